import type { Focus } from './focus.ts';

interface WhichProps {
  label: string;
  all: string;
  /** Names of the single ones, in order. */
  names: readonly string[];
  focus: Focus;
}

/** Chips that say what the next choice is for: all of them, or one. */
export function Which({ label, all, names, focus }: WhichProps) {
  const chips = [{ which: 'all', name: all }, ...names.map((name, index) => ({ which: String(index + 1), name }))];
  const known = chips.some(({ which }) => which === focus.which) ? focus.which : 'all';
  return (
    <fieldset className="chips which" aria-label={label}>
      {chips.map(({ which, name }) => (
        <button
          key={which}
          type="button"
          className="chip"
          part="chip"
          aria-pressed={which === known}
          onClick={() => focus.choose(which)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
