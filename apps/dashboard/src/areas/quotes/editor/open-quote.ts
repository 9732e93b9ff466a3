import type { Quote } from '@vitrine/contract/quotes/schemas';
import { createContext, useContext } from 'react';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import type { QuoteEdits } from './useQuoteEdits.ts';

/** The quote on screen with its unsaved changes, for its parts and the dialogs over it. */
export interface OpenQuote {
  tenant: SellingTenant;
  quote: Quote;
  edits: QuoteEdits;
  /** The user cannot change it, or nobody can any more. */
  readOnly: boolean;
  errorOf: (field: string) => string | undefined;
}

export const OpenQuoteContext = createContext<OpenQuote | null>(null);

/** Null while the quote loads. */
export const useOpenQuote = (): OpenQuote | null => useContext(OpenQuoteContext);
