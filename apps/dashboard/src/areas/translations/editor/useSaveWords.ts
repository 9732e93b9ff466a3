import { useQueryClient } from '@tanstack/react-query';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { TranslatedWord, TranslatedWords } from '@vitrine/contract/translations/schemas';
import type { WordEdits } from '@vitrine/domain/translations/word-edits';
import { useState } from 'react';
import { errorCode, errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import type { Tenant } from '../../../tenant/useTenant.ts';
import { listWords, saveWords, type WordsTarget } from '../calls.ts';
import { progressQuery, wordsQuery } from '../queries.ts';
import type { WordEditing } from './useWordEdits.ts';

interface SaveInput {
  tenantKey: Tenant['key'];
  target: WordsTarget;
  words: TranslatedWords;
  isLive: boolean;
  editing: WordEditing;
}

const replaced = (words: readonly TranslatedWord[], saved: readonly TranslatedWord[]): TranslatedWord[] => {
  const byPlace = new Map(saved.map((word) => [word.place, word]));
  return words.map((word) => byPlace.get(word.place) ?? word);
};

/** Saves translations. What is typed while a save runs stays unsaved, and so does everything when a save fails. */
export function useSaveWords({ tenantKey, target, words, isLive, editing }: SaveInput) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isMoved, setMoved] = useState(false);
  const { language } = words;
  const query = wordsQuery(tenantKey, target, language);
  const fail = (error: unknown): void =>
    notify({ kind: 'error', title: messages.saveFailed, message: errorText(error) });
  const readAgain = async (): Promise<void> => {
    const fresh = await listWords(target, language);
    queryClient.setQueryData(query.queryKey, fresh);
    editing.rebase(fresh.words);
    setMoved(true);
  };
  const saving = useMutation({
    mutationFn: (edits: WordEdits) =>
      saveWords(
        target,
        language,
        [...edits].map(([place, { text, source, seen }]) => ({ place, text, source, seen })),
      ),
    onSuccess: (answer, sent) => {
      queryClient.setQueryData(query.queryKey, (before: TranslatedWords | undefined) =>
        before === undefined ? before : { ...before, words: replaced(before.words, answer.words) },
      );
      editing.takeSaved(sent);
      setMoved(false);
      void queryClient.invalidateQueries({ queryKey: progressQuery(tenantKey, target).queryKey });
      const message = isLive ? messages.savedLive : messages.savedLater;
      notify({ kind: 'success', title: messages.saved(answer.saved), message });
    },
    onError: (error) => (errorCode(error) === 'translations.moved' ? readAgain().catch(fail) : fail(error)),
  });
  return {
    save: (edits: WordEdits): void => {
      if (edits.size > 0 && !saving.isPending) saving.mutate(edits);
    },
    saving: saving.isPending,
    isMoved,
    closeMoved: () => setMoved(false),
  };
}
