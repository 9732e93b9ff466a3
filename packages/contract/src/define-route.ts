import type { z } from 'zod';
import type { AccessRule } from './permissions.ts';

export interface FileField {
  /** Bytes of one file, and of all files together where the field takes several. */
  maxBytes: number;
  required: boolean;
  /** How many files the field takes. Without it, only the last one is used. */
  many?: number;
}

/**
 * One endpoint. The server mounts it, the dashboard calls it, and OpenAPI and the guard tests are generated from it.
 */
export interface Route {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path under /api. The API host also serves it without the prefix. */
  path: `/${string}`;
  access: AccessRule;
  /** A token that is valid for this route only. The same access rule applies. */
  ability?: 'contact';
  /** Also open to users who still have to set up the second step that their organisation requires. */
  withoutTwoStep?: true;
  /** Its callers are visitors: it answers in the languages of visitors too, which accounts do not have. */
  forVisitors?: true;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** JSON, unless `multipart` is set: then fields are strings and files arrive beside them. */
  body?: z.ZodType;
  multipart?: { files: Record<string, FileField> };
  /** What `data` holds in the answer. Other fields never leave the server. */
  answer: z.ZodType;
  /** `flat` answers are not wrapped in `data` (the two contact routes, and keys in a format of their own). */
  flat?: true;
  /** The answer is a download instead of JSON; `answer` is ignored. */
  file?: true;
  /** The answer is a status with headers; `answer` is ignored. */
  empty?: true;
  /** Codes of errors.ts that only this route throws, besides 401, 403, 404, 422 and 429. */
  errors?: readonly string[];
}

export const defineRoute = <const R extends Route>(route: R): R => route;

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;
type Write<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, after validation. */
export interface Input<R extends Route> {
  params: Read<R['params']>;
  query: Read<R['query']>;
  body: Read<R['body']>;
}

/** What a caller sends. Undeclared keys are a type error. */
export type RouteRequest<R extends Route> = {
  [K in 'params' | 'query' | 'body' as R[K] extends z.ZodType ? K : never]: Write<R[K]>;
};

export type Answer<R extends Route> = z.output<R['answer']>;
