import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';
import { DAY_MS } from '../dates/durations.ts';

/** The name of the TXT record that proves a domain. */
export const domainRecordName = (domain: string): string => `_vitrine.${domain}`;

/** The file on its website that proves a domain, too. */
export const DOMAIN_FILE_PATH = '/.well-known/vitrine.txt';

/** Result of a check. Unclear: the domain name system did not answer, so the proof may still exist. */
export type ProofSearch = 'found' | 'missing' | 'unclear';

export interface ProofWatch {
  missingSince: Date | null;
  misses: number;
}

/**
 * The state of a proof after one more check. It is lost after several clear answers in a row without it, over several
 * days. A record that is missing for an hour, or a failing name server, changes nothing.
 */
export function watchProof(before: ProofWatch, search: ProofSearch, now: Date): ProofWatch & { isLost: boolean } {
  if (search === 'unclear') return { ...before, isLost: false };
  if (search === 'found') return { missingSince: null, misses: 0, isLost: false };
  const missingSince = before.missingSince ?? now;
  const misses = before.misses + 1;
  const days = (now.getTime() - missingSince.getTime()) / DAY_MS;
  return { missingSince, misses, isLost: misses >= limits.domainMisses && days >= limits.domainMissingDays };
}
