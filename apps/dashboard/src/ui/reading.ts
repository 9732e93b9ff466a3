import { createContext, useContext } from 'react';

/** Whether the content is read-only: cells and switches stay focusable and change nothing. */
export const ReadingContext = createContext(false);

export const useReading = (): boolean => useContext(ReadingContext);
