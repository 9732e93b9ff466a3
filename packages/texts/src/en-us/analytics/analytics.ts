import type { analyticsMessages } from '@vitrine/contract/analytics/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof analyticsMessages> = {
  organisations: 'Organizations',
  noOrganisations: 'No organizations yet.',
  noTenant: 'No organization selected.',
  noTenantHelp: 'Open an organization to see its analytics.',
  analyticsOfAllOrganisations: 'analytics of all organizations',
};
