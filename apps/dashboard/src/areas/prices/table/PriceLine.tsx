import { Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { formatMinor } from '@vitrine/domain/prices/money';
import { isGone, type PriceRow } from '@vitrine/domain/prices/price-rows';
import { memo } from 'react';
import { EditedDot, RowCheck } from '../../../ui/tables/row-checks.tsx';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { PriceActions } from '../editor/usePriceEdits.ts';
import { PriceCell } from './PriceCell.tsx';
import classes from './PriceTable.module.css';

export interface PriceLineProps {
  row: PriceRow;
  currency: string;
  price: number | null;
  /** The saved price of a changed one; undefined where nothing has changed. */
  before: number | null | undefined;
  rejected: string | undefined;
  placeholder: string;
  actions: PriceActions;
}

/** The configurators of an article: the first one, and how many others. */
const Configurators = ({ places }: PriceRow) => {
  const names = [...new Set(places.map(({ configurator }) => configurator.name))];
  if (names.length < 2) return names[0] ?? messages.gone;
  return (
    <span title={names.join('\n')}>
      {names[0]}{' '}
      <Text span inherit c="gray">
        {messages.moreConfigurators(names.length - 1)}
      </Text>
      <span className="vt-unseen">: {names.slice(1).join(', ')}</span>
    </span>
  );
};

const filePriceOf = ({ filePrice, fileCurrency }: PriceRow): string | null =>
  filePrice === null ? null : formatMinor(filePrice, fileCurrency);

const UndoButton = ({ row, before, rejected, actions }: PriceLineProps) =>
  before === undefined && rejected === undefined ? null : (
    // Mantine's ActionIcon without Mantine, whose Tooltip costs more than the rest of the row.
    <button
      type="button"
      className="mantine-ActionIcon-root"
      aria-label={messages.undoPrice(row.name)}
      title={messages.undoPrice(row.name)}
      onClick={() => {
        actions.reject(row.article, null);
        if (before !== undefined) actions.set([[row.article, before]]);
      }}
    >
      <IconArrowBackUp size={16} stroke={1.6} aria-hidden="true" />
    </button>
  );

interface TableLineProps extends PriceLineProps {
  chosen: boolean;
  onChoose: Selection['choose'];
}

const isEdited = ({ before, rejected }: PriceLineProps): boolean => before !== undefined || rejected !== undefined;

/** A row of the table. It renders again only when its own data change. */
export const TableLine = memo(({ chosen, onChoose, ...props }: TableLineProps) => {
  const { row, currency, price, before, rejected, placeholder, actions } = props;
  const edited = isEdited(props);
  return (
    <tr
      className={classes.row}
      data-row={row.article}
      data-edited={edited || undefined}
      data-chosen={chosen || undefined}
      data-off={isGone(row) || undefined}
    >
      <td className={classes.name}>
        {edited && <EditedDot pos="absolute" top="50%" left={2} mt={-3} />}
        <RowCheck id={row.article} name={row.name} chosen={chosen} onChoose={onChoose} />
        <span dir="auto" title={row.name}>
          {row.name}
        </span>
      </td>
      <td className={classes.code}>{row.sku}</td>
      <td className={classes.fact}>{row.places[0]?.table}</td>
      <td className={classes.fact}>
        <Configurators {...row} />
      </td>
      <td className={classes.fact}>{row.unit && messages.units[row.unit]}</td>
      <td className={classes.number}>{filePriceOf(row)}</td>
      <td className={classes.price}>
        <PriceCell
          {...{ currency, price, before, rejected, placeholder, actions }}
          article={row.article}
          name={row.name}
        />
      </td>
      <td className={classes.actions}>
        <UndoButton {...props} />
      </td>
    </tr>
  );
});

/** One article on phones: its name, its facts, and the price. */
export const PhoneLine = memo(({ chosen, onChoose, ...props }: TableLineProps) => {
  const { row, currency, price, before, rejected, placeholder, actions } = props;
  const file = filePriceOf(row);
  const facts = [
    row.sku,
    row.places[0]?.table ?? messages.gone,
    row.unit && messages.units[row.unit],
    file && messages.filePriceOf(file),
  ].filter(Boolean);
  const edited = isEdited(props);
  return (
    <li
      className={classes.line}
      data-row={row.article}
      data-edited={edited || undefined}
      data-chosen={chosen || undefined}
    >
      {edited && <EditedDot pos="absolute" left={-11} />}
      <span className={classes.check}>
        <RowCheck id={row.article} name={row.name} chosen={chosen} onChoose={onChoose} />
      </span>
      <div className={classes.words}>
        <p dir="auto">{row.name}</p>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={classes.phonePrice}>
        <PriceCell
          {...{ currency, price, before, rejected, placeholder, actions }}
          article={row.article}
          name={row.name}
        />
      </div>
      <UndoButton {...props} />
    </li>
  );
});
