import type { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rateLimitMessages> = {
  wait: '{minutes, plural, one {Troppi tentativi. Attendere un minuto e riprovare.} other {Troppi tentativi. Attendere {minutes} minuti e riprovare.}}',
};
