import type { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof configuratorMessages> = {
  uploading: 'Uploading: {percent}%',
};
