import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { userStatusMessages } from '@vitrine/contract/users/status-messages';

export const texts: TextsOf<typeof userStatusMessages> = {
  active: 'Actief',
  pending: 'Uitgenodigd',
  expired: 'Verlopen',
};
