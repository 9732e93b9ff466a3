import type { VisitorBatch } from '@vitrine/contract/analytics/schemas';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { AppError } from '@vitrine/contract/errors';
import { countryOfZone } from '@vitrine/domain/analytics/country-of-zone';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import type { Services } from '../../services.ts';
import { mayVisit, visitorHosts } from '../../visitor-origin.ts';
import type { PageVisit } from './note-page.ts';
import type { IngestedEvent } from './sum-events.ts';
import { visitorHash } from './visitor-hash.ts';

const REMEMBERED_MS = 60_000;
const REMEMBERED_MAXIMUM = 2000;
/** Pages of one configurator whose permission is cached. Visitors can send any Origin, so the cache is limited. */
const ORIGINS_MAXIMUM = 50;
/** Longer than any Origin of a browser, whose hosts have up to 253 characters. */
const ORIGIN_MAXIMUM = 300;

interface BatchContext {
  organisationId: number;
  /** Whether the viewer may run on a page of this Origin. */
  isAllowed: (origin: string | undefined) => boolean;
  resellerId: number | null;
  until: number;
}

export interface SentBatch {
  batch: VisitorBatch;
  origin: string | undefined;
  address: string;
  browser: string;
}

/** Checks each Origin once. */
function originCheck(hosts: readonly string[]): BatchContext['isAllowed'] {
  const checked = new Map<string, boolean>();
  return (origin = '') => {
    let allowed = checked.get(origin);
    if (allowed === undefined) {
      allowed = mayVisit(origin, hosts);
      if (checked.size >= ORIGINS_MAXIMUM) checked.clear();
      if (origin.length <= ORIGIN_MAXIMUM) checked.set(origin, allowed);
    }
    return allowed;
  };
}

/**
 * Checks a batch from a viewer and returns the events to count: the configurator has to exist, and the page has to be
 * one of its organisation's. Configurators are cached for a minute, so that a busy page causes few queries.
 */
export function ingestEvents(
  services: Services,
  notePage: (page: PageVisit) => void,
): (sent: SentBatch) => Promise<IngestedEvent[]> {
  const { db, clock, config } = services;
  const hash = visitorHash(services);
  const remembered = new Map<string, BatchContext>();

  async function lookUp({ configurator_id: id, reseller: path }: VisitorBatch, until: number): Promise<BatchContext> {
    const found = await findWithOrganisation(db, id);
    if (!found) {
      throw new AppError('request.invalid', { errors: { configurator_id: [configuratorMessages.unknown] } });
    }
    const [resellerId] = await grantedResellers(db, id, path);
    const reseller = await resellerOf(db, { resellerId });
    const hosts = visitorHosts(config, found.organisation, reseller);
    const isAllowed = originCheck(hosts);
    return { organisationId: found.organisation.id, isAllowed, resellerId: resellerId ?? null, until };
  }

  async function know(batch: VisitorBatch, now: number): Promise<BatchContext> {
    const key = [batch.configurator_id, ...batch.reseller].join('/');
    const before = remembered.get(key);
    if (before && before.until > now) return before;
    const found = await lookUp(batch, now + REMEMBERED_MS);
    if (remembered.size >= REMEMBERED_MAXIMUM) remembered.clear();
    remembered.set(key, found);
    return found;
  }

  return async ({ batch, origin, address, browser }) => {
    const now = clock().getTime();
    const { organisationId, isAllowed, resellerId } = await know(batch, now);
    const { configurator_id: configuratorId, version } = batch;
    const allowed = isAllowed(origin);
    notePage({ configuratorId, resellerId, origin, version, now, allowed });
    if (!allowed) throw new AppError('access.foreign_origin');
    const { visitor, day } = await hash({ address, browser, organisationId });
    const country = countryOfZone(batch.zone);
    return batch.events.map((event) => ({
      organisationId,
      configuratorId,
      resellerId,
      visitor,
      day,
      country,
      at: now - event.age * 1000,
      event,
    }));
  };
}
