import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { formatMinor, parseMinor, writeMinor } from '@vitrine/domain/prices/money';
import { asTyped, personNumbers } from '../../../ui/person-numbers.ts';
import { EditCell, type Read } from '../../../ui/tables/EditCell.tsx';
import type { PriceActions } from '../editor/usePriceEdits.ts';

export const PRICE_COLUMN = 'price';

/** A typed price in minor units; null for an empty text, which removes the price. */
export const readPrice = (text: string, currency: string): Read<number | null> => {
  if (text.trim() === '') return { value: null };
  const amount = parseMinor(text, currency, personNumbers());
  return amount === undefined || amount > priceLimits.amountMaximum
    ? { error: messages.notAmount(currency, currencyDecimals(currency)) }
    : { value: amount };
};

interface PriceCellProps {
  article: string;
  name: string;
  currency: string;
  price: number | null;
  /** The saved price of a changed one; undefined where nothing has changed. */
  before: number | null | undefined;
  /** Text that was typed and is no amount. */
  rejected: string | undefined;
  /** In the empty cell. */
  placeholder: string;
  actions: PriceActions;
}

const textOf = (price: number | null, currency: string): string =>
  price === null ? '' : asTyped(writeMinor(price, currency));

/** The price of an article, which is typed in place. */
export const PriceCell = ({
  article,
  name,
  currency,
  price,
  before,
  rejected,
  placeholder,
  actions,
}: PriceCellProps) => (
  <EditCell
    label={messages.priceOf(name)}
    shown={price === null ? '' : formatMinor(price, currency)}
    text={textOf(price, currency)}
    placeholder={placeholder}
    read={(text) => readPrice(text, currency)}
    onCommit={(value) => actions.set([[article, value]])}
    rejected={rejected}
    onReject={(text) => actions.reject(article, text)}
    {...(before !== undefined && {
      old: before === null ? messages.noPrice : formatMinor(before, currency),
    })}
    kind="number"
    column={PRICE_COLUMN}
  />
);
