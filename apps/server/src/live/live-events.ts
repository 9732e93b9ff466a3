import websocket from '@fastify/websocket';
import { liveLimits } from '@vitrine/contract/live/events';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { listGoodSessions } from '@vitrine/store/session/queries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isForeignOrigin } from '../plugins/csrf.ts';
import { type Caller, findCaller, lacksSecondStep } from '../plugins/session.ts';
import type { Services } from '../services.ts';
import { maySee, type Told } from './publish.ts';

const FRAME_BYTES = 4_096;
const SOCKETS_A_USER = 20;
/** WebSocket's own code for it. */
const TRY_LATER = 1013;
/** A session that ended anywhere closes its sockets within this. */
const LOOK_EVERY_MS = 1_500;

interface Listener {
  socket: WebSocket;
  caller: Caller;
  alive: boolean;
}

/** `/ws`: what happens elsewhere, told to the browsers that may see it (decision B6). */
export async function liveEvents(app: FastifyInstance, services: Services): Promise<void> {
  const listeners = new Set<Listener>();
  const stopListening = await services.listen((payload) => tell(listeners, payload));
  const looking = setInterval(() => void closeEnded(services, listeners).catch(() => undefined), LOOK_EVERY_MS);
  const pinging = setInterval(() => pingAll(listeners), liveLimits.pingEveryMs);
  for (const timer of [looking, pinging]) timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearInterval(pinging);
    await stopListening();
  });

  await app.register(websocket, { options: { maxPayload: FRAME_BYTES } });
  app.get('/ws', { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    const admitted = admit(services, request, socket);
    // The database may be away: the browser comes again after a while.
    admitted.catch(() => socket.close(TRY_LATER));
    void admitted.then(
      (caller) => {
        if (!caller) return socket.close(liveLimits.sessionEnded);
        if (tooMany(listeners, caller)) return socket.close(TRY_LATER);
        const listener: Listener = { socket, caller, alive: true };
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

/** By the session's cookie from a page of ours, or by a first frame `{ token }` of a program. */
async function admit(
  { db, clock, config }: Services,
  request: FastifyRequest,
  socket: WebSocket,
): Promise<Caller | null> {
  const cookie = request.cookies[sessionLimits.cookieName];
  const found = cookie
    ? { token: cookie, by: 'cookie' as const }
    : { token: await firstToken(socket), by: 'bearer' as const };
  // A cookie travels by itself: only a page of ours may use it here, and a page always names its origin.
  if (found.by === 'cookie' && (!request.headers.origin || isForeignOrigin(request, config))) return null;
  const caller = found.token ? await findCaller(db, { ...found, token: found.token }, clock()) : null;
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

/** Anybody who may write to the database may write to the channel; what is not ours is not told. */
function readTold(payload: string): Told | null {
  try {
    const told = JSON.parse(payload) as Partial<Told> | null;
    return told?.frame && told.audience ? (told as Told) : null;
  } catch {
    return null;
  }
}

function tell(listeners: ReadonlySet<Listener>, payload: string): void {
  const told = readTold(payload);
  if (!told) return;
  const { frame, audience } = told;
  const text = JSON.stringify(frame);
  for (const { socket, caller } of listeners) if (maySee(caller.scope, audience)) socket.send(text);
}

/** Logged out, revoked, deleted, expired: one question for all sockets. */
async function closeEnded({ db, clock }: Services, listeners: ReadonlySet<Listener>): Promise<void> {
  const hashes = [...new Set([...listeners].map(({ caller }) => caller.tokenHash))];
  const good = await listGoodSessions(db, hashes, clock());
  for (const { socket, caller } of listeners) if (!good.has(caller.tokenHash)) socket.close(liveLimits.sessionEnded);
}

function pingAll(listeners: ReadonlySet<Listener>): void {
  for (const listener of listeners) {
    if (!listener.alive) listener.socket.terminate();
    listener.alive = false;
    listener.socket.ping();
  }
}
