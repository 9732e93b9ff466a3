import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Integration.module.css';
import { CheckPage } from './parts/CheckPage.tsx';
import { Dependencies } from './parts/Dependencies.tsx';
import { elementSnippet, wixSnippet } from './snippets.ts';
import { useEmbedded } from './useEmbedded.ts';

/** What is pasted into a page, with the configurator's own addresses. */
export const EmbeddedCodeScreen = () => {
  const { configurator, parts } = useEmbedded();
  return (
    <>
      {!configurator.deployed && <p className={classes.note}>{messages.notLive}</p>}
      <Section title={messages.quickstart}>
        <ol className={classes.steps}>
          {messages.quickstartSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
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
