import { typeName } from '@vitrine/contract/configurators/limits';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { DesignItem, EnquiryFields, SentItem } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { HOUR_MS } from '@vitrine/domain/dates/durations';
import type { ChosenItem } from '@vitrine/domain/design/design-items';
import { resolveItems } from '@vitrine/domain/enquiries/items/resolve-items';
import { wardrobeRows } from '@vitrine/domain/enquiries/items/wardrobe-rows';
import type { Database } from '@vitrine/store/database';
import type { EnquiryContext } from '@vitrine/store/enquiries/intake';
import { findGrant } from '@vitrine/store/resellers/queries';
import { findVersion, listEarlierLive, type VersionRecord } from '@vitrine/store/versions/queries';
import { readAssetIndex } from '../../../hosting/asset-index.ts';
import { countTries } from '../../../plugins/rate-limits.ts';
import type { Services } from '../../../services.ts';

interface ResolveItemsInput {
  fields: Pick<EnquiryFields, 'items' | 'design'>;
  configurator: Pick<EnquiryContext['configurator'], 'id' | 'typeId' | 'dataUrl' | 'uploadsIndex' | 'deployedVersion'>;
  /** The reseller whose copy the visitor saw. */
  resellerId: number | null;
}

interface SentItems extends ResolveItemsInput {
  /** The sender's network (networkOf). */
  network: string;
}

/**
 * The match of each sent item in a catalogue: one row, all rows of a wardrobe, or null when the catalogue does not have
 * it.
 */
type ItemMatches = (DesignItem[] | null)[];

type VersionFiles = Pick<VersionRecord, 'version' | 'fileKey' | 'assetIndex'>;

/**
 * Resolves the items of an enquiry against the catalogue that visitors see: names, codes and images never come from the
 * visitor. A cached page may show an earlier version, so earlier live versions count too, one for all items, as often as
 * a network may look for items in them. Rejects an item that none of them has, by its index.
 */
export async function resolveEnquiryItems(services: Services, input: SentItems): Promise<DesignItem[]> {
  const { items } = input.fields;
  if (items.length === 0) return [];
  let first: ItemMatches | undefined;
  for await (const version of shownVersions(services, input)) {
    const resolved = await resolveIn(services, input, version);
    if (resolved?.every((rows) => rows !== null)) return resolved.flat();
    first ??= resolved ?? undefined;
  }
  const unknown = [...items.keys()].filter((index) => !first?.[index]);
  const errors = Object.fromEntries(unknown.map((index) => [`items.${index}`, [enquiryMessages.itemUnknown]]));
  throw new AppError('request.invalid', { errors });
}

/** What the visitor may have seen: the live version, then earlier ones, each read only when it is asked for. */
async function* shownVersions(services: Services, input: SentItems): AsyncGenerator<VersionFiles> {
  const live = await findLive(services.db, input);
  if (live) yield live;
  const of = { configuratorId: input.configurator.id, resellerId: input.resellerId, live: live?.version ?? null };
  const earlier = await listEarlierLive(services.db, of, enquiryLimits.earlierVersions);
  if (earlier.length > 0 && (await mayReadEarlier(services, input.network))) yield* earlier;
}

/** The live version of the configurator, or of the reseller's copy that the visitor saw. */
async function findLive(
  db: Database,
  { configurator, resellerId }: ResolveItemsInput,
): Promise<VersionFiles | undefined> {
  const grant = resellerId === null ? undefined : await findGrant(db, resellerId, configurator.id);
  const live = grant?.version ?? configurator.deployedVersion;
  return live === null ? undefined : findVersion(db, configurator.id, live);
}

/** Reading and parsing earlier catalogues takes seconds where they are large: unknown items must not cost that at will. */
async function mayReadEarlier(services: Services, network: string): Promise<boolean> {
  const limit = { of: `earlier versions:${network}`, max: enquiryLimits.earlierPerHour, seconds: HOUR_MS / 1000 };
  return (await countTries(services, [limit])).error === null;
}

/** The same for an administrator's test: items that the live catalogue does not have stay as sent. */
export async function resolveTestItems(services: Services, input: ResolveItemsInput): Promise<DesignItem[]> {
  const live = await findLive(services.db, input);
  const resolved = live && (await resolveIn(services, input, live));
  return input.fields.items.flatMap((item, index) => resolved?.[index] ?? rowsOf(item));
}

/** Null when the version's file is gone. */
async function resolveIn(
  { content, versionFiles }: Services,
  { fields, configurator }: ResolveItemsInput,
  { version, fileKey, assetIndex }: VersionFiles,
): Promise<ItemMatches | null> {
  const { dataUrl, typeId } = configurator;
  const type = typeName(typeId);
  const file = await versionFiles.read({ dataUrl, type, version, fileKey });
  if (!file) return null;
  const assets = await readAssetIndex(content, configurator, assetIndex);
  const asDesignItem = ({ price: _, quantity: __, thumbnail, product_code, ...item }: ChosenItem): DesignItem => {
    const image = thumbnail !== null && Object.hasOwn(assets, thumbnail) ? assets[thumbnail]?.variants[0] : undefined;
    return { ...item, thumbnail: image ? `${dataUrl}/${image.file}` : '', product_code: product_code ?? '' };
  };
  const sent = fields.items.map(rowsOf);
  const found = resolveItems(type, file, { items: sent.flat(), design: fields.design });
  return sent.map(({ length }) => {
    const rows = found.splice(0, length);
    return rows.every((row) => row !== null) ? rows.map(asDesignItem) : null;
  });
}

const rowsOf = ({ wardrobe, ...item }: SentItem): DesignItem[] => (wardrobe ? wardrobeRows(wardrobe) : [item]);
