import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';

/** The levels of which an organisation is told, in per cent of its contract's sessions (decision B8): none, 90, or 90 and 100. */
export const noticeLevels = (used: number, limit: number): number[] =>
  [limits.usageDanger, limits.usageNegative]
    .filter((share) => limit > 0 && used / limit >= share)
    .map((share) => share * 100);
