import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import { isSameEmail } from '@vitrine/contract/email-address';
import { addressIssue } from '@vitrine/contract/notifications/address-issue';
import { notificationLimits } from '@vitrine/contract/notifications/limits';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import type { notificationRoutes } from '@vitrine/contract/notifications/routes';
import type { Recipients } from '@vitrine/contract/notifications/schemas';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../calls/call.ts';
import { useChange } from '../../layout/useChange.ts';
import { useSession } from '../../session/session.ts';
import { useConfiguratorId } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/forms/draft-storage.ts';
import { mergeList } from '../../ui/forms/merge-list.ts';
import { useUndoCancel } from '../../ui/forms/useUndoCancel.ts';
import { usePassing } from '../../ui/usePassing.ts';

/** The owner of the recipients: a configurator, or a reseller's copy of it. */
export interface RecipientsTarget {
  configuratorId: number;
  reseller: number | null;
}

const resellerQuery = ({ reseller }: RecipientsTarget) => (reseller === null ? {} : { reseller });

const readRecipients = (target: RecipientsTarget) =>
  call<typeof notificationRoutes.readRecipients>('GET', '/configurators/:configuratorId/recipients', {
    params: { configuratorId: target.configuratorId },
    query: resellerQuery(target),
  });

/** An empty list is sent as null: then the default address is notified. */
const saveRecipients = (target: RecipientsTarget, addresses: readonly string[]) =>
  call<typeof configuratorRoutes.editConfigurator>('POST', '/configurators/:configuratorId/edit', {
    params: { configuratorId: target.configuratorId },
    body: { contact_email: addresses.length === 0 ? null : [...addresses], ...resellerQuery(target) },
  });

/** One line of the list; `key` is stable while its address is edited. */
interface Recipient {
  key: number;
  address: string;
}

const recipientsOf = (addresses: readonly string[]): Recipient[] => addresses.map((address, key) => ({ key, address }));

export const addressesOf = (recipients: readonly Recipient[]): string[] =>
  recipients.map(({ address }) => address.trim());

export const withAddress = (recipients: readonly Recipient[], address: string): Recipient[] => [
  ...recipients,
  { key: Math.max(-1, ...recipients.map(({ key }) => key)) + 1, address: address.trim() },
];

/** A list that is edited, and the stored addresses with which that began. */
interface EditedList {
  recipients: readonly Recipient[];
  base: readonly string[];
}

/** An edited list with what others have stored since. */
const withStored = ({ recipients, base }: EditedList, stored: readonly string[]): readonly Recipient[] => {
  const states = { base: recipientsOf(base), edited: recipients, stored: recipientsOf(stored) };
  const merged = mergeList(states, (one, other) => isSameEmail(one.address.trim(), other.address));
  const first = Math.max(-1, ...recipients.map(({ key }) => key)) + 1;
  return merged.map((each, at) => (recipients.includes(each) ? each : { ...each, key: first + at }));
};

/** The number of changed lines. */
const changesIn = (stored: readonly string[], recipients: readonly Recipient[]): number => {
  const addresses = addressesOf(recipients);
  const longer = Math.max(stored.length, addresses.length);
  return Array.from({ length: longer }, (_, at) => stored[at] !== addresses[at]).filter(Boolean).length;
};

/** The issue of each address, by key; of duplicates the later one. */
const issuesIn = (recipients: readonly Recipient[]): ReadonlyMap<number, string> =>
  new Map(
    recipients.flatMap(({ key, address }, at) => {
      const issue = addressIssue(address, addressesOf(recipients.slice(0, at)));
      return issue === null ? [] : [[key, issue] as const];
    }),
  );

const NONE: ReadonlyMap<number, string> = new Map();

/** The stored list; its key starts with the tenant's. */
export const useStored = () => {
  const { key, resellerId } = useTenant();
  const target: RecipientsTarget = { configuratorId: useConfiguratorId(), reseller: resellerId };
  const queryKey = [...key, 'recipients', target.configuratorId, target.reseller];
  return { target, queryKey, query: useQuery({ queryKey, queryFn: () => readRecipients(target) }) };
};

const isTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'string');

/** This tab's draft; null when there is none that can be read. */
const draftOf = (draft: Record<string, unknown> | null, stored: readonly string[]): EditedList | null =>
  isTexts(draft?.addresses)
    ? { recipients: recipientsOf(draft.addresses), base: isTexts(draft.base) ? draft.base : stored }
    : null;

/** The edited list, its validation messages, and saving. */
export const useRecipients = (stored: Recipients, target: RecipientsTarget, queryKey: readonly unknown[]) => {
  const { user } = useSession();
  const { key: tenant } = useTenant();
  const owner = `${user.id}.${target.configuratorId}.${target.reseller ?? 'own'}`;
  const draftKey = `recipients.${owner}`;
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState(() => draftOf(readDraft(draftKey), stored.own));
  const list = useMemo(
    () => (edited ? withStored(edited, stored.own) : recipientsOf(stored.own)),
    [edited, stored.own],
  );
  const cancelled = useUndoCancel((discarded: EditedList) => setEdited((now) => now ?? discarded));
  const [issues, setIssues] = usePassing<ReadonlyMap<number, string>>(notificationLimits.issueSeconds);
  const changes = changesIn(stored.own, list);
  useEffect(() => {
    if (edited === null || changes === 0) clearDraft(draftKey);
    else saveDraft(draftKey, { addresses: addressesOf(list), base: stored.own });
  }, [draftKey, changes, edited, list, stored.own]);
  // Reads the stored list first: a colleague may have saved it since, and this replaces the whole of it.
  const send = async (sent: EditedList): Promise<string[]> => {
    const { own } = await queryClient.fetchQuery({ queryKey, queryFn: () => readRecipients(target), staleTime: 0 });
    const addresses = addressesOf(withStored(sent, own));
    await saveRecipients(target, addresses);
    return addresses;
  };
  const saving = useChange(send, {
    success: (own) => [messages.savedTitle, own.length === 0 ? messages.savedDefault : messages.saved],
    failed: messages.notSavedTitle,
    onSuccess: async (own, _, sent) => {
      cancelled.forget();
      queryClient.setQueryData(queryKey, { ...stored, own });
      // What was changed meanwhile stays.
      setEdited((current) =>
        current === sent || current === null ? null : { ...current, base: addressesOf(sent.recipients) },
      );
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [...tenant, 'configurators'] }),
        queryClient.invalidateQueries({ queryKey: [...tenant, 'configurator', target.configuratorId] }),
      ]);
    },
  });
  return {
    list,
    /** Of an address that is not added yet. */
    newKey: `new-recipient.${owner}`,
    changes,
    /** Messages by row. */
    issues: issues ?? NONE,
    saving: saving.isPending,
    change: (next: Recipient[]): void => {
      setEdited({ recipients: next, base: stored.own });
      setIssues(null);
    },
    /** Validates one line when it loses focus. */
    check: (key: number): void => {
      const issue = issuesIn(list).get(key);
      if (issue !== undefined) setIssues(new Map([[key, issue]]));
    },
    save: (): void => {
      const found = issuesIn(list);
      if (found.size > 0) setIssues(found);
      else if (!saving.isPending && edited) saving.mutate(edited);
    },
    /** Can be undone. */
    cancel: (): void => {
      if (edited) cancelled.note(edited);
      setEdited(null);
      setIssues(null);
    },
  };
};
