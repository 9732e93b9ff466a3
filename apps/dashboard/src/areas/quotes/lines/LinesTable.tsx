import { useMediaQuery } from '@mantine/hooks';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { QuoteLine } from '@vitrine/contract/quotes/schemas';
import { formatMinor } from '@vitrine/domain/prices/money';
import { amountOfLine } from '@vitrine/domain/quotes/quote-sums';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import { useSorting } from '../../../ui/tables/useSorting.ts';
import type { OpenQuote } from '../editor/open-quote.ts';
import { lineName } from './LineCells.tsx';
import { LineCard, type LineRowProps, TableLine } from './LineRow.tsx';
import classes from './LinesTable.module.css';
import { insertLine, removeLine } from './line-changes.ts';

/** What a character of an amount is wide at most, in pixels. */
const CHARACTER = 8.5;

/** A column has room for its longest amount: of one that is cut off, nobody sees how much it is. */
const widthFor = (amounts: readonly (number | null)[], currency: string, least: number, padding: number): string => {
  const lengths = amounts.map((amount) => (amount === null ? 0 : formatMinor(amount, currency).length));
  return `${Math.max(least, Math.ceil(Math.max(0, ...lengths) * CHARACTER) + padding)}px`;
};

const PRICE = { least: 116, padding: 40 } as const;
const AMOUNT = { least: 112, padding: 12 } as const;

const heads = (lines: readonly QuoteLine[], currency: string): readonly Head[] => [
  { key: 'name', label: messages.line, indent: '12px' },
  { key: 'sku', label: messages.sku, width: '124px', indent: '12px' },
  { key: 'quantity', label: messages.quantity, align: 'right', width: '92px' },
  { key: 'unit', label: messages.unit, width: '88px', indent: '20px' },
  {
    key: 'price',
    label: messages.price,
    align: 'right',
    width: widthFor(
      lines.map(({ unit_price }) => unit_price),
      currency,
      PRICE.least,
      PRICE.padding,
    ),
  },
  { key: 'discount', label: messages.discount, align: 'right', width: '88px' },
  { key: 'tax', label: messages.tax, align: 'right', width: '76px' },
  {
    key: 'amount',
    label: messages.amount,
    align: 'right',
    width: widthFor(lines.map(amountOfLine), currency, AMOUNT.least, AMOUNT.padding),
  },
  { key: 'actions', label: messages.actions, unseen: true, width: '96px' },
];

interface RemovedLine {
  line: QuoteLine;
  at: number;
}

/** Puts the caret into the name of a line that was added, or that takes the place of a removed one. */
export const focusLine = (id: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] input`)?.focus());
};

interface RemovedNoteProps {
  removed: RemovedLine;
  undoButton: Ref<HTMLButtonElement>;
  onUndo: () => void;
}

const RemovedNote = ({ removed: { line, at }, undoButton, onUndo }: RemovedNoteProps) => (
  <div className={classes.removed} role="status">
    <span dir="auto">{messages.lineRemoved(lineName(line, at + 1))}</span>
    <PlainButton ref={undoButton} onClick={onUndo}>
      {messages.undo}
    </PlainButton>
  </div>
);

/** Where the table and the menu have no room beside each other. */
const NARROW = '(max-width: 1287.98px)';

/** The lines of a quote: a table on wide screens, cards on others. */
export const LinesTable = ({ open }: { open: OpenQuote }) => {
  const { quote, edits } = open;
  const { content, rejected, actions } = edits;
  const { lines } = content;
  const phone = usePhone();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const sorting = useSorting();
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  const remove = useCallback(
    (id: string): void => {
      const at = latest.current.findIndex((line) => line.id === id);
      const line = latest.current[at];
      if (line === undefined) return;
      setRemoved({ line, at });
      actions.change(removeLine(id));
      const neighbour = latest.current[at + 1] ?? latest.current[at - 1];
      if (neighbour === undefined) requestAnimationFrame(() => undoButton.current?.focus());
      else focusLine(neighbour.id);
    },
    [actions],
  );
  const undo = (): void => {
    if (removed === null) return;
    actions.change(insertLine(removed.line, removed.at));
    setRemoved(null);
    focusLine(removed.line.id);
  };
  const note = removed !== null && !lines.some(({ id }) => id === removed.line.id) && (
    <RemovedNote removed={removed} undoButton={undoButton} onUndo={undo} />
  );
  const propsOf = (line: QuoteLine, at: number): LineRowProps => ({
    ...{ line, place: at + 1, currency: quote.currency, rejected, actions, onRemove: remove },
    ...{ isFirst: at === 0, isLast: at === lines.length - 1 },
  });
  if (lines.length === 0)
    return (
      <>
        <EmptyState title={messages.noLines} {...(!open.readOnly && { help: messages.noLinesHelp })} />
        {note}
      </>
    );
  if (phone || isNarrow)
    return (
      <>
        <ul aria-label={messages.lines}>
          {lines.map((line, at) => (
            <LineCard key={line.id} {...propsOf(line, at)} />
          ))}
        </ul>
        {note}
      </>
    );
  return (
    <>
      <DataTable label={messages.lines} heads={heads(lines, quote.currency)} sorting={sorting}>
        <tbody>
          {lines.map((line, at) => (
            <TableLine key={line.id} {...propsOf(line, at)} />
          ))}
        </tbody>
      </DataTable>
      {note}
    </>
  );
};
