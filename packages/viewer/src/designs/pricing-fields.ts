import type { Measures } from '@vitrine/domain/prices/formula';

const PATTERNS = { currency: /^[A-Z]{3}$/, country: /^[A-Z]{2}$/ } as const;

type PricingPlace = Partial<Record<keyof typeof PATTERNS, string>>;

/** What a design is priced with, beside itself. */
export type PricingFields = PricingPlace & { measures?: Measures };

/** The currency and country that the page names by attributes. What is no code is left out, as if it was not there. */
export function readPricingPlace(element: Element): PricingPlace {
  const named = (['currency', 'country'] as const).map(
    (name) => [name, (element.getAttribute(name) ?? '').trim().toUpperCase()] as const,
  );
  return Object.fromEntries(named.filter(([name, code]) => PATTERNS[name].test(code)));
}

/** Only what the page names and the visitor entered. */
export const buildPricingFields = (element: Element, measures: Measures): PricingFields => ({
  ...readPricingPlace(element),
  ...(Object.keys(measures).length > 0 && { measures }),
});

/** Adds the same to a form, where measures are JSON. */
export function appendPricing(form: FormData, element: Element, entered: Measures): void {
  const { measures, ...place } = buildPricingFields(element, entered);
  for (const [name, value] of Object.entries(place)) form.append(name, value);
  if (measures) form.append('measures', JSON.stringify(measures));
}
