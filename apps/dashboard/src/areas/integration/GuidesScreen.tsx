import { Text } from '@mantine/core';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/Section.tsx';
import { LogoGuide } from './LogoGuide.tsx';
import { useEmbedded, wixSnippet } from './useEmbedded.ts';
import { WixSteps } from './WixSteps.tsx';

/** How to embed in Wix, and how to make logos. */
export const GuidesScreen = () => {
  const { configurator, parts } = useEmbedded();
  return (
    <>
      <Section title={messages.wixGuide}>
        <WixSteps />
        <CodeBlock label={messages.wix} code={wixSnippet(parts)} />
        <Text size="sm" maw={640} mt={16} c="dimmed">
          {messages.wixDomain}
        </Text>
      </Section>
      <LogoGuide typeId={configurator.configurator_type_id} />
    </>
  );
};
