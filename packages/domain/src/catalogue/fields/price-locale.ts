let readLocale = (): string => 'en-GB';

/** The language in which prices are written whose caller names none. */
export const priceLocale = (): string => readLocale();

/** Sets that language, which screens and server do once: that of the reader. */
export const setPriceLocale = (read: () => string): void => {
  readLocale = read;
};
