import { mount } from "svelte";
import { reloadWhereAPartIsGone } from "./again";
import App from "./App.svelte";
import { router } from "./router.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { words } from "./text";
import { unfetched } from "./text/unfetched";

reloadWhereAPartIsGone();
const target = document.getElementById("app");
void router.here.route?.load(router.here.params).catch(() => undefined); // the page sets out beside the words of its frame
words("common").then(
  () => target && mount(App, { target }),
  () => target && unfetched(target),
);
