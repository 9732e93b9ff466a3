import { isComposing } from '@vitrine/domain/text/is-composing';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { focusBeside } from './table-keys.ts';

const CELL = 'input[data-cell]';
const ROW = '[data-row]';

const sibling = (row: Element, step: 1 | -1): Element | null =>
  step === 1 ? row.nextElementSibling : row.previousElementSibling;

const focusCell = (cell: Element | null | undefined): boolean => {
  if (!(cell instanceof HTMLInputElement)) return false;
  cell.focus();
  return true;
};

const moveDown = (cell: HTMLInputElement, step: 1 | -1): boolean => {
  const row = cell.closest(ROW);
  return row !== null && focusCell(sibling(row, step)?.querySelector(`${CELL}[data-cell="${cell.dataset.cell}"]`));
};

/** Left and Right move to the next control while all text is selected and unchanged; otherwise they move the caret. */
const isWhole = (cell: HTMLInputElement): boolean =>
  cell.dataset.untouched !== undefined && cell.selectionStart === 0 && (cell.selectionEnd ?? 0) === cell.value.length;

const move = (cell: HTMLInputElement, { key, shiftKey }: KeyboardEvent): boolean => {
  if (key === 'Enter') return moveDown(cell, shiftKey ? -1 : 1);
  if (key === 'ArrowRight') return isWhole(cell) && focusBeside(cell, 1);
  return key === 'ArrowLeft' && isWhole(cell) && focusBeside(cell, -1);
};

const cellOf = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.matches(CELL) ? target : null;

/**
 * Keys of a table, as in a spreadsheet: Enter commits and moves down, Left and Right leave text that is unchanged. The
 * others are those of every table. A cell with an error prevents the default of its key, and focus stays. Several lines
 * pasted into a column that `takes` them go to `onPaste`; the input itself takes a single line.
 */
export const cellKeys = <Column extends string>(
  takes: (column: string | undefined) => column is Column,
  onPaste: (text: string, column: Column, from: string) => void,
) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === null || event.defaultPrevented || isComposing(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (move(cell, event)) event.preventDefault();
  },
  onPaste: (event: ClipboardEvent): void => {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const from = cell?.closest<HTMLElement>(ROW)?.dataset.row;
    if (cell === null || from === undefined || cell.readOnly || !/[\r\n\t]/.test(text.trim())) return;
    const column = cell.dataset.cell;
    if (!takes(column)) return;
    event.preventDefault();
    // Escape drops uncommitted text, which would overwrite the pasted value when the cell loses focus.
    cell.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    onPaste(text, column, from);
  },
});
