import { useEffect, useRef } from 'react';

/** A form with lists of rows, as `useForm` returns it. */
interface FormWithRows<List extends string> {
  values: Record<List, readonly unknown[]>;
  clearFieldError: (list: List) => void;
  insertListItem: (list: List, row: never) => void;
  removeListItem: (list: List, at: number) => void;
  getInputNode: (field: never) => { focus: () => void } | null;
}

/**
 * Adds and removes rows of a form's list. The focus goes to the row that was added, or to the one that takes the place of
 * a removed one; without any, to the button that adds rows, which gets `addButton` as its ref.
 * @param first the field of a row that gets the focus
 */
export function useRows<List extends string>(form: FormWithRows<List>, list: List, first: string) {
  const addButton = useRef<HTMLButtonElement>(null);
  const focused = useRef<number | null>(null);
  const { length } = form.values[list];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row was added or removed.
  useEffect(() => {
    if (focused.current === null) return;
    const field = form.getInputNode(`${list}.${Math.min(focused.current, length - 1)}.${first}` as never);
    (field ?? addButton.current)?.focus();
    focused.current = null;
  }, [length]);
  return {
    addButton,
    add: (row: object): void => {
      focused.current = length;
      form.clearFieldError(list);
      form.insertListItem(list, row as never);
    },
    remove: (at: number): void => {
      focused.current = at;
      form.clearFieldError(list);
      form.removeListItem(list, at);
    },
  };
}
