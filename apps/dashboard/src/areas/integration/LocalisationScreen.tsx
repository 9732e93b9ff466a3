import { Box, NativeSelect, Text } from '@mantine/core';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { DEFAULT_LANGUAGE, LANGUAGE_NAME, LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { useState } from 'react';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { elementSnippet, useEmbedded, wixSnippet } from './useEmbedded.ts';

const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/** The embed code in a chosen language. */
export const LocalisationScreen = () => {
  const { parts } = useEmbedded();
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  return (
    <>
      <Section title={messages.languages} help={messages.languagesHelp}>
        <Box maw={320} mb={16}>
          <NativeSelect
            label={messages.language}
            value={language}
            data={LANGUAGES.map((each) => ({ value: each, label: `${LANGUAGE_NAME[each]} (${each})` }))}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
          />
        </Box>
        <CodeBlock label={messages.element} code={elementSnippet(parts, language)} />
        <Text size="sm" maw={640} mt={16} c="dimmed">
          {messages.defaultLanguage(LANGUAGE_NAME[DEFAULT_LANGUAGE])}
        </Text>
      </Section>
      <Section title={messages.wix}>
        <CodeBlock label={messages.wix} code={wixSnippet(parts, language)} />
      </Section>
    </>
  );
};
