/** What to ask the server about when something is tapped that cannot be chosen: the notation that is refused. */
import type { Session } from "../../lib/session.svelte";
import { boardOf, mySeat, printed, type Champion, type Seen } from "./board";

/** Questions in which cards are played; everywhere else things are only chosen. */
const PLAYING = ["ask-main", "ask-initiative", "ask-last-chance"];

function asked(session: Session): string {
  return session.view?.question?.key ?? "";
}

/** Undefined: nobody would expect to choose it now, so a tap only looks at it. */
export function probeOf(session: Session, champion: Champion): string | undefined {
  const name = `${champion.card}#${champion.id}`;
  const key = asked(session);
  const mine = champion.controller === mySeat(session);
  if (key === "ask-main" || key === "ask-group") return mine ? `attack ${name}` : undefined;
  if (key === "ask-block") return mine ? `block ${name}` : undefined;
  if (PLAYING.includes(key)) return mine && printed(session, champion.card).powers ? `power ${name} 1` : undefined;
  return key === "ask-target" || key === "ask-targets" || key === "ask-split" ? `champion ${name}` : undefined;
}

export function probeOfCard(session: Session, { id, card }: Seen): string {
  return `${PLAYING.includes(asked(session)) ? "play" : "card"} ${card}#${id}`;
}

export function probeOfPlayer(session: Session, seat: number): string | undefined {
  const key = asked(session);
  const wanted = ["ask-whom", "ask-target", "ask-targets", "ask-split"].includes(key);
  return wanted && !boardOf(session).players[seat]?.out ? `player ${seat}` : undefined;
}
