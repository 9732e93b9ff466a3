import { useMatches } from '@tanstack/react-router';
import { useSession } from '../session/session.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the view; navigation uses it. */
    name?: string;
  }
}

/** For reseller users these names get the prefix. */
const OF_RESELLERS = /^(org)?(Integration|Customisation)/;

/** The name of the view that is open: which of the named routes a person is on. */
export const useViewName = (): string | undefined => {
  const { user } = useSession();
  const name = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.name)?.staticData.name,
  });
  return user.reseller && name !== undefined && OF_RESELLERS.test(name) ? `Reseller${name}` : name;
};
