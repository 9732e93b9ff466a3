import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of a quote as PDF. */
export const quotePdfMessages = defineMessages('quotes/pdf', {
  title: (number: string) => message('Quote {number}', { number }),
  draft: 'Draft, not an offer yet',
  for: 'For',
  date: 'Date',
  validUntil: 'Valid until',
  design: 'Design',
  seeDesign: 'See the design',
  columns: {
    name: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'No price',
  off: (rate: string) => message('−{rate} %', { rate }),
  rate: (rate: string) => message('{rate} %', { rate }),
  notes: 'Notes',
  terms: 'Terms',
  accepted: (name: string, day: string) => message('Accepted by {name} on {day}.', { name, day }),
  /** Numbers, or placeholders until the pages are counted. */
  page: (page: number | string, count: number | string) => message('Page {page} of {count}', { page, count }),
});
