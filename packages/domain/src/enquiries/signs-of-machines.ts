import type { QuarantineReason } from '@vitrine/contract/enquiries/limits';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';

export interface Signs {
  /** Content of the hidden field. */
  trap: string;
  /** Milliseconds from the viewer's start to sending; unknown for other forms. */
  elapsed: number | undefined;
  /** Counts of the last hour, including this enquiry. */
  fromAddress: number;
  fromEmail: number;
}

/** Why an enquiry looks automated, the most reliable sign first; null when it does not. */
export function signOfMachine({ trap, elapsed, fromAddress, fromEmail }: Signs): QuarantineReason | null {
  if (trap.trim() !== '') return 'trap';
  if (elapsed !== undefined && elapsed < limits.fastestMs) return 'too_fast';
  return fromAddress > limits.hourlyFromAddress || fromEmail > limits.hourlyFromEmail ? 'too_many' : null;
}
