import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { parsePrice } from '@vitrine/domain/catalogue/price';
import { normaliseTags } from '@vitrine/domain/catalogue/tags';
import type { Read } from '../../ui/EditCell.tsx';

/** Reads what people type, paste or import as a value of its field. */
export const readName = (text: string): Read<string> => {
  const name = text.trim().slice(0, catalogueLimits.nameMaximum);
  return name === '' ? { error: catalogueMessages.nameRequired } : { value: name };
};

export const readCode = (text: string): Read<string> => ({ value: text.trim().slice(0, catalogueLimits.skuMaximum) });

export const readPrice = (text: string): Read<number | null> => {
  const price = parsePrice(text);
  return price === undefined ? { error: catalogueMessages.priceInvalid } : { value: price };
};

export const readTags = (text: string): Read<string[]> => ({
  value: normaliseTags(text.split(',').map((tag) => tag.slice(0, catalogueLimits.tagMaximum))).slice(
    0,
    catalogueLimits.tagsMaximum,
  ),
});

const YES = ['yes', 'true', '1', 'enabled', 'on'];
const NO = ['no', 'false', '0', 'disabled', 'off'];

/** Whether a row is on, as `disabled`. */
export const readActive = (text: string): Read<true | null> => {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return { value: null };
  return NO.includes(word) ? { value: true } : { error: catalogueMessages.importActive };
};
