import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import type { EnquiryRow, EnquiryRows, QuarantinedRows, RowsPage } from '@vitrine/contract/enquiries/rows';
import { AppError } from '@vitrine/contract/errors';
import { stageOf } from '@vitrine/domain/enquiries/stage';
import { countRows, type EnquiryRowRecord, isListed, listRows, type RowsOf } from '@vitrine/store/enquiries/rows';
import type { Caller } from '../../../accounts/caller.ts';
import type { Services } from '../../../services.ts';
import { configuratorOf, imageOf, ownerOf } from '../present.ts';
import { parentOf, tenantOf } from '../service.ts';

const presentRow = (record: EnquiryRowRecord, contentOrigin: string): EnquiryRow => ({
  ...{ id: record.id, name: record.name, email: record.email, phone: record.phone, postcode: record.postcode },
  created_at: record.createdAt.toISOString(),
  status: record.status,
  stage: stageOf(record),
  owner: ownerOf(record),
  reseller_id: record.resellerId,
  configurator: configuratorOf(record),
  previewImage: imageOf(record, contentOrigin),
  items: record.itemNames,
});

interface Page {
  records: EnquiryRowRecord[];
  total: number;
  asOf: Date;
}

/** Counts before reading, so that a row that arrives in between comes again with the next changes. */
async function readPage(
  { db }: Services,
  caller: Caller,
  id: number,
  { quarantined, limit, before, since }: Omit<RowsPage, 'since'> & { quarantined: boolean; since?: Date },
): Promise<Page> {
  const of: RowsOf = { parent: parentOf(await tenantOf(db, caller, id)), quarantined };
  // When the last row of the previous page is gone, an empty page would look like the end.
  if (before !== undefined && !(await isListed(db, caller.scope, of, before))) throw new AppError('resource.missing');
  const { total, asOf } = await countRows(db, caller.scope, of);
  return { records: await listRows(db, caller.scope, of, { limit, before, since }), total, asOf };
}

/** A page of the list, or its changes since a moment. */
export async function readRows(services: Services, caller: Caller, id: number, page: RowsPage): Promise<EnquiryRows> {
  const { since, ...rest } = page;
  const { records, total, asOf } = await readPage(services, caller, id, {
    ...{ ...rest, quarantined: false },
    // A change has the time at which its transaction began, so the next read includes transactions that were still
    // running.
    ...(since !== undefined && { since: new Date(Date.parse(since) - limits.rowsLookBackMs) }),
  });
  const rows = records.map((record) => presentRow(record, services.addresses.content));
  return { rows, total, as_of: asOf.toISOString() };
}

/** A page of the quarantine. */
export async function readQuarantinedRows(
  services: Services,
  caller: Caller,
  id: number,
  page: Pick<RowsPage, 'limit' | 'before'>,
): Promise<QuarantinedRows> {
  const { records, total } = await readPage(services, caller, id, { ...page, quarantined: true });
  const rows = records.map((record) => ({
    ...presentRow(record, services.addresses.content),
    reason: record.quarantineReason ?? ('too_many' as const),
  }));
  return { rows, total };
}
