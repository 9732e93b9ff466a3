import type { DoorRange, Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import fc from 'fast-check';

const RANGE_NAMES = ['Matt', 'Gloss', 'Shaker', 'Oak'] as const;

const disabled = fc.constantFrom<true | null>(true, null);
const price = fc.option(fc.integer({ min: 0, max: 500_000 }).map((pence) => pence / 100));
const someText = fc.string({ minLength: 1, maxLength: 12 });

/** Keys that the contract does not have, among them the short ones of the minified form. */
const unknownFields = fc.dictionary(
  fc.constantFrom('n', 'i', 'c', 'p', 'f', 'd', 'o', 'colour_hex', 'notes', 'hasOwnProperty'),
  fc.jsonValue(),
  { maxKeys: 2 },
);

const filter = fc.record({
  known: fc.record({
    name: fc.constantFrom('Door Range', 'Colour'),
    options: fc.array(fc.constantFrom(...RANGE_NAMES, 'matt', 'Red'), { maxLength: 3 }),
  }),
  unknown: unknownFields,
});

const item = (id: string): fc.Arbitrary<LayerItem> =>
  fc
    .record({
      unknown: unknownFields,
      known: fc.record(
        {
          name: someText,
          price,
          disabled,
          product_code: fc.option(fc.string({ maxLength: 8 })),
          default: fc.boolean(),
        },
        { requiredKeys: ['name', 'disabled'] },
      ),
      filters: fc.array(filter, { maxLength: 2 }),
    })
    .map(({ unknown, known, filters }) => ({
      ...unknown,
      ...known,
      id,
      filter: filters.map((each) => ({ ...each.unknown, ...each.known })),
    }));

const layer = (index: number, sharedIds: boolean): fc.Arbitrary<Layer> =>
  fc
    .record({
      order: fc.integer({ min: 1, max: 3 }),
      hidden: fc.boolean(),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
    })
    .chain(({ order, hidden, ids }) =>
      fc.tuple(...ids.map((id) => item(sharedIds ? String(id) : `${index}-${id},%2C`))).map((items) => ({
        name: `Layer ${index}`,
        order,
        layer_type: hidden ? 'hidden' : 'items',
        items,
      })),
    );

const doorRanges: fc.Arbitrary<DoorRange[]> = fc.array(disabled, { maxLength: RANGE_NAMES.length }).map((flags) =>
  flags.map((flag, index) => {
    const name = RANGE_NAMES[index] ?? 'Matt';
    return { id: index + 1, name, safe_name: name.toLowerCase(), disabled: flag };
  }),
);

/** Layered files of any shape: ids shared between layers or not, ranges enabled and disabled, unknown fields. */
export const arbitraryFile: fc.Arbitrary<LayeredFile> = fc
  .record({ ranges: doorRanges, sharedIds: fc.boolean(), count: fc.integer({ min: 1, max: 4 }), flag: fc.boolean() })
  .chain(({ ranges, sharedIds, count, flag }) =>
    fc.tuple(...Array.from({ length: count }, (_, index) => layer(index, sharedIds))).map(
      (layers): LayeredFile => ({
        ...(flag && { minified: false }),
        layers,
        filter_groups: [{ name: 'Door Range', safe_name: 'door_range', filters: ranges }],
        base: { image: 'base.webp', width: 64, height: 32, projection: 'equirectangular' },
      }),
    ),
  );

/** One random editing step: which row, and what changes. */
export const arbitraryStep = fc.record({
  layer: fc.nat(),
  row: fc.nat(),
  action: fc.oneof(
    fc.constant('toggle' as const),
    fc.record({ name: someText }),
    fc.record({ price }),
    fc.record({ product_code: fc.string({ maxLength: 8 }) }),
  ),
});
export type Step = typeof arbitraryStep extends fc.Arbitrary<infer S> ? S : never;
