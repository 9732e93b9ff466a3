import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './language.ts';

/** Draws everything again in another language. Texts are read while drawing, so that nothing has to follow each of them. */
export const LanguageRoot = ({ children }: { children: ReactNode }) => (
  <Fragment key={useLanguage()}>{children}</Fragment>
);
