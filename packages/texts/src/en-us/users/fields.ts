import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: SomeTextsOf<typeof personMessages> = {
  secondName: 'Last name',
};
