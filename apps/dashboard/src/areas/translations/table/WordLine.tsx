import { IconArrowBackUp } from '@tabler/icons-react';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { missingTerms, type Term } from '@vitrine/domain/translations/check-glossary';
import { textIssue } from '@vitrine/domain/translations/text-issue';
import type { WordEdit } from '@vitrine/domain/translations/word-edits';
import { type KeyboardEvent, memo, useId } from 'react';
import { EditCell } from '../../../ui/tables/EditCell.tsx';
import { EditedDot, RowCheck } from '../../../ui/tables/row-checks.tsx';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { WordActions } from '../editor/useWordEdits.ts';
import { cellText, TEXT_COLUMN, textOfCell } from './paste-words.ts';
import classes from './WordTable.module.css';

export interface WordLineProps {
  word: TranslatedWord;
  edit: WordEdit | undefined;
  terms: readonly Term[];
  /** Of the target language. */
  lang: string;
  direction: 'ltr' | 'rtl';
  sourceLang: string;
  actions: WordActions;
  chosen: boolean;
  onChoose: Selection['choose'];
}

/** What is wrong with a text: its error first, then terms of the glossary that it lacks. */
export const notesOn = (word: TranslatedWord, text: string, terms: readonly Term[]) => ({
  error: textIssue({ ...word, maxLength: word.max_length }, text),
  warnings: text === '' ? [] : missingTerms(word.source, text, terms),
});

const Source = ({ word, edit, sourceLang }: Pick<WordLineProps, 'word' | 'edit' | 'sourceLang'>) => {
  const isOutdated = word.status === 'outdated' && edit === undefined;
  return (
    <>
      <span className={classes.kind}>
        {messages.kinds[word.kind]}
        {word.context !== '' && <bdi> · {word.context}</bdi>}
      </span>
      <span className={classes.source} dir="auto" lang={sourceLang}>
        {word.source}
      </span>
      {isOutdated && (
        <span className={classes.former}>
          {messages.madeFor} <del dir="auto">{word.source_text}</del>
        </span>
      )}
    </>
  );
};

const Notes = ({
  id,
  word,
  edit,
  text,
  terms,
}: Pick<WordLineProps, 'word' | 'edit' | 'terms'> & { id: string; text: string }) => {
  const { error, warnings } = notesOn(word, text, terms);
  return (
    <span id={id} className={classes.notes}>
      {error !== null && (
        <span className={classes.error} data-error>
          {error}
        </span>
      )}
      {warnings.map(({ source, target }) => (
        <span key={source} className={classes.warning}>
          {messages.termMissingIn(source, target)}
        </span>
      ))}
      {edit?.moved && <span className={classes.warning}>{messages.theirs(edit.seen ?? messages.removed)}</span>}
      {word.inherited && edit === undefined && <span>{messages.inherited}</span>}
    </span>
  );
};

const useWord = ({ word, edit, actions, ...props }: WordLineProps) => {
  const notes = useId();
  const text = edit?.text ?? word.text ?? '';
  const revert = (): void => actions.set([[word, word.text ?? '']]);
  const copyOnKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    // Escape drops uncommitted text, which would stay over the source.
    event.target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    actions.set([[word, word.source]], true);
  };
  const status: keyof typeof messages.statuses = edit === undefined ? word.status : 'edited';
  return {
    status,
    check: <RowCheck id={word.place} name={word.source} chosen={props.chosen} onChoose={props.onChoose} />,
    source: <Source word={word} edit={edit} sourceLang={props.sourceLang} />,
    cell: (
      <div
        className={classes.text}
        data-empty={text === '' || undefined}
        lang={props.lang}
        dir={props.direction}
        onKeyDownCapture={copyOnKey}
      >
        <EditCell
          label={messages.translationOf(word.source)}
          shown={cellText(text)}
          text={cellText(text)}
          read={(typed) => ({ value: textOfCell(typed) })}
          onCommit={(value) => actions.set([[word, value]])}
          kind="plain"
          column={TEXT_COLUMN}
          direction={text === '' ? props.direction : 'auto'}
          describedBy={notes}
        />
        <Notes id={notes} word={word} edit={edit} text={text} terms={props.terms} />
      </div>
    ),
    revert: edit !== undefined && (
      <button
        type="button"
        className="mantine-ActionIcon-root"
        aria-label={messages.revert(word.source)}
        title={messages.revert(word.source)}
        onClick={revert}
      >
        <IconArrowBackUp size={16} stroke={1.6} aria-hidden="true" />
      </button>
    ),
  };
};

/** A row of the table: source and translation side by side. It renders again only when its own data change. */
export const TableLine = memo((props: WordLineProps) => {
  const { status, check, source, cell, revert } = useWord(props);
  const { word, edit, chosen } = props;
  return (
    <tr
      className={classes.row}
      data-row={word.place}
      data-edited={edit !== undefined || undefined}
      data-chosen={chosen || undefined}
    >
      <td className={classes.word}>
        {edit !== undefined && <EditedDot pos="absolute" top={18} left={2} />}
        <div className={classes.checked}>
          {check}
          <span className={classes.stack}>{source}</span>
        </div>
      </td>
      <td className={classes.translation}>{cell}</td>
      <td className={classes.status} data-status={status}>
        {messages.statuses[status]}
      </td>
      <td className={classes.actions}>{revert}</td>
    </tr>
  );
});

/** One word on phones: the translation under its source. */
export const PhoneLine = memo((props: WordLineProps) => {
  const { status, check, source, cell, revert } = useWord(props);
  const { word, edit, chosen } = props;
  return (
    <li
      className={classes.line}
      data-row={word.place}
      data-edited={edit !== undefined || undefined}
      data-chosen={chosen || undefined}
    >
      <span className={classes.check}>{check}</span>
      <div className={classes.stack}>
        {source}
        {cell}
        <span className={classes.status} data-status={status}>
          {messages.statuses[status]}
        </span>
      </div>
      {revert}
    </li>
  );
});
