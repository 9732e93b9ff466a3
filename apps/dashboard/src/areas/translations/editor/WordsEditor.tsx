import { Box, Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { GlossaryTerm, TranslatedWords } from '@vitrine/contract/translations/schemas';
import { textIssue } from '@vitrine/domain/translations/text-issue';
import type { WordEdits } from '@vitrine/domain/translations/word-edits';
import { useCallback, useMemo } from 'react';
import { useSession } from '../../../session/session.ts';
import type { Tenant } from '../../../tenant/useTenant.ts';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { UnsavedBar } from '../../../ui/feedback/UnsavedBar.tsx';
import { ReadingContext } from '../../../ui/reading.ts';
import { useSaveKey, useUndoKeys } from '../../../ui/tables/keys/edit-keys.ts';
import type { WordsTarget } from '../calls.ts';
import { WordsMenu } from '../files/WordsMenu.tsx';
import { Words } from '../table/Words.tsx';
import { useSaveWords } from './useSaveWords.ts';
import { useWordEdits } from './useWordEdits.ts';

interface WordsEditorProps {
  tenantKey: Tenant['key'];
  tenantId: number | null;
  target: WordsTarget;
  words: TranslatedWords;
  terms: readonly GlossaryTerm[];
  isLive: boolean;
}

/** The edits that can be saved, and how many cannot: their texts break a rule. */
const splitEdits = (words: TranslatedWords['words'], edits: WordEdits) => {
  if (edits.size === 0) return { valid: edits, invalid: 0 };
  const byPlace = new Map(words.map((word) => [word.place, word]));
  const valid = new Map(
    [...edits].filter(([place, { text }]) => {
      const word = byPlace.get(place);
      return word !== undefined && textIssue({ ...word, maxLength: word.max_length }, text) === null;
    }),
  );
  return { valid, invalid: edits.size - valid.size };
};

/** The words in a language with their unsaved translations. */
export const WordsEditor = ({ tenantKey, tenantId, target, words, terms, isLive }: WordsEditorProps) => {
  const { user } = useSession();
  const { language, source_language } = words;
  const draftKey = [user.id, target.configuratorId, target.reseller ?? 'own', language].join('.');
  const editing = useWordEdits(words.words, draftKey);
  const { edits, actions, clear } = editing;
  const { valid, invalid } = useMemo(() => splitEdits(words.words, edits), [words.words, edits]);
  const { save, saving, isMoved, closeMoved } = useSaveWords({ tenantKey, target, words, isLive, editing });
  const pending = edits.size > 0;
  const saveValid = valid.size > 0 ? () => save(valid) : undefined;
  useUndoKeys(editing.undo, editing.redo, true);
  useSaveKey(saveValid, valid.size > 0, true);

  const { pathname } = useLocation();
  // Another language is another screen at the same address, and its draft stays on the device.
  const keeps = useCallback((next: string) => next === pathname, [pathname]);
  const inLanguage = useMemo(
    () => terms.map(({ source, targets }) => ({ source, target: targets[language] ?? '' })),
    [terms, language],
  );
  return (
    <>
      {isMoved && (
        <Box mt={16}>
          <Banner
            tone="amber"
            icon={<IconUsers size={18} stroke={1.6} />}
            title={messages.movedTitle}
            actions={
              <Button size="xs" onClick={closeMoved}>
                {uiMessages.ok}
              </Button>
            }
          >
            {messages.movedHelp}
          </Banner>
        </Box>
      )}
      <ReadingContext value={saving}>
        <Words
          words={words}
          edits={edits}
          actions={actions}
          terms={inLanguage}
          target={target}
          lang={localeOf(language)}
          direction={directionOf(language)}
          sourceLang={localeOf(source_language)}
          menu={<WordsMenu {...{ tenantKey, tenantId, target, language, isLive }} isEdited={pending} />}
        />
      </ReadingContext>
      {/* Space for the unsaved bar, which covers the end of the page. */}
      <Box flex="none" h={96} />
      {pending && (
        <UnsavedBar
          count={[messages.unsaved(edits.size), ...(invalid > 0 ? [messages.invalid(invalid)] : [])].join(', ')}
          action={messages.save}
          busy={saving}
          onCancel={clear}
          onAction={saveValid}
        />
      )}
      <LeaveGuard pending={pending} keeps={keeps} onDiscard={clear} onSave={saveValid} />
    </>
  );
};
