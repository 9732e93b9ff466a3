import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { PriceUnit } from '@vitrine/contract/prices/limits';
import { articleOf, type DesignPart } from '../../prices/design-part.ts';
import type { Measures } from '../../prices/formula.ts';
import { quantityOf } from '../../prices/quantity.ts';
import type { RobeDesign, RobeDoor } from './robe-design.ts';
import { doorsOf, panelsOf, profileOf, type Rect, sectionsOf, sharesOf } from './robe-geometry.ts';
import { partWith } from './robe-offer.ts';

/** What formulas of wardrobes can name, in metres; `doors` is a number, `panel_area` in square metres. */
export const ROBE_MEASURES = [
  'width',
  'height',
  'doors',
  'door_width',
  'door_height',
  'panel_width',
  'panel_height',
  'panel_area',
  'section_width',
  'section_height',
] as const;

/** How many of its unit a part needs where its quantity does not say. */
type Usual = Record<PriceUnit, number>;

const MILLIMETRES = 1000;
const sizes = (name: string, { width, height }: Pick<Rect, 'width' | 'height'>): Measures => ({
  [`${name}width`]: width / MILLIMETRES,
  [`${name}height`]: height / MILLIMETRES,
});

const around = ({ width, height }: Rect): number => (2 * (width + height)) / MILLIMETRES;
const areaOf = ({ width, height }: Rect): number => (width * height) / MILLIMETRES ** 2;
const usualOf = (piece: number, rect: Rect): Usual => ({ piece, m: around(rect), m2: areaOf(rect) });
const times = (count: number, usual: Usual): Usual => ({
  piece: usual.piece * count,
  m: usual.m * count,
  m2: usual.m2 * count,
});
const plus = (one: Usual, other: Usual): Usual => ({
  piece: one.piece + other.piece,
  m: one.m + other.m,
  m2: one.m2 + other.m2,
});

interface PartNeed {
  item: number;
  table: string;
  part: RobePart | undefined;
  usual: Usual;
  measures: Measures;
}

const need = ({ item, table, part, usual, measures }: PartNeed): DesignPart[] => {
  if (!part) return [];
  const unit = part.quantity?.unit ?? 'piece';
  return [
    {
      item,
      article: articleOf(part.product_code, table, part.id),
      sku: part.product_code || null,
      name: part.name,
      unit,
      quantity: quantityOf(part.quantity, measures, usual[unit]),
      filePrice: part.price ?? null,
      options: [part.frameStyle, part.finish].flatMap((option) => option ?? []),
    },
  ];
};

/**
 * The layout and materials of one door. A material counts by its share of the door's height, or by its panels' area or
 * edges; equal materials are added before they are priced.
 */
const doorNeeds = (
  file: SlidingRobeFile,
  door: RobeDoor,
  { rect, profile, item, whole }: { rect: Rect; profile: number; item: number; whole: Measures },
): DesignPart[] => {
  const layout = partWith(file.doors, door.layout);
  const shares = sharesOf(layout);
  const panels = panelsOf(rect, profile, shares);
  const measures = { ...whole, ...sizes('door_', rect) };
  const used = new Map<string, { usual: Usual; panel: Rect }>();
  for (const [index, id] of door.panels.entries()) {
    const panel = panels[index];
    if (!panel) continue;
    const usual = usualOf(shares[index] ?? 0, panel);
    const before = used.get(id);
    used.set(id, { usual: before ? plus(before.usual, usual) : usual, panel });
  }
  return [
    ...need({ item, table: 'doors', part: layout, usual: usualOf(1, rect), measures }),
    ...[...used].flatMap(([id, { usual, panel }]) =>
      need({
        item,
        table: 'materials',
        part: partWith(file.materials, id),
        usual,
        measures: { ...measures, ...sizes('panel_', panel), panel_area: usual.m2 },
      }),
    ),
  ];
};

/**
 * What a wardrobe needs: a frame for each door, layouts and materials of its doors, and what is inside. Formulas know
 * width, height, doors, door_width, door_height, panel_width, panel_height, panel_area, section_width and
 * section_height, in metres.
 * @param indexOf the index of the item with this component
 */
export const robeParts = (
  file: SlidingRobeFile,
  robe: RobeDesign,
  indexOf: (component: string) => number,
): DesignPart[] => {
  const frame = partWith(file.frames.frameType, robe.frame);
  const count = robe.doors.length;
  const size = { width: robe.width, height: robe.height, doors: count };
  const profile = profileOf(frame);
  const [doors, sections] = [doorsOf(size, profile), sectionsOf(size)];
  const whole: Measures = { ...sizes('', size), doors: count };
  const [first] = doors;
  const doorMeasures = first ? { ...whole, ...sizes('door_', first) } : whole;
  return [
    ...(first
      ? need({
          item: indexOf('Frame Finish'),
          table: 'frames',
          part: frame,
          usual: times(count, usualOf(1, first)),
          measures: doorMeasures,
        })
      : []),
    ...robe.doors.flatMap((door, index) => {
      const rect = doors[index];
      return rect ? doorNeeds(file, door, { rect, profile, item: indexOf(`Door ${index + 1} panels`), whole }) : [];
    }),
    ...robe.internals.flatMap((id, index) => {
      const rect = sections[index];
      return rect
        ? need({
            item: indexOf(`Internal ${index + 1}`),
            table: 'internals',
            part: partWith(file.internals.options, id),
            usual: usualOf(1, rect),
            measures: { ...doorMeasures, ...sizes('section_', rect) },
          })
        : [];
    }),
  ];
};
