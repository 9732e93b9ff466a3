import { useBlocker } from '@tanstack/react-router';
import type { Manufacturer } from '@vitrine/contract/manufacturers/schemas';
import { isRecord } from '@vitrine/domain/is-record';
import type { Products } from '@vitrine/domain/manufacturers/products';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/forms/draft-storage.ts';
import type { Assigning } from './useManufacturers.ts';

/** A product at the selected manufacturer. */
export interface Assignment {
  on: boolean;
  specificName: string;
}

/** Unsent changes, by manufacturer and product. */
export type Draft = ReadonlyMap<string, Assignment & { id: string; manufacturerId: number }>;

export const NO_DRAFT: Draft = new Map();

const keyOf = (manufacturerId: number, id: string): string => `${manufacturerId} ${id}`;

const storedAt = (products: Products, manufacturerId: number, id: string): Assignment => {
  const maker = products.get(id)?.find((each) => each.id === manufacturerId);
  return { on: maker !== undefined, specificName: maker?.specificName ?? '' };
};

/** The state after the draft is sent. */
export const assignedAt = (products: Products, draft: Draft, manufacturerId: number, id: string): Assignment =>
  draft.get(keyOf(manufacturerId, id)) ?? storedAt(products, manufacturerId, id);

/** Adds a change to the draft, or removes it where it equals the stored state. Unassigned products have no name. */
export const withChange = (
  products: Products,
  draft: Draft,
  { manufacturerId, id, ...change }: Assignment & { manufacturerId: number; id: string },
): Draft => {
  const next = new Map(draft);
  const stored = storedAt(products, manufacturerId, id);
  const same = change.on === stored.on && (!change.on || change.specificName.trim() === stored.specificName);
  if (same) next.delete(keyOf(manufacturerId, id));
  else next.set(keyOf(manufacturerId, id), { ...change, manufacturerId, id });
  return next;
};

/** The draft without what was sent of it. */
export const withoutSent = (draft: Draft, sent: Draft): Draft =>
  new Map([...draft].filter(([key, change]) => sent.get(key) !== change));

/** The draft for the API. */
export const assignmentsOf = (draft: Draft): Assigning[] =>
  [...draft.values()].map(({ id, manufacturerId, on, specificName }) => ({
    id,
    manufacturerId,
    specificName: on ? specificName.trim() || null : null,
    delete: !on,
  }));

/** Reads a stored draft, without invalid entries and those of deleted manufacturers. */
const draftOf = (stored: unknown, manufacturerIds: ReadonlySet<number>): Draft => {
  const draft = new Map<string, Assignment & { id: string; manufacturerId: number }>();
  for (const one of Array.isArray(stored) ? stored : []) {
    if (!isRecord(one)) continue;
    const { id, manufacturerId, on, specificName } = one;
    if (typeof id !== 'string' || typeof manufacturerId !== 'number' || !manufacturerIds.has(manufacturerId)) continue;
    if (typeof on === 'boolean' && typeof specificName === 'string')
      draft.set(keyOf(manufacturerId, id), { id, manufacturerId, on, specificName });
  }
  return draft;
};

/**
 * Unsent assignments. The tab stores them, so that another view, another screen or a reload loses none. The browser asks
 * before it closes the tab.
 */
export const useAssigningDraft = (
  organisationId: number,
  makers: readonly Manufacturer[],
): { draft: Draft; setDraft: Dispatch<SetStateAction<Draft>> } => {
  const { user } = useSession();
  const key = `assigning.${user.id}.${organisationId}`;
  const [draft, setDraft] = useState(() => draftOf(readDraft(key)?.changes, new Set(makers.map(({ id }) => id))));
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: draft.size > 0, disabled: draft.size === 0 });
  useEffect(() => {
    if (draft.size === 0) clearDraft(key);
    else saveDraft(key, { changes: [...draft.values()] });
  }, [key, draft]);
  return { draft, setDraft };
};
