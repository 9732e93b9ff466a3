import { z } from 'zod';
import { composeText } from '../characters/compose-text.ts';
import { LANGUAGES } from '../languages/limits.ts';
import { translationLimits as limits, WORD_KINDS, WORD_STATUSES } from './limits.ts';
import { translationMessages as messages } from './messages.ts';

const language = z.enum(LANGUAGES);
/** The database stores every character but this one. */
const storable = (input: string): boolean => !input.includes('\0');
const place = z.string().min(1).max(limits.placeMaximum).refine(storable);
const source = z.string().max(limits.sourceMaximum).refine(storable);
/** Checked against its word: length, placeholders, characters. */
const text = z.string().max(limits.textMaximum);

/** A word of the catalogue in the language of its tenant, and in another one. */
export const translatedWord = z.object({
  /** Where it is: the same in every version. */
  place: z.string(),
  kind: z.enum(WORD_KINDS),
  /** The text as it is today. */
  source: z.string(),
  /** What it belongs to, such as the layer of an item; empty without. */
  context: z.string(),
  /** Characters that a translation may have. */
  max_length: z.number().int(),
  status: z.enum(WORD_STATUSES),
  /** The translation; null without. */
  text: z.string().nullable(),
  /** The text that it was made for; null without a translation. */
  source_text: z.string().nullable(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
  /** Whether a reseller's copy has it from its manufacturer. A translation that is saved becomes the copy's. */
  inherited: z.boolean(),
});
export type TranslatedWord = z.output<typeof translatedWord>;

/** All words of a configurator in one language, at most 20,000. */
export const translatedWords = z.object({
  language,
  source_language: language,
  words: z.array(translatedWord),
});
export type TranslatedWords = z.output<typeof translatedWords>;

/** The languages of an organisation's catalogues. */
export const catalogueLanguages = z.object({
  /** The language that they are written in. */
  source_language: language,
  /** The one that the organisation set for that; null for its main language. */
  catalogue_language: language.nullable(),
  /** The language of the organisation's own people. */
  main_language: language,
});
export type CatalogueLanguages = z.output<typeof catalogueLanguages>;

/** What an organisation says of the language of its catalogues; null for its main language. */
export const catalogueLanguageInput = z.object({ language: language.nullable() });

/** How far a configurator is translated. */
export const translationProgress = catalogueLanguages.extend({
  languages: z.array(
    z.object({
      language,
      missing: z.number().int(),
      outdated: z.number().int(),
      done: z.number().int(),
      /** Whether visitors see the language: it has a translation, and the configurator is live. */
      live: z.boolean(),
    }),
  ),
});
export type TranslationProgress = z.output<typeof translationProgress>;

export const translationChange = z.object({
  place,
  /** Empty to remove the translation. */
  text,
  /** The source that it was made for. */
  source,
  /** The translation that its writer saw; null for none. Another one by now is a conflict. */
  seen: z.string().max(limits.textMaximum).nullable(),
});
export type TranslationChange = z.output<typeof translationChange>;

export const translationChanges = z.object({ changes: z.array(translationChange).min(1).max(limits.changesASave) });

export const savedTranslations = z.object({ saved: z.number().int(), words: z.array(translatedWord) });

/** Translations of the same sources in the tenant's other configurators. */
export const identicalWords = z.array(z.object({ source: z.string(), text: z.string() }));

/** What is imported: an XLIFF file, or rows of a sheet. Exactly one of the two. */
export const translationImport = z
  .object({
    xliff: z.string().max(limits.importBytes).optional(),
    entries: z.array(z.object({ place, source, text })).max(limits.changesASave).optional(),
    /** False to only list what would change. */
    apply: z.boolean(),
    /** Whether entries whose source is another one by now are taken, as outdated translations. */
    outdated: z.boolean().default(false),
  })
  .refine(({ xliff, entries }) => (xliff === undefined) !== (entries === undefined), {
    error: () => messages.fileUnreadable,
  });

const importedEntry = z.object({ place: z.string(), source: z.string(), text: z.string() });

/** What an import changes, and what it leaves as it is. Each list names the first of its entries. */
export const importReport = z.object({
  /** Whether the changes were stored. */
  applied: z.boolean(),
  counts: z.object({
    changed: z.number().int(),
    unchanged: z.number().int(),
    empty: z.number().int(),
    outdated: z.number().int(),
    unknown: z.number().int(),
    invalid: z.number().int(),
  }),
  changed: z.array(importedEntry.extend({ before: z.string().nullable() })),
  /** The source in the file is not today's. */
  outdated: z.array(importedEntry.extend({ source_now: z.string(), before: z.string().nullable() })),
  unknown: z.array(importedEntry),
  invalid: z.array(importedEntry.extend({ message: z.string() })),
});
export type ImportReport = z.output<typeof importReport>;

export const glossaryTerm = z.object({
  id: z.number().int(),
  source: z.string(),
  /** Language -> the term in it. */
  targets: z.partialRecord(language, z.string()),
  note: z.string(),
});
export type GlossaryTerm = z.output<typeof glossaryTerm>;

const term = z
  .string()
  .overwrite(composeText)
  .trim()
  .max(limits.termMaximum, { error: () => messages.tooLong(limits.termMaximum) });

export const glossaryTermInput = z.object({
  source: term.min(1, { error: () => messages.termMissing }),
  targets: z.partialRecord(language, term).default({}),
  note: z
    .string()
    .trim()
    .max(limits.noteMaximum, { error: () => messages.tooLong(limits.noteMaximum) })
    .default(''),
});
export type GlossaryTermInput = z.output<typeof glossaryTermInput>;
