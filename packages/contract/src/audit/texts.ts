import { textOf } from '../texts/translations.ts';
import { type AuditPhraseKey, auditPhrases } from './phrases.ts';

type Phrases = typeof auditPhrases;

type PhraseWithValues = {
  readonly [Key in AuditPhraseKey]: Phrases[Key] extends (values: infer Values) => string
    ? { readonly phrase: Key; readonly values: { readonly [Name in keyof Values]: StoredValue<Values[Name]> } }
    : never;
}[AuditPhraseKey];
/** A phrase with its values as an event stores it; a value that is a text can be a phrase as well. */
export type AuditPhrase = PhraseWithValues | { readonly phrase: Exclude<AuditPhraseKey, PhraseWithValues['phrase']> };
type StoredValue<Value> = string extends Value ? AuditText : Value;

/**
 * A text of activity: names and addresses as they are, phrases in the reader's language. A list is separated by commas,
 * clauses by semicolons.
 */
export type AuditText = string | AuditPhrase | readonly AuditText[] | { readonly clauses: readonly AuditText[] };

const isPhrase = (text: unknown): text is AuditPhrase => typeof text === 'object' && text !== null && 'phrase' in text;
const isText = (value: unknown): value is AuditText =>
  isPhrase(value) || Array.isArray(value) || (typeof value === 'object' && value !== null && 'clauses' in value);

function writePhrase({ phrase, ...stored }: AuditPhrase): string {
  const text = auditPhrases[phrase];
  if (text === undefined) throw new Error(`Unknown phrase: ${phrase}`);
  if (typeof text === 'string') return text;
  const values = Object.entries('values' in stored ? stored.values : {}).map(([name, value]) => [
    name,
    isText(value) ? writeAuditText(value) : value,
  ]);
  return (text as (values: object) => string)(Object.fromEntries(values));
}

/** A stored text in the language of the reader. @throws when it has a phrase of a later release */
export function writeAuditText(text: AuditText): string {
  if (typeof text === 'string') return text;
  if (isPhrase(text)) return writePhrase(text);
  if ('clauses' in text) return text.clauses.map(writeAuditText).join('; ');
  return text.map(writeAuditText).join(', ');
}

/** The phrases whose words in the reader's language contain a text, in any case. */
export function findAuditPhrases(search: string): string[] {
  const sought = search.toLocaleLowerCase();
  return Object.entries(auditPhrases).flatMap(([key, phrase]) => {
    const words = typeof phrase === 'string' ? phrase : (textOf('audit/phrases', key)?.text ?? '');
    return words.toLocaleLowerCase().includes(sought) ? [key] : [];
  });
}
