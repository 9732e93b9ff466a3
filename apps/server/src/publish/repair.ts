import { isDeepStrictEqual } from 'node:util';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { DeploymentFile, LatestFile } from '@vitrine/contract/latest-file';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { type ConfiguratorRecord, listConfigurators, lockConfigurator } from '@vitrine/store/configurators/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant, listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { contentPaths, copyFolder } from '../hosting/paths.ts';
import type { Services } from '../services.ts';
import { isOutage } from '../transient-errors.ts';
import { type LiveTexts, liveTexts, publish } from './latest.ts';
import { presetsFile } from './presets.ts';
import { asGranted, copiedTexts, publishCopy } from './publish-copy.ts';
import { publishedPopups } from './published-popups.ts';
import { publishedPrices } from './published-prices.ts';
import { type PublishedWords, publishedWords } from './published-words.ts';

/** What rows say about a folder's live files, and the function that rewrites them. */
interface LiveFolder {
  folder: string;
  version: number;
  texts: LiveTexts;
  presets: unknown;
  words: PublishedWords | undefined;
  publish(): Promise<void>;
}

/** Called for each that cannot be written: a missing file of one must not stop the whole product. */
type ReportError = (line: string) => void;

/**
 * Brings the live files in line with the database: version, texts, presets, names, domains, addresses. Files are
 * written before their transaction ends, so a crash in between leaves them ahead of it, and a changed host leaves them
 * behind; each start and each night repairs that. Returns how many were rewritten. It ends between two folders when the
 * signal says so.
 */
export async function repairLiveFiles(services: Services, report: ReportError, signal?: AbortSignal): Promise<number> {
  let repaired = 0;
  // A start and a job have no caller, and repair the files of every tenant.
  for (const { id, name } of await listConfigurators(services.db, SYSTEM)) {
    if (signal?.aborted) return repaired;
    if (await repairFolder(services, { id, name }, (input) => expectedFolder(input, id), report)) repaired++;
  }
  return repaired;
}

/** The same for resellers' copies. */
export async function repairCopies(services: Services, report: ReportError, signal?: AbortSignal): Promise<number> {
  let repaired = 0;
  // Neither is a caller here: copies of every reseller.
  for (const reseller of await listResellers(services.db, SYSTEM)) {
    for (const { configuratorId: id } of await listGrants(services.db, [reseller.id])) {
      if (signal?.aborted) return repaired;
      const name = `configurator ${id} of ${reseller.name}`;
      if (await repairFolder(services, { id, name }, (input) => expectedCopy(input, id, reseller.id), report))
        repaired++;
    }
  }
  return repaired;
}

/** Compares, and on a difference compares again under the lock: another server may be writing a change. */
async function repairFolder(
  services: Services,
  { id, name }: Pick<ConfiguratorRecord, 'id' | 'name'>,
  find: (input: Services) => Promise<LiveFolder | null>,
  report: ReportError,
): Promise<boolean> {
  const reportError = (error: unknown): false => {
    report(`The live files of ${name} could not be written: ${(error as Error).message}`);
    return false;
  };
  try {
    if (await isUpToDate(services, await find(services))) return false;
  } catch (error) {
    // A database or a bucket that is away says nothing about the files of this one.
    if (isOutage(error)) throw error;
    return reportError(error);
  }
  try {
    return await services.db.transaction().execute(async (transaction) => {
      const input = { ...services, db: transaction as Services['db'] };
      await lockConfigurator(transaction, id);
      const expected = await find(input);
      if (!expected || (await isUpToDate(input, expected))) return false;
      await expected.publish();
      return true;
    });
  } catch (error) {
    return reportError(error);
  }
}

async function expectedFolder(input: Services, id: number): Promise<LiveFolder | null> {
  const found = await findWithOrganisation(input.db, id);
  const version = found?.record.deployedVersion ?? null;
  if (!found || version === null) return null;
  const { record, organisation } = found;
  const words = await publishedWords(input, { record, organisation, reseller: null, version });
  return {
    folder: record.dataUrl,
    version,
    texts: liveTexts(input, record, organisation, {
      reseller: [],
      prices: await publishedPrices(input, { organisation, reseller: null }),
      popups: await publishedPopups(input.db, { configuratorId: id, resellerId: null }),
      words,
    }),
    words,
    presets: presetsFile(input, record, record.dataUrl),
    publish: () => publish(input, record, organisation, version),
  };
}

async function expectedCopy(input: Services, id: number, resellerId: number): Promise<LiveFolder | null> {
  const found = await findWithOrganisation(input.db, id);
  const reseller = await resellerOf(input.db, { resellerId });
  const grant = await findGrant(input.db, resellerId, id);
  if (!found || !reseller || grant?.status !== 'ready') return null;
  const { record, organisation } = found;
  const shown = asGranted(record, grant);
  const folder = copyFolder(reseller, record);
  const words = await publishedWords(input, { record: shown, organisation, reseller, version: grant.version });
  return {
    folder,
    version: grant.version,
    texts: copiedTexts(
      input,
      shown,
      { organisation, reseller },
      {
        prices: await publishedPrices(input, { organisation, reseller }),
        popups: await publishedPopups(input.db, { configuratorId: id, resellerId }),
        words,
      },
    ),
    words,
    presets: presetsFile(input, shown, folder),
    publish: () => publishCopy(input, shown, { organisation, reseller }, grant.version),
  };
}

/** Without a live version there is nothing to repair. */
async function isUpToDate({ content }: Services, expected: LiveFolder | null): Promise<boolean> {
  if (!expected) return true;
  const readJson = async (file: string): Promise<unknown> => asJson((await content.read(file))?.toString('utf8'));
  const paths = contentPaths(expected.folder);
  const live = (await readJson(paths.latest)) as LatestFile | null;
  const pointer = (await readJson(paths.deployment)) as DeploymentFile | null;
  if (live?.version !== fromThousandths(expected.version) || live.version !== pointer?.version) return false;
  // Earlier releases named the data files here.
  if ('data' in pointer) return false;
  // Earlier releases wrote the currency of the version that was saved last.
  if (live.currency !== currencyOf(live.details as Pick<ConfiguratorFile, 'currency'>)) return false;
  const { format, version, currency, details, assets, openings, ...texts } = live;
  if (!isDeepStrictEqual(texts, asJson(JSON.stringify(expected.texts)))) return false;
  for (const file of expected.words?.files.keys() ?? []) {
    if (!(await content.exists(`${expected.folder}/${file}`))) return false;
  }
  if (expected.presets === null) return true;
  return isDeepStrictEqual(await readJson(paths.presets), asJson(JSON.stringify(expected.presets)));
}

/** Null for an unreadable file: one that was cut short is rewritten. */
function asJson(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
