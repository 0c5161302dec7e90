/** My games: kept in this browser. A token is the seat itself, so nothing of this is ever sent but to its table. */
export interface Kept {
  id: string;
  game: string;
  tokens: Record<string, string>; // by seat
  invitations: Record<string, string>; // of seats that I may give away
  seen: number; // when I was last there, ms
}

const KEY = "igroteka.games";
const LINKED = "link"; // stands for a seat until the table has told which one it is

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export const kept: { games: Kept[] } = $state({ games: read() });

function write(games: Kept[]): void {
  kept.games = games.sort((a, b) => b.seen - a.seen);
  localStorage.setItem(KEY, JSON.stringify(kept.games));
}

export function find(id: string): Kept | undefined {
  return kept.games.find((game) => game.id === id);
}

/** Remember a seat or more at a table. */
export function keep(id: string, game: string, tokens: Record<string, string>, invitations: Record<string, string> = {}): void {
  const old = find(id);
  const now: Kept = {
    id,
    game: game || old?.game || "",
    tokens: { ...old?.tokens, ...tokens },
    invitations: { ...old?.invitations, ...invitations },
    seen: Date.now(),
  };
  write([now, ...kept.games.filter((other) => other.id !== id)]);
}

/** Tokens that came by their link, in the order of the seats; which these are, the table will say. */
export function keepLinked(id: string, tokens: readonly string[]): void {
  const known = Object.values(find(id)?.tokens ?? {});
  const fresh = tokens.filter((token) => !known.includes(token));
  keep(id, "", Object.fromEntries(fresh.map((token, n) => [`${LINKED}${n}`, token])));
}

/** We are at this table now; the seats of linked tokens are known by now. */
export function visited(id: string, game: string, yours: readonly number[]): void {
  const old = find(id);
  if (!old) return;
  const isLinked = (seat: string) => seat.startsWith(LINKED);
  const linked = Object.keys(old.tokens).filter(isLinked);
  const seats = yours.filter((seat) => !(seat in old.tokens));
  const seated = ([seat, token]: [string, string]) => [isLinked(seat) ? seats[linked.indexOf(seat)] : seat, token];
  // A token that is worth nothing leaves one seat too few: then nothing is known.
  if (seats.length === linked.length) old.tokens = Object.fromEntries(Object.entries(old.tokens).map(seated));
  keep(id, game, {});
}

export function forget(id: string): void {
  write(kept.games.filter((game) => game.id !== id));
}
