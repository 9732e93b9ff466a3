import { Box, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emailLanguageMessages as languageMessages } from '@vitrine/contract/customisation/language-messages';
import type { EmailPreview } from '@vitrine/contract/customisation/schemas';
import type { Language } from '@vitrine/contract/languages/limits';
import { ownNameOf } from '@vitrine/contract/languages/names';
import { useState } from 'react';
import { errorText } from '../../calls/api-error.ts';
import { useDebounced } from '../../ui/forms/useDebounced.ts';
import { previewEmails } from './calls.ts';
import type { CustomisationForm } from './useCustomisation.ts';

const SETTLED_MS = 300;

/** The emails rendered by the server with the typed texts in a language, a moment after the last key. */
export function useEmailPreview({ values, stored, target }: CustomisationForm, language: Language) {
  const { emails, texts } = useDebounced(values, SETTLED_MS);
  const preview = useQuery({
    // A logo is stored by itself, and the emails show it.
    queryKey: ['email-preview', target, emails, texts, language, stored.logos],
    queryFn: () => previewEmails(target, { emails, texts, language }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  // A text that cannot be shown, such as half a link, leaves the last preview in place.
  const [shown, setShown] = useState(preview.data);
  if (preview.data !== undefined && preview.data !== shown) setShown(preview.data);
  return { data: preview.data ?? shown, error: preview.isError ? errorText(preview.error) : null };
}

export type ShownPreview = ReturnType<typeof useEmailPreview>;

const Framed = ({ email, title }: { email: EmailPreview['customer'] | undefined; title: string }) => (
  <>
    <Text size="sm" px={16} pt={12} c="dimmed">
      {email?.from ?? ' '}
    </Text>
    <Text inherit dir="auto" px={16} pb={12} fw={600} className="vt-anywhere vt-ruled-bottom">
      {email?.subject ?? ' '}
    </Text>
    <Box
      // A frame that shows another document adds an entry to the browser's history: Back would seem dead.
      key={email?.html}
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={email?.html ?? ''}
      display="block"
      w="100%"
      h={620}
      bd={0}
    />
  </>
);

interface FramedEmailProps {
  email: EmailPreview['customer'] | undefined;
  title: string;
  error: string | null;
  isPhone: boolean;
}

/** One email in a frame without scripts. */
export const FramedEmail = ({ email, title, error, isPhone }: FramedEmailProps) => (
  <Box flex="1 1 240px" miw={0} maw={isPhone ? 360 : 'none'}>
    <Text role="alert" mb={error === null ? 0 : 8} size="xs" c="red">
      {error}
    </Text>
    <Box bd="1px solid var(--vt-line)" bdrs={8} bg="var(--vt-surface)" style={{ overflow: 'hidden' }}>
      <Framed email={email} title={title} />
    </Box>
  </Box>
);

interface BesideProps {
  form: CustomisationForm;
  language: Language;
  isPhone: boolean;
}

/** The visitor's email in a second language. */
export const EmailBeside = ({ form, language, isPhone }: BesideProps) => {
  const { data, error } = useEmailPreview(form, language);
  const title = languageMessages.previewIn(ownNameOf(language));
  return <FramedEmail email={data?.customer} title={title} error={error} isPhone={isPhone} />;
};
