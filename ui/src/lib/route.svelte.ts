/** Where we are. Five kinds of address, read by one function; links are followed without loading the page anew. */
import { keepLinked } from "./kept.svelte";

export type Route =
  | { page: "lobby"; over: string } // `over`: what is laid over it, after #
  | { page: "game"; id: string }
  | { page: "replay"; id: string; at: number; seat: number | null }
  | { page: "join"; id: string; invitation: string }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "nowhere" };

const ID = "([A-Za-z0-9_-]+)";

/** `/`, `/g/ID`, `/g/ID/replay?at=N&seat=S`, `/join/ID#INVITATION`, `/rules/GAME#CLAUSE`. */
export function read(url: URL): Route {
  const fragment = decodeURIComponent(url.hash.slice(1));
  const whole = (name: string) => (/^\d{1,6}$/.test(url.searchParams.get(name) ?? "") ? Number(url.searchParams.get(name)) : null);
  const found = (pattern: string) => new RegExp(`^${pattern}/?$`).exec(url.pathname)?.[1];
  if (url.pathname === "/") return { page: "lobby", over: fragment };
  const game = found(`/g/${ID}`);
  if (game) return { page: "game", id: game };
  const replay = found(`/g/${ID}/replay`);
  if (replay) return { page: "replay", id: replay, at: whole("at") ?? 0, seat: whole("seat") };
  const join = found(`/join/${ID}`);
  if (join) return { page: "join", id: join, invitation: fragment };
  const rules = found(`/rules/${ID}`);
  if (rules) return { page: "rules", game: rules, clause: fragment || null };
  return { page: "nowhere" };
}

/** The token of one's own link `/g/ID#TOKEN`. */
export function ownToken(url: URL): string | null {
  return url.pathname.startsWith("/g/") && url.hash.length > 1 ? decodeURIComponent(url.hash.slice(1)) : null;
}

/** One's own link to a seat, for another device; whoever has it sits there. */
export function ownLink(id: string, token: string): string {
  return `${location.origin}/g/${id}#${encodeURIComponent(token)}`;
}

export function invitationLink(id: string, invitation: string): string {
  return `${location.origin}/join/${id}#${encodeURIComponent(invitation)}`;
}

export function momentLink(id: string, at: number, seat: number | null): string {
  return `${location.origin}/g/${id}/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`;
}

/** A token moves from the address into this browser and is wiped from where it can be looked at or shared. */
function takeToken(route: Route): boolean {
  const token = ownToken(new URL(location.href));
  if (route.page !== "game" || !token) return false;
  keepLinked(route.id, token);
  history.replaceState(null, "", location.pathname);
  return true;
}

class Router {
  now: Route = $state.raw({ page: "nowhere" });
  tokens = $state(0); // how many have been taken from the address: with a new one a table is entered anew

  /** Follow the address and every change of it. */
  start(): void {
    this.arrive();
    window.addEventListener("popstate", () => this.arrive());
    window.addEventListener("click", (event) => this.follow(event));
  }

  /** `replace`: the address of the same page, not a step to go back to. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.arrive();
    if (!replace) window.scrollTo(0, 0);
  }

  private arrive(): void {
    const route = read(new URL(location.href));
    if (takeToken(route)) this.tokens++;
    this.now = route;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.button || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (read(new URL(link.href)).page === "nowhere") return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
