import type { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rateLimitMessages> = {
  wait: '{minutes, plural, one {För många försök. Vänta en minut och försök igen.} other {För många försök. Vänta {minutes} minuter och försök igen.}}',
};
