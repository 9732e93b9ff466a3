import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteMessages } from '@vitrine/contract/quotes/messages';
import { formatMinor } from '@vitrine/domain/prices/money';
import { amountOfLine } from '@vitrine/domain/quotes/quote-sums';
import { memo, type ReactNode } from 'react';
import { useReading } from '../../../ui/reading.ts';
import {
  DiscountCell,
  type LineProps,
  lineName,
  NameCell,
  PriceCell,
  QuantityCell,
  SkuCell,
  TaxCell,
  UnitCell,
} from './LineCells.tsx';
import classes from './LinesTable.module.css';
import { moveLine } from './line-changes.ts';

export interface LineRowProps extends LineProps {
  isFirst: boolean;
  isLast: boolean;
  onRemove: (id: string) => void;
}

interface LineButtonProps {
  label: string;
  'aria-disabled'?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Mantine's ActionIcon without Mantine, whose Tooltip costs more than the rest of the line. */
const LineButton = ({ label, ...rest }: LineButtonProps) => (
  <button type="button" className="mantine-ActionIcon-root" aria-label={label} title={label} {...rest} />
);

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

const Buttons = ({ line, place, isFirst, isLast, actions, onRemove }: LineRowProps) => {
  const name = lineName(line, place);
  if (useReading()) return null;
  return (
    <>
      <LineButton
        label={messages.moveUp(name)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && actions.change(moveLine(line.id, -1))}
      >
        <IconArrowUp {...ICON} />
      </LineButton>
      <LineButton
        label={messages.moveDown(name)}
        aria-disabled={isLast}
        onClick={() => !isLast && actions.change(moveLine(line.id, 1))}
      >
        <IconArrowDown {...ICON} />
      </LineButton>
      <LineButton label={messages.remove(name)} onClick={() => onRemove(line.id)}>
        <IconTrash {...ICON} />
      </LineButton>
    </>
  );
};

const Amount = ({ line, currency }: LineProps) =>
  line.unit_price === null ? (
    <span className={classes.missing}>{messages.noPrice}</span>
  ) : (
    formatMinor(amountOfLine(line), currency)
  );

/** A line in the table. It renders again only when its own data change. */
export const TableLine = memo((props: LineRowProps) => {
  const { line } = props;
  return (
    <tr className={classes.row} data-row={line.id} data-unpriced={line.unit_price === null || undefined}>
      <td className={classes.name}>
        <NameCell {...props} />
      </td>
      <td className={classes.cell}>
        <SkuCell {...props} />
      </td>
      <td className={classes.number}>
        <QuantityCell {...props} />
      </td>
      <td className={classes.unitCell}>
        <UnitCell {...props} />
      </td>
      <td className={classes.number}>
        <PriceCell {...props} />
      </td>
      <td className={classes.number}>
        <DiscountCell {...props} />
      </td>
      <td className={classes.number}>
        <TaxCell {...props} />
      </td>
      <td className={classes.amount}>
        <Amount {...props} />
      </td>
      <td className={classes.actions}>
        <Buttons {...props} />
      </td>
    </tr>
  );
});

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.field}>
    <span className={classes.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

/** A line where the table has no room: its name, its fields in two columns or a row, its amount. */
export const LineCard = memo((props: LineRowProps) => {
  const { line } = props;
  return (
    <li className={classes.card} data-row={line.id}>
      <div className={classes.cardHead}>
        <NameCell {...props} />
      </div>
      <div className={classes.fields}>
        <Field label={messages.quantity}>
          <QuantityCell {...props} />
        </Field>
        <Field label={messages.unit}>
          <UnitCell {...props} />
        </Field>
        <Field label={messages.price}>
          <PriceCell {...props} />
        </Field>
        <Field label={messages.discount}>
          <DiscountCell {...props} />
        </Field>
        <Field label={messages.sku}>
          <SkuCell {...props} />
        </Field>
        <Field label={messages.tax}>
          <TaxCell {...props} />
        </Field>
      </div>
      <div className={classes.cardEnd}>
        <span className={classes.kind}>{quoteMessages.lineKinds[line.kind]}</span>
        <Buttons {...props} />
        <strong className={classes.cardAmount}>
          <Amount {...props} />
        </strong>
      </div>
    </li>
  );
});
