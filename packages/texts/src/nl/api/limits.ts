import type { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rateLimitMessages> = {
  wait: '{minutes, plural, one {Te veel pogingen. Wacht een minuut en probeer het opnieuw.} other {Te veel pogingen. Wacht {minutes} minuten en probeer het opnieuw.}}',
};
