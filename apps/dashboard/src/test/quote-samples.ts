import type { Quote, QuoteLine, QuoteSummary } from '@vitrine/contract/quotes/schemas';

export const aLine = (overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ id: 'design-1', kind: 'design', sku: 'OAK-1', name: 'Oak Panel', quantity: 2, unit: 'piece' },
  ...{ unit_price: 10_000, discount: 0, tax_rate: 2000 },
  ...overrides,
});

export const aSummary = (overrides: Partial<QuoteSummary> = {}): QuoteSummary => ({
  organisation_id: 7,
  ...{ id: 5, number: 'Q-0007', title: 'New kitchen', customer: 'Priya Shah', state: 'draft', versions: 0 },
  ...{ has_changes: true, currency: 'GBP', net: 20_000, total: 24_000, valid_until: '2999-12-24' },
  ...{ has_question: false, reseller: null, enquiry_id: null, configurator: { id: 1, name: 'Panoramic Kitchen' } },
  ...{ created_at: '2026-11-20T09:00:00.000Z', updated_at: '2026-11-21T09:00:00.000Z', sent_at: null },
  ...overrides,
});

export const aQuote = (overrides: Partial<Quote> = {}): Quote => {
  const { customer: name, title, ...summary } = aSummary();
  return {
    ...summary,
    ...{ revision: 3, can_edit: true, decimals: 2, lost_reason: null, sent: [], messages: [] },
    content: {
      ...{ title, tax_included: false, valid_until: '2999-12-24', notes: 'Thank you', terms: 'Pay within 14 days' },
      customer: { name, email: 'priya@example.com', phone: '', address: '1 High Street' },
      lines: [aLine(), aLine({ id: 'own-1', kind: 'own', sku: null, name: 'Old worktop', quantity: 1, unit_price: 0 })],
    },
    sums: {
      ...{ subtotal: 20_000, discount: 0, net: 20_000, total: 24_000 },
      taxes: [{ rate: 2000, base: 20_000, amount: 4000 }],
    },
    design: {
      ...{ configurator: { id: 1, name: 'Panoramic Kitchen' }, reseller_id: null, design: 'a-b', version: 1.006 },
      ...{ measures: {}, image: null, url: 'https://shop.test/?panoramicConfig=a-b' },
    },
    ...overrides,
  };
};
