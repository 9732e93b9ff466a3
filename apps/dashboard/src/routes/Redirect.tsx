import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';

interface RedirectProps {
  /** An address, or `..` for the one above. */
  to: string;
  /** The search parameters there, of those here; none by default. The same function at each render. */
  search?: (before: object) => object;
  /** Whether the state of the history goes along. */
  state?: true;
}

/** For `search`: all parameters go along. */
export const keepSearch = (before: object): object => before;

/**
 * Replaces the address by another one, once. The router's own `Navigate` does so again each time its parent renders,
 * which never ends where a started navigation renders the parent.
 */
export const Redirect = memo((props: RedirectProps) => <Navigate {...props} replace />);
