import type { Language } from '@vitrine/contract/languages/limits';
import { modelOf } from '@vitrine/domain/design/model-of';
import { type CatalogueOwner, languagesToRead } from '@vitrine/domain/translations/languages';
import { CONFIGURATOR_PLACE } from '@vitrine/domain/translations/places';
import { translateItems } from '@vitrine/domain/translations/translate-items';
import { type Words, wordAt } from '@vitrine/domain/translations/word';
import { listTranslations } from '@vitrine/store/translations/queries';
import { configuratorOfDesign } from '../pricing/configurator-of-design.ts';
import { readLiveFile } from '../pricing/live-files.ts';
import type { Services } from '../services.ts';

interface WordsOf {
  configuratorId: number;
  /** The reseller whose copy it is. */
  resellerId: number | null;
  organisation: CatalogueOwner;
}

/**
 * The words of a configurator in a language: place -> text; those of a reseller's copy come before its organisation's,
 * and those of the language before the ones of the organisation's main language. None in the language of the catalogue.
 * The row that names the configurator is already found, within a caller's scope or by the product itself.
 */
export async function readWords(
  { db }: Pick<Services, 'db'>,
  { organisation, ...of }: WordsOf,
  language: Language,
): Promise<Words> {
  const words: [place: string, text: string][] = [];
  for (const each of languagesToRead(organisation, language).reverse()) {
    const rows = await listTranslations(db, { ...of, language: each });
    const inherited = rows.filter(({ resellerId }) => resellerId === null);
    const own = rows.filter(({ resellerId }) => resellerId !== null);
    for (const { place, text } of [...inherited, ...own]) words.push([place, text]);
  }
  return Object.fromEntries(words);
}

/** What emails say of an enquiry in the words of its configurator. */
interface DescribedEnquiry {
  configuratorId: number | null;
  resellerId: number | null;
  design: string;
  items: unknown;
  configuratorName: string | null;
  /** The languages of the organisation whose configurator it is. */
  manufacturerLanguage: CatalogueOwner['language'];
  catalogueLanguage: CatalogueOwner['catalogueLanguage'];
}

/**
 * The enquiry with the names of its items and its configurator in a language, for what its visitor reads. Names of items
 * that the live version does not have stay as they are stored.
 */
export async function inVisitorsLanguage<Enquiry extends DescribedEnquiry>(
  services: Pick<Services, 'db' | 'versionFiles'>,
  enquiry: Enquiry,
  language: Language,
): Promise<Enquiry> {
  const { configuratorId, resellerId, catalogueLanguage } = enquiry;
  if (configuratorId === null) return enquiry;
  const organisation = { language: enquiry.manufacturerLanguage, catalogueLanguage };
  const words = await readWords(services, { configuratorId, resellerId, organisation }, language);
  if (Object.keys(words).length === 0) return enquiry;
  return {
    ...enquiry,
    items: await translateStoredItems(services, enquiry, words),
    configuratorName: wordAt(words, CONFIGURATOR_PLACE) || enquiry.configuratorName,
  };
}

async function translateStoredItems(
  services: Pick<Services, 'db' | 'versionFiles'>,
  enquiry: DescribedEnquiry,
  words: Words,
): Promise<unknown> {
  const shown = enquiry.design === '' ? null : await configuratorOfDesign(services.db, enquiry);
  const live = shown?.version ? await readLiveFile(services, shown.record, shown.version) : null;
  if (!live || !Array.isArray(enquiry.items)) return enquiry.items;
  const { design } = modelOf(live.type, live.file).restore(enquiry.design);
  return translateItems({ ...live, words }, design, enquiry.items);
}
