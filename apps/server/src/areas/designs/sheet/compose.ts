import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { shownDay } from '@vitrine/domain/dates/format-date';
import type { Replacement } from '@vitrine/domain/design/config-string';
import { groupItems } from '@vitrine/domain/design/group-items';
import { nameInLanguage } from '@vitrine/domain/design/name-in-language';
import { nameItem } from '@vitrine/domain/design/name-item';
import type { SheetTexts } from '@vitrine/texts/sheet-texts';
import { sheetLanguageOf, sheetTextsOf } from '@vitrine/texts/sheets';
import { PAGE_PLACEHOLDERS } from '../../../pdf/page-text.ts';
import type { SheetContent, SheetGroup } from './sheet-content.ts';

/** An item as the sheet needs it; designs stored long ago have fewer fields. */
export interface SheetItem {
  component: string;
  name: string;
  product_code: string | null;
  /** Of a flake in the visitor's own mix. */
  blend?: string | undefined;
  flake_size?: string | undefined;
  /** The total of all of them. */
  price: number | null;
  quantity?: number;
}

export interface SheetInput {
  type: ConfiguratorType;
  language: Language;
  currency: string;
  items: readonly SheetItem[];
  /** What the design costs in all; null where no price is known or shown. */
  total: number | null;
  /** Surcharges, above the total. */
  surcharges?: readonly { name: string; amount: number }[];
  /** The rate in per cent, and whether the total contains it. */
  tax?: { rate: number; amount: number; isShown: boolean } | null;
  /** The prices are those of one square metre. */
  isPerSquareMetre?: boolean;
  replaced: readonly Replacement[];
  /** False when the design is no longer published and prices are not known. */
  priced: boolean;
  tenant: SheetContent['tenant'];
  title: string;
  image: Buffer | null;
  link: string | null;
  made: Date;
}

/** Writes a design out in a language: the panel's groups, with prices and the date in that language's format. */
export function composeSheet(input: SheetInput): SheetContent {
  const { type, items, currency, made } = input;
  const language = sheetLanguageOf(input.language);
  const texts = sheetTextsOf(language);
  const { title, component, item, sku, quantity, open, scan } = texts;
  const price = (amount: number | null) => (amount === null ? '' : formatPrice(amount, currency, language));
  const groups = groupItems(type, items).map(
    ({ group, items: found }): SheetGroup => ({
      heading: group === null ? '' : texts.groups[group],
      rows: found.map((each) => ({
        ...nameItem(type, each, language),
        sku: each.product_code ?? '',
        quantity: each.product_code || each.price !== null ? String(each.quantity ?? 1) : '',
        price: price(each.price),
      })),
    }),
  );
  const perUnit = input.isPerSquareMetre ? ` ${texts.perSquareMetre}` : '';
  const tag = localeOf(language);
  return {
    texts: { title, component, item, sku, quantity, open, scan },
    page: texts.page(...PAGE_PLACEHOLDERS),
    tag,
    tenant: input.tenant,
    title: input.title,
    image: input.image,
    groups,
    priceHeading: texts.price + perUnit,
    surcharges: (input.surcharges ?? []).map(({ name, amount }) => ({ label: name, amount: price(amount) })),
    total: price(input.total),
    tax: input.tax && input.total !== null ? taxNote(input.tax, price, texts) : '',
    totalHeading: texts.total + perUnit,
    notes: notesOf(input, texts),
    date: texts.made(
      new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${shownDay(made)}T00:00:00Z`),
      ),
    ),
    made,
    link: input.link,
  };
}

const taxNote = (
  { rate, amount, isShown }: NonNullable<SheetInput['tax']>,
  price: (amount: number) => string,
  texts: SheetTexts,
): string => (isShown ? texts.taxIncluded(rate, price(amount)) : texts.taxExcluded(rate));

function notesOf({ type, language, replaced, priced }: SheetInput, texts: SheetTexts): string[] {
  const changes = replaced.map(({ layer, requested, now }) =>
    texts.now(nameInLanguage(type, layer, language), requested, nameInLanguage(type, now, language)),
  );
  return [
    ...(changes.length > 0 ? [[texts.replaced, ...changes].join('\n')] : []),
    ...(priced ? [] : [texts.unpriced]),
  ];
}
