import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import type {
  Analytics,
  AnalyticsByOrganisation,
  AskedRange,
  ConfiguratorAnalytics,
} from '@vitrine/contract/analytics/schemas';
import { AppError } from '@vitrine/contract/errors';
import { addDays } from '@vitrine/domain/analytics/days';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { byDaySince, type Figures, type FiguresQuery, readFigures, readPoints } from '@vitrine/store/analytics/figures';
import { findConfigurator, listConfigurators } from '@vitrine/store/configurators/queries';
import { findOrganisation, listOrganisations } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import { findCopy } from '../../publish/find-copy.ts';
import type { Services } from '../../services.ts';
import { labelsOf } from './labels.ts';
import { type GroupedFigures, groupFigures } from './parts-of.ts';
import { type Period, presentPeriod, readPeriod } from './period.ts';
import { presentAnalytics, presentOverTime } from './present.ts';

type Dependencies = Pick<Services, 'db' | 'clock'>;
type OverTime = 'points' | 'leads';

/** Figures of a period, and of the previous one when the caller compares. */
interface PeriodFigures {
  asked: Period;
  now: GroupedFigures<keyof Figures>;
  before: GroupedFigures<OverTime> | null;
  head: Pick<ConfiguratorAnalytics, 'timestamp' | 'period'>;
}

/** The first day whose countries and options are known by day: older ones are deleted. */
async function knownByDaySince(db: Dependencies['db'], now: Date): Promise<string> {
  const earliest = addDays(utcDay(now), -limits.retentionDays);
  const since = await byDaySince(db);
  return since !== null && since > earliest ? since : earliest;
}

async function read(
  { db, clock }: Dependencies,
  scope: Scope,
  of: FiguresQuery,
  range: AskedRange,
): Promise<PeriodFigures> {
  const asked = readPeriod(clock(), range);
  const { starts, until } = asked.buckets;
  const now = await readFigures(db, scope, of, { starts, until, ...asked.split });
  const before = asked.before && (await readPoints(db, scope, of, asked.before));
  return {
    asked,
    now: groupFigures(now),
    before: before && groupFigures<OverTime>(before),
    head: {
      timestamp: asked.now.toISOString(),
      ...presentPeriod(asked, asked.isExplicit ? await knownByDaySince(db, asked.now) : null),
    },
  };
}

/** One part of the figures, e.g. that of an organisation. */
function partOf(
  { asked, now, before }: PeriodFigures,
  pick: <K extends keyof Figures>(from: GroupedFigures<K>) => Pick<Figures, K>,
): Analytics {
  const then = before && asked.before && presentOverTime(labelsOf(asked.before), pick(before));
  return presentAnalytics(labelsOf(asked.buckets), pick(now), then);
}

interface FiguresOwner {
  /** The id that the response names: an organisation's own, or a reseller's. */
  key: number;
  organisationId: number;
  configuratorIds: readonly number[];
}

const byOrganisation = (figures: PeriodFigures, owners: readonly FiguresOwner[]): AnalyticsByOrganisation => ({
  ...figures.head,
  analytics: Object.fromEntries(
    owners.map(({ key, organisationId, configuratorIds }) => [
      String(key),
      {
        ...partOf(figures, ({ organisation }) => organisation(organisationId)),
        configurators: Object.fromEntries(
          configuratorIds.map((id) => [String(id), partOf(figures, ({ configurator }) => configurator(id))]),
        ),
      },
    ]),
  ),
});

/** Every organisation's figures with those of its configurators, and the totals. */
export async function readAll(
  services: Dependencies,
  scope: Scope,
  range: AskedRange,
): Promise<AnalyticsByOrganisation> {
  const figures = await read(services, scope, {}, range);
  const organisations = await listOrganisations(services.db);
  const configurators = await listConfigurators(services.db, scope);
  const owners = organisations.map(({ id }) => ({
    key: id,
    organisationId: id,
    configuratorIds: configurators.filter(({ organisationId }) => organisationId === id).map((each) => each.id),
  }));
  return { ...byOrganisation(figures, owners), all: partOf(figures, ({ all }) => all) };
}

/** One organisation's figures with its resellers', or those of one reseller. */
export async function readOne(
  services: Dependencies,
  scope: Scope,
  id: number,
  range: AskedRange,
): Promise<AnalyticsByOrganisation> {
  const parent = await findOrganisation(services.db, scope, id);
  if (!parent) throw new AppError('resource.missing');
  const organisationId = parent.parentId ?? parent.id;
  const visible: Scope = parent.parentId === null ? scope : { kind: 'reseller', organisationId, resellerId: parent.id };
  const configurators = await listConfigurators(services.db, visible, { organisationId });
  const of = { organisationId, ...(parent.parentId !== null && { resellerId: parent.id }) };
  const figures = await read(services, scope, of, range);
  return byOrganisation(figures, [{ key: id, organisationId, configuratorIds: configurators.map((each) => each.id) }]);
}

/** One configurator's figures, or those of a reseller's copy of it. */
export async function readConfigurator(
  services: Dependencies,
  scope: Scope,
  configuratorId: number,
  { reseller, ...range }: AskedRange & { reseller?: number | undefined },
): Promise<ConfiguratorAnalytics> {
  const record = await findConfigurator(services.db, scope, configuratorId);
  if (!record) throw new AppError('resource.missing');
  const copy = await findCopy(services.db, scope, configuratorId, reseller);
  const figures = await read(services, scope, { configuratorId, ...(copy && { resellerId: copy.reseller.id }) }, range);
  return { ...partOf(figures, ({ configurator }) => configurator(configuratorId)), ...figures.head };
}
