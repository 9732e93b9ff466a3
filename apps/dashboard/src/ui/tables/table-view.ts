import { createContext } from 'react';

/** Identifies the tab, the filters and the order of the table on screen. */
export const TableViewContext = createContext('');
