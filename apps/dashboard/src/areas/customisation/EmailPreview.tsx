import { Button, Flex, NativeSelect, Text } from '@mantine/core';
import { emailLanguageMessages as languageMessages } from '@vitrine/contract/customisation/language-messages';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Language } from '@vitrine/contract/languages/limits';
import { ownNameOf } from '@vitrine/contract/languages/names';
import { textsInLanguage } from '@vitrine/domain/emails/texts-in-language';
import { useState } from 'react';
import { useChange } from '../../layout/useChange.ts';
import { PillTabs } from '../../ui/page/PillTabs.tsx';
import { sendTestEmail } from './calls.ts';
import { EmailBeside, FramedEmail, type ShownPreview } from './EmailFrames.tsx';
import { previewWidths, ViewerForm } from './FormPreview.tsx';
import { languageChoices, languageOf } from './language-choices.ts';
import type { CustomisationForm } from './useCustomisation.ts';

const previews = () => [
  { key: 'customer', label: messages.visitorEmail },
  { key: 'organisation', label: messages.organisationEmail },
  { key: 'popup', label: messages.afterSending },
];

interface LanguagesProps {
  form: CustomisationForm;
  beside: Language | null;
  onBeside: (language: Language | null) => void;
}

/** The language of the preview, and of a second one beside it. */
const Languages = ({ form, beside, onBeside }: LanguagesProps) => {
  const choices = languageChoices(form);
  return (
    <Flex gap={12} mt={12} wrap="wrap">
      <NativeSelect
        flex="1 1 180px"
        label={languageMessages.preview}
        name="preview_language"
        data={choices}
        value={form.language}
        onChange={({ currentTarget: { value } }) => form.setLanguage(languageOf(value) ?? form.language)}
      />
      <NativeSelect
        flex="1 1 180px"
        label={languageMessages.beside}
        name="beside_language"
        data={[{ value: '', label: languageMessages.nothing }, ...choices]}
        value={beside ?? ''}
        onChange={({ currentTarget: { value } }) => onBeside(languageOf(value) ?? null)}
      />
    </Flex>
  );
};

/** The emails with the typed texts: the visitor's in one language or in two beside each other. */
export const EmailPreview = ({ form, preview }: { form: CustomisationForm; preview: ShownPreview }) => {
  const { values, stored, target, language } = form;
  const { emails, texts } = values;
  const [seen, setSeen] = useState('customer');
  const [width, setWidth] = useState('desktop');
  const [beside, setBeside] = useState<Language | null>(null);
  const testing = useChange(() => sendTestEmail(target, { emails, texts, language }), {
    success: ({ sent_to }) => [messages.testSentTitle, messages.testSent(sent_to)],
    failed: messages.notSentTitle,
  });
  const isPhone = width === 'phone';
  const isCompared = seen === 'customer' && beside !== null && beside !== language;
  const inLanguage = { ...values, emails: textsInLanguage(emails, { language: stored.language, texts }, language) };
  return (
    <section aria-label={messages.preview}>
      <Flex gap={8} justify="space-between" wrap="wrap">
        <PillTabs label={messages.email} pills={previews()} chosen={seen} onChoose={setSeen} controls="email-preview" />
        <PillTabs
          label={messages.width}
          pills={previewWidths()}
          chosen={width}
          onChoose={setWidth}
          controls="email-preview"
        />
      </Flex>
      {seen === 'customer' && <Languages form={form} beside={beside} onBeside={setBeside} />}
      {seen === 'organisation' && (
        <Text mt={12} size="sm" c="dimmed">
          {languageMessages.tenantEmail}
        </Text>
      )}
      <Flex
        id="email-preview"
        role="tabpanel"
        aria-label={messages.preview}
        justify="center"
        wrap="wrap"
        gap={16}
        mt={12}
        p={{ base: 8, sm: 20 }}
        bd="1px solid var(--vt-line)"
        bdrs={12}
        bg="var(--vt-sunken)"
      >
        {seen === 'popup' && (
          <ViewerForm values={inLanguage} logos={stored.logos} seen="sent" width={width} language={language} />
        )}
        {seen !== 'popup' && (
          <FramedEmail
            email={seen === 'organisation' ? preview.data?.organisation : preview.data?.customer}
            title={isCompared ? languageMessages.previewIn(ownNameOf(language)) : messages.preview}
            error={preview.error}
            isPhone={isPhone}
          />
        )}
        {isCompared && <EmailBeside key={beside} form={form} language={beside} isPhone={isPhone} />}
      </Flex>
      <Flex justify="flex-end" mt={12}>
        <Button aria-busy={testing.isPending} onClick={() => testing.mutate()}>
          {messages.sendTest}
        </Button>
      </Flex>
    </section>
  );
};
