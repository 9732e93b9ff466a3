import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';

/** All content of a quote as PDF: a sent state, or a draft. Images are bytes. */
export interface QuoteDocument extends Omit<LinkedQuote, 'state' | 'messages' | 'seller' | 'design'> {
  seller: { name: string; details: string; colour: string | null; logo: Buffer | null };
  design: { name: string; image: Buffer | null; url: string | null } | null;
  isDraft: boolean;
}
