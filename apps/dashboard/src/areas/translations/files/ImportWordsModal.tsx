import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '@vitrine/contract/languages/limits';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { translationLimits } from '@vitrine/contract/translations/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { ImportReport } from '@vitrine/contract/translations/schemas';
import { MEGABYTE } from '@vitrine/contract/upload-limits';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useChange } from '../../../layout/useChange.ts';
import type { Tenant } from '../../../tenant/useTenant.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { ErrorMessage } from '../../../ui/forms/TextField.tsx';
import { useLatest } from '../../../ui/forms/useLatest.ts';
import { importWords, type WordsTarget } from '../calls.ts';
import { progressQuery, wordsQuery } from '../queries.ts';
import { ImportReportView } from './ImportReportView.tsx';
import { readWordsFile, type WordsFileContent } from './read-words-file.ts';

interface ImportWordsModalProps {
  tenantKey: Tenant['key'];
  target: WordsTarget;
  language: Language;
  isLive: boolean;
  /** Whether there are unsaved translations, which an import must not be mixed with. */
  isEdited: boolean;
  onClose: () => void;
}

interface Application {
  content: WordsFileContent;
  outdated: boolean;
  /** How many words change. */
  count: number;
}

/** Reads a file of translations, shows what it would change, and changes it only then. */
export const ImportWordsModal = ({ tenantKey, target, language, isLive, isEdited, onClose }: ImportWordsModalProps) => {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<{ content: WordsFileContent; report: ImportReport } | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [takesOutdated, setTakesOutdated] = useState(false);
  const begin = useLatest();
  const check = async (chosen: File): Promise<void> => {
    const isLatest = begin();
    setFile(null);
    setReading(false);
    if (chosen.size > translationLimits.importBytes)
      return setIssue(messages.importTooLarge(translationLimits.importBytes / MEGABYTE));
    setReading(true);
    try {
      const content = await readWordsFile(chosen);
      const report = content && (await importWords(target, language, { ...content, apply: false }));
      if (!isLatest()) return;
      if (content !== null && report !== null) setFile({ content, report });
      setIssue(content === null ? messages.importSheetUnreadable : null);
    } catch (error) {
      if (isLatest()) setIssue(errorText(error));
    } finally {
      if (isLatest()) setReading(false);
    }
  };
  const counts = file?.report.counts;
  const count = counts ? counts.changed + (takesOutdated ? counts.outdated : 0) : 0;
  const apply = useChange(
    ({ content, outdated }: Application) => importWords(target, language, { ...content, apply: true, outdated }),
    {
      success: (_, sent) => [messages.imported(sent.count), isLive ? messages.savedLive : messages.savedLater],
      failed: messages.saveFailed,
      onSuccess: async () => {
        onClose();
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: wordsQuery(tenantKey, target, language).queryKey }),
          queryClient.invalidateQueries({ queryKey: progressQuery(tenantKey, target).queryKey }),
        ]);
      },
    },
  );
  return (
    <ModalFrame
      title={messages.importTitle}
      sentence={messages.importHelp}
      width={720}
      locked={apply.isPending}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button disabled={apply.isPending} onClick={close}>
            {uiMessages.cancel}
          </Button>
          {file && count > 0 && !isEdited && (
            <Button
              variant="filled"
              aria-busy={apply.isPending}
              onClick={() => apply.mutate({ content: file.content, outdated: takesOutdated, count })}
            >
              {messages.importApply(count)}
            </Button>
          )}
        </>
      )}
    >
      <TextInput
        type="file"
        accept=".xlf,.xliff,.xlsx"
        disabled={apply.isPending}
        label={file ? messages.importAgain : messages.importFile}
        error={issue !== null && <ErrorMessage>{issue}</ErrorMessage>}
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen) void check(chosen);
        }}
      />
      {isReading && (
        <Text role="status" inherit mt={12}>
          {uiMessages.readingFile}
        </Text>
      )}
      {file && <ImportReportView report={file.report} />}
      {counts !== undefined && counts.outdated > 0 && (
        <Checkbox
          mt={16}
          label={messages.importTakeOutdated}
          checked={takesOutdated}
          disabled={apply.isPending}
          onChange={({ currentTarget }) => setTakesOutdated(currentTarget.checked)}
        />
      )}
      {isEdited && (
        <Text role="alert" inherit mt={12} c="var(--vt-amber)">
          {messages.importUnsaved}
        </Text>
      )}
    </ModalFrame>
  );
};
