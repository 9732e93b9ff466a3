import type { dateMessages } from '@vitrine/contract/dates/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof dateMessages> = {
  today: 'vandaag om {time}',
};
