import { isComposing } from '@vitrine/domain/text/is-composing';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useReading } from '../reading.ts';
import classes from './EditCell.module.css';
import { TableViewContext } from './table-view.ts';

export type Read<T> = { value: T } | { error: string };

interface EditCellProps<T> {
  /** The accessible name: the field, and the name of its row. */
  label: string;
  /** The text while the cell has no focus, e.g. '£62.00'. */
  shown: string;
  /** The text while the cell has focus, e.g. '62.00'. */
  text: string;
  read: (text: string) => Read<T>;
  onCommit: (value: T) => void;
  /** The value before the edit, struck through below. */
  old?: ReactNode;
  locked?: boolean;
  kind?: 'name' | 'code' | 'number' | 'plain';
  /** Names its column, for the keys that move between cells. */
  column: string;
  describedBy?: string | undefined;
  /** In the empty cell. */
  placeholder?: string;
  /** That of its text by default. */
  direction?: 'ltr' | 'rtl' | 'auto';
  /** Text that was left here and cannot be read: it stays, with its error, where the caller keeps it. */
  rejected?: string | undefined;
  /** Text that was left and cannot be read; null once Escape restores the value. Without it such text is dropped. */
  onReject?: (text: string | null) => void;
}

/**
 * Selects the text when the cell gets focus, and again whenever `times` grows. It selects twice: at once, because the
 * text has just changed from '£62.00' to '62.00', and in the next frame, because the click that gave focus places its
 * caret in between. Text that was typed since then stays.
 */
const useSelectedText = (input: RefObject<HTMLInputElement | null>, focused: boolean, times: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect repeats for each of `times`.
  useLayoutEffect(() => {
    const element = input.current;
    if (!focused || element === null) return;
    element.select();
    const before = element.value;
    const frame = requestAnimationFrame(() => {
      if (element.value === before && document.activeElement === element) element.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [input, focused, times]);
};

/** Why the last text was not taken. It ends when the value below it changes, and when the table is filtered or sorted. */
const useError = (text: string) => {
  const view = useContext(TableViewContext);
  const [rejected, setRejected] = useState<{ error: string; text: string; view: string } | null>(null);
  if (rejected !== null && (rejected.text !== text || rejected.view !== view)) setRejected(null);
  const setError = (error: string | null): void => setRejected(error === null ? null : { error, text, view });
  return [rejected?.error ?? null, setError] as const;
};

/**
 * A cell that looks like text and is an input. Enter and leaving commit the text, Escape restores it; text that cannot
 * be read is not committed, and its error stays when the old value is back. Typing renders only this cell. A plain input, because tables have thousands.
 */
export const EditCell = <T,>({
  label,
  shown,
  text,
  read,
  onCommit,
  old,
  locked: lockedHere = false,
  kind = 'name',
  column,
  describedBy,
  placeholder,
  direction = 'auto',
  rejected,
  onReject,
}: EditCellProps<T>) => {
  const reading = useReading();
  const locked = lockedHere || reading;
  const [focused, setFocused] = useState(false);
  /** Uncommitted text; null while there is none. */
  const [draft, setDraft] = useState<string | null>(null);
  const [ownError, setError] = useError(text);
  const rejection = rejected === undefined || draft !== null ? null : read(rejected);
  const error = ownError ?? (rejection !== null && 'error' in rejection ? rejection.error : null);
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [selections, setSelections] = useState(0);
  useSelectedText(input, focused, selections);
  const selectAll = (): void => setSelections((count) => count + 1);

  const start = (): void => {
    if (locked) return;
    setFocused(true);
    setError(null);
  };
  const commit = (): boolean => {
    if (draft === null) return true;
    const result = read(draft);
    if ('error' in result) {
      setError(result.error);
      return false;
    }
    setDraft(null);
    onCommit(result.value);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      // The table moves to the next row after Enter, unless the text has an error.
      if (commit()) selectAll();
      else event.preventDefault();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setDraft(null);
    onReject?.(null);
    setError(null);
    selectAll();
  };
  const stop = (): void => {
    if (!commit() && draft !== null && onReject) {
      onReject(draft);
      // It has its error as long as the caller keeps it.
      setError(null);
    }
    setDraft(null);
    setFocused(false);
  };

  return (
    <div className={classes.cell} data-kind={kind}>
      <input
        ref={input}
        dir={direction}
        className={classes.input}
        aria-label={label}
        aria-invalid={error !== null && (draft !== null || rejected !== undefined)}
        aria-describedby={error === null ? describedBy : errorId}
        data-cell={column}
        data-untouched={draft === null || undefined}
        value={focused ? (draft ?? rejected ?? text) : (rejected ?? shown)}
        placeholder={placeholder}
        readOnly={locked}
        aria-disabled={locked || undefined}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={kind === 'name'}
        onFocus={start}
        onBlur={stop}
        onChange={(event) => {
          setDraft(event.target.value);
          setError(null);
        }}
        onKeyDown={onKeyDown}
      />
      {old !== undefined && <s className={classes.old}>{old}</s>}
      <span role="alert" id={errorId} className={classes.error}>
        {error}
      </span>
    </div>
  );
};
