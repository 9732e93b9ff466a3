/** Pages with pending work: whether each asks before an address is opened. */
const pageGuards = new Set<(pathname: string) => boolean>();

/** Whether the navigation that runs has been agreed to. */
let isAgreed = false;

/** Adds the question of a page. Returns a function that removes it. */
export const addPageGuard = (asksBefore: (pathname: string) => boolean): (() => void) => {
  pageGuards.add(asksBefore);
  return () => {
    pageGuards.delete(asksBefore);
  };
};

/** The router asks its blockers one after another, before the next task: those that follow ask nothing. */
export const agreeToLeave = (): void => {
  isAgreed = true;
  setTimeout(() => {
    isAgreed = false;
  });
};

/** Whether the page below a modal asks before an address is opened, or has asked: its question covers the modal too. */
export const isAskedByPage = (pathname: string): boolean =>
  isAgreed || [...pageGuards].some((asksBefore) => asksBefore(pathname));

/** Opens the address that the question of a modal is about; null while there is no question. */
let openAsked: (() => void) | null = null;

/**
 * Adds the question of a modal. Returns a function that ends it: what goes away without an answer, as once its form is
 * saved, opens the address, because the browser may have gone there already.
 */
export const addQuestion = (proceed: () => void): (() => void) => {
  openAsked = proceed;
  return () => {
    openAsked = null;
    proceed();
  };
};

/** Leaves a modal that asks for the address that it asks about; false where it does not ask. */
export const leaveAsked = (): boolean => {
  openAsked?.();
  return openAsked !== null;
};
