import { vi } from 'vitest';

export interface ReceivedRequest {
  method: string;
  path: string;
  /** Parameters after the question mark. */
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

type Answering = (request: ReceivedRequest) => unknown;

/** 'GET /api/user' -> what it answers, or a function of the request. */
export type FakeRoutes = Record<string, unknown | Answering>;

/** An error as the server words it. */
export class FakeError {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

const respond = (answer: unknown): Response =>
  answer instanceof FakeError
    ? new Response(JSON.stringify(answer.body), { status: answer.status, statusText: 'Error' })
    : new Response(JSON.stringify(answer), { status: 200 });

const bodyOf = (body: RequestInit['body']): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

/** Replaces fetch. Answers of /api are wrapped in `data`; unknown addresses get 404. */
export const startFakeServer = (routes: FakeRoutes) => {
  const received: ReceivedRequest[] = [];
  const fetching = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(String(input), 'http://oakline.vitrine.test');
    const method = init.method ?? 'GET';
    const request: ReceivedRequest = {
      method,
      path: address.pathname,
      query: Object.fromEntries(address.searchParams),
      body: bodyOf(init.body),
      headers: (init.headers ?? {}) as Record<string, string>,
    };
    received.push(request);
    const route = routes[`${method} ${address.pathname}`];
    if (route === undefined) return respond(new FakeError(404, { message: 'Nothing here', code: 'resource.missing' }));
    const answer = typeof route === 'function' ? await (route as Answering)(request) : route;
    const wrapped = address.pathname.startsWith('/api') && !(answer instanceof FakeError) ? { data: answer } : answer;
    return respond(wrapped);
  };
  vi.stubGlobal('fetch', fetching);
  return {
    routes,
    received,
    /** Requests of one kind, e.g. 'PATCH /api/enquiries/1'. */
    sent: (kind: string): ReceivedRequest[] => received.filter(({ method, path }) => `${method} ${path}` === kind),
  };
};
