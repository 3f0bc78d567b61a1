/** What the hall says of an event, whatever its format. */
import brackets from "../../../../src/cardhall/messages/fr/brackets.ftl";
import caller from "../../../../src/cardhall/messages/fr/caller.ftl";
import desk from "../../../../src/cardhall/messages/fr/desk.ftl";
import freezeout from "../../../../src/cardhall/messages/fr/freezeout.ftl";
import hall from "../../../../src/cardhall/messages/fr/hall.ftl";
import ledger from "../../../../src/cardhall/messages/fr/ledger.ftl";
import night from "../../../../src/cardhall/messages/fr/night.ftl";
import swiss from "../../../../src/cardhall/messages/fr/swiss.ftl";

export default [...brackets, ...caller, ...desk, ...freezeout, ...hall, ...ledger, ...night, ...swiss];
