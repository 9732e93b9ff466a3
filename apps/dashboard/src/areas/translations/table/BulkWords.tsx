import { Box, Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { shownText, type WordEdits } from '@vitrine/domain/translations/word-edits';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { WordActions } from '../editor/useWordEdits.ts';
import classes from './WordTable.module.css';

interface BulkWordsProps {
  words: readonly TranslatedWord[];
  edits: WordEdits;
  actions: WordActions;
  onFill: () => void;
  onClear: () => void;
}

/** Replaces the toolbar while words are selected, and changes their translations. Each change is one step to undo. */
export const BulkWords = ({ words, edits, actions, onFill, onClear }: BulkWordsProps) => {
  const outdated = words.filter(({ status }) => status === 'outdated');
  return (
    <section className={classes.bar} aria-label={messages.selected(words.length)}>
      <Text role="status" inherit mr={8} fw={500} className="vt-digits">
        {messages.selected(words.length)}
      </Text>
      <Button
        onClick={() =>
          actions.set(
            words.map((word) => [word, word.source]),
            true,
          )
        }
      >
        {messages.copySource}
      </Button>
      <Button onClick={() => actions.set(words.map((word) => [word, '']))}>{messages.clear}</Button>
      <Button onClick={onFill}>{messages.fillIdentical}</Button>
      {outdated.length > 0 && (
        <Button
          onClick={() =>
            actions.set(
              outdated.map((word) => [word, shownText(word, edits)]),
              true,
            )
          }
        >
          {messages.markRight}
        </Button>
      )}
      <Box component="span" ml="auto">
        <IconButton label={uiMessages.clearSelection} icon={<IconX size={16} stroke={1.6} />} onClick={onClear} />
      </Box>
    </section>
  );
};
