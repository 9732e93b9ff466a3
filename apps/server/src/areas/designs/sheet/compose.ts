import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { sheetWords } from '@vitrine/contract/designs/sheet-words/by-language';
import type { SheetWords } from '@vitrine/contract/designs/sheet-words/words';
import type { Language } from '@vitrine/contract/embed/limits';
import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { totalOf } from '@vitrine/domain/design/cart-lines';
import type { Replaced } from '@vitrine/domain/design/config-string';
import { groupItems } from '@vitrine/domain/design/group-items';
import type { SheetContent, SheetGroup } from './sheet-content.ts';

/** An item as the sheet needs it; designs stored long ago have fewer fields. */
export interface SheetItem {
  component: string;
  name: string;
  product_code: string | null;
  /** The total of all of them. */
  price: number | null;
  quantity?: number;
}

export interface SheetInput {
  type: ConfiguratorType;
  language: Language;
  currency: string;
  items: readonly SheetItem[];
  replaced: readonly Replaced[];
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
  const { language, type, items, currency, made } = input;
  const words = sheetWords[language];
  const price = (amount: number | null) => (amount === null ? '' : formatPrice(amount, currency, language));
  const groups = groupItems(type, items).map(
    ({ group, items: found }): SheetGroup => ({
      heading: group === null ? '' : words.groups[group],
      rows: found.map((item) => ({
        component: named(item.component, words),
        item: named(item.name, words),
        sku: item.product_code ?? '',
        quantity: item.product_code || item.price !== null ? String(item.quantity ?? 1) : '',
        price: price(item.price),
      })),
    }),
  );
  const perUnit = type === 'floors' ? ` ${words.perSquareMetre}` : '';
  const tag = language === 'se' ? 'sv' : language;
  return {
    words,
    tag,
    tenant: input.tenant,
    title: input.title,
    image: input.image,
    groups,
    priceHeading: words.price + perUnit,
    total: price(totalOf(items)),
    totalHeading: words.total + perUnit,
    notes: notesOf(input, words),
    date: words.made(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(made)),
    made,
    link: input.link,
  };
}

function notesOf({ replaced, priced }: SheetInput, words: SheetWords): string[] {
  const changes = replaced.map(({ layer, wanted, now }) => words.now(named(layer, words), wanted, named(now, words)));
  return [
    ...(changes.length > 0 ? [[words.replaced, ...changes].join('\n')] : []),
    ...(priced ? [] : [words.unpriced]),
  ];
}

/** A part's or choice's name in the language, where the product names it; names from the data file stay as they are. */
function named(name: string, words: SheetWords): string {
  const known = Object.hasOwn(words.names, name) ? words.names[name] : undefined;
  if (known !== undefined) return known;
  const [, kind, number = ''] = /^(Door|Internal|Flake) (\d+)(?: panels)?$/.exec(name) ?? [];
  if (kind === 'Door') return words.door(number);
  if (kind === 'Internal') return words.internal(number);
  if (kind === 'Flake') return words.flake(number);
  const [, doors] = /^(\d+) sliding doors$/.exec(name) ?? [];
  return doors === undefined ? name : words.slidingDoors(doors);
}
