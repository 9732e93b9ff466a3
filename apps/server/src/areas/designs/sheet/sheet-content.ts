import type { SheetTexts } from '@vitrine/texts/sheet-texts';

/** One line of the table, written out. */
export interface SheetRow {
  component: string;
  item: string;
  sku: string;
  quantity: string;
  price: string;
}

export interface SheetGroup {
  /** '' for items without a group. */
  heading: string;
  rows: SheetRow[];
}

/** All content of a specification sheet, ready to be drawn: plain data, which another process can be sent. */
export interface SheetContent {
  texts: Pick<SheetTexts, 'title' | 'component' | 'item' | 'sku' | 'quantity' | 'open' | 'scan'>;
  /** The page's number as `pageText` reads it. */
  page: string;
  /** Tag of the language, for screen readers. */
  tag: string;
  tenant: { name: string; contact: string[]; logo: Buffer | null };
  title: string;
  /** A JPEG. */
  image: Buffer | null;
  groups: SheetGroup[];
  priceHeading: string;
  surcharges: { label: string; amount: string }[];
  /** Below the total; '' without a tax. */
  tax: string;
  /** '' where nothing has a price. */
  total: string;
  totalHeading: string;
  /** Notes about the design, a paragraph each. */
  notes: string[];
  date: string;
  made: Date;
  /** The short link; null where no page shows the design. */
  link: string | null;
}
