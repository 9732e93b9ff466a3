import type { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rateLimitMessages> = {
  wait: '{minutes, plural, one {Trop de tentatives. Patientez une minute, puis réessayez.} other {Trop de tentatives. Patientez {minutes} minutes, puis réessayez.}}',
};
