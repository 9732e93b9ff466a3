import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useReading } from '../../../ui/reading.ts';
import classes from './EditCell.module.css';

export type Read<T> = { value: T } | { error: string };

interface EditCellProps<T> {
  /** What the field is and of which row: its accessible name. */
  label: string;
  /** As shown while it is not edited, e.g. '£62.00'. */
  shown: string;
  /** What stands in the input while it is edited, e.g. '62.00'. */
  text: string;
  read: (text: string) => Read<T>;
  onKeep: (value: T) => void;
  /** The value before the edit, struck through below. */
  old?: ReactNode;
  locked?: boolean;
  kind?: 'name' | 'code' | 'number' | 'plain';
  /** Names its column, for the keys that move between cells. */
  column: string;
  describedBy?: string | undefined;
}

/**
 * Selects the text when the cell gets focus and whenever it is asked again: at once, because the text just changed from
 * '£62.00' to '62.00', and after the click that gave focus has placed its caret, unless typing began meanwhile.
 */
const useSelectedText = (input: RefObject<HTMLInputElement | null>, focused: boolean, times: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new time asks for it again.
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

/**
 * A cell that looks like text and is an input. Enter keeps, leaving keeps, Escape restores; what cannot be read is not
 * taken and says why until the next try. Typing re-renders this cell only.
 */
export const EditCell = <T,>({
  label,
  shown,
  text,
  read,
  onKeep,
  old,
  locked: lockedHere = false,
  kind = 'name',
  column,
  describedBy,
}: EditCellProps<T>) => {
  const reading = useReading();
  const locked = lockedHere || reading;
  const [focused, setFocused] = useState(false);
  /** What was typed and not kept yet; null while the input says what the row says. */
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
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
  const saveDraft = (): boolean => {
    if (draft === null) return true;
    const result = read(draft);
    if ('error' in result) {
      setError(result.error);
      return false;
    }
    setDraft(null);
    onKeep(result.value);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') {
      // The table moves on after Enter, unless the cell could not be kept.
      if (saveDraft()) selectAll();
      else event.preventDefault();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setDraft(null);
    setError(null);
    selectAll();
  };
  const stop = (): void => {
    saveDraft();
    setDraft(null);
    setFocused(false);
  };

  return (
    <div className={classes.cell} data-kind={kind}>
      <input
        ref={input}
        className={classes.input}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? describedBy : errorId}
        data-cell={column}
        data-untouched={draft === null || undefined}
        value={focused ? (draft ?? text) : shown}
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
      {error === null && old !== undefined && <s className={classes.old}>{old}</s>}
      <span role="alert" id={errorId} className={classes.error}>
        {error}
      </span>
    </div>
  );
};
