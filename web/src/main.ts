import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { addMessages, startLanguage } from "./lib/i18n";
import { applyTheme } from "./lib/settings";

applyTheme();
await startLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
void addMessages("refusals").catch(() => null); // what may go wrong is read while nothing has
