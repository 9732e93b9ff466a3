/** A millimetre in metres. */
export const MILLIMETRE = 0.001;
