import type { VisitorBatch } from '@vitrine/contract/analytics/schemas';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { AppError } from '@vitrine/contract/errors';
import { countryOfZone } from '@vitrine/domain/analytics/country-of-zone';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin, mayVisit, visitorHosts } from '../../visitor-origin.ts';
import type { IngestedEvent } from './count-events.ts';
import type { PageVisit } from './note-page.ts';
import { visitorHash } from './visitor-hash.ts';

const REMEMBERED_MS = 60_000;
const REMEMBERED_MAXIMUM = 2000;

interface BatchContext {
  organisationId: number;
  hosts: string[];
  resellerId: number | null;
  until: number;
}

export interface SentBatch {
  batch: VisitorBatch;
  origin: string | undefined;
  address: string;
  browser: string;
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
    return { organisationId: found.organisation.id, hosts, resellerId: resellerId ?? null, until };
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
    const { organisationId, hosts, resellerId } = await know(batch, now);
    const { configurator_id: configuratorId, version } = batch;
    notePage({ configuratorId, resellerId, origin, version, now, allowed: mayVisit(origin, hosts) });
    assertVisitorOrigin(origin, hosts);
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
