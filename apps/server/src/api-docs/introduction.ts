import { sessionLimits } from '@vitrine/contract/session/limits';

/** What holds for every route. */
export const INTRODUCTION: readonly string[] = [
  'Every path is served under /api, and on the API host without it too. Requests and answers are JSON, except where a route takes a form or answers with a file; what a route answers lies in "data".',
  'Sign in with POST /api/login: the answer holds a token. Send it with every other call as "Authorization: Bearer {token}". A token needs no cookie and no CSRF header, and works until it is signed out or runs out.',
  `Pages in a browser use the cookie ${sessionLimits.cookieName} instead; calls of theirs that change something carry the value of the cookie ${sessionLimits.csrfCookieName} in the header ${sessionLimits.csrfHeaderName}. GET /sanctum/csrf-cookie sets it.`,
  'Whatever is not yours answers 404, as if it did not exist. Errors name a "code": switch on it, never on the text of "message", which is for people. "errors" names the fields that are wrong, each with its sentences.',
  'Public routes and signing in are limited by address; an answer 429 or 503 says in "Retry-After" when to come back. Fields that an answer has and this page does not know may be added at any time; none is taken away.',
];
