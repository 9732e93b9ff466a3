import { useBlocker } from '@tanstack/react-router';
import type { Manufacturer } from '@vitrine/contract/manufacturers/schemas';
import { isRecord } from '@vitrine/domain/is-record';
import type { Products } from '@vitrine/domain/manufacturers/products';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/draft-storage.ts';
import type { Assigning } from './useManufacturers.ts';

/** What stands in one row for the chosen manufacturer. */
export interface Assigned {
  on: boolean;
  specificName: string;
}

/** Changes that are not sent yet, by manufacturer and product. */
export type Draft = ReadonlyMap<string, Assigned & { id: string; manufacturerId: number }>;

export const NO_DRAFT: Draft = new Map();

const keyOf = (manufacturerId: number, id: string): string => `${manufacturerId} ${id}`;

const storedAt = (products: Products, manufacturerId: number, id: string): Assigned => {
  const maker = products.get(id)?.find((each) => each.id === manufacturerId);
  return { on: maker !== undefined, specificName: maker?.specificName ?? '' };
};

/** As it will be: the draft's word, else the stored one. */
export const assignedAt = (products: Products, draft: Draft, manufacturerId: number, id: string): Assigned =>
  draft.get(keyOf(manufacturerId, id)) ?? storedAt(products, manufacturerId, id);

/** Notes a change; what equals the stored state is no change. A product that is not made there has no name there. */
export const withChange = (
  products: Products,
  draft: Draft,
  { manufacturerId, id, ...change }: Assigned & { manufacturerId: number; id: string },
): Draft => {
  const next = new Map(draft);
  const stored = storedAt(products, manufacturerId, id);
  const same = change.on === stored.on && (!change.on || change.specificName.trim() === stored.specificName);
  if (same) next.delete(keyOf(manufacturerId, id));
  else next.set(keyOf(manufacturerId, id), { ...change, manufacturerId, id });
  return next;
};

/** The draft as it is sent. */
export const assignmentsOf = (draft: Draft): Assigning[] =>
  [...draft.values()].map(({ id, manufacturerId, on, specificName }) => ({
    id,
    manufacturerId,
    specificName: on ? specificName.trim() || null : null,
    delete: !on,
  }));

/** A draft as it was kept, without what cannot be read and what manufacturers were deleted of. */
const draftOf = (kept: unknown, manufacturerIds: ReadonlySet<number>): Draft => {
  const draft = new Map<string, Assigned & { id: string; manufacturerId: number }>();
  for (const one of Array.isArray(kept) ? kept : []) {
    if (!isRecord(one)) continue;
    const { id, manufacturerId, on, specificName } = one;
    if (typeof id !== 'string' || typeof manufacturerId !== 'number' || !manufacturerIds.has(manufacturerId)) continue;
    if (typeof on === 'boolean' && typeof specificName === 'string')
      draft.set(keyOf(manufacturerId, id), { id, manufacturerId, on, specificName });
  }
  return draft;
};

/**
 * Assignments that are not sent yet. They are kept for this tab, so that another view, another screen or a reload loses
 * none of them; before the tab is closed the browser asks.
 */
export const useAssigningDraft = (
  organisationId: number,
  makers: readonly Manufacturer[],
): { draft: Draft; setDraft: (draft: Draft) => void } => {
  const { user } = useSession();
  const key = `assigning.${user.id}.${organisationId}`;
  const [draft, setDraft] = useState(() => draftOf(readDraft(key)?.changes, new Set(makers.map(({ id }) => id))));
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: draft.size > 0, disabled: draft.size === 0 });
  return {
    draft,
    setDraft: (next) => {
      setDraft(next);
      if (next.size === 0) clearDraft(key);
      else saveDraft(key, { changes: [...next.values()] });
    },
  };
};
