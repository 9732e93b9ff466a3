import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/draft-storage.ts';
import { differences, type Edits, type Issues, issuesIn, payloadOf, readEdits, valuesOf } from './reseller-edit.ts';
import { useEdit } from './useResellerChanges.ts';

/**
 * What Reseller Settings holds: the values, whether they differ, and the question before access is changed. Edits are
 * kept over a reload and an ended session.
 */
export const useResellerEdit = (reseller: Reseller) => {
  const key = `reseller-settings.${useSession().user.id}.${reseller.id}`;
  const [edits, setEdits] = useState<Edits>(() => readEdits(readDraft(key)));
  const [issues, setIssues] = useState<Issues>({});
  const [asking, setAsking] = useState(false);
  const saving = useEdit();
  const values = valuesOf(reseller, edits);
  const differ = differences(reseller, values);
  const dirty = differ.name || differ.contact || differ.access;
  useEffect(() => {
    if (dirty) saveDraft(key, edits);
    else clearDraft(key);
  }, [key, dirty, edits]);
  const send = (): void =>
    saving.mutate(payloadOf(reseller, values), {
      onSuccess: () => setEdits({}),
      onSettled: () => setAsking(false),
    });
  return {
    values,
    issues,
    asking,
    saving: saving.isPending,
    dirty,
    change: (changed: Edits): void => {
      setEdits({ ...edits, ...changed });
      setIssues(({ name, contact }) => ({
        ...(changed.name === undefined && name !== undefined && { name }),
        ...(changed.contact === undefined && contact !== undefined && { contact }),
      }));
    },
    discard: (): void => {
      setEdits({});
      setIssues({});
    },
    /** Saves; asks first where access changed. */
    save: (): void => {
      if (saving.isPending) return;
      const found = issuesIn(reseller, values);
      setIssues(found);
      if (Object.keys(found).length > 0) return;
      if (differ.access) setAsking(true);
      else send();
    },
    confirm: send,
    decline: (): void => setAsking(false),
  };
};
