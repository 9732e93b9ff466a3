import { expect } from '@playwright/test';
import { PASSWORD, PORT } from '../product.ts';

export interface Answer {
  status: number;
  message: string;
  errors: Readonly<Record<string, string[]>>;
  data: unknown;
}

export type Calls = (method: string, path: string, body?: FormData | object) => Promise<Answer>;

async function call(method: string, path: string, body?: FormData | object, token = ''): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`http://127.0.0.1:${PORT}/api${path}`, {
    method,
    headers: {
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const { message = '', errors = {}, data } = isJson ? JSON.parse(text) : { message: '', errors: {}, data: text };
  return { status: answer.status, message, errors, data };
}

/** Calls of an administrator through the product's own routes. */
export async function callsOfAdministrator(): Promise<Calls> {
  const { status, data } = await call('POST', '/login', { email: 'admin@vitrine.test', password: PASSWORD });
  expect(status, 'sign-in').toBe(200);
  return (method, path, body) => call(method, path, body, (data as { token: string }).token);
}

/** Calls of an anonymous client. */
export const visitorsCall: Calls = (method, path, body) => call(method, path, body);

/** Form data of texts and files. */
export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
