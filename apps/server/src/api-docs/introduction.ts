import { sessionLimits } from '@vitrine/contract/session/limits';

/** Rules that apply to every route. */
export const INTRODUCTION: readonly string[] = [
  'Every path is served under /api, and on the API host without it too. Requests and responses are JSON, except for routes that take a form or return a file; the result of a route is in "data".',
  'Sign in with POST /api/login: the response contains a token. Send it with every other call as "Authorization: Bearer {token}". A token needs no cookie and no CSRF header, and is valid until it is signed out or expires.',
  `Pages in a browser use the cookie ${sessionLimits.cookieName} instead; their calls that change something send the value of the cookie ${sessionLimits.csrfCookieName} in the header ${sessionLimits.csrfHeaderName}. GET /sanctum/csrf-cookie sets it.`,
  'Resources of other tenants return 404, as if they did not exist. Errors have a "code": switch on it, never on the text of "message", which is for people. "errors" names the invalid fields, each with its messages.',
  'Public routes and signing in are limited by address; a response 429 or 503 states in "Retry-After" when to retry. Responses may get new fields at any time; none is removed.',
];
