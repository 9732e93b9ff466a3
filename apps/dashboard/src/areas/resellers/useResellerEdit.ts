import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { useState } from 'react';
import { differences, type Edits, type Problems, payloadOf, problemsIn, valuesOf } from './reseller-edit.ts';
import { useEdit } from './useResellerChanges.ts';

/** What Reseller Settings holds: the values, whether they differ, and the question before access is changed. */
export const useResellerEdit = (reseller: Reseller) => {
  const [edits, setEdits] = useState<Edits>({});
  const [problems, setProblems] = useState<Problems>({});
  const [asking, setAsking] = useState(false);
  const saving = useEdit();
  const values = valuesOf(reseller, edits);
  const differ = differences(reseller, values);
  const send = (): void =>
    saving.mutate(payloadOf(reseller, values), {
      onSuccess: () => setEdits({}),
      onSettled: () => setAsking(false),
    });
  return {
    values,
    problems,
    asking,
    saving: saving.isPending,
    dirty: differ.name || differ.contact || differ.access,
    change: (changed: Edits): void => {
      setEdits({ ...edits, ...changed });
      setProblems(({ name, contact }) => ({
        ...(changed.name === undefined && name !== undefined && { name }),
        ...(changed.contact === undefined && contact !== undefined && { contact }),
      }));
    },
    discard: (): void => {
      setEdits({});
      setProblems({});
    },
    /** Saves, or first asks where access changed (platform.md §4). */
    save: (): void => {
      if (saving.isPending) return;
      const found = problemsIn(reseller, values);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      if (differ.access) setAsking(true);
      else send();
    },
    confirm: send,
    decline: (): void => setAsking(false),
  };
};
