import type { rateLimitMessages } from '@vitrine/contract/rate-limit-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rateLimitMessages> = {
  wait: '{minutes, plural, one {Demasiados intentos. Espere un minuto y vuelva a intentarlo.} other {Demasiados intentos. Espere {minutes} minutos y vuelva a intentarlo.}}',
};
