import { defineMessages, message } from './texts/define-messages.ts';

/** What somebody reads who asked too often. */
export const rateLimitMessages = defineMessages('api/limits', {
  wait: (minutes: number) =>
    message(
      '{minutes, plural, one {Too many attempts. Wait a minute, then try again.} other {Too many attempts. Wait {minutes} minutes, then try again.}}',
      { minutes },
    ),
});
