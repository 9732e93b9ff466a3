import type { AppConfig, CurrentUser } from '@vitrine/contract/session/schemas';
import { createContext, useContext } from 'react';

/** Loaded before any screen of the shell. */
export interface Session {
  user: CurrentUser;
  appConfig: AppConfig;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in, and on which host. Only inside the shell. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is for screens inside the shell');
  return session;
};
