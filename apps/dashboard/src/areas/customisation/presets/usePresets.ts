import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { presetsDigest } from '@vitrine/domain/presets/digest';
import { mapOf, presetsOf } from '@vitrine/domain/presets/presets-map';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/forms/draft-storage.ts';
import type { CustomisationTarget } from '../calls.ts';
import { readPresets, savePresets } from './calls.ts';

/** Identifies a preset. */
const markOf = (preset: Preset): string => JSON.stringify(preset);

/** How many presets were added, changed, deleted or moved. */
const presetChanges = (stored: readonly Preset[], now: readonly Preset[]): number => {
  const [before, after] = [stored.map(markOf), now.map(markOf)];
  const gone = before.filter((mark) => !after.includes(mark)).length;
  const come = after.filter((mark) => !before.includes(mark)).length;
  const changed = Math.max(gone, come, Math.abs(before.length - after.length));
  return changed === 0 && before.join() !== after.join() ? 1 : changed;
};

/** A list with the regenerated presets; those that changed meanwhile stay unchanged. */
export const withRenewed = (
  list: readonly Preset[],
  renewed: readonly { before: Preset; after: Preset }[],
): Preset[] => {
  const found = new Map(renewed.map(({ before, after }) => [markOf(before), after]));
  return list.map((preset) => found.get(markOf(preset)) ?? preset);
};

const isPreset = (value: unknown): value is Preset => {
  const { name, configuration, imageUrl, version } = (value ?? {}) as Partial<Record<keyof Preset, unknown>>;
  const texts = [name, configuration].every((text) => typeof text === 'string');
  return texts && typeof version === 'number' && (imageUrl === null || typeof imageUrl === 'string');
};

/** The draft of this tab; null when there is none that can be read. */
const draftList = (draft: Record<string, unknown> | null): Preset[] | null => {
  const list = draft?.presets;
  return Array.isArray(list) && list.every(isPreset) ? list : null;
};

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

/** The presets of a target with their changes; saved by the bar of all customisation tabs. */
export const usePresets = (target: CustomisationTarget) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { queryKey, query, path, isSupported } = useStoredPresets(target);
  const draftKey = `presets.${user.id}.${target.configuratorId}.${target.reseller ?? 'own'}`;
  const [draft, setDraft] = useState<readonly Preset[] | null>(() => draftList(readDraft(draftKey)));
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
    /** The stored list; undefined while it loads. */
    stored,
    presets,
    changes,
    change: (next: (before: readonly Preset[]) => readonly Preset[]): void => {
      setDraft((before) => next(before ?? queryClient.getQueryData<Preset[]>(queryKey) ?? []));
    },
    cancel: (): void => setDraft(null),
    /** Saves the list on screen, if presets are supported and loaded. */
    save: async (): Promise<void> => {
      if (!isSupported || !stored) return;
      await post(presets, stored);
      setDraft(null);
    },
    /** Saves the regenerated presets only; pending changes stay pending. */
    saveRenewed: async (renewed: readonly { before: Preset; after: Preset }[]): Promise<void> => {
      const before = queryClient.getQueryData<Preset[]>(queryKey) ?? [];
      await post(withRenewed(before, renewed), before);
      setDraft((current) => current && withRenewed(current, renewed));
    },
  };
};

export type PresetsForm = ReturnType<typeof usePresets>;
