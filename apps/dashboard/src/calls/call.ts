import type { Answer, Route, RouteRequest } from '@vitrine/contract/define-route';
import type { ErrorBody } from '@vitrine/contract/errors';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { ApiError, SIGNED_OUT } from './api-error.ts';
import { attendanceHeader } from './attendance.ts';
import { CSRF_INVALID, csrfHeader, renewCsrfToken } from './csrf-token.ts';
import { sendForm } from './send-form.ts';

interface CallInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

interface CallOptions {
  /** The caller handles a 401 itself: signing in, and reading the current user. */
  answersSignedOut?: boolean;
  /** The page's document has requested it already: only a call without headers gets that answer. */
  preloaded?: boolean;
  /** It arrives although the page is closing. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Takes when the call was sent (performance.now()); resolves true when it can be sent again after a sign-in. */
type OnSignedOut = (sentAt: number) => Promise<boolean>;

let onSignedOut: OnSignedOut | null = null;

/** Sets the handler for calls that find the session ended; the call waits for its answer. */
export const whenSignedOut = (listener: OnSignedOut): void => {
  onSignedOut = listener;
};

const entries = (input: unknown): [string, string][] =>
  Object.entries(input ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));

/** '/configurators/:configuratorId' with its parameters and query filled in, below /api. */
export const addressOf = (path: string, sent: CallInput): string => {
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

/** Browsers reject a call without an answer with a TypeError, each in its own words. */
const withoutAnswer = (error: unknown): never => {
  throw error instanceof TypeError ? new Error(uiMessages.noConnection, { cause: error }) : error;
};

const send = async (
  method: string,
  path: string,
  sent: CallInput,
  { preloaded, keepalive, signal }: CallOptions,
): Promise<Response> =>
  fetch(addressOf(path, sent), {
    method,
    credentials: 'same-origin',
    headers: preloaded
      ? {}
      : {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'Accept-Language': currentLocale(),
          ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(method === 'GET' ? attendanceHeader() : await csrfHeader()),
        },
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
  });

/** Sends, and sends again each time that an ended session is opened again. */
const sendSignedIn = async (sending: () => Promise<Response>, options: CallOptions): Promise<Response> => {
  const sentAt = performance.now();
  const answered = (): Promise<Response> => sending().catch(withoutAnswer);
  const first = await answered();
  if (first.status === CSRF_INVALID) await renewCsrfToken().catch(withoutAnswer);
  const response = first.status === CSRF_INVALID ? await answered() : first;
  const again = response.status === SIGNED_OUT && !options.answersSignedOut && (await onSignedOut?.(sentAt));
  return again ? sendSignedIn(sending, options) : response;
};

/** An envelope has `data` only; other responses may have `data` beside other fields. */
const isWrapped = (body: unknown): body is { data: unknown } =>
  typeof body === 'object' && body !== null && Object.keys(body).join() === 'data';

const read = async <R extends Route>(response: Response): Promise<Answer<R>> => {
  const body = await readBody(response);
  if (response.ok) return (isWrapped(body) ? body.data : body) as Answer<R>;
  throw new ApiError(response.status, response.statusText, body as Partial<ErrorBody>);
};

/**
 * Calls one route of the contract: `call<typeof sessionRoutes.signIn>('POST', '/login', { body })`. Only its type is
 * used, so that no schema reaches the browser. Resolves with `data`; rejects with ApiError or the network's error.
 */
export const call = async <R extends Route>(
  method: R['method'],
  path: R['path'],
  sent: RouteRequest<R>,
  options: CallOptions = {},
): Promise<Answer<R>> => {
  const input = sent as CallInput;
  return read<R>(await sendSignedIn(() => send(method, path, input, options), options));
};

/** Calls a route that answers with a file, and takes a body that belongs in no address. */
export const callFile = async <R extends Route>(
  method: R['method'],
  path: R['path'],
  sent: RouteRequest<R>,
): Promise<Blob> => {
  const response = await sendSignedIn(() => send(method, path, sent as CallInput, {}), { answersSignedOut: true });
  return response.ok ? response.blob() : (read<R>(response) as Promise<never>);
};

interface Upload {
  params: unknown;
  query?: unknown;
  form: FormData;
  /** The uploaded part, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Calls a route that takes a form with files, reports the progress, and stops on the signal. */
export const upload = async <R extends Route>(
  path: R['path'],
  { params, query, ...input }: Upload,
): Promise<Answer<R>> => {
  const address = addressOf(path, { params, query });
  const sending = async (): Promise<Response> => {
    const headers = {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      'X-Requested-With': 'XMLHttpRequest',
      ...(await csrfHeader()),
    };
    return sendForm(address, headers, input);
  };
  return read<R>(await sendSignedIn(sending, {}));
};
