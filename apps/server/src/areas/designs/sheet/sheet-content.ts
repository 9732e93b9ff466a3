import type { SheetWords } from '@vitrine/contract/designs/sheet-words/words';

/** One line of the table, written out. */
export interface SheetRow {
  component: string;
  item: string;
  sku: string;
  quantity: string;
  price: string;
}

export interface SheetGroup {
  /** '' where the items stand without one. */
  heading: string;
  rows: SheetRow[];
}

/** Everything that a specification sheet says, ready to be drawn. */
export interface SheetContent {
  words: SheetWords;
  /** Tag of the language, for whoever reads the document aloud. */
  tag: string;
  tenant: { name: string; contact: string[]; logo: Buffer | null };
  title: string;
  /** A JPEG. */
  image: Buffer | null;
  groups: SheetGroup[];
  priceHeading: string;
  /** '' where nothing has a price. */
  total: string;
  totalHeading: string;
  /** What has to be said about the design, a paragraph each. */
  notes: string[];
  date: string;
  made: Date;
  /** The short link; null where no page shows the design. */
  link: string | null;
}
