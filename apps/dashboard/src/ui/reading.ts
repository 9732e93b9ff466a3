import { createContext, useContext } from 'react';

/** Whether what is inside can only be read: cells and switches stay reachable and change nothing. */
export const ReadingContext = createContext(false);

export const useReading = (): boolean => useContext(ReadingContext);
