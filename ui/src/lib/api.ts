/** Requests to the server. Whatever is refused is thrown as `RequestRefused`, ready to be put into words. */
import type { Joined, Made, Moment, NewGame, Problem, Replay, Rule, Said, Sort, Summary } from "./protocol";

export class RequestRefused extends Error {
  constructor(readonly why: Said) {
    super(why.key);
  }
}

const OFFLINE: Said = { key: "web-offline", args: {}, clause: null };

async function request<T>(path: string, body?: unknown): Promise<T> {
  const sent: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new RequestRefused(OFFLINE);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new RequestRefused(problem?.error ?? OFFLINE);
  }
  return (await answer.json()) as T;
}

export async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new RequestRefused(OFFLINE);
  return answer.text();
}

export const api = {
  sorts: () => request<Sort[]>("/api/sorts"),
  make: (wanted: NewGame) => request<Made>("/api/games", wanted),
  watchable: () => request<Summary[]>("/api/games"),
  summary: (id: string) => request<Summary>(`/api/games/${id}`),
  join: (id: string, invitation: string, name: string) =>
    request<Joined>(`/api/games/${id}/join`, { invitation, name }),
  replay: (id: string) => request<Replay>(`/api/games/${id}/replay`),
  moment: (id: string, moment: number, seat: number | null) =>
    request<Moment>(`/api/games/${id}/moments/${moment}${seat === null ? "" : `?seat=${seat}`}`),
  record: (id: string) => `/api/games/${id}/record`,
  rules: (game: string) => request<Rule[]>(`/api/rules/${game}`),
  box: (game: string) => request<Record<string, unknown>>(`/api/box/${game}`),
  words: (lang: string, game = "") => text(`/api/words/${lang}${game && `/${game}`}`),
};
