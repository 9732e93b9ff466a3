import type { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rateLimitMessages> = {
  wait: '{minutes, plural, one {Demasiadas tentativas. Espere um minuto e tente de novo.} other {Demasiadas tentativas. Espere {minutes} minutos e tente de novo.}}',
};
