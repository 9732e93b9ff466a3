import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import type { WordEdits } from '@vitrine/domain/translations/word-edits';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import { AllCheck } from '../../../ui/tables/row-checks.tsx';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { Sorting } from '../../../ui/tables/useSorting.ts';
import { PhoneLine, TableLine, type WordLineProps } from './WordLine.tsx';
import classes from './WordTable.module.css';

interface WordTableProps extends Pick<WordLineProps, 'terms' | 'lang' | 'direction' | 'sourceLang' | 'actions'> {
  words: readonly TranslatedWord[];
  edits: WordEdits;
  selection: Selection;
  sorting: Sorting;
}

/** The words with their translations beside them: a table on wide screens, lines on phones. */
export const WordTable = ({ words, edits, selection, sorting, ...common }: WordTableProps) => {
  const phone = usePhone();
  const lineOf = (word: TranslatedWord): WordLineProps => ({
    ...common,
    word,
    edit: edits.get(word.place),
    chosen: selection.ids.has(word.place),
    onChoose: selection.choose,
  });
  if (phone)
    return (
      <>
        <div className={classes.selectAll}>
          <AllCheck selection={selection} />
          <span aria-hidden="true">{messages.selectAll}</span>
        </div>
        <ul aria-label={messages.title}>
          {words.map((word) => (
            <PhoneLine key={word.place} {...lineOf(word)} />
          ))}
        </ul>
      </>
    );
  const heads: Head[] = [
    { key: 'source', label: messages.word, indent: '14px', start: <AllCheck selection={selection} /> },
    { key: 'text', label: messages.translation },
    { key: 'status', label: messages.status, width: '104px' },
    { key: 'actions', label: messages.more, unseen: true, width: '36px' },
  ];
  return (
    <DataTable label={messages.title} heads={heads} sorting={sorting}>
      <tbody>
        {words.map((word) => (
          <TableLine key={word.place} {...lineOf(word)} />
        ))}
      </tbody>
    </DataTable>
  );
};
