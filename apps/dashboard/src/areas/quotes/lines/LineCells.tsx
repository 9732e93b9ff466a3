import { PRICE_UNITS } from '@vitrine/contract/prices/limits';
import { partsMessages } from '@vitrine/contract/prices/parts-messages';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { QuoteLine } from '@vitrine/contract/quotes/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { formatMinor, writeMinor } from '@vitrine/domain/prices/money';
import { writeRate } from '@vitrine/domain/prices/sheets/typed-numbers';
import { asTyped } from '../../../ui/person-numbers.ts';
import { useReading } from '../../../ui/reading.ts';
import { EditCell, type Read } from '../../../ui/tables/EditCell.tsx';
import { cellOf } from '../editor/edits-reducer.ts';
import type { QuoteActions } from '../editor/useQuoteEdits.ts';
import classes from './LinesTable.module.css';
import { changeLine } from './line-changes.ts';
import { quantityText, rateText, readAmount, readName, readQuantity, readRate } from './read-cells.ts';

export interface LineProps {
  line: QuoteLine;
  /** Its place in the quote, from 1. */
  place: number;
  currency: string;
  rejected: ReadonlyMap<string, string>;
  actions: QuoteActions;
}

/** What a line is called in labels. */
export const lineName = ({ name }: QuoteLine, place: number): string => name || messages.unnamed(place);

interface CellProps<T> extends LineProps {
  field: keyof QuoteLine;
  label: string;
  shown: string;
  text: string;
  read: (text: string) => Read<T>;
  kind?: 'name' | 'code' | 'number';
  placeholder?: string;
}

const Cell = <T extends string | number | null>(props: CellProps<T>) => {
  const { line, place, rejected, actions, field, label, kind = 'number', ...rest } = props;
  const cell = cellOf(line.id, field);
  return (
    <EditCell
      label={messages.fieldOf(label, lineName(line, place))}
      shown={rest.shown}
      text={rest.text}
      read={rest.read}
      onCommit={(value) => {
        actions.reject(cell, null);
        actions.change(changeLine(line.id, { [field]: value }));
      }}
      rejected={rejected.get(cell)}
      onReject={(text) => actions.reject(cell, text)}
      kind={kind}
      column={field}
      {...(rest.placeholder !== undefined && { placeholder: rest.placeholder })}
    />
  );
};

export const NameCell = (props: LineProps) => {
  const { name } = props.line;
  return (
    <Cell
      {...props}
      field="name"
      label={messages.line}
      kind="name"
      shown={name}
      text={name}
      read={readName}
      placeholder={messages.nameRequired}
    />
  );
};

const readSku = (text: string): Read<string | null> =>
  text.trim().length > limits.skuMaximum
    ? { error: uiMessages.tooLong(limits.skuMaximum) }
    : { value: text.trim() || null };

export const SkuCell = (props: LineProps) => {
  const sku = props.line.sku ?? '';
  return <Cell {...props} field="sku" label={messages.sku} kind="code" shown={sku} text={sku} read={readSku} />;
};

export const QuantityCell = (props: LineProps) => {
  const { quantity } = props.line;
  return (
    <Cell
      {...props}
      field="quantity"
      label={messages.quantity}
      shown={quantityText(quantity)}
      text={quantityText(quantity)}
      read={readQuantity}
    />
  );
};

export const PriceCell = (props: LineProps) => {
  const { currency, line } = props;
  const { unit_price: price, kind } = line;
  return (
    <Cell
      {...props}
      field="unit_price"
      label={messages.price}
      shown={price === null ? '' : formatMinor(price, currency)}
      text={price === null ? '' : asTyped(writeMinor(price, currency))}
      read={(text) => readAmount(text, currency, kind)}
      placeholder={messages.noPrice}
    />
  );
};

export const DiscountCell = (props: LineProps) => {
  const { discount } = props.line;
  return (
    <Cell
      {...props}
      field="discount"
      label={messages.discount}
      shown={discount === 0 ? '–' : writeRate(discount)}
      text={rateText(discount)}
      read={(typed) => readRate(typed, messages.discountInvalid)}
    />
  );
};

export const TaxCell = (props: LineProps) => {
  const { tax_rate: rate } = props.line;
  return (
    <Cell
      {...props}
      field="tax_rate"
      label={messages.tax}
      shown={writeRate(rate)}
      text={rateText(rate)}
      read={(typed) => readRate(typed, messages.rateInvalid)}
    />
  );
};

/** A plain select, because every line has one. */
export const UnitCell = ({ line, place, actions }: LineProps) => {
  const reading = useReading();
  if (reading) return partsMessages.units[line.unit];
  return (
    <select
      className={classes.unit}
      aria-label={messages.fieldOf(messages.unit, lineName(line, place))}
      value={line.unit}
      onChange={({ currentTarget }) =>
        actions.change(changeLine(line.id, { unit: currentTarget.value as QuoteLine['unit'] }))
      }
    >
      {PRICE_UNITS.map((unit) => (
        <option key={unit} value={unit}>
          {partsMessages.units[unit]}
        </option>
      ))}
    </select>
  );
};
