import type { ViewerPage, ViewerPages } from '@vitrine/contract/analytics/schemas';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';

/** What is known of a domain, or of a host: where it runs, where it did not yet, and where it may not. */
export type Finding =
  | { kind: 'ran'; host: string; page: ViewerPage }
  | { kind: 'waiting'; host: string }
  | { kind: 'refused'; host: string; page: ViewerPage };

/** Hosts where it ran and domains where nobody saw it yet, then those where it was asked for in vain. */
export function findingsOf({ domains, pages }: ViewerPages): Finding[] {
  const allowed = pages.filter((page) => page.allowed);
  const unseen = domains.filter((domain) => !allowed.some(({ host }) => hostAllowed(host, [domain])));
  return [
    ...allowed.map((page) => ({ kind: 'ran' as const, host: page.host, page })),
    ...unseen.map((host) => ({ kind: 'waiting' as const, host })),
    ...pages.filter((page) => !page.allowed).map((page) => ({ kind: 'refused' as const, host: page.host, page })),
  ];
}
