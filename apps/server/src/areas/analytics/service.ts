import type { AnalyticsByOrganisation, ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { refuse } from '@vitrine/contract/errors';
import { lastMonths } from '@vitrine/domain/analytics/measures';
import { type Asked, readFigures } from '@vitrine/store/analytics/figures';
import { findConfigurator, listConfigurators } from '@vitrine/store/configurators/queries';
import { findOrganisation, listOrganisations } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import { findCopy } from '../../content/find-copy.ts';
import type { Services } from '../../services.ts';
import { presentAnalytics, presentByOrganisation } from './present.ts';

type Given = Pick<Services, 'db' | 'clock'>;

/** The months that are shown, and the oldest of them to ask for. */
function monthsOf(now: Date): { months: string[]; since: string } {
  const months = lastMonths(now);
  return { months, since: months[0] ?? '' };
}

/** Every organisation's figures with those of its configurators. */
export async function readAll({ db, clock }: Given, scope: Scope): Promise<AnalyticsByOrganisation> {
  const now = clock();
  const { months, since } = monthsOf(now);
  const [organisations, configurators, figures] = [
    await listOrganisations(db),
    await listConfigurators(db, scope),
    await readFigures(db, scope, { since }),
  ];
  const owners = organisations.map(({ id }) => ({
    key: id,
    organisationId: id,
    configuratorIds: configurators.filter(({ organisationId }) => organisationId === id).map((each) => each.id),
  }));
  return presentByOrganisation(now, months, figures, owners);
}

/** One organisation's figures with its resellers', or those of one reseller. */
export async function readOne({ db, clock }: Given, scope: Scope, id: number): Promise<AnalyticsByOrganisation> {
  const parent = await findOrganisation(db, scope, id);
  if (!parent) throw refuse('resource.missing');
  const now = clock();
  const { months, since } = monthsOf(now);
  const organisationId = parent.parentId ?? parent.id;
  const asked: Asked = { organisationId, since, ...(parent.parentId !== null && { resellerId: parent.id }) };
  const visible: Scope = parent.parentId === null ? scope : { kind: 'reseller', organisationId, resellerId: parent.id };
  const configurators = await listConfigurators(db, visible, { organisationId });
  const figures = await readFigures(db, scope, asked);
  const owner = { key: id, organisationId, configuratorIds: configurators.map((each) => each.id) };
  return presentByOrganisation(now, months, figures, [owner]);
}

/** One configurator's figures, or those of a reseller's copy of it. */
export async function readConfigurator(
  { db, clock }: Given,
  scope: Scope,
  configuratorId: number,
  reseller: number | undefined,
): Promise<ConfiguratorAnalytics> {
  const record = await findConfigurator(db, scope, configuratorId);
  if (!record) throw refuse('resource.missing');
  const copy = await findCopy(db, scope, configuratorId, reseller);
  const now = clock();
  const { months, since } = monthsOf(now);
  const asked: Asked = { configuratorId, since, ...(copy && { resellerId: copy.reseller.id }) };
  const figures = await readFigures(db, scope, asked);
  return { timestamp: now.toISOString(), ...presentAnalytics(months, figures) };
}
