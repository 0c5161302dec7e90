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
  const whole = (name: string) => {
    const given = url.searchParams.get(name) ?? "";
    return /^\d{1,6}$/.test(given) ? Number(given) : null;
  };
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

/** The tokens of one's own link `/g/ID#TOKEN,TOKEN`. */
export function ownTokens(url: URL): string[] {
  return url.pathname.startsWith("/g/") && url.hash.length > 1 ? decodeURIComponent(url.hash.slice(1)).split(",") : [];
}

/** One's own link to a seat or more, for another device; whoever has it sits there. */
export function ownLink(id: string, tokens: readonly string[]): string {
  return `${location.origin}/g/${id}#${tokens.map(encodeURIComponent).join()}`;
}

export function invitationLink(id: string, invitation: string): string {
  return `${location.origin}/join/${id}#${encodeURIComponent(invitation)}`;
}

export function momentLink(id: string, at: number, seat: number | null): string {
  return `${location.origin}/g/${id}/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`;
}

/** Tokens move from the address into this browser and are wiped from where they can be looked at or shared. */
function takeTokens(route: Route): boolean {
  const tokens = ownTokens(new URL(location.href));
  if (route.page !== "game" || !tokens.length) return false;
  keepLinked(route.id, tokens);
  history.replaceState(null, "", location.pathname);
  return true;
}

class Router {
  now: Route = $state.raw({ page: "nowhere" });
  tokens = $state(0); // how often some have been taken from the address: with new ones a table is entered anew

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
    if (takeTokens(route)) this.tokens++;
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
