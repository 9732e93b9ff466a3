import { DEFAULT_LANGUAGE, LANGUAGE_NAME, LANGUAGES, type Language } from '@vitrine/contract/embed/limits';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { useState } from 'react';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/Section.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Integration.module.css';
import { elementSnippet, wixSnippet } from './snippets.ts';
import { useEmbedded } from './useEmbedded.ts';

const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/** The embed code in a chosen language. */
export const LocalisationScreen = () => {
  const { parts } = useEmbedded();
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  return (
    <>
      <Section title={messages.languages} help={messages.languagesHelp}>
        <div className={classes.language}>
          <SelectField
            label={messages.language}
            value={language}
            options={LANGUAGES.map((each) => ({ value: each, label: `${LANGUAGE_NAME[each]} (${each})` }))}
            onChange={(value) => isLanguage(value) && setLanguage(value)}
          />
        </div>
        <CodeBlock label={messages.element} code={elementSnippet(parts, language)} />
        <p className={classes.remark}>{messages.defaultLanguage(LANGUAGE_NAME[DEFAULT_LANGUAGE])}</p>
      </Section>
      <Section title={messages.wix}>
        <CodeBlock label={messages.wix} code={wixSnippet(parts, language)} />
      </Section>
    </>
  );
};
