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
