import type { Language } from '@vitrine/contract/languages/limits';

/** Signs that are the same everywhere: millimetres are mm in every language of Latin letters. */
const SIGNS = ['mm'];

/**
 * Texts that a language writes as English does, so that they are no forgotten translations: words that both have from
 * Latin or French (Total, Budget), and Germanic words that are spelt alike (Name, Frame, Postcode).
 */
export const COGNATES: Partial<Record<Language, readonly string[]>> = {
  es: [...SIGNS, 'Total', 'Total: ⟦0⟧', 'Subtotal', 'Panel ⟦0⟧'],
  fr: [...SIGNS, 'Total', 'Budget'],
  it: [...SIGNS, 'Budget'],
  de: [...SIGNS, 'Name', 'Budget', 'Ok'],
  pt: [...SIGNS, 'Total', 'Total: ⟦0⟧', 'Subtotal'],
  nl: [...SIGNS, 'Budget', 'Postcode', 'Frame'],
  se: [...SIGNS, 'Budget'],
};
