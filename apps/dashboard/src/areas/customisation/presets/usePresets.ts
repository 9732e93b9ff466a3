import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { presetMark, presetsDigest } from '@vitrine/domain/presets/digest';
import { mapOf, presetsOf } from '@vitrine/domain/presets/presets-map';
import { useEffect, useMemo, useState } from 'react';
import { errorCode } from '../../../calls/api-error.ts';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/forms/draft-storage.ts';
import type { CustomisationTarget } from '../calls.ts';
import { readPresets, savePresets } from './calls.ts';
import { useNewPresetFields } from './useNewPresetFields.ts';

/** How many presets were added, changed, deleted or moved. */
const presetChanges = (stored: readonly Preset[], now: readonly Preset[]): number => {
  const [before, after] = [stored.map(presetMark), now.map(presetMark)];
  const gone = before.filter((mark) => !after.includes(mark)).length;
  const come = after.filter((mark) => !before.includes(mark)).length;
  const changed = Math.max(gone, come, Math.abs(before.length - after.length));
  return changed === 0 && before.join() !== after.join() ? 1 : changed;
};

/**
 * A draft over the stored list: what others have added or changed since it began comes last, what they have deleted or
 * changed is gone unless it was changed in the draft too.
 */
const presetsWithDraft = (stored: readonly Preset[], draft: PresetsDraft | null): readonly Preset[] => {
  if (draft === null) return stored;
  const [before, now, own] = [draft.base, stored, draft.presets].map((list) => new Set(list.map(presetMark)));
  return [
    ...draft.presets.filter((preset) => !before?.has(presetMark(preset)) || now?.has(presetMark(preset))),
    ...stored.filter((preset) => !before?.has(presetMark(preset)) && !own?.has(presetMark(preset))),
  ];
};

/** A list with the regenerated presets; those that changed meanwhile stay unchanged. */
export const withRenewed = (
  list: readonly Preset[],
  renewed: readonly { before: Preset; after: Preset }[],
): Preset[] => {
  const found = new Map(renewed.map(({ before, after }) => [presetMark(before), after]));
  return list.map((preset) => found.get(presetMark(preset)) ?? preset);
};

const isPreset = (value: unknown): value is Preset => {
  const { name, configuration, imageUrl, version } = (value ?? {}) as Partial<Record<keyof Preset, unknown>>;
  const texts = [name, configuration].every((text) => typeof text === 'string');
  return texts && typeof version === 'number' && (imageUrl === null || typeof imageUrl === 'string');
};

/** An edited list, and the stored one that it began with. */
interface PresetsDraft {
  base: readonly Preset[];
  presets: readonly Preset[];
}

const isList = (value: unknown): value is Preset[] => Array.isArray(value) && value.every(isPreset);

/** The draft of this tab; null when there is none that can be read. */
const readDraftPresets = (key: string): PresetsDraft | null => {
  const { base, presets } = readDraft(key) ?? {};
  return isList(base) && isList(presets) ? { base, presets } : null;
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
  const owner = `${user.id}.${target.configuratorId}.${target.reseller ?? 'own'}`;
  const draftKey = `presets.${owner}`;
  const fields = useNewPresetFields(`new-preset.${owner}`);
  const [draft, setDraft] = useState(() => readDraftPresets(draftKey));
  const stored = query.data;
  const presets = useMemo(() => presetsWithDraft(stored ?? draft?.base ?? [], draft), [stored, draft]);
  const changes = stored && draft ? presetChanges(stored, presets) : 0;
  useEffect(() => {
    if (draft === null || (stored && changes === 0)) clearDraft(draftKey);
    else saveDraft(draftKey, draft);
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
      setDraft((before) => {
        const base = queryClient.getQueryData<Preset[]>(queryKey) ?? before?.base ?? [];
        return { base, presets: next(presetsWithDraft(base, before)) };
      });
    },
    fields,
    draft,
    cancel: (): void => setDraft(null),
    /** Brings back what Cancel has discarded, unless the list was changed since. */
    restore: (discarded: PresetsDraft | null): void => setDraft((now) => now ?? discarded),
    /**
     * Saves the list on screen, if presets are supported and loaded. A list that nobody changed here keeps what a
     * colleague has changed in it meanwhile, and the save still succeeds. Changes made meanwhile stay pending.
     */
    save: async (): Promise<void> => {
      if (!isSupported || !stored) return;
      try {
        await post(presets, stored);
      } catch (error) {
        if (changes > 0 || errorCode(error) !== 'presets.moved') throw error;
        return;
      }
      setDraft((current) => (current === draft ? null : current && { ...current, base: presets }));
    },
    /** Saves the regenerated presets only; pending changes stay pending. */
    saveRenewed: async (renewed: readonly { before: Preset; after: Preset }[]): Promise<void> => {
      const before = queryClient.getQueryData<Preset[]>(queryKey) ?? [];
      await post(withRenewed(before, renewed), before);
      setDraft(
        (current) =>
          current && { base: withRenewed(current.base, renewed), presets: withRenewed(current.presets, renewed) },
      );
    },
  };
};

export type PresetsForm = ReturnType<typeof usePresets>;
