export interface RecipientLists {
  /** Of the reseller's copy; undefined where the enquiry has no reseller. */
  copy: { own: readonly string[] | null; main: string | null } | undefined;
  configurator: readonly string[] | null;
  main: string | null;
}

/**
 * Who is notified of an enquiry: the copy's list, else the configurator's, else the reseller's main address, else the
 * organisation's.
 */
export const enquiryRecipients = ({ copy, configurator, main }: RecipientLists): readonly string[] => {
  const one = (address: string | null | undefined): readonly string[] => (address ? [address] : []);
  return [copy?.own ?? [], configurator ?? [], one(copy?.main), one(main)].find((list) => list.length > 0) ?? [];
};
