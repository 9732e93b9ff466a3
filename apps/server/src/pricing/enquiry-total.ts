import { modelOf } from '@vitrine/domain/design/model-of';
import { partsModelOf } from '@vitrine/domain/design/parts-of';
import { formatMinor } from '@vitrine/domain/prices/money';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import type { Database } from '@vitrine/store/database';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant } from '@vitrine/store/resellers/queries';
import type { Services } from '../services.ts';
import { findPriceTable, priceSettingsOf } from './find-table.ts';
import { readLiveFile } from './live-files.ts';
import { priceOfParts } from './price-of-design.ts';

/** The configurator of an enquiry that the caller has found, as its reseller's visitors see it. */
export async function configuratorOfEnquiry(
  db: Database,
  { configuratorId, resellerId }: Pick<EnquiryRecord, 'configuratorId' | 'resellerId'>,
) {
  const found = configuratorId === null ? undefined : await findWithOrganisation(db, configuratorId);
  if (!found) return null;
  const grant = resellerId === null ? undefined : await findGrant(db, resellerId, found.record.id);
  const reseller = (await resellerOf(db, { resellerId })) ?? null;
  return { ...found, reseller, version: grant ? grant.version : found.record.deployedVersion };
}

/** What the design of an enquiry costs today. */
export interface EnquiryTotal {
  /** '£12,345.00'. */
  total: string;
  /** Whether visitors see totals of its tenant. */
  isVisible: boolean;
}

const LANGUAGE = 'en-GB';

/**
 * The total of an enquiry's design on the live version, by the calculation that visitors see. Null for a design that is
 * no longer published, and one of which nothing has a price.
 */
export async function totalOfEnquiry(
  services: Pick<Services, 'db' | 'versionFiles' | 'clock'>,
  enquiry: Pick<EnquiryRecord, 'configuratorId' | 'resellerId' | 'design' | 'measures'>,
): Promise<EnquiryTotal | null> {
  const { db, clock } = services;
  const of = enquiry.design === '' ? null : await configuratorOfEnquiry(db, enquiry);
  const live = of?.version ? await readLiveFile(services, of.record, of.version) : null;
  if (!of || !live) return null;
  const { type, file } = live;
  const model = modelOf(type, file);
  if (!model.knows(enquiry.design)) return null;
  const { design } = model.restore(enquiry.design);
  const { id: configuratorId, currency } = of.record;
  const query = { configuratorId, type, file, currency, country: undefined, now: clock() };
  const found = await findPriceTable(db, of, query);
  const needs = partsModelOf(type, file);
  const measures = needs.sizes(design, enquiry.measures);
  const { total } = priceOfParts(needs.parts(design, enquiry.measures), found, { currency, measures });
  if (total === null) return null;
  return { total: formatMinor(total, currency, LANGUAGE), isVisible: priceSettingsOf(of).display !== 'none' };
}
