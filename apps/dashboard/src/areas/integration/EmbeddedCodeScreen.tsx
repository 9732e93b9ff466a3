import { Box, Text } from '@mantine/core';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/Section.tsx';
import { CheckPage } from './parts/CheckPage.tsx';
import { Dependencies } from './parts/Dependencies.tsx';
import { elementSnippet, wixSnippet } from './snippets.ts';
import { useEmbedded } from './useEmbedded.ts';

/** What is pasted into a page, with the configurator's own addresses. */
export const EmbeddedCodeScreen = () => {
  const { configurator, parts } = useEmbedded();
  return (
    <>
      {!configurator.deployed && (
        <Text
          size="sm"
          py={10}
          px={14}
          mb={24}
          bd="1px solid var(--vt-amber-line)"
          bdrs={8}
          bg="var(--vt-amber-soft)"
          c="yellow"
        >
          {messages.notLive}
        </Text>
      )}
      <Section title={messages.quickstart}>
        <Box component="ol" m={0} pl={20} lh="24px">
          {messages.quickstartSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </Section>
      <Section title={messages.element} help={messages.elementHelp}>
        <CodeBlock label={messages.element} code={elementSnippet(parts)} />
      </Section>
      <Section title={messages.wix} help={messages.wixHelp}>
        <CodeBlock label={messages.wix} code={wixSnippet(parts)} />
      </Section>
      <CheckPage />
      <Dependencies />
    </>
  );
};
