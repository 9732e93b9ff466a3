import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';

/** Levels at which an organisation is notified, in per cent of its contract's sessions: none, 90, or 90 and 100. */
export const noticeLevels = (used: number, limit: number): number[] =>
  [limits.usageDanger, limits.usageNegative]
    .filter((share) => limit > 0 && used / limit >= share)
    .map((share) => share * 100);
