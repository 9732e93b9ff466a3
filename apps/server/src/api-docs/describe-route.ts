import type { Route } from '@vitrine/contract/define-route';
import { errorMessages } from '@vitrine/contract/error-messages';
import { ERRORS, type ErrorBody, type ErrorCode } from '@vitrine/contract/errors';
import { permissionsOf } from '@vitrine/contract/permissions';
import { isClosedToResellers, isOpenedByManufacturer } from '../accounts/route-policies.ts';
import { exampleOf } from './example-of.ts';
import { EXAMPLES, type RouteExample } from './examples.ts';
import { TAGS } from './tags.ts';

/** One route as people and machines read it. */
export interface DescribedRoute {
  name: string;
  tag: string;
  route: Route;
  /** Who may call it, as text. */
  who: string;
  example: RouteExample;
  errors: RouteError[];
}

export interface RouteError {
  status: number;
  code: ErrorCode;
  message: string;
}

const SCOPE =
  'Users of an organisation reach what is theirs, users of a reseller its own copies, administrators everything; all else answers 404.';

const OPENED =
  'Users of an organisation need configurators.create; users of a reseller need configurators, once its manufacturer allows them to change layers and images of its copies.';

/** Who may call a route. */
export function whoMayCall(route: Route): string {
  const { access, ability, withoutTwoStep } = route;
  const parts: string[] = [];
  if (access === 'public') parts.push('Anyone, without signing in. Calls are limited by address.');
  else if (access === 'signed-in') parts.push(`Everybody who is signed in. ${SCOPE}`);
  else if (access === 'administrator') parts.push("Administrators: the provider's own staff.");
  else parts.push(`Administrators, and users with the permission ${permissionsOf(access).join(' or ')}. ${SCOPE}`);
  if (isClosedToResellers(route)) parts.push('Not for users of a reseller.');
  if (isOpenedByManufacturer(route)) parts.push(OPENED);
  if (ability !== undefined) parts.push(`A token made for ${ability} alone does as well.`);
  if (withoutTwoStep) parts.push('Also before the second step that an organisation asks for is set up.');
  return parts.join(' ');
}

/** The errors a route may return, by status: its own codes and those that follow from its rules. */
export function errorsOf(route: Route): RouteError[] {
  const { access, method } = route;
  const isPublic = access === 'public';
  const codes: ErrorCode[] = [
    ...(isPublic ? [] : (['session.required'] as const)),
    ...(isPublic || route.withoutTwoStep ? [] : (['session.two_step_missing'] as const)),
    ...(isPublic || access === 'signed-in' ? [] : (['access.denied'] as const)),
    ...(route.params ? (['resource.missing'] as const) : []),
    ...(method === 'GET' || isPublic ? [] : (['request.csrf'] as const)),
    ...(route.body ? (['request.unreadable', 'request.too_large'] as const) : []),
    ...(route.params || route.query || route.body ? (['request.invalid'] as const) : []),
    'request.too_many',
    'server.busy',
    ...((route.errors ?? []) as ErrorCode[]),
  ];
  return [...new Set(codes)]
    .map((code) => ({ status: ERRORS[code], code, message: errorMessages[code] }))
    .sort((one, other) => one.status - other.status || one.code.localeCompare(other.code));
}

/** The body of an error as it is sent. */
export const errorBody = ({ code, message }: RouteError): ErrorBody => ({
  message,
  code,
  ...(code === 'request.invalid' && { errors: { name: ['Required'] } }),
});

const asFields = (example: unknown): unknown =>
  typeof example === 'object' && example !== null
    ? Object.fromEntries(
        Object.entries(example).map(([name, value]) => [
          name,
          typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
        ]),
      )
    : example;

function exampleFor(name: string, route: Route): RouteExample {
  const declared = EXAMPLES[name] ?? {};
  const body = declared.body ?? (route.body && exampleOf(route.body));
  const params = declared.params ?? (route.params && exampleOf(route.params));
  const query = declared.query ?? (route.query && exampleOf(route.query));
  const answer = declared.answer ?? (route.file || route.empty ? undefined : exampleOf(route.answer));
  return {
    ...(params !== undefined && { params }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body: route.multipart ? asFields(body) : body }),
    ...(answer !== undefined && { answer }),
  };
}

/** The whole API, by subject. */
export const describedRoutes = (): DescribedRoute[] =>
  TAGS.flatMap(({ name: tag, routes }) =>
    Object.entries(routes).map(([name, route]) => ({
      name,
      tag,
      route,
      who: whoMayCall(route),
      example: exampleFor(name, route),
      errors: errorsOf(route),
    })),
  );

const textOf = (value: unknown): string => encodeURIComponent(String(value));

/** '/api/configurators/12/analytics?from=2026-06-01': the address of the example. */
export function exampleAddress({ route, example }: Pick<DescribedRoute, 'route' | 'example'>): string {
  const filled = Object.entries(example.params ?? {}).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}`, textOf(value)),
    route.path,
  );
  const parameters = Object.entries(example.query ?? {}).filter(([, value]) => value !== undefined);
  const query = parameters.map(([name, value]) => `${name}=${textOf(value)}`).join('&');
  return `/api${filled}${query === '' ? '' : `?${query}`}`;
}
