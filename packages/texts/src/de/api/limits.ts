import type { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rateLimitMessages> = {
  wait: '{minutes, plural, one {Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es erneut.} other {Zu viele Versuche. Warten Sie {minutes} Minuten und versuchen Sie es erneut.}}',
};
