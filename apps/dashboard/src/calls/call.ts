import type { Answer, Route, RouteRequest } from '@vitrine/contract/define-route';
import type { RefusalBody } from '@vitrine/contract/errors';
import { csrfHeader, renewCsrfToken } from './csrf.ts';
import { ApiFailure } from './failures.ts';

const CSRF_REFUSED = 419;
const SIGNED_OUT = 401;

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

interface CallOptions {
  /** The caller deals with a 401 itself: signing in, and asking who is signed in. */
  answersSignedOut?: boolean;
  signal?: AbortSignal;
}

/** Told when the call was sent (performance.now()); resolves true when it may be sent again, for somebody has signed in. */
type OnSignedOut = (sentAt: number) => Promise<boolean>;

let onSignedOut: OnSignedOut | null = null;

/** Says what happens when any call finds that the session has ended; the call waits for the answer. */
export const whenSignedOut = (listener: OnSignedOut): void => {
  onSignedOut = listener;
};

const entries = (given: unknown): [string, string][] =>
  Object.entries(given ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));

/** '/configurators/:configuratorId' with its parameters and query filled in, below /api. */
export const addressOf = (path: string, sent: Sent): string => {
  const filled = entries(sent.params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(entries(sent.query)).toString();
  return `/api${filled}${query === '' ? '' : `?${query}`}`;
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return {};
  }
};

const send = async (method: string, path: string, sent: Sent, signal?: AbortSignal): Promise<Response> =>
  fetch(addressOf(path, sent), {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method !== 'GET' && (await csrfHeader())),
    },
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    ...(signal && { signal }),
  });

const sendWithCsrf = async (method: string, path: string, sent: Sent, signal?: AbortSignal): Promise<Response> => {
  const response = await send(method, path, sent, signal);
  if (response.status !== CSRF_REFUSED) return response;
  await renewCsrfToken();
  return send(method, path, sent, signal);
};

/** Sends, and sends again for as long as a session that ended is opened anew. */
const sendSignedIn = async (method: string, path: string, sent: Sent, options: CallOptions): Promise<Response> => {
  const sentAt = performance.now();
  const response = await sendWithCsrf(method, path, sent, options.signal);
  const again = response.status === SIGNED_OUT && !options.answersSignedOut && (await onSignedOut?.(sentAt));
  return again ? sendSignedIn(method, path, sent, options) : response;
};

/**
 * Calls one route of the contract: `call<typeof sessionRoutes.signIn>('POST', '/login', { body })`. The route gives types only,
 * so that no schema reaches the browser. Resolves with what `data` holds; rejects with ApiFailure or the network's own error.
 */
export const call = async <R extends Route>(
  method: R['method'],
  path: R['path'],
  sent: RouteRequest<R>,
  options: CallOptions = {},
): Promise<Answer<R>> => {
  const response = await sendSignedIn(method, path, sent as Sent, options);
  const body = await readBody(response);
  if (response.ok) return ((body as { data?: unknown }).data ?? body) as Answer<R>;
  throw new ApiFailure(response.status, response.statusText, body as Partial<RefusalBody>);
};
