import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import type { ConfiguratorFile, LayerItem } from '@vitrine/contract/configurator-file';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { Read } from '../../ui/EditCell.tsx';
import type { TabKind } from './data-tabs.ts';
import { filterFields, withOption, withRange } from './item-filters.ts';
import { readActive, readCode, readName, readPrice, readTags } from './read-fields.ts';

type Fields = Record<string, unknown>;

interface Among {
  /** What earlier columns have made of the row. */
  item: Fields;
  rows: readonly Row[];
  file: ConfiguratorFile;
}

/** A column that a new row may fill, and what it makes of the row. */
interface NewColumn {
  head: string;
  read: (text: string, among: Among) => Read<Fields>;
}

const IMAGE = /^(?!\/|[a-z][a-z\d+.-]*:)[^\0\\]{1,490}\.(webp|png|jpe?g)$/i;
const HEX = /^#[\da-f]{6}$/i;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const field = (head: string, name: string, read: (text: string) => Read<unknown>): NewColumn => ({
  head,
  read: (text) => {
    const done = read(text);
    return 'error' in done ? done : { value: { [name]: done.value } };
  },
});

const image = (head: string, name: string): NewColumn =>
  field(head, name, (text) => {
    const path = text.trim();
    const isInside = IMAGE.test(path) && !path.split('/').includes('..');
    return isInside ? { value: path } : { error: messages.importImageInvalid };
  });

const filtersOf = ({ item }: Among): LayerItem['filter'] => (item.filter ?? []) as LayerItem['filter'];
const itemsOf = ({ rows }: Among): readonly LayerItem[] => rows as readonly LayerItem[];

const RANGE: NewColumn = {
  head: 'Range',
  read: (text, among) => {
    const { ranges } = filterFields(among.file, itemsOf(among), filtersOf(among));
    const range = ranges.find((each) => same(each, text));
    if (range === undefined) return { error: messages.importOptionUnknown(text.trim()) };
    return { value: { filter: withRange(filtersOf(among), itemsOf(among), range) } };
  },
};

/** Options of any category; the range may stand among them, as it does in a file that was exported. */
const OPTIONS: NewColumn = {
  head: 'Options',
  read: (text, among) => {
    let filters = filtersOf(among);
    for (const wanted of text.split(',').filter((each) => each.trim() !== '')) {
      const { ranges, categories } = filterFields(among.file, itemsOf(among), filters);
      const range = ranges.find((each) => same(each, wanted));
      const category = categories.find(({ options }) => options.some((each) => same(each, wanted)));
      const option = category?.options.find((each) => same(each, wanted));
      if (range !== undefined) filters = withRange(filters, itemsOf(among), range);
      else if (category !== undefined && option !== undefined)
        filters = withOption(filters, itemsOf(among), { name: category.name, option, on: true });
      else return { error: messages.importOptionUnknown(wanted.trim()) };
    }
    return { value: { filter: filters } };
  },
};

const NAME = field('Name', 'name', readName);
const PRICE = field('Price', 'price', readPrice);
const DISABLED = field('Active', 'disabled', readActive);
const ENABLED = field('Active', 'enabled', (text) => {
  const done = readActive(text);
  return 'error' in done ? done : { value: done.value === null };
});
const THUMBNAIL = image('Thumbnail', 'thumbnail');
const COLOUR = field('Colour', 'hex', (text) =>
  HEX.test(text.trim()) ? { value: text.trim() } : { error: messages.importColourInvalid },
);

const ROBE = [NAME, PRICE, ENABLED, COLOUR, THUMBNAIL];

/** Tables that rows can be added to. The others need more than a row of a table can say. */
export const NEW_COLUMNS: Partial<Record<TabKind, readonly NewColumn[]>> = {
  layer: [
    ...[NAME, RANGE, OPTIONS, field('SKU', 'product_code', readCode), PRICE, DISABLED],
    ...[image('Image', 'image_path'), THUMBNAIL],
  ],
  flakes: [NAME, COLOUR, field('Tags', 'tags', readTags), PRICE, DISABLED, THUMBNAIL],
  doors: ROBE,
  frames: ROBE,
  materials: ROBE,
};

/** Fields that name images. */
export const IMAGE_FIELDS = ['image_path', 'thumbnail'] as const;
