import { defineMessages, message } from '../texts/define-messages.ts';
import type { PriceUnit } from './limits.ts';

/** Texts of an enquiry's parts list. */
export const partsMessages = defineMessages('prices/parts', {
  title: 'Parts list',
  fetching: 'Fetching parts...',
  columns: { article: 'Article', name: 'Name', quantity: 'Quantity', amount: 'Amount' },
  units: { piece: 'pcs', m: 'm', m2: 'm²' } satisfies Record<PriceUnit, string>,
  subtotal: 'Subtotal',
  unpriced: 'No price',
  csv: 'CSV',
  excel: 'Excel',
  version: (version: string) => message('Made on {version}', { version }),
});
