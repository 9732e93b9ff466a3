import type { WordKind } from '@vitrine/contract/translations/limits';
import type { Translation } from './word-status.ts';

/** Words that a reseller can have written itself for its copy. */
const OF_TENANT: readonly WordKind[] = ['configurator', 'preset', 'field', 'form', 'link', 'surcharge'];

interface Candidates<Of extends Translation> {
  /** Of the reseller's copy. */
  own: Of | undefined;
  /** Of the configurator. */
  inherited: Of | undefined;
}

/**
 * The translation of a word on a reseller's copy: its own, else its organisation's. Where the copy can have words of its
 * own, the organisation's counts only if it was made for the same text.
 */
export function pickTranslation<Of extends Translation>(
  word: { kind: WordKind; source: string },
  { own, inherited }: Candidates<Of>,
): Of | undefined {
  if (own || !inherited) return own;
  return OF_TENANT.includes(word.kind) && inherited.sourceText !== word.source ? undefined : inherited;
}
