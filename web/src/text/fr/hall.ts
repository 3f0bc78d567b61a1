/** What the hall says of an event, whatever its format. */
import desk from "../../../../src/cardhall/messages/fr/desk.ftl";
import hall from "../../../../src/cardhall/messages/fr/hall.ftl";

export default [...desk, ...hall];
