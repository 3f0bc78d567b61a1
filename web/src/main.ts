import { mount } from "svelte";
import { reloadWhereAPartIsGone } from "./again";
import App from "./App.svelte";
import { router } from "./router.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/still.css";
import { painted, takeOver } from "./still";
import { words } from "./text";
import { unfetched } from "./text/unfetched";

reloadWhereAPartIsGone();
const target = document.getElementById("app");
void router.here.route?.load(router.here.params).catch(() => undefined); // the page sets out beside the words of its frame
Promise.all([words("common"), painted()]).then(
  () => {
    if (!target) return;
    takeOver(target);
    mount(App, { target });
  },
  () => target && unfetched(target),
);
