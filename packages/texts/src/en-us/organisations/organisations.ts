import type { organisationMessages } from '@vitrine/contract/organisations/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof organisationMessages> = {
  fetching: 'Fetching organizations...',
  nameRequired: 'Organization name is required',
  authorisedDomainRequired: 'Authorized domain is required',
  created: 'The organization has been added successfully!',
  edited: 'The organization data has been edited successfully!',
  deleted: 'The organization has been deleted successfully!',
  chooseToEdit: 'Select an organization to edit',
  createdTitle: 'Organization added',
  notCreatedTitle: 'The organization was not added',
  deletedTitle: 'Organization deleted',
  notDeletedTitle: 'The organization was not deleted',
  onlyAdministratorsHelp: 'The organization does not see this section.',
  termsHelp:
    'Viewers start on the authorized domain and its subdomains. A new subdomain takes effect at once, also in links.',
  ownDomainHelp: 'The organization signs in on its own domain once the domain is verified.',
  empty: 'No organizations to display',
  enterpriseHelp: 'Allows the organization to have reseller accounts assigned.',
  primaryHelp: 'Listed under Organizations, and sees Billing.',
  nameTaken: 'An organization with this name already exists.',
  subdomainInvalid: 'Subdomains have 2 to 63 lowercase letters, digits and single hyphens between them.',
  domainTaken: 'Another organization uses this domain.',
  deleteSentence:
    'Its configurators, users, resellers and inquiries are deleted for good, and its viewers stop working on its website. Download its data first.',
  organisationName: 'Organization name',
  authorisedDomain: 'Authorized domain',
  createOrganisation: 'Create organization',
  organisation: 'Organization',
  localisation: 'Localization',
  deleteOrganisation: 'Delete organization',
};
