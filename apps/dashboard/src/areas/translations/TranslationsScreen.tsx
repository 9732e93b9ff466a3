import { Box, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { languageName } from '@vitrine/contract/languages/language-name';
import type { Language } from '@vitrine/contract/languages/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { GlossaryTerm, TranslatedWords, TranslationProgress } from '@vitrine/contract/translations/schemas';
import { useDeferredValue, useState } from 'react';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import type { Tenant } from '../../tenant/useTenant.ts';
import { FailedLine, NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import type { WordsTarget } from './calls.ts';
import { WordsEditor } from './editor/WordsEditor.tsx';
import { progressQuery, termsQuery, useWordsTarget, wordsQuery } from './queries.ts';
import { SourceLanguage } from './SourceLanguage.tsx';

type LanguageProgress = TranslationProgress['languages'][number];

const totalOf = ({ missing, outdated, done }: LanguageProgress): number => missing + outdated + done;

/** '120 of 340 translated, 3 outdated'. */
const progressText = (progress: LanguageProgress): string =>
  [
    messages.progressOf(progress.done, totalOf(progress)),
    ...(progress.outdated > 0 ? [messages.progressOutdated(progress.outdated)] : []),
  ].join(', ');

const bareTag = (language: Language): string => language.split('-')[0] ?? language;

/**
 * The language of the address, else the one that had the most translations when the page was opened; a variant of the
 * source comes last.
 */
const useLanguage = ({ languages, source_language }: TranslationProgress) => {
  const navigate = useNavigate();
  const { lang } = useSearch({ strict: false }) as { lang?: unknown };
  const isVariant = ({ language }: LanguageProgress): number => Number(bareTag(language) === bareTag(source_language));
  const most = [...languages].sort(
    (one, other) => other.done + other.outdated - (one.done + one.outdated) || isVariant(one) - isVariant(other),
  )[0];
  // It stays while others get translations: the words in work must not make room for those of another language.
  const [first] = useState(most?.language);
  const find = (sought: unknown) => languages.find(({ language }) => language === sought);
  return {
    chosen: find(lang) ?? find(first) ?? most,
    choose: (language: string): void =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, lang: language }), resetScroll: false }),
  };
};

/** Many words take longer than a frame to render. Deferred, React renders them in slices and the page stays responsive. */
const Prepared = (props: Omit<WordsProps, 'language'> & { words: TranslatedWords; terms: readonly GlossaryTerm[] }) => {
  // Only the first time: saved words must not show their former texts for a moment.
  const isReady = useDeferredValue(true, false);
  if (!isReady) return <RowsSkeleton label={messages.fetching} image={false} />;
  return <WordsEditor {...props} />;
};

interface WordsProps {
  tenantKey: Tenant['key'];
  tenantId: number | null;
  target: WordsTarget;
  language: Language;
  isLive: boolean;
}

const NO_TERMS: readonly GlossaryTerm[] = [];

const Words = ({ language, ...props }: WordsProps) => {
  const { tenantKey, tenantId, target } = props;
  const words = useQuery(wordsQuery(tenantKey, target, language));
  const terms = useQuery({ ...termsQuery(tenantKey, tenantId ?? 0), enabled: tenantId !== null });
  if (words.data)
    return (
      <>
        {terms.isLoadingError && <FailedLine what={messages.theGlossary} query={terms} />}
        <Prepared {...props} words={words.data} terms={terms.data ?? NO_TERMS} />
      </>
    );
  return (
    <NotLoaded
      what={messages.theTranslations}
      query={words}
      skeleton={<RowsSkeleton label={messages.fetching} image={false} />}
    />
  );
};

/** The words of a configurator beside their translations, one language at a time. */
export const TranslationsScreen = () => {
  const { key, target, tenantId } = useWordsTarget();
  const progress = useQuery(progressQuery(key, target));
  if (progress.data)
    return <Opened key={target.configuratorId} {...{ tenantKey: key, target, tenantId }} progress={progress.data} />;
  return (
    <NotLoaded
      what={messages.theTranslations}
      query={progress}
      skeleton={<RowsSkeleton label={messages.fetching} image={false} />}
    />
  );
};

const Opened = ({
  progress,
  ...props
}: Pick<WordsProps, 'tenantKey' | 'target' | 'tenantId'> & { progress: TranslationProgress }) => {
  const { configurator } = useOpenedConfigurator();
  const { chosen, choose } = useLanguage(progress);
  if (!chosen) return null;
  return (
    <Box component="section" aria-label={messages.title}>
      <Group gap={12} mt={20} wrap="wrap">
        <NativeSelect
          aria-label={messages.language}
          data={progress.languages.map((each) => ({
            value: each.language,
            label: `${languageName(each.language)} · ${each.done}/${totalOf(each)}`,
          }))}
          value={chosen.language}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <Text inherit c="dimmed" className="vt-digits" role="status">
          {progressText(chosen)}
        </Text>
        <SourceLanguage languages={progress} />
      </Group>
      <Words key={chosen.language} {...props} language={chosen.language} isLive={configurator.deployed} />
    </Box>
  );
};
