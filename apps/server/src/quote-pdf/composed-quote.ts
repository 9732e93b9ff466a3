import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { SumRow } from '@vitrine/domain/quotes/sum-rows';
import type { ColumnInput } from '../pdf/table.ts';

export type QuoteColumn = keyof typeof quotePdfMessages.columns;

interface Block {
  heading: string;
  lines: string[];
}

/** All content of a quote, written out in a language and ready to be drawn. Images are bytes. */
export interface ComposedQuote {
  /** Tag of the language, for screen readers. */
  tag: string;
  made: Date;
  seller: { name: string; colour: string | null; logo: Buffer | null };
  /** 'Quote Q-0007-1'. */
  heading: string;
  /** The day on which it was sent, or that it is a draft. */
  state: string;
  title: string;
  customer: Block;
  sellerDetails: Block;
  design: { label: string; image: Buffer | null; link: { text: string; url: string } | null } | null;
  columns: ColumnInput<QuoteColumn>[];
  rows: Record<QuoteColumn, string>[];
  sums: SumRow[];
  /** Who accepted it; '' while nobody has. */
  accepted: string;
  /** Notes and terms, where there are some. */
  texts: { heading: string; text: string }[];
  /** Below every page: the seller, and the page's number as `pageText` reads it. */
  contact: string;
  page: string;
}
