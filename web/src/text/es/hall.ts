/** What the hall says of an event, whatever its format. */
import brackets from "../../../../src/cardhall/messages/es/brackets.ftl";
import caller from "../../../../src/cardhall/messages/es/caller.ftl";
import desk from "../../../../src/cardhall/messages/es/desk.ftl";
import freezeout from "../../../../src/cardhall/messages/es/freezeout.ftl";
import hall from "../../../../src/cardhall/messages/es/hall.ftl";
import ledger from "../../../../src/cardhall/messages/es/ledger.ftl";
import night from "../../../../src/cardhall/messages/es/night.ftl";
import swiss from "../../../../src/cardhall/messages/es/swiss.ftl";

export default [...brackets, ...caller, ...desk, ...freezeout, ...hall, ...ledger, ...night, ...swiss];
