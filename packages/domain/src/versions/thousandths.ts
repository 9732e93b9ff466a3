import { versionLimits } from '@vitrine/contract/versions/limits';

/** A version as whole thousandths (1.006 -> 1006), because 1.009 + 0.001 is not 1.01 in floating point. */
export const toThousandths = (version: number): number => Math.round(version * versionLimits.thousandthsInOne);

/** The number on the wire for whole thousandths (1006 -> 1.006). */
export const fromThousandths = (thousandths: number): number => thousandths / versionLimits.thousandthsInOne;
