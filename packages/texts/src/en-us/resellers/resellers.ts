import type { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof resellerMessages> = {
  website: 'Authorized domain',
  websiteHelp:
    'The website of this reseller. Its copies start there and on its subdomains, and on your own authorized domain.',
  ownWebsite: 'Authorized domain',
  noneToGrantHelp: 'The configurators of the organization appear here once they have been created.',
  notEnterprise: 'Only enterprise organizations have resellers.',
};
