import { isComposing } from '@vitrine/domain/text/is-composing';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** Controls that use arrow keys themselves. */
const OWN_ARROWS =
  'select, textarea, [aria-haspopup], input:is([type=radio], [type=number], [type=date], [type=range])';
const TYPED = 'input:not([type=checkbox], [type=radio])';

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

/** What takes the focus of a row: its controls, or the row where it has none. */
const stopsOf = (row: HTMLElement): HTMLElement[] => {
  const controls = controlsOf(row);
  return controls.length === 0 && row.closest('thead') === null ? [row] : controls;
};

const focus = (stop: HTMLElement | undefined): boolean => {
  if (stop === undefined) return false;
  // A row takes the focus only once it has an index.
  if (stop.matches('tr, li') && !stop.hasAttribute('tabindex')) stop.tabIndex = -1;
  stop.focus();
  return true;
};

const columnOf = (stop: Element): number => {
  const cell = stop.closest('td, th');
  return cell === null ? 0 : [...(cell.parentElement?.children ?? [])].indexOf(cell);
};

/** The stop of a row in the same column, or in the nearest one before it. */
const inColumn = (row: HTMLElement, column: number): HTMLElement | undefined => {
  const stops = stopsOf(row);
  return stops.findLast((stop) => columnOf(stop) <= column) ?? stops[0];
};

/** Moves the focus to the control before or after one in its row. Returns whether there is one. */
export const focusBeside = (control: HTMLElement, step: 1 | -1): boolean => {
  const row = control.closest('tr');
  if (row === null) return false;
  const stops = stopsOf(row);
  return focus(stops[stops.indexOf(control) + step]);
};

/** Moves the focus to a row of a table or list: to its first control, or to the row where it has none. */
export const focusOn = (row: HTMLElement): boolean => focus(stopsOf(row)[0]);

/** Moves the focus to the first row of the page's table. Returns whether there is one. */
export const focusFirstRow = (): boolean => {
  const rows = [...document.querySelectorAll<HTMLElement>('main table tbody tr')];
  // Long tables begin with an empty row that takes the place of those above.
  const row = rows.find((each) => controlsOf(each).length > 0) ?? rows[0];
  return row !== undefined && focusOn(row);
};

const focusRow = (stop: HTMLElement, rows: readonly HTMLElement[], index: number): boolean => {
  const row = rows[index];
  return row !== undefined && focus(inColumn(row, columnOf(stop)));
};

const move = (table: HTMLTableElement, stop: HTMLElement, { key, ctrlKey }: KeyboardEvent): boolean => {
  const row = stop.closest('tr');
  if (row === null) return false;
  const rows = [...table.querySelectorAll<HTMLElement>('tr')].filter((each) => stopsOf(each).length > 0);
  const at = rows.indexOf(row);
  if (key === 'ArrowDown' || key === 'ArrowUp') return focusRow(stop, rows, at + (key === 'ArrowDown' ? 1 : -1));
  // In text, the other keys move the caret.
  if (stop.matches(TYPED)) return false;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return focusBeside(stop, key === 'ArrowRight' ? 1 : -1);
  const stops = stopsOf(row);
  if (stops.length > 1 && !ctrlKey) return focus(key === 'Home' ? stops[0] : stops.at(-1));
  const first = rows.findIndex((each) => each.closest('thead') === null);
  return focusRow(stop, rows, key === 'Home' ? first : rows.length - 1);
};

const KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];

/** Moves the focus by arrow keys, Home and End, unless the focused control uses the key itself. */
const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
  const { target, currentTarget, altKey, metaKey, shiftKey } = event;
  if (!KEYS.includes(event.key) || event.defaultPrevented || altKey || metaKey || shiftKey) return;
  if (isComposing(event)) return;
  // Menus and dialogs of a row are elsewhere in the document, but their events arrive here.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.matches(OWN_ARROWS)) return;
  if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return;
  if (move(currentTarget, target, event)) event.preventDefault();
};

const setReachable = (row: HTMLElement, reachable: boolean): void => {
  for (const control of controlsOf(row)) {
    if (reachable) control.removeAttribute('tabindex');
    else control.tabIndex = -1;
  }
  if (controlsOf(row).length > 0) row.removeAttribute('tabindex');
  else row.tabIndex = reachable ? 0 : -1;
};

const bodyRows = (table: HTMLTableElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('tbody tr')];

/** The rows in which elements were added or removed, and new rows. */
const changedRows = (changes: readonly MutationRecord[]): Set<HTMLElement> => {
  const rows = changes.flatMap(({ target, addedNodes }) => {
    const added = [...addedNodes].filter((node) => node instanceof Element);
    const inside = added.flatMap((node) => [...node.querySelectorAll<HTMLElement>('tr')]);
    return [...inside, ...[target, ...added].map((node) => (node as Element).closest<HTMLElement>('tr'))];
  });
  return new Set(rows.filter((row) => row !== null && row.closest('tbody') !== null) as HTMLElement[]);
};

/** Where the focus is in a table. */
interface HeldFocus {
  control: HTMLElement;
  row: HTMLElement;
  /** The place of the row in the table. */
  at: number;
  column: number;
}

const heldIn = (table: HTMLTableElement, target: EventTarget | null): HeldFocus | null => {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('tbody tr') : null;
  if (!(target instanceof HTMLElement) || row === null) return null;
  return { control: target, row, at: bodyRows(table).indexOf(row), column: columnOf(target) };
};

/** Gives the focus of a control that is gone to its row, or where that is gone too to the one that takes its place. */
const passOn = (table: HTMLTableElement, { row, at, column }: HeldFocus): void => {
  const rows = bodyRows(table);
  const heir = row.isConnected ? row : (rows[at] ?? rows.at(-1));
  if (heir !== undefined) focus(inColumn(heir, column));
};

/**
 * Keys of a table: Tab stops at its head and at one row, the one that had the focus last; arrow keys move between rows
 * and between the controls of a row, Home and End to the first and last one. A control or row that is gone passes the
 * focus on. The tab indexes are set on the elements, so that a move renders no row again.
 */
export const useTableKeys = (): {
  ref: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
} => {
  const ref = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const table = ref.current;
    if (table === null) return;
    let current: HTMLElement | null = null;
    const sync = (rows: Iterable<HTMLElement>): void => {
      const isGone = current === null || !table.contains(current);
      if (isGone) current = bodyRows(table)[0] ?? null;
      for (const row of rows) setReachable(row, row === current);
      if (isGone && current !== null) setReachable(current, true);
    };
    let held: HeldFocus | null = null;
    const follow = ({ target }: FocusEvent): void => {
      held = heldIn(table, target);
      const row = target instanceof Element ? target.closest<HTMLElement>('tbody tr') : null;
      if (row === null || row === current) return;
      if (current?.isConnected) setReachable(current, false);
      current = row;
      setReachable(row, true);
    };
    // Some browsers report that a control which is removed loses the focus, others do not.
    const leave = (): void => {
      const left = held;
      queueMicrotask(() => {
        if (held === left && left?.control.isConnected) held = null;
      });
    };
    sync(bodyRows(table));
    const observer = new MutationObserver((changes) => {
      sync(changedRows(changes));
      if (held === null || held.control.isConnected) return;
      if (document.activeElement === document.body) passOn(table, held);
      else held = null;
    });
    observer.observe(table, { childList: true, subtree: true });
    table.addEventListener('focusin', follow);
    table.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      table.removeEventListener('focusin', follow);
      table.removeEventListener('focusout', leave);
    };
  }, []);
  return { ref, onKeyDown };
};
