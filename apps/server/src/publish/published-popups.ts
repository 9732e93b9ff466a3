import type { Language } from '@vitrine/contract/languages/limits';
import type { ViewerCustomisation, ViewerPopup } from '@vitrine/contract/latest-file';
import type { Database } from '@vitrine/store/database';
import { readTextsByLanguage } from './texts-by-language.ts';

export type PublishedPopups = NonNullable<ViewerCustomisation['popups']>;

/** The notice after sending in other languages than the tenant's, for the live file of a configurator or a copy. */
export async function publishedPopups(
  db: Database,
  target: { configuratorId: number; resellerId: number | null },
): Promise<PublishedPopups> {
  const { texts } = await readTextsByLanguage(db, target);
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, { popup_title: title, popup_text: text }]): [string, ViewerPopup][] =>
      title === null && text === null ? [] : [[language as Language, { title, text }]],
    ),
  );
}
