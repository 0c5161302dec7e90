import { mount } from "svelte";

import App from "./App.svelte";
import { router } from "./lib/route.svelte";
import { applied } from "./lib/settings.svelte";
import "./look/tokens.css";
import "./look/base.css";

applied();
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applied);
router.start();
mount(App, { target: document.getElementById("app")! });
