import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';
import { DAY_MS } from '../dates/durations.ts';

/** The name of the TXT record that proves a domain. */
export const domainRecordName = (domain: string): string => `_vitrine.${domain}`;

/** The file on its website that proves a domain as well. */
export const DOMAIN_FILE_PATH = '/.well-known/vitrine.txt';

/** What looking for a proof found. Unclear: the domain name system did not answer, which says nothing of the proof. */
export type ProofSearch = 'found' | 'missing' | 'unclear';

export interface ProofWatch {
  missingSince: Date | null;
  misses: number;
}

/**
 * What is known of a proof after one more search. It counts as lost after several clear answers in a row that it is not
 * there, over some days: a record that is gone for an hour, or a name server that fails, ends nothing.
 */
export function watchProof(before: ProofWatch, search: ProofSearch, now: Date): ProofWatch & { isLost: boolean } {
  if (search === 'unclear') return { ...before, isLost: false };
  if (search === 'found') return { missingSince: null, misses: 0, isLost: false };
  const missingSince = before.missingSince ?? now;
  const misses = before.misses + 1;
  const days = (now.getTime() - missingSince.getTime()) / DAY_MS;
  return { missingSince, misses, isLost: misses >= limits.domainMisses && days >= limits.domainMissingDays };
}
