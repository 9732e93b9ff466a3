import { foldText, queryWords } from '@vitrine/domain/text/fold-text';
import { useLayoutEffect, useState } from 'react';
import { useViewer } from '../panel/viewer-context.ts';
import css from './search.css?inline';

/** Whether a choice of this name is searched for; null while nothing is. */
export type Matches = ((name: string) => boolean) | null;

interface ChoiceSearchProps {
  /** Of the layer. */
  name: string;
  /** No choice is shown. */
  hasNone: boolean;
  onSearch: (matches: Matches) => void;
}

/** Queries of a viewer's layers. They stay while it shows another layer or the form, or changes its layout. */
const queries = new WeakMap<HTMLElement, Map<string, string>>();

function queriesOf(viewer: HTMLElement): Map<string, string> {
  const known = queries.get(viewer) ?? new Map<string, string>();
  queries.set(viewer, known);
  return known;
}

/** Finds choices whose names have all words of a query, in any case and with or without accents. */
export function ChoiceSearch({ name, hasNone, onSearch }: ChoiceSearchProps) {
  const { texts, element, addStyles } = useViewer();
  const [query, setQuery] = useState(() => queriesOf(element).get(name) ?? '');
  useLayoutEffect(() => addStyles(css), [addStyles]);
  useLayoutEffect(() => {
    queriesOf(element).set(name, query);
    onSearch(matchAll(queryWords(query)));
  }, [element, name, query, onSearch]);
  const label = texts.panel.search(name);
  return (
    <div className="field choice-search" part="field">
      <input
        type="search"
        part="input"
        dir="auto"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={query}
        onInput={({ currentTarget }) => {
          showRoomBelow(currentTarget);
          setQuery(currentTarget.value);
        }}
      />
      <p role="status">{hasNone && texts.panel.noneFound}</p>
    </div>
  );
}

/** Pixels below the field in which the first choices are seen. */
const ROOM_BELOW = 150;

/** Scrolls the panel until what is found can be seen, because the field may be at its lower edge. */
function showRoomBelow(field: HTMLElement): void {
  const panel = field.closest('.rows, .strip');
  if (!panel) return;
  const hidden = field.getBoundingClientRect().bottom + ROOM_BELOW - panel.getBoundingClientRect().bottom;
  if (hidden > 0) panel.scrollTop += hidden;
}

const matchAll = (words: readonly string[]): Matches =>
  words.length === 0
    ? null
    : (name) => {
        const folded = foldText(name);
        return words.every((word) => folded.includes(word));
      };
