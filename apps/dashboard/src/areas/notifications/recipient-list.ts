import { addressIssue } from '@vitrine/contract/notifications/address-issue';

/** One line of the list; `key` stays with it while its address is typed. */
export interface Recipient {
  key: number;
  address: string;
}

export const recipientsOf = (addresses: readonly string[]): Recipient[] =>
  addresses.map((address, key) => ({ key, address }));

export const addressesOf = (recipients: readonly Recipient[]): string[] =>
  recipients.map(({ address }) => address.trim());

export const withAddress = (recipients: readonly Recipient[], address: string): Recipient[] => [
  ...recipients,
  { key: Math.max(-1, ...recipients.map(({ key }) => key)) + 1, address: address.trim() },
];

/** How many lines differ from what is stored. */
export const changesIn = (stored: readonly string[], recipients: readonly Recipient[]): number => {
  const addresses = addressesOf(recipients);
  const longer = Math.max(stored.length, addresses.length);
  return Array.from({ length: longer }, (_, at) => stored[at] !== addresses[at]).filter(Boolean).length;
};

/** What is wrong with each address, by its key; the later one of two that are the same. */
export const issuesIn = (recipients: readonly Recipient[]): ReadonlyMap<number, string> =>
  new Map(
    recipients.flatMap(({ key, address }, at) => {
      const issue = addressIssue(address, addressesOf(recipients.slice(0, at)));
      return issue === null ? [] : [[key, issue] as const];
    }),
  );
