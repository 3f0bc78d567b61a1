/** A catalogue of messages, parsed when the pages were built (tools/messages.ts). */
declare module "*.ftl" {
  const entries: import("@fluent/bundle").FluentResource["body"];
  export default entries;
}
