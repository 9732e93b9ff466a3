import { type NumberStyle, numberStyleOf } from '@vitrine/domain/numbers/parse-number';

/** How the person at this browser writes numbers. */
export const personNumbers = (): NumberStyle => numberStyleOf(navigator.language);
