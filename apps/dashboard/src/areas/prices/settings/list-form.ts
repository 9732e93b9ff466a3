import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { Surcharge } from '@vitrine/contract/prices/price-table';
import type { PriceList, PriceListChanges } from '@vitrine/contract/prices/schemas';
import { DECIMAL_POINT, parseNumber } from '@vitrine/domain/numbers/parse-number';
import { toMajor } from '@vitrine/domain/prices/money';
import { parseRate, parseSignedMinor, typedRate } from '@vitrine/domain/prices/sheets/typed-numbers';
import { personNumbers, writeNumber } from '../../../ui/person-numbers.ts';

export interface TaxFields {
  country: string;
  rate: string;
}

/** A surcharge as it is typed. Fields of other conditions stay while a condition is tried out. */
export interface SurchargeFields {
  name: string;
  kind: Surcharge['kind'];
  value: string;
  when: Surcharge['when']['kind'];
  option: string;
  measure: string;
  from: string;
  until: string;
}

export interface ListFields {
  name: string;
  valid_from: string;
  valid_until: string;
  base: PriceList['base'];
  change: string;
  tax_included: boolean;
  tax_shown: boolean;
  taxes: TaxFields[];
  surcharges: SurchargeFields[];
}

export const NEW_SURCHARGE: SurchargeFields = {
  ...{ name: '', kind: 'amount', value: '', when: 'always', option: '', measure: '', from: '', until: '' },
};

const rateText = (rate: number): string => typedRate(rate, personNumbers());

const surchargeFields = ({ name, kind, value, when }: Surcharge, currency: string): SurchargeFields => ({
  ...NEW_SURCHARGE,
  ...{ name, kind, when: when.kind },
  value: kind === 'rate' ? rateText(value) : writeNumber(toMajor(value, currency)),
  ...(when.kind === 'option' && { option: when.option }),
  ...(when.kind === 'measure' && {
    ...{ measure: when.measure, from: writeNumber(when.from), until: writeNumber(when.until) },
  }),
});

/** The settings of a list as fields of a form. */
export const fieldsOf = (list: PriceList): ListFields => ({
  ...{ name: list.name, valid_from: list.valid_from ?? '', valid_until: list.valid_until ?? '', base: list.base },
  ...{ change: rateText(list.change), tax_included: list.tax_included, tax_shown: list.tax_shown },
  taxes: list.taxes.map(({ country, rate }) => ({ country, rate: rateText(rate) })),
  surcharges: list.surcharges.map((surcharge) => surchargeFields(surcharge, list.currency)),
});

const rateOf = (text: string): number | undefined => parseRate(text, personNumbers());

const surchargeValue = ({ kind, value }: SurchargeFields, currency: string): number | undefined =>
  kind === 'rate' ? rateOf(value) : parseSignedMinor(value, currency, personNumbers());

const metresOf = (text: string): number | undefined => {
  const read = parseNumber(text, personNumbers()) ?? parseNumber(text, DECIMAL_POINT);
  return read !== undefined && read.value >= 0 && read.value <= priceLimits.measureMaximum ? read.value : undefined;
};

const conditionOf = (fields: SurchargeFields): Surcharge['when'] => {
  if (fields.when === 'option') return { kind: 'option', option: fields.option.trim() };
  if (fields.when === 'always') return { kind: 'always' };
  const { measure, from, until } = fields;
  return { kind: 'measure', measure: measure.trim(), from: metresOf(from) ?? 0, until: metresOf(until) ?? 0 };
};

/** What is saved of valid fields. */
export const changesOf = (fields: ListFields, list: PriceList): PriceListChanges => ({
  revision: list.revision,
  ...{ name: fields.name.trim(), valid_from: fields.valid_from || null, valid_until: fields.valid_until || null },
  ...{ base: fields.base, change: rateOf(fields.change) ?? 0 },
  ...{ tax_included: fields.tax_included, tax_shown: fields.tax_shown },
  taxes: fields.taxes.map(({ country, rate }) => ({ country, rate: rateOf(rate) ?? 0 })),
  surcharges: fields.surcharges.map((surcharge) => ({
    ...{ name: surcharge.name.trim(), kind: surcharge.kind, value: surchargeValue(surcharge, list.currency) ?? 0 },
    when: conditionOf(surcharge),
  })),
});

type Issues = Record<string, string>;

const taxIssues = (taxes: readonly TaxFields[]): Issues => {
  const issues: Issues = {};
  for (const [at, { country, rate }] of taxes.entries()) {
    const read = rateOf(rate);
    if (country === '') issues[`taxes.${at}.country`] = messages.countryUnknown;
    else if (taxes.findIndex((each) => each.country === country) < at)
      issues[`taxes.${at}.country`] = messages.taxTwice;
    if (read === undefined || read < 0 || read > priceLimits.rateMaximum)
      issues[`taxes.${at}.rate`] = messages.rateInvalid;
  }
  return issues;
};

const measureIssues = (at: string, { measure, from, until }: SurchargeFields): Issues => {
  const issues: Issues = {};
  const [low, high] = [metresOf(from), metresOf(until)];
  if (measure.trim() === '') issues[`${at}.measure`] = messages.required;
  if (low === undefined) issues[`${at}.from`] = messages.valueInvalid;
  if (high === undefined) issues[`${at}.until`] = messages.valueInvalid;
  else if (low !== undefined && low > high) issues[`${at}.until`] = messages.measuresReversed;
  return issues;
};

const isRateValid = ({ kind }: SurchargeFields, value: number): boolean =>
  Math.abs(value) <= (kind === 'rate' ? priceLimits.surchargeRateMaximum : priceLimits.amountMaximum);

const surchargeIssues = (surcharges: readonly SurchargeFields[], currency: string): Issues => {
  const issues: Issues = {};
  for (const [index, surcharge] of surcharges.entries()) {
    const at = `surcharges.${index}`;
    const value = surchargeValue(surcharge, currency);
    if (surcharge.name.trim() === '') issues[`${at}.name`] = messages.nameRequired;
    if (value === undefined || !isRateValid(surcharge, value)) issues[`${at}.value`] = messages.valueInvalid;
    if (surcharge.when === 'option' && surcharge.option.trim() === '') issues[`${at}.option`] = messages.required;
    if (surcharge.when === 'measure') Object.assign(issues, measureIssues(at, surcharge));
  }
  return issues;
};

const isChangeValid = (change: string): boolean => {
  const rate = rateOf(change);
  return rate !== undefined && rate >= -priceLimits.rateMaximum && rate <= priceLimits.surchargeRateMaximum;
};

/** Why fields cannot be saved, by their paths. */
export const fieldIssues = (fields: ListFields, currency: string): Issues => {
  const issues: Issues = { ...taxIssues(fields.taxes), ...surchargeIssues(fields.surcharges, currency) };
  const { name, valid_from: from, valid_until: until, base, change } = fields;
  if (name.trim() === '') issues.name = messages.nameRequired;
  else if (name.trim().length > priceLimits.listNameMaximum) issues.name = messages.nameLong;
  if (from !== '' && until !== '' && from > until) issues.valid_until = messages.datesReversed;
  if (base === 'manufacturer' && !isChangeValid(change)) issues.change = messages.valueInvalid;
  return issues;
};
