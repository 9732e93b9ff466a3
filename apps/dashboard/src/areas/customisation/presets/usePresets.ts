import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { presetsDigest } from '@vitrine/domain/presets/digest';
import { mapOf, presetsOf } from '@vitrine/domain/presets/presets-map';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/draft-storage.ts';
import type { CustomisationTarget } from '../calls.ts';
import { readPresets, savePresets } from './calls.ts';
import { keptList, presetChanges, withRenewed } from './preset-list.ts';

const useStoredPresets = (target: CustomisationTarget) => {
  const { configurator, liveUrl } = useOpenedConfigurator();
  const { key } = useTenant();
  const queryKey = [...key, 'presets', target.configuratorId, target.reseller];
  const query = useQuery({
    queryKey,
    queryFn: async () => presetsOf(await readPresets(target), liveUrl),
    enabled: configurator.supports_presets,
  });
  return { queryKey, query, path: liveUrl, isSupported: configurator.supports_presets };
};

/** The presets of a place and what was changed of them; saved by the bar of all customisation tabs. */
export const usePresets = (target: CustomisationTarget) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { queryKey, query, path, isSupported } = useStoredPresets(target);
  const draftKey = `presets.${user.id}.${target.configuratorId}.${target.reseller ?? 'own'}`;
  const [draft, setDraft] = useState<readonly Preset[] | null>(() => keptList(readDraft(draftKey)));
  const stored = query.data;
  const presets = draft ?? stored ?? [];
  const changes = stored && draft ? presetChanges(stored, draft) : 0;
  useEffect(() => {
    if (draft === null || (stored && changes === 0)) clearDraft(draftKey);
    else saveDraft(draftKey, { presets: draft });
  }, [draftKey, draft, stored, changes]);

  const post = async (list: readonly Preset[], seen: readonly Preset[]): Promise<Preset[]> => {
    const saved = presetsOf(await savePresets(target, mapOf(path, list), presetsDigest(seen)), path);
    queryClient.setQueryData(queryKey, saved);
    return saved;
  };
  return {
    query,
    queryKey,
    /** What is stored; undefined until it is known. */
    stored,
    presets,
    changes,
    change: (next: (before: readonly Preset[]) => readonly Preset[]): void => {
      setDraft((before) => next(before ?? queryClient.getQueryData<Preset[]>(queryKey) ?? []));
    },
    cancel: (): void => setDraft(null),
    /** Saves what is on screen, where presets are supported and were read. */
    save: async (): Promise<void> => {
      if (!isSupported || !stored) return;
      await post(presets, stored);
      setDraft(null);
    },
    /** Saves what was made again and nothing else; changes that wait stay changes. */
    saveRenewed: async (renewed: readonly { before: Preset; after: Preset }[]): Promise<void> => {
      const before = queryClient.getQueryData<Preset[]>(queryKey) ?? [];
      await post(withRenewed(before, renewed), before);
      setDraft((kept) => kept && withRenewed(kept, renewed));
    },
  };
};

export type PresetsForm = ReturnType<typeof usePresets>;
