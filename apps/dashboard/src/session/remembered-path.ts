import { HOME } from '../tenant/paths.ts';

const OWN_PATH = /^\/(?![/\\])/;
const NEVER = ['/login', '/loading', '/', '/invite', '/setPassword', '/passwordReset', '/resendEmail', '/expired'];

/** The path to open after signing in: only a path of this site, and never the form itself. */
export const rememberedPath = (next: unknown): string => {
  if (typeof next !== 'string' || !OWN_PATH.test(next)) return HOME;
  const [path = ''] = next.split(/[?#]/);
  return NEVER.includes(path) ? HOME : next;
};
