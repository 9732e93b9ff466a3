import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { userStatusMessages } from '@vitrine/contract/users/status-messages';

export const texts: TextsOf<typeof userStatusMessages> = {
  active: 'Aktiv',
  pending: 'Ausstehend',
  expired: 'Abgelaufen',
};
