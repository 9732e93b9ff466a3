import type { QuarantineReason } from '@vitrine/contract/enquiries/limits';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';

export interface Signs {
  /** What the field holds that people do not see. */
  trap: string;
  /** Milliseconds from the viewer's start to sending; unknown for forms of other makes. */
  elapsed: number | undefined;
  /** Of the running hour, this one included. */
  fromAddress: number;
  fromEmail: number;
}

/** Why an enquiry looks sent by a machine, the surest sign first; null when it looks like a person's. */
export function signOfMachine({ trap, elapsed, fromAddress, fromEmail }: Signs): QuarantineReason | null {
  if (trap.trim() !== '') return 'trap';
  if (elapsed !== undefined && elapsed < limits.fastestMs) return 'too_fast';
  return fromAddress > limits.hourlyFromAddress || fromEmail > limits.hourlyFromEmail ? 'too_many' : null;
}
