import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { priceLimits, SMALLEST_PACK } from '@vitrine/contract/prices/limits';
import { FLOOR_AREA } from '@vitrine/domain/design/floors/floor-parts';
import { ROBE_MEASURES } from '@vitrine/domain/design/robes/robe-parts';
import { isRecord } from '@vitrine/domain/is-record';
import { readFormula } from '@vitrine/domain/prices/formula';

const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

/** Every entry that may have a quantity, with its path. */
const entriesOf = (file: unknown): (readonly [path: string, entry: unknown])[] => {
  const entries = (path: string, list: readonly unknown[]) =>
    list.map((entry, index) => [`${path}[${index}]`, entry] as const);
  const layers = entries('layers', listAt(file, 'layers'));
  const nested = (holder: string, key: string) =>
    isRecord(file) ? entries(`${holder}.${key}`, listAt(file[holder], key)) : [];
  return [
    ...layers,
    ...layers.flatMap(([path, layer]) => entries(`${path}.items`, listAt(layer, 'items'))),
    ...['blends', 'finishes', 'flakes', 'doors', 'materials'].flatMap((key) => entries(key, listAt(file, key))),
    ...nested('frames', 'frameType'),
    ...nested('internals', 'options'),
  ];
};

/** Prices and packs beyond what can be calculated with. */
export const listImpossibleAmounts = (file: unknown): string[] =>
  entriesOf(file).flatMap(([path, entry]) => {
    if (!isRecord(entry)) return [];
    const { price, quantity } = entry;
    const pack = isRecord(quantity) ? quantity.pack : undefined;
    return [
      ...(typeof price === 'number' && price > priceLimits.filePriceMaximum
        ? [`${path}.price: ${fileMessages.atMost(String(priceLimits.filePriceMaximum))}`]
        : []),
      ...(typeof pack === 'number' && pack > 0 && pack < SMALLEST_PACK
        ? [`${path}.quantity.pack: ${fileMessages.atLeast(String(SMALLEST_PACK))}`]
        : []),
    ];
  });

/** The measures that formulas of a file may name: its own, otherwise those of its kind. */
const measuresOf = (file: unknown): readonly string[] => {
  const own = listAt(file, 'measures').flatMap((measure) =>
    isRecord(measure) && typeof measure.id === 'string' ? [measure.id] : [],
  );
  if (listAt(file, 'doors').length > 0) return ROBE_MEASURES;
  return own.length === 0 && listAt(file, 'blends').length > 0 ? [FLOOR_AREA.id] : own;
};

/** Formulas of quantities that cannot be read, or that name a measure which the file does not have. */
export const listWrongFormulas = (file: unknown): string[] => {
  const known = measuresOf(file);
  return entriesOf(file).flatMap(([path, entry]) => {
    const amount = isRecord(entry) && isRecord(entry.quantity) ? entry.quantity.amount : undefined;
    if (typeof amount !== 'string') return [];
    const formula = readFormula(amount);
    if (!formula) return [`${path}.quantity.amount: ${fileMessages.notAFormula}`];
    const unknown = formula.measures.find((id) => !known.includes(id));
    return unknown === undefined ? [] : [`${path}.quantity.amount: ${fileMessages.unknownMeasure(unknown)}`];
  });
};
