/** That it is my decision, for somebody who looks elsewhere: the title and the icon of the tab, and sounds. */
import type { Entry, View } from "./protocol";
import type { Session } from "./session.svelte";
import { play, sound } from "./sounds";

/** Keep the tab in step with a table; to be called while a component is made. */
export function notify(session: Session): void {
  $effect(() => {
    const game = session.view && session.spoken ? session.words.name("game", session.view.game) : "";
    const mine = session.mine;
    if (game) document.title = session.words.say(mine ? "web-title-yours" : "web-title", { name: game });
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
  });

  let before: View | null = null;
  let known: Entry[] = [];
  let silent = true; // what is shown on arrival or after a break is no news
  $effect(() => {
    if (!session.connected) silent = true;
  });
  $effect(() => {
    const view = session.view;
    if (!view || view === before) return;
    const news = session.log.slice(known.length).flatMap((entry) => entry.lines);
    const wanted = before && !silent && view.seq !== before.seq ? sound(before, view, news) : null;
    if (wanted) play(wanted);
    [before, known, silent] = [view, session.log, false];
  });
}
