import type { Selection } from './selection.ts';

interface SelectionChipsProps {
  label: string;
  all: string;
  /** Names of the single ones, in order. */
  names: readonly string[];
  selection: Selection;
}

/** Chips that choose what the next choice applies to: all of them, or one. */
export function SelectionChips({ label, all, names, selection }: SelectionChipsProps) {
  const chips = [{ which: 'all', name: all }, ...names.map((name, index) => ({ which: String(index + 1), name }))];
  const known = chips.some(({ which }) => which === selection.selected) ? selection.selected : 'all';
  return (
    <fieldset className="chips which" aria-label={label}>
      {chips.map(({ which, name }) => (
        <button
          key={which}
          type="button"
          className="chip"
          part="chip"
          aria-pressed={which === known}
          onClick={() => selection.select(which)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
