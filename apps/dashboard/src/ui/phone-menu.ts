import { createContext, useContext } from 'react';

/** Opens the navigation panel; the shell provides it, page headers offer it below 800 px. */
export const PhoneMenu = createContext<() => void>(() => undefined);

export const usePhoneMenu = (): (() => void) => useContext(PhoneMenu);
