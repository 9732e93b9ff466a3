import type { Route } from '@vitrine/contract/define-route';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app-for-tests.ts';

export interface Call {
  token?: string | undefined;
  host?: string;
  payload?: object;
}

export const TENANT_HOST = 'oakline.vitrine.localhost:4000';

/** Calls of a test, each from a separate address, so that limits by address do not apply. */
export function callsOf(t: TestApp) {
  let calls = 0;
  return (
    method: Route['method'] | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: Call = {},
  ): Promise<LightMyRequestResponse> => {
    const { token, host = TENANT_HOST, payload } = options;
    calls++;
    return t.app.inject({
      method,
      url: `/api${url}`,
      headers: { host, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      remoteAddress: `10.3.${Math.floor(calls / 250)}.${(calls % 250) + 1}`,
      ...(payload ? { payload } : {}),
    });
  };
}
