import { Box, Button, Group, Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { TranslatedWords } from '@vitrine/contract/translations/schemas';
import { countStatuses } from '@vitrine/domain/translations/word-status';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from '../../../layout/Notifications.tsx';
import { useChange } from '../../../layout/useChange.ts';
import { EmptySearch } from '../../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useDebounced } from '../../../ui/forms/useDebounced.ts';
import { useReading } from '../../../ui/reading.ts';
import { cellKeys } from '../../../ui/tables/keys/cell-keys.ts';
import { TableViewContext } from '../../../ui/tables/table-view.ts';
import { useLazyRows } from '../../../ui/tables/useLazyRows.tsx';
import { useSelection } from '../../../ui/tables/useSelection.ts';
import { useSlices } from '../../../ui/tables/useSlices.ts';
import { useSorting } from '../../../ui/tables/useSorting.ts';
import { listIdentical, type WordsTarget } from '../calls.ts';
import type { WordEditing } from '../editor/useWordEdits.ts';
import { BulkWords } from './BulkWords.tsx';
import { matchingWords, SHOWS, type Show } from './filters.ts';
import { isTextColumn, pasteWords } from './paste-words.ts';
import type { WordLineProps } from './WordLine.tsx';
import { WordsToolbar } from './WordsToolbar.tsx';
import { WordTable } from './WordTable.tsx';

interface WordsProps
  extends Pick<WordEditing, 'edits' | 'actions'>,
    Pick<WordLineProps, 'terms' | 'lang' | 'direction' | 'sourceLang'> {
  words: TranslatedWords;
  target: WordsTarget;
  /** At the end of the toolbar. */
  menu: ReactNode;
}

/** The filter is part of the address: a reload shows the same. */
const useShow = () => {
  const navigate = useNavigate();
  const { show } = useSearch({ strict: false }) as { show?: unknown };
  return {
    show: SHOWS.find((each) => each === show) ?? 'all',
    setShow: (next: Show): void =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, show: next === 'all' ? undefined : next }),
        replace: true,
        resetScroll: false,
      }),
  };
};

/** Fills words that are not translated from the same words of the tenant's other configurators. */
const useFill = ({ words, edits, actions, target }: Pick<WordsProps, 'words' | 'edits' | 'actions' | 'target'>) => {
  const notify = useNotify();
  // What is typed or saved before the answer counts: a translation that is there by then stays.
  const latest = useRef({ words, edits });
  useEffect(() => {
    latest.current = { words, edits };
  });
  return useChange(
    async (chosen: TranslatedWords['words']) => {
      const places = new Set(chosen.map(({ place }) => place));
      const found = new Map((await listIdentical(target, words.language)).map(({ source, text }) => [source, text]));
      const now = latest.current;
      const open = now.words.words.filter(
        ({ place, status }) => places.has(place) && status !== 'done' && !now.edits.has(place),
      );
      const texts = open.flatMap((word) => {
        const text = found.get(word.source);
        return text === undefined ? [] : [[word, text] as const];
      });
      actions.set(texts, true);
      const title = texts.length > 0 ? messages.filled(texts.length) : messages.fillIdentical;
      notify({ kind: 'success', title, message: texts.length > 0 ? messages.filledHelp : messages.nothingFilled });
    },
    { failed: messages.fillFailed },
  );
};

/** What a paste left out: shown until the next change, Cancel or save. */
const usePasteNote = (edits: WordEditing['edits']) => {
  const [note, setNote] = useState<string[]>([]);
  const pasted = useRef(edits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edits with which the note came.
  useEffect(() => {
    pasted.current = edits;
  }, [note]);
  useEffect(() => {
    if (edits !== pasted.current) setNote([]);
  }, [edits]);
  return [note, setNote] as const;
};

/** About the height of a row: rows of the next frames get it as empty space, so that the page does not jump. */
const ROW_HEIGHT = 57;

/** Search, filter, bulk changes and the table of words. */
export const Words = ({ words, edits, actions, target, menu, ...line }: WordsProps) => {
  const reading = useReading();
  const sorting = useSorting();
  const [query, setQuery] = useState('');
  const settled = useDebounced(query, catalogueLimits.searchDebounceMs);
  const { show, setShow } = useShow();
  const all = words.words;
  const matching = useMemo(() => matchingWords(all, edits, { query: settled, show }), [all, edits, settled, show]);
  const selectable = useMemo(() => matching.map(({ place }) => ({ id: place })), [matching]);
  const selection = useSelection('words', selectable);
  const question = `${settled}\n${show}`;
  const rows = useLazyRows(matching, question);
  const ready = useSlices(rows.shown.length, question);
  const shown = useMemo(() => rows.shown.slice(0, ready), [rows.shown, ready]);
  const counts = useMemo(() => countStatuses(all.map(({ status }) => status)), [all]);
  const [pasted, setPasted] = usePasteNote(edits);
  const fill = useFill({ words, edits, actions, target });
  const keys = cellKeys(isTextColumn, (text, _column, from) => {
    if (reading) return;
    const { texts, over, hasColumns } = pasteWords(text, { words: matching, from });
    actions.set(texts);
    setPasted([...(over > 0 ? [messages.pastedTooMany(over)] : []), ...(hasColumns ? [messages.pastedColumns] : [])]);
  });
  const chosen = useMemo(
    () => (selection.ids.size === 0 ? [] : matching.filter(({ place }) => selection.ids.has(place))),
    [matching, selection.ids],
  );
  const showAll = (): void => {
    setQuery('');
    setShow('all');
  };
  return (
    <>
      {chosen.length > 0 ? (
        <BulkWords
          words={chosen}
          edits={edits}
          actions={actions}
          onFill={() => fill.mutate(chosen)}
          onClear={selection.clear}
        />
      ) : (
        <Group wrap="nowrap" gap={8} align="flex-end">
          <Box flex={1} miw={0}>
            <WordsToolbar
              {...{ query, show }}
              onQuery={setQuery}
              onShow={setShow}
              counts={{ all: all.length, changed: edits.size, missing: counts.missing, outdated: counts.outdated }}
              onFill={() => fill.mutate(all)}
              filling={fill.isPending}
            />
          </Box>
          <Box mb={8}>{menu}</Box>
        </Group>
      )}
      {pasted.length > 0 && (
        <Text role="alert" size="sm" c="var(--vt-amber)">
          {pasted.join(' ')}
        </Text>
      )}
      <Box {...keys}>
        {matching.length === 0 ? (
          <NoWords isEmpty={all.length === 0} isComplete={show === 'missing' && query === ''} onShowAll={showAll} />
        ) : (
          <TableViewContext value={question}>
            <WordTable {...line} {...{ edits, actions, selection, sorting }} words={shown} />
          </TableViewContext>
        )}
        {rows.shown.length > ready && <div style={{ height: (rows.shown.length - ready) * ROW_HEIGHT }} />}
        {rows.end}
      </Box>
    </>
  );
};

interface NoWordsProps {
  isEmpty: boolean;
  isComplete: boolean;
  onShowAll: () => void;
}

const NoWords = ({ isEmpty, isComplete, onShowAll }: NoWordsProps) => {
  if (isEmpty) return <EmptyState title={messages.noWords} help={messages.noWordsHelp} />;
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={isComplete ? messages.allTranslated : messages.noneShown}
      {...(!isComplete && { help: messages.noneShownHelp })}
      action={<Button onClick={onShowAll}>{messages.showAll}</Button>}
    />
  );
};
