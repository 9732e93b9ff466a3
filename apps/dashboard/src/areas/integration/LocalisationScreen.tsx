import { Box, Button, Checkbox, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { languageName } from '@vitrine/contract/languages/language-name';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { mayTranslate } from '@vitrine/domain/policies/versions';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { elementSnippet, useEmbedded, wixSnippet } from './useEmbedded.ts';

/** The value of the choice that leaves the language to the page. */
const OF_PAGE = 'page';

/** The embed code in a chosen language, with the list of languages that visitors can choose from. */
export const LocalisationScreen = () => {
  const { parts } = useEmbedded();
  const { user } = useSession();
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language | null>(DEFAULT_LANGUAGE);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // In the order of all languages, whatever was chosen first.
  const languages = { language, offered: LANGUAGES.filter((each) => chosen.includes(each)) };
  return (
    <>
      <Section title={messages.languages} help={messages.languagesHelp}>
        <Box maw={320} mb={24}>
          <NativeSelect
            label={messages.language}
            value={language ?? OF_PAGE}
            data={[
              { value: OF_PAGE, label: messages.languageOfPage },
              ...LANGUAGES.map((value) => ({ value, label: `${languageName(value)} (${value})` })),
            ]}
            onChange={({ currentTarget: { value } }) => setLanguage(LANGUAGES.find((each) => each === value) ?? null)}
          />
        </Box>
        <Checkbox.Group
          label={messages.languagesOffered}
          description={messages.languagesOfferedHelp}
          value={[...chosen]}
          onChange={setChosen}
          maw={640}
          mb={24}
        >
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing={0} mt={8}>
            {LANGUAGES.map((each) => (
              <Checkbox key={each} value={each} label={languageName(each)} />
            ))}
          </SimpleGrid>
          {chosen.length === 1 && (
            <Text size="sm" c="dimmed" role="status">
              {messages.languagesOfferedOne}
            </Text>
          )}
        </Checkbox.Group>
        <CodeBlock label={messages.element} code={elementSnippet(parts, languages)} />
        <Text size="sm" maw={640} mt={16} c="dimmed">
          {messages.defaultLanguage(languageName(DEFAULT_LANGUAGE))}
        </Text>
      </Section>
      {mayTranslate(user) && (
        <Section title={messages.words} help={messages.wordsHelp}>
          <Button onClick={() => navigate({ to: paths.translations(configurator.id) })}>{messages.translate}</Button>
        </Section>
      )}
      <Section title={messages.wix}>
        <CodeBlock label={messages.wix} code={wixSnippet(parts, languages)} />
      </Section>
    </>
  );
};
