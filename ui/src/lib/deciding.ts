/** Options as buttons, and whom we wait for. */
import type { Deed } from "../parts/ActionBar.svelte";
import type { Offer } from "./protocol";
import type { Session } from "./session.svelte";

/** The button that takes this option. */
export function deed(session: Session, offer: Offer): Deed {
  return { label: session.words.tell(offer), run: () => session.act(offer), decides: offer.notation };
}

/** Whom we wait for. With more than one rival nobody is told who is asked: that may be a secret. */
export function onlyRival(session: Session): string {
  const view = session.view;
  const rivals = (view?.places ?? []).map((place, seat) => ({ place, seat })).filter(({ seat }) => seat !== view?.you);
  const [rival] = rivals;
  if (view?.you === null) return session.words.say("web-waiting-players");
  if (!view || rivals.length !== 1 || !rival) return session.words.say("web-waiting");
  if (rival.place.open) return session.words.say("web-waiting-open");
  const state = rival.place.bot ? "bot" : rival.place.online ? "online" : "away";
  return session.words.say("web-waiting-for", { player: rival.seat, state });
}
