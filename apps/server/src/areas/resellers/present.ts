import type { GrantedConfigurator, Reseller } from '@vitrine/contract/resellers/schemas';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { presentUser } from '../../accounts/present-user.ts';
import { copyFolder } from '../../hosting/paths.ts';
import type { LoadedReseller } from './load.ts';

export const presentReseller = ({ record, users, configurators }: LoadedReseller, now: Date): Reseller => ({
  id: record.id,
  name: record.name,
  safe_name: record.safeName,
  contact_email: record.contactEmail,
  organisation_id: record.parentId,
  logo: record.logo,
  data_url: record.dataUrl,
  access_subdomain: record.accessSubdomain,
  authorised_domain: record.authorisedDomain,
  two_step_required: record.twoStepRequired,
  language: record.language,
  builds_copies: record.buildsCopies,
  postcode_areas: record.postcodeAreas,
  configurators: configurators.map((each) => presentGranted(record, each)),
  users: users.map((user) => presentUser(user, now)),
  updated_at: record.updatedAt.toISOString(),
});

const presentGranted = (
  reseller: LoadedReseller['record'],
  { record, grant }: LoadedReseller['configurators'][number],
): GrantedConfigurator => ({
  id: record.id,
  name: record.name,
  group: { id: record.groupId, name: record.groupName, safe_name: record.groupSafeName },
  group_name: record.groupName,
  configurator_type_id: record.typeId,
  deployed: record.deployedVersion !== null,
  linked: grant !== undefined,
  processing: grant?.status === 'pending',
  failed: grant?.status === 'failed',
  version: grant ? fromThousandths(grant.version) : null,
  live_url: grant ? copyFolder(reseller, record) : record.dataUrl,
  scenes: record.scenes,
  image: record.image,
});
