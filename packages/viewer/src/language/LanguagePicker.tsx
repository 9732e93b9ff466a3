import type { Language } from '@vitrine/contract/languages/limits';
import { ownNameOf } from '@vitrine/contract/languages/names';
import { localeOf } from '@vitrine/contract/languages/tags';
import { useLayoutEffect } from 'react';
import { listOfferedLanguages, pickLanguage } from '../i18n/picked-language.ts';
import { Icon } from '../panel/icons.tsx';
import { useViewer } from '../panel/viewer-context.ts';
import css from './language.css?inline';

const GLOBE = [
  'M10 3.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6Z',
  'M3.3 10h13.4M10 3.3c2 2 2.8 4.2 2.8 6.7s-.8 4.7-2.8 6.7c-2-2-2.8-4.2-2.8-6.7S8 5.3 10 3.3Z',
];

/** The languages that the page offers, by their own names; with the one that is spoken, where the page says another. */
export function LanguagePicker() {
  const viewer = useViewer();
  const { element, language, texts } = viewer;
  useLayoutEffect(() => viewer.addStyles(css), [viewer]);
  const offered = listOfferedLanguages(element);
  const listed = offered.includes(language) ? offered : [language, ...offered];
  if (listed.length < 2) return null;
  return (
    <label className="language" part="language">
      <Icon shape={GLOBE} />
      <span className="unseen">{texts.panel.language}</span>
      <select value={language} onChange={({ currentTarget: { value } }) => pickLanguage(element, value as Language)}>
        {listed.map((each) => (
          <option key={each} value={each} lang={localeOf(each)}>
            {ownNameOf(each)}
          </option>
        ))}
      </select>
      <Icon shape="chevron" size={16} />
    </label>
  );
}
