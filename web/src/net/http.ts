/** The server's HTTP side. */
import type {
  Claimed,
  Created,
  DeviceLink,
  GameInfo,
  GameLog,
  Nearby,
  NewRoom,
  Prospect,
  OptionWins,
  Recovery,
  RoomInfo,
} from '~/wire/http';
import { signal } from '@preact/signals';
import { heardInAnswer } from './clock';
import type { Refused } from '~/wire/room';

/** The path below which the server is, as its pages have it; empty for none. */
function basePath(): string {
  return document.documentElement.dataset['base'] ?? '';
}

/** Where something is on the server. */
export function hrefOf(path: string): string {
  return basePath() + path;
}

/** The path of something on the server, of where it is. */
export function pathOf(pathname: string): string {
  return pathname.startsWith(hrefOf('/')) ? pathname.slice(basePath().length) : pathname;
}

/** The build of the client that the page is of, as the server has written it; empty while it is developed. */
export function buildOfPage(): string {
  return document.documentElement.dataset['build'] ?? '';
}

/** Whether something in front of the server asks for a login before it lets anyone through. */
export const signedOut = signal(false);

/** Whether the server has a newer page than this one. */
export const hasNewerPage = signal(false);

/** A request that was refused, or that found no server (`offline`). */
export class ApiError extends Error {
  readonly refused: Refused;
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;

  constructor(refused: Refused, status: number) {
    super(refused.message);
    this.refused = refused;
    this.status = status;
  }

  /** Whether asking again could help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The refusal behind whatever a request threw. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof ApiError) return error.refused;
  return { code: 'internal', message: 'Something went wrong.' };
}

let guest: Promise<unknown> | null = null;

/** Makes sure that this browser has its guest cookie. */
export function ensureGuest(): Promise<unknown> {
  guest ??= request('/api/me').catch((error: unknown) => {
    guest = null;
    throw error;
  });
  return guest;
}

/** The cookie may be gone or another guest's: requests it again before the next need. */
export function forgetGuest(): void {
  guest = null;
}

/**
 * Throws if the server takes this page for another website's. A handshake that is refused for that
 * does not say so.
 */
export async function checkOrigin(): Promise<void> {
  await request('/api/request', {}).catch((error: unknown) => {
    if (refusedBy(error).code === 'wrong_origin') throw error;
  });
}

let games: Promise<GameInfo[]> | null = null;

/** The games of the server, which are the same for as long as the page lives. */
export function fetchGames(): Promise<GameInfo[]> {
  games ??= request<GameInfo[]>('/api/games').catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export function fetchProspect(game: string, options: unknown): Promise<Prospect> {
  return request<Prospect>(`/api/games/${game}/prospect`, options);
}

export function fetchWins(game: string, options: unknown): Promise<OptionWins> {
  return request<OptionWins>(`/api/games/${game}/wins`, options);
}

/** The host of a new table: a guest with that name, or without one. */
export function hostOf(name: string | null): Pick<NewRoom, 'name' | 'unnamed'> {
  return name === null ? { unnamed: true } : { name };
}

export async function createRoom(room: NewRoom): Promise<string> {
  await ensureGuest();
  const created = await request<Created>('/api/rooms', room);
  return created.code;
}

/** Where others in the server's network find it, if this browser is on its machine. */
export async function fetchNearby(): Promise<string[]> {
  const { origins } = await request<Nearby>('/api/nearby');
  return origins;
}

export function fetchRoom(code: string): Promise<RoomInfo> {
  return request<RoomInfo>(`/api/rooms/${code}`);
}

export async function fetchLog(code: string, game: number): Promise<unknown[]> {
  const log = await request<GameLog>(`${gameAddress(code, game)}/log`);
  return log.lines;
}

/** The beginning of the addresses for the remains of a game. */
export function gameAddress(code: string, game: number): string {
  return `/api/rooms/${code}/games/${game}`;
}

/** A one-time token with which another browser becomes this guest. */
export async function createLink(): Promise<string> {
  await ensureGuest();
  const link = await request<DeviceLink>('/api/me/link', {});
  return link.token;
}

/** When this guest's recovery code was made; null where there is none. */
export async function fetchRecovery(): Promise<number | null> {
  await ensureGuest();
  const recovery = await request<Recovery>(RECOVERY);
  return recovery.made_at;
}

/** A recovery code, in place of the one before. */
export async function createRecoveryCode(): Promise<string> {
  await ensureGuest();
  const code = await request<DeviceLink>(RECOVERY, {});
  return code.token;
}

export async function revokeRecoveryCode(): Promise<void> {
  await request(RECOVERY, undefined, 'DELETE');
}

/** The name of the guest whom a recovery code leads to, where one is known. It changes nothing. */
export async function fetchClaimedName(code: string): Promise<string | null> {
  const link: DeviceLink = { token: code };
  const { name } = await request<Claimed>('/api/me/claim/name', link);
  return name;
}

/** Makes this browser the guest who created the link or the recovery code. */
export async function claimLink(token: string): Promise<void> {
  await ensureGuest();
  const link: DeviceLink = { token };
  await request('/api/me/claim', link);
  forgetGuest();
}

/**
 * As JSON without halves of characters, which a field can cut off and the server can't read: what holds
 * them would be refused whole.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '') : part,
  );
}

const RECOVERY = '/api/me/recovery';
/** How long a request may take, in milliseconds. */
const REQUEST_TIMEOUT = 15_000;
const NO_CONTENT = 204;

declare global {
  interface Window {
    /** Requests that `first-paint.js` made while the script was on its way, by their paths. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** The answer to an early request, for the first that needs it: later it may be another. */
function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[path];
  delete window.earlyAnswers?.[path];
  return answer;
}

/**
 * Asks the server, or posts `body` unless another method is named, and gives its answer; throws an
 * `ApiError` where it refuses or is not there.
 */
export async function request<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const init: RequestInit = {
    // The server itself leads nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  };
  init.method = method ?? (body === undefined ? 'GET' : 'POST');
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    // A text already made goes as it is.
    init.body = body instanceof Blob ? body : toJson(body);
  }
  let response: Response;
  try {
    const early = init.method === 'GET' ? takeEarlyAnswer(path) : undefined;
    response = await (early ?? fetch(hrefOf(path), init));
    // An early request may have been answered long ago.
    if (!early) heardInAnswer(response);
  } catch {
    throw offline();
  }
  let answer: unknown = null;
  try {
    if (response.status !== NO_CONTENT) answer = await response.json();
  } catch {
    // It broke off, or is not the server's: on the way to it others may answer in its place.
    if (response.ok && !asksForLogin(response)) throw offline();
  }
  signedOut.value = !isRefused(answer) && asksForLogin(response);
  if (signedOut.value) throw new ApiError({ code: 'signed_out', message: 'Sign in again.' }, 0);
  if (!response.ok) throw new ApiError(asRefused(answer), response.status);
  return answer as T;
}

function offline(): ApiError {
  return new ApiError({ code: 'offline', message: 'The server cannot be reached.' }, 0);
}

/** Whether an answer that is none of the server's is that of a gate in front of it. */
function asksForLogin({ type, status, ok, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return type === 'opaqueredirect' || [401, 403, 407, 511].includes(status) || (ok && isPage);
}

function isRefused(answer: unknown): answer is { code: unknown; message: unknown } {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}

function asRefused(answer: unknown): Refused {
  if (isRefused(answer)) {
    return { ...answer, code: String(answer.code), message: String(answer.message) };
  }
  return { code: 'internal', message: 'The server could not answer.' };
}
