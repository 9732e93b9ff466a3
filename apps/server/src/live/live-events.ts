import websocket from '@fastify/websocket';
import { liveLimits } from '@vitrine/contract/live/events';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { maySeeEvent } from '@vitrine/domain/policies/scope';
import { lacksSecondStep } from '@vitrine/domain/policies/second-step';
import { LIVE_CHANNEL } from '@vitrine/store/live/channel';
import { readSessionRights, type SessionRights } from '@vitrine/store/session/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../accounts/caller.ts';
import type { KnownCallers } from '../accounts/known-callers.ts';
import { networkOf } from '../network-of.ts';
import { isForeignOrigin } from '../plugins/csrf.ts';
import type { Services } from '../services.ts';
import type { LiveMessage } from './publish.ts';

const FRAME_BYTES = 4_096;
const SOCKETS_A_USER = 20;
/** Sockets of a network whose user is not known yet. */
const UNKNOWN_SOCKETS_A_NETWORK = 50;
/** The WebSocket close code for it. */
const TRY_LATER = 1013;
/** The longest time until an ended session, or one whose rights changed, closes its sockets. */
const LOOK_EVERY_MS = 1_500;

interface Listener {
  socket: WebSocket;
  caller: Caller;
  /** The rights at the handshake. */
  rights: string;
  alive: boolean;
}

/** `/ws`: sends live events to the browsers that may see them. */
export async function liveEvents(app: FastifyInstance, services: Services, callers: KnownCallers): Promise<void> {
  const listeners = new Set<Listener>();
  const unknown = new Map<string, number>();
  const listening = await services.listen(LIVE_CHANNEL, (payload) => broadcast(listeners, payload));
  const looking = setInterval(() => void closeOutdated(services, listeners).catch(() => undefined), LOOK_EVERY_MS);
  const pinging = setInterval(() => pingAll(listeners), liveLimits.pingEveryMs);
  for (const timer of [looking, pinging]) timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearInterval(pinging);
    await listening.stop();
  });

  await app.register(websocket, { options: { maxPayload: FRAME_BYTES } });
  app.get('/ws', { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    const network = networkOf(request.ip);
    const others = unknown.get(network) ?? 0;
    if (others >= UNKNOWN_SOCKETS_A_NETWORK) return socket.close(TRY_LATER);
    unknown.set(network, others + 1);
    const admitted = admit({ callers, config: services.config }, request, socket).finally(() =>
      countDown(unknown, network),
    );
    // The database may be away: the browser reconnects after a while.
    admitted.catch(() => socket.close(TRY_LATER));
    void admitted.then(
      (caller) => {
        // It may have gone while the database was asked, and would never leave the list.
        if (socket.readyState !== socket.OPEN) return;
        if (!caller) return socket.close(liveLimits.sessionEnded);
        if (tooMany(listeners, caller)) return socket.close(TRY_LATER);
        const listener: Listener = { socket, caller, rights: textOf(rightsOf(caller)), alive: true };
        listeners.add(listener);
        socket.on('pong', () => {
          listener.alive = true;
        });
        socket.on('close', () => listeners.delete(listener));
      },
      () => undefined,
    );
  });
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

/** By the session's cookie from a page of the product, or by a first frame `{ token }` of a program. */
async function admit(
  { callers, config }: { callers: KnownCallers; config: Services['config'] },
  request: FastifyRequest,
  socket: WebSocket,
): Promise<Caller | null> {
  const cookie = request.cookies[sessionLimits.cookieName];
  const found = cookie
    ? { token: cookie, by: 'cookie' as const }
    : { token: await firstToken(socket), by: 'bearer' as const };
  // Browsers send the cookie automatically, so only a page of the product may use it here, and a page always names its
  // origin.
  if (found.by === 'cookie' && (!request.headers.origin || isForeignOrigin(request, config))) return null;
  // An open page, or one that reconnects automatically, is no use of the session.
  const { token, by } = found;
  const caller = token ? await callers.find({ token, by }, { isUse: false, isChange: true }) : null;
  return caller && !lacksSecondStep(caller) ? caller : null;
}

const firstToken = (socket: WebSocket): Promise<string | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), liveLimits.tokenWithinMs);
    const settle = (token: string | null): void => {
      clearTimeout(timer);
      resolve(token);
    };
    socket.once('message', (data: Buffer) => settle(readToken(data.toString('utf8'))));
    socket.once('close', () => settle(null));
  });

function readToken(text: string): string | null {
  try {
    const { token } = JSON.parse(text) as { token?: unknown };
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

const tooMany = (listeners: ReadonlySet<Listener>, { user }: Caller): boolean =>
  [...listeners].filter(({ caller }) => caller.user.id === user.id).length >= SOCKETS_A_USER;

/** Any database user may write to the channel; messages of another form are ignored. */
function readMessage(payload: string): LiveMessage | null {
  try {
    const message = JSON.parse(payload) as Partial<LiveMessage> | null;
    return message?.frame && message.audience ? (message as LiveMessage) : null;
  } catch {
    return null;
  }
}

function broadcast(listeners: ReadonlySet<Listener>, payload: string): void {
  const message = readMessage(payload);
  if (!message) return;
  const { frame, audience } = message;
  const text = JSON.stringify(frame);
  for (const { socket, caller } of listeners) if (maySeeEvent(caller.scope, audience)) socket.send(text);
}

/** The rights of a caller as they were read with its session. */
const rightsOf = ({ user, organisation, reseller, hasSecondStep }: Caller): SessionRights => ({
  groupId: user.groupId,
  organisationId: user.organisationId,
  permissions: user.permissions,
  parentId: reseller ? (organisation?.id ?? null) : null,
  lacksSecondStep: lacksSecondStep({ organisation, reseller, hasSecondStep }),
});

const textOf = ({ groupId, organisationId, permissions, parentId, lacksSecondStep }: SessionRights): string =>
  JSON.stringify([groupId, organisationId, [...permissions].sort(), parentId, lacksSecondStep]);

/**
 * Closes sockets whose session was ended, revoked, deleted, expired, or has other rights than at the handshake: one
 * query for all sockets.
 */
async function closeOutdated({ db, clock }: Services, listeners: Set<Listener>): Promise<void> {
  const looked = [...listeners];
  const hashes = [...new Set(looked.map(({ caller }) => caller.tokenHash))];
  const current = await readSessionRights(db, hashes, clock());
  for (const listener of looked) {
    const rights = current.get(listener.caller.tokenHash);
    if (rights && textOf(rights) === listener.rights) continue;
    // From this moment it gets no more events, however long closing takes.
    listeners.delete(listener);
    listener.socket.close(rights ? liveLimits.rightsChanged : liveLimits.sessionEnded);
  }
}

function pingAll(listeners: ReadonlySet<Listener>): void {
  for (const listener of listeners) {
    if (!listener.alive) listener.socket.terminate();
    listener.alive = false;
    listener.socket.ping();
  }
}
