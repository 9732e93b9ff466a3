import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isPastedColumn } from './paste-column.ts';

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

const moveAcross = (cell: HTMLInputElement, step: 1 | -1): boolean => {
  const cells = [...(cell.closest(ROW)?.querySelectorAll(CELL) ?? [])];
  return focusCell(cells[cells.indexOf(cell) + step]);
};

/** As long as nothing was typed and all is selected, left and right mean the next cell; then they mean the next letter. */
const isWhole = (cell: HTMLInputElement): boolean =>
  cell.dataset.untouched !== undefined && cell.selectionStart === 0 && (cell.selectionEnd ?? 0) === cell.value.length;

const move = (cell: HTMLInputElement, { key, shiftKey }: KeyboardEvent): boolean => {
  if (key === 'Enter') return moveDown(cell, shiftKey ? -1 : 1);
  if (key === 'ArrowDown') return moveDown(cell, 1);
  if (key === 'ArrowUp') return moveDown(cell, -1);
  if (key === 'ArrowRight') return isWhole(cell) && moveAcross(cell, 1);
  return key === 'ArrowLeft' && isWhole(cell) && moveAcross(cell, -1);
};

const cellOf = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.matches(CELL) ? target : null;

/**
 * Keys of a table, as in a spreadsheet: Enter keeps and goes down, arrows go to the next cell, Tab as everywhere. A cell
 * that could not be kept has prevented the key. Several pasted lines go to `onPaste`; a single one is the input's own.
 */
export const cellKeys = (onPaste: (text: string, column: EditedField, from: string) => void) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (move(cell, event)) event.preventDefault();
  },
  onPaste: (event: ClipboardEvent): void => {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const from = cell?.closest<HTMLElement>(ROW)?.dataset.row;
    if (cell === null || from === undefined || cell.readOnly || !/[\r\n\t]/.test(text.trim())) return;
    if (!isPastedColumn(cell.dataset.cell)) return;
    event.preventDefault();
    // What was typed before counts no longer; leaving the cell must not keep it over what is pasted.
    cell.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    onPaste(text, cell.dataset.cell, from);
  },
});
