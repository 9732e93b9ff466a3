import type { z } from 'zod';
import type { PermissionKey } from './permissions.ts';

/**
 * Who may call a route at all. What a caller may then see of the tenant's data is decided by its scope.
 * `public` routes are rate limited; `administrator` means the provider's own staff (groups 1 and 3).
 */
export type AccessRule =
  | 'public'
  | 'signed-in'
  | 'administrator'
  | `permission:${PermissionKey}`
  /** Either of the two is enough. */
  | `permission:${PermissionKey}|${PermissionKey}`;

/** The keys that a permission rule names. */
export const permissionsOf = (rule: `permission:${string}`): PermissionKey[] =>
  rule.slice('permission:'.length).split('|') as PermissionKey[];

export interface FileField {
  /** Of one file; of all files together where the field takes many. */
  maxBytes: number;
  required: boolean;
  /** How many files the field takes; without it the last one counts. */
  many?: number;
}

/** One endpoint, said once: the server mounts it, the dashboard calls it, OpenAPI and the guard tests are written from it. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As served under /api; the API host also serves it without the prefix. */
  path: `/${string}`;
  access: AccessRule;
  /** A token that can do this and nothing else is taken as well, under the same access rule. */
  ability?: 'contact';
  /** Also for users who still have to set up the second step that their organisation asks for. */
  withoutTwoStep?: true;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** JSON unless `multipart` is set; then fields are strings and files arrive beside them. */
  body?: z.ZodType;
  multipart?: { files: Record<string, FileField> };
  /** What `data` holds in the answer; fields that it does not name never leave the server. */
  answer: z.ZodType;
  /** `flat` answers are not wrapped in `data` (only those of the two contact routes). */
  flat?: true;
  /** The answer is a file to keep, not JSON; `answer` then says nothing. */
  file?: true;
  /** Codes of errors.ts that are the route's own, besides 401, 403, 404, 422 and 429. */
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

/** What a caller must send; keys that the route does not declare cannot be sent. */
export type RouteRequest<R extends Route> = {
  [K in 'params' | 'query' | 'body' as R[K] extends z.ZodType ? K : never]: Write<R[K]>;
};

export type Answer<R extends Route> = z.output<R['answer']>;
