import { expandFile } from '../catalogue/expand-file.ts';
import { isLoose } from '../catalogue/fields/short-keys.ts';
import { minifyFile } from '../catalogue/minify-file.ts';

const stripped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stripped);
  if (!isLoose(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (key === 'price' ? [] : [[key, stripped(each)]])),
  );
};

/** A published data file without its prices, for tenants whose prices visitors do not get from it. */
export const withoutPrices = (details: unknown): unknown => {
  const isMinified = isLoose(details) && details.minified === true;
  const file = stripped(expandFile(details)) as ReturnType<typeof expandFile>;
  return isMinified ? minifyFile(file) : file;
};
