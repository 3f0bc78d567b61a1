/** What the hall says of an event, whatever its format. */
import desk from "../../../../src/cardhall/messages/es/desk.ftl";
import hall from "../../../../src/cardhall/messages/es/hall.ftl";

export default [...desk, ...hall];
