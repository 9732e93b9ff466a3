import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';
import type { userMessages } from '@vitrine/contract/users/messages';

export const texts: SomeTextsOf<typeof userMessages> = {
  lastNameRequired: 'Last name is required',
  manageOrganisation: 'Manage the organization',
  twoStepQuestion:
    'Everyone without one, including you, has to set one up before they can continue. This includes resellers of the organization.',
};
