import { typeName } from '@vitrine/contract/configurators/limits';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import type { NewQuote } from '@vitrine/contract/quotes/schemas';
import { readConfigParameter } from '@vitrine/domain/design/config-string';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';

export interface NewQuoteFields {
  customer: string;
  currency: string;
  /** Id of the configurator; '' for a quote without lines. */
  configurator: string;
  /** The link of a shared design, or its text. */
  link: string;
}

/** The design in a pasted link of a page that shows it, or in a text that is a design itself; '' where there is none. */
export const designOfLink = (link: string, configurator: Pick<Configurator, 'configurator_type_id'>): string => {
  const text = link.trim();
  if (!/^https?:\/\//i.test(text)) return text;
  const search = text.slice(text.indexOf('?') + 1).split('#')[0] ?? '';
  return text.includes('?') ? (readConfigParameter(search, typeName(configurator.configurator_type_id)) ?? '') : '';
};

type Tenant = Pick<SellingTenant, 'id' | 'isReseller'>;

/** What creates the quote of valid fields. */
export const newQuoteOf = (
  { customer, currency, link }: NewQuoteFields,
  configurator: Configurator | undefined,
  tenant: Tenant,
): NewQuote => {
  const name = customer.trim() === '' ? {} : { customer_name: customer.trim() };
  if (configurator === undefined) return { ...name, currency };
  const design = designOfLink(link, configurator);
  const reseller_id = tenant.isReseller ? tenant.id : null;
  return { ...name, design: { configurator_id: configurator.id, reseller_id, design } };
};
