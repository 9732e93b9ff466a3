import { type CSSProperties, createContext, useContext } from 'react';

export type Direction = 'ltr' | 'rtl';

/** The writing direction of the email; EmailFrame provides it. */
export const DirectionContext = createContext<Direction>('ltr');

/** Space after a cell, on the side where its text ends. Email programs know no logical sides. */
export const useSpaceAfter = (pixels: number): CSSProperties =>
  useContext(DirectionContext) === 'rtl' ? { paddingLeft: pixels } : { paddingRight: pixels };

/** Likewise outside of a text. */
export const useMarginAfter = (pixels: number): CSSProperties =>
  useContext(DirectionContext) === 'rtl' ? { marginLeft: pixels } : { marginRight: pixels };
