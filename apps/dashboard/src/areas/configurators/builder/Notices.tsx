import { Button } from '@mantine/core';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import { type Draft, isLayeredDraft } from '@vitrine/domain/builder/draft';
import { imageIssues } from '@vitrine/domain/builder/image-issues';
import { useDeferredValue, useMemo } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { useBuilder } from './edit/builder.ts';
import { IssueList } from './edit/IssueList.tsx';
import { Notice } from './Notice.tsx';
import classes from './Notices.module.css';
import type { BuilderState } from './useBuilderState.ts';

/** What needs attention above the editor: guesses, images that do not fit, files that nothing uses. */
export const Notices = ({ state }: { state: BuilderState }) => {
  const { draft, keepGuesses } = useBuilder<Draft>();
  const { guesses } = draft;
  // All images are compared: the editor shows a change before that.
  const compared = useDeferredValue(draft);
  const issues = useMemo(
    () => (isLayeredDraft(compared) ? imageIssues(compared.file, compared.images) : []),
    [compared],
  );
  const { notes, reading } = state;
  // On a phone the title is one line, which a sentence about a file does not fit.
  const isListed = usePhone() || notes.length > 1;
  return (
    <>
      {reading && (
        <div role="status">
          <Progress label={messages.reading(reading.done, reading.total)} share={reading.done / reading.total} />
        </div>
      )}
      {guesses.length > 0 && (
        <Notice
          tone="accent"
          icon={<IconInfoCircle size={16} stroke={1.6} />}
          title={messages.guessesTitle(guesses.length)}
          end={
            <Button size="xs" onClick={keepGuesses}>
              {messages.keepGuesses}
            </Button>
          }
        >
          {(isLayeredDraft(draft) ? messages : partMessages).guessesHelp}
        </Notice>
      )}
      <IssueList issues={issues} />
      {notes.length > 0 && (
        <Notice
          tone="amber"
          icon={<IconInfoCircle size={16} stroke={1.6} />}
          title={isListed ? messages.notesTitle : (notes[0] ?? '')}
          end={
            <IconButton
              label={configuratorMessages.dismiss}
              icon={<IconX size={16} stroke={1.6} />}
              onClick={state.dismissNotes}
            />
          }
        >
          {isListed && (
            <ul className={classes.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </>
  );
};
