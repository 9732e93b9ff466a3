import { editorLimits as limits } from '@vitrine/contract/versions/limits';
import type { Editor } from '@vitrine/contract/versions/schemas';
import type { Database } from '@vitrine/store/database';
import {
  countOtherTabs,
  deleteEditor,
  deleteOldEditors,
  listOtherEditors,
  upsertEditor,
} from '@vitrine/store/versions/editors';
import type { Caller } from '../../accounts/caller.ts';
import { publishLive } from '../../live/publish.ts';
import { ownCopyOr } from '../../publish/find-copy.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import type { Services } from '../../services.ts';

interface EditorTab {
  configuratorId: number;
  /** The name that the browser chose for it. */
  tab: string;
}

/**
 * Notes that the caller works on a configurator, or on a reseller's copy, and answers who else does. Others are notified
 * when the tab is new. A copy has editors of its own: a reseller's users never see who works for the manufacturer.
 */
export async function reportEditor(
  { db, clock }: Services,
  { scope, user }: Caller,
  { configuratorId, tab, reseller }: EditorTab & { reseller: number | undefined },
): Promise<Editor[]> {
  const { record } = await loadConfigurator(db, scope, configuratorId, reseller);
  const copy = { configuratorId, resellerId: ownCopyOr(scope, reseller) ?? null };
  const since = new Date(clock().getTime() - limits.goneAfterMs);
  await deleteOldEditors(db, since);
  const own = { userId: user.id, tab };
  if ((await countOtherTabs(db, own)) < limits.tabs) {
    const isNew = await upsertEditor(db, { ...copy, ...own, seenAt: clock() });
    if (isNew) await publishEditors(db, record.organisationId, copy);
  }
  const others = await listOtherEditors(db, copy, own, since);
  return others.map(({ userId, firstName, lastName }) => ({
    user_id: userId,
    name: `${firstName} ${lastName}`.trim(),
  }));
}

/** Removes the caller's tab from those that work on a configurator. Nothing happens when it is not among them. */
export async function endEditor(
  { db }: Services,
  { scope, user }: Caller,
  { configuratorId, tab }: EditorTab,
): Promise<void> {
  const { record } = await loadConfigurator(db, scope, configuratorId);
  const ended = await deleteEditor(db, { userId: user.id, tab }, configuratorId);
  if (ended) await publishEditors(db, record.organisationId, ended);
}

const publishEditors = (
  db: Database,
  organisationId: number,
  { configuratorId, resellerId }: { configuratorId: number; resellerId: number | null },
): Promise<void> =>
  publishLive(
    db,
    { event: 'configurator editors', data: { configurator_id: configuratorId } },
    resellerId === null ? { organisationId } : { organisationId, resellerId },
  );
