import type { LayerItem } from '@vitrine/contract/configurator-file';
import { currencyOf } from '../../catalogue/currency-of.ts';
import { parseField } from '../../catalogue/fields/parse-field.ts';
import { DECIMAL_COMMA, DECIMAL_POINT, type NumberStyle } from '../../numbers/parse-number.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import type { LayeredDraft } from '../draft.ts';
import { bareName, readableName } from './read-names.ts';

/** What a column is for, by the headings that price lists have in the languages of the product. */
const HEADINGS = {
  file: /^(?:file ?name|file|image|render|datei ?name|datei|bild(?:datei)?|fichier|archivo|imagen|immagine|bestand|afbeelding|filnamn|ficheiro|imagem)$/,
  code: /^(?:sku|code|product code|item (?:no|number)\.?|art(?:ikel)?\.?[ -]?(?:nr|nummer)\.?|artikelnummer|r[eé]f(?:[eé]rence|erencia)?\.?|c[oó]dig[eo]|codice)$/,
  name: /^(?:name|title|product|bezeichnung|artikel|nom|nombre|nome|naam|namn|description)$/,
  price: /^(?:price|preis|vk|rrp|uvp|prix|precio|prezzo|prijs|pris|pre[cç]o)(?: .*)?$/,
} as const;

type Role = keyof typeof HEADINGS;

const roleOf = (heading: string): Role | null =>
  (Object.keys(HEADINGS) as Role[]).find((role) => HEADINGS[role].test(heading.trim().toLowerCase())) ?? null;

const keyOf = (name: string): string => readableName(bareName(name.slice(name.lastIndexOf('/') + 1))).toLowerCase();

/** A draft that was filled from a price list. */
export interface FilledDraft {
  draft: LayeredDraft;
  /** Rows that items were found for. */
  matched: number;
  /** Names of the rows without an item. */
  unmatched: string[];
}

type Row = Readonly<Record<Role, string | number>> & { filters: LayerItem['filter'] };

const text = (cell: string | number | null | undefined): string => String(cell ?? '').trim();

const readRows = ([heads = [], ...lines]: Sheet): Row[] | null => {
  const roles = heads.map((head) => roleOf(text(head)));
  if (heads.length < 2 || !(roles.includes('file') || roles.includes('name'))) return null;
  const at = (role: Role): number => roles.indexOf(role);
  return lines.map((line) => ({
    file: text(line[at('file')]),
    name: text(line[at('name')]),
    code: text(line[at('code')]),
    price: line[at('price')] ?? '',
    filters: heads.flatMap((head, column) => {
      const options = text(line[column])
        .split(',')
        .map((option) => option.trim())
        .filter((option) => option !== '');
      return roles[column] === null && text(head) !== '' && options.length > 0 ? [{ name: text(head), options }] : [];
    }),
  }));
};

const priceOf = (cell: string | number, numbers: NumberStyle, currency: string): number | null | undefined => {
  const read = parseField('price', String(cell), typeof cell === 'number' ? DECIMAL_POINT : numbers, currency);
  return 'value' in read ? read.value : undefined;
};

/** The person's own way to write numbers, unless only another one can read all prices of the list. */
const styleOf = (rows: readonly Row[], own: NumberStyle, currency: string): NumberStyle =>
  [own, DECIMAL_COMMA, DECIMAL_POINT].find((style) =>
    rows.every(({ price }) => priceOf(price, style, currency) !== undefined),
  ) ?? own;

/**
 * Fills names, codes, prices and filters from a price list whose rows name the files of the images, or the items. Columns
 * with other headings become filters. Null when the list has no column with either.
 * @param sheet its first row has the headings
 * @param numbers how prices that are text are written
 */
export const fillFromSheet = (draft: LayeredDraft, sheet: Sheet, numbers: NumberStyle): FilledDraft | null => {
  const rows = readRows(sheet);
  if (!rows) return null;
  const byFile = new Map(rows.flatMap((row) => (row.file === '' ? [] : [[keyOf(text(row.file)), row] as const])));
  const byName = new Map(
    rows.flatMap((row) => (row.name === '' ? [] : [[text(row.name).toLowerCase(), row] as const])),
  );
  const currency = currencyOf(draft.file);
  const style = styleOf(rows, numbers, currency);
  const used = new Set<Row>();
  const filled = (item: LayerItem): LayerItem => {
    const image = item.image_path ? draft.images[item.image_path] : undefined;
    const row = (image && byFile.get(keyOf(image.name))) ?? byName.get(item.name.toLowerCase());
    if (!row) return item;
    used.add(row);
    return {
      ...item,
      name: text(row.name) || item.name,
      product_code: text(row.code) || (item.product_code ?? null),
      price: priceOf(row.price, style, currency) ?? item.price ?? null,
      filter: [
        ...(item.filter ?? []).filter(({ name }) => !row.filters?.some((one) => one.name === name)),
        ...(row.filters ?? []),
      ],
    };
  };
  const layers = draft.file.layers.map((layer) => ({ ...layer, items: layer.items.map(filled) }));
  return {
    draft: { ...draft, file: { ...draft.file, layers } },
    matched: used.size,
    unmatched: rows
      .filter((row) => !used.has(row))
      .map(({ file, name }) => text(file) || text(name))
      .filter((name) => name !== ''),
  };
};
