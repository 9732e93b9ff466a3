import { useBlocker } from '@tanstack/react-router';
import type { Manufacturer } from '@vitrine/contract/manufacturers/schemas';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/forms/draft-storage.ts';
import { type Draft, draftOf } from './assigning.ts';

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
