import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { currencyOf } from '../../catalogue/currency-of.ts';
import { priceDecimals } from '../../catalogue/fields/price-decimals.ts';
import type { ChosenItem } from '../design-items.ts';
import type { RobeDesign, RobeDoor } from './robe-design.ts';
import { sharesOf } from './robe-geometry.ts';
import { idOf, partWith } from './robe-offer.ts';

const item = (component: string, id: string, name: string, more: Partial<ChosenItem> = {}): ChosenItem => ({
  component,
  id,
  name,
  thumbnail: null,
  product_code: null,
  price: null,
  ...more,
});

/** A price with the decimals that prices of the file have. */
const rounded = (file: SlidingRobeFile, price: number): number => {
  const shift = 10 ** priceDecimals(currencyOf(file));
  return Math.round(price * shift) / shift;
};

/** null when none of them has a price. */
const sum = (file: SlidingRobeFile, prices: readonly (number | null | undefined)[]): number | null => {
  const numbers = prices.filter((price) => price !== null && price !== undefined);
  const total = numbers.reduce((whole, price) => whole + price, 0);
  return numbers.length === 0 ? null : rounded(file, total);
};

/**
 * A door's price: that of its layout, plus for every panel the price of its material times its share of the door's
 * height. A material's price is for a whole door.
 */
export const doorPrice = (file: SlidingRobeFile, { layout, panels }: RobeDoor): number | null => {
  const part = partWith(file.doors, layout);
  const shares = sharesOf(part);
  const materials = panels.map((id, panel) => {
    const price = partWith(file.materials, id)?.price;
    return price === null || price === undefined ? null : price * (shares[panel] ?? 0);
  });
  return sum(file, [part?.price, ...materials]);
};

/** One door with its panels. A layout or material that the file does not have is named by its id. */
export const doorItem = (file: SlidingRobeFile, door: RobeDoor, index: number): ChosenItem => {
  const layout = partWith(file.doors, door.layout);
  const materials = door.panels.map((id) => partWith(file.materials, id));
  const names = materials.map((material, panel) => material?.name ?? door.panels[panel] ?? '');
  const codes = [layout, ...new Set(materials)].flatMap((part) => part?.product_code ?? []);
  const [first = ''] = names;
  const label = names.every((name) => name === first) ? first : names.join(', ');
  return item(`Door ${index + 1} panels`, [door.layout, ...door.panels].join('/'), `${layout?.name ?? ''}: ${label}`, {
    thumbnail: layout?.thumbnail ?? null,
    product_code: codes.join(', ') || null,
    price: doorPrice(file, door),
  });
};

/**
 * The items of a wardrobe in an enquiry. A frame's price counts for each door, an internal's for its section. Size,
 * trim and the inner material are free.
 */
export const robeItems = (file: SlidingRobeFile, robe: RobeDesign): ChosenItem[] => {
  const frame = partWith(file.frames.frameType, robe.frame);
  const trim = partWith(file.trims, robe.trim);
  const inside = partWith(file.materials, robe.inside);
  const count = robe.doors.length;
  return [
    item('Type of Sliding Robe', String(count), `${count} sliding doors`),
    item('Width', String(robe.width), `${robe.width} mm`),
    item('Height', String(robe.height), `${robe.height} mm`),
    ...(trim ? [item('Trim', idOf(trim), trim.name)] : []),
    ...(frame?.frameStyle ? [item('Frame Style', frame.frameStyle, frame.frameStyle)] : []),
    item('Frame Finish', idOf(frame), frame?.name ?? '', {
      thumbnail: frame?.thumbnail ?? null,
      product_code: frame?.product_code ?? null,
      price: typeof frame?.price === 'number' ? rounded(file, frame.price * count) : null,
      quantity: count,
    }),
    ...(inside ? [item('Inside', idOf(inside), inside.name, { thumbnail: inside.thumbnail ?? null })] : []),
    ...robe.doors.map((door, index) => doorItem(file, door, index)),
    ...robe.internals.map((id, index) => {
      const internal = partWith(file.internals.options, id);
      return item(`Internal ${index + 1}`, id, internal?.name ?? id, {
        thumbnail: internal?.thumbnail ?? null,
        product_code: internal?.product_code ?? null,
        price: internal?.price ?? null,
      });
    }),
  ];
};
