import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { AppError } from '@vitrine/contract/errors';
import { versionMessages } from '@vitrine/contract/versions/messages';
import type { SheetSync } from '@vitrine/contract/versions/schemas';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { describeEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import { editsFromSheet, type SheetResult } from '@vitrine/domain/catalogue/edits/edits-from-sheet';
import { isLayeredFile } from '@vitrine/domain/catalogue/rows-of';
import { maySyncSpreadsheet } from '@vitrine/domain/policies/versions';
import { nextMinorVersion } from '@vitrine/domain/versions/next-minor-version';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { beginSync, endSync } from '@vitrine/store/versions/airtable-syncs';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import { readVersion } from '../../publish/read-version.ts';
import type { Services } from '../../services.ts';
import { saveMinorVersion } from './service.ts';

interface SyncInput {
  organisationId: number;
  configuratorId: number;
  dryRun: boolean;
}

/**
 * Takes names, prices and availability from the organisation's spreadsheet, as one new minor version by the caller. One
 * sync per configurator at a time; a dry run changes nothing.
 */
export async function syncAirtable(services: Services, caller: Caller, input: SyncInput): Promise<SheetSync> {
  const { db, clock } = services;
  if (!maySyncSpreadsheet(actorOf(caller))) throw new AppError('access.denied');
  const loaded = await loadConfigurator(db, caller.scope, input.configuratorId);
  if (loaded.record.organisationId !== input.organisationId) throw new AppError('resource.missing');
  const startedAt = clock();
  if (!(await beginSync(db, input.configuratorId, startedAt))) throw new AppError('airtable.running');
  try {
    const newest = loaded.versions[0]?.version;
    if (newest === undefined) throw new AppError('versions.missing');
    const file = await layeredFileOf(services, loaded, newest);
    const rows = await readRows(services, loaded);
    const result = editsFromSheet(file, rows);
    if (rows.length > 0 && !result.hasSkus) throw new AppError('airtable.no_sku');
    const version = input.dryRun || result.changed === 0 ? null : await save(services, caller, loaded, result);
    return present(file, result, version);
  } finally {
    await endSync(db, input.configuratorId, startedAt);
  }
}

async function layeredFileOf(services: Services, loaded: LoadedConfigurator, version: number): Promise<LayeredFile> {
  const file = await readVersion(services, loaded, version);
  if (!isLayeredFile(file)) throw new AppError('airtable.wrong_kind');
  return file;
}

async function readRows({ db, secrets, spreadsheets }: Services, { record }: LoadedConfigurator) {
  const organisation = await organisationOf(db, record);
  const { airtableBase: base, airtableTable: table, airtableKeySealed: sealed } = organisation ?? {};
  if (!base || !table || !sealed) throw new AppError('airtable.not_connected');
  const key = secrets.openOrNull(sealed);
  if (key === null) throw new AppError('airtable.rejected');
  return spreadsheets.readAll({ base, table, key });
}

async function save(
  services: Services,
  caller: Caller,
  { record, versions }: LoadedConfigurator,
  { edits }: SheetResult,
): Promise<number> {
  const known = versions.map((row) => fromThousandths(row.version));
  const base = known[0] ?? 0;
  const next = nextMinorVersion(known, base);
  if (next === null) throw new AppError('versions.major_full');
  const saved = await saveMinorVersion(services, caller, {
    configuratorId: record.id,
    base,
    next,
    edits: [...edits],
    newestSeen: base,
    note: versionMessages.airtableNote,
  });
  return saved.version;
}

const present = (
  file: LayeredFile,
  { edits, changed, matched, unknown, issues }: SheetResult,
  version: number | null,
): SheetSync => ({
  message: versionMessages.airtableCounts(matched, changed, unknown.length, issues.length),
  version,
  changed,
  changes: describeEdits(file, edits).map(({ layer, rows }) => ({
    layer,
    rows: rows.map(({ key, name, field, before, after }) => ({ ...key, name, field, before, after })),
  })),
  currency: currencyOf(file),
  matched,
  unknown,
  issues,
});
