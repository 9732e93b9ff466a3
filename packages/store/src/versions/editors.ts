import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { ConfiguratorEditorsTable } from '../tables/configurators.ts';

/** Who works on a configurator at this moment. The caller has already found the configurator, or the copy, in its scope. */

export type EditorRecord = Selectable<ConfiguratorEditorsTable>;
type EditedCopy = Pick<EditorRecord, 'configuratorId' | 'resellerId'>;
type EditorTab = Pick<EditorRecord, 'userId' | 'tab'>;

/** Renews the row of a tab. Returns whether the tab worked on something else before, or on nothing. */
export async function upsertEditor(db: Database, row: EditorRecord): Promise<boolean> {
  const before = await db
    .selectFrom('configuratorEditors')
    .select(['configuratorId', 'resellerId'])
    .where('userId', '=', row.userId)
    .where('tab', '=', row.tab)
    .executeTakeFirst();
  await db
    .insertInto('configuratorEditors')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'tab']).doUpdateSet({
        configuratorId: row.configuratorId,
        resellerId: row.resellerId,
        seenAt: row.seenAt,
      }),
    )
    .execute();
  return before?.configuratorId !== row.configuratorId || before.resellerId !== row.resellerId;
}

/** The other tabs that were seen since a moment, with the names of their users; the earliest first. */
export const listOtherEditors = (
  db: Database,
  { configuratorId, resellerId }: EditedCopy,
  own: EditorTab,
  since: Date,
): Promise<{ userId: number; firstName: string; lastName: string }[]> =>
  db
    .selectFrom('configuratorEditors as editor')
    .innerJoin('users', 'users.id', 'editor.userId')
    .select(['editor.userId', 'users.firstName', 'users.lastName'])
    .where('editor.configuratorId', '=', configuratorId)
    .where('editor.resellerId', 'is not distinct from', resellerId)
    .where('editor.seenAt', '>=', since)
    .where((where) =>
      where.not(where.and([where('editor.userId', '=', own.userId), where('editor.tab', '=', own.tab)])),
    )
    .orderBy('users.firstName')
    .orderBy('editor.userId')
    .execute();

/** Removes the row of a tab. Returns what the tab worked on; undefined when there was no such row. */
export const deleteEditor = (
  db: Database,
  { userId, tab }: EditorTab,
  configuratorId: number,
): Promise<EditedCopy | undefined> =>
  db
    .deleteFrom('configuratorEditors')
    .where('userId', '=', userId)
    .where('tab', '=', tab)
    .where('configuratorId', '=', configuratorId)
    .returning(['configuratorId', 'resellerId'])
    .executeTakeFirst();

/** Removes the rows that were last seen before a moment. */
export const deleteOldEditors = (db: Database, before: Date): Promise<unknown> =>
  db.deleteFrom('configuratorEditors').where('seenAt', '<', before).execute();

/** The number of other tabs in which the user works, so that one user cannot fill the table. */
export const countOtherTabs = async (db: Database, { userId, tab }: EditorTab): Promise<number> => {
  const { count } = await db
    .selectFrom('configuratorEditors')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('tab', '!=', tab)
    .executeTakeFirstOrThrow();
  return Number(count);
};
