import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { isOutdated } from '@vitrine/domain/presets/is-outdated';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { openStudio, type StudioContext } from './studio.ts';
import { type PresetsForm, withRenewed } from './usePresets.ts';

export interface PresetRenewal {
  before: Preset;
  after: Preset;
}

export interface Run {
  done: number;
  all: number;
  /** Names of the presets in progress. */
  now: string | null;
}

/** Text about the result of a run. */
export interface Outcome {
  renewed: number;
  skipped: number;
  replaced: number;
}

export const outcomeText = ({ renewed, skipped, replaced }: Outcome): string =>
  [
    ...(renewed > 0 ? [messages.regenerated(counted(renewed, 'preset'))] : []),
    ...(replaced > 0 ? [messages.replaced(counted(replaced, 'choice'))] : []),
    ...(skipped > 0 ? [messages.skipped(counted(skipped, 'preset'))] : []),
  ].join(' ');

/** Regenerates presets in sequence and skips those that fail. */
export const useRegenerate = (form: PresetsForm, context: StudioContext) => {
  const [run, setRun] = useState<Run | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const renew = async (list: readonly Preset[], selected: readonly Preset[]): Promise<PresetRenewal[]> => {
    const studio = openStudio(context);
    const renewed: PresetRenewal[] = [];
    let replaced = 0;
    setOutcome(null);
    try {
      for (const [done, before] of selected.entries()) {
        setRun({ done, all: selected.length, now: before.name });
        const made = await studio.regenerate(before, list.indexOf(before) + 1).catch(() => null);
        if (made === null) continue;
        renewed.push({ before, after: made.preset });
        replaced += made.replaced;
      }
    } finally {
      studio.close();
      setRun(null);
    }
    const result = { renewed: renewed.length, skipped: selected.length - renewed.length, replaced };
    setOutcome(result);
    announce(outcomeText(result));
    return renewed;
  };
  const outdated = (list: readonly Preset[]) => list.filter((preset) => isOutdated(preset, context.version));
  return {
    run,
    outcome,
    forget: () => setOutcome(null),
    /** Updates the list on screen, which the bar saves. */
    regenerate: async (selected: readonly Preset[]): Promise<void> => {
      if (run !== null || selected.length === 0) return;
      const renewed = await renew(form.presets, selected);
      form.change((before) => withRenewed(before, renewed));
    },
    /** Regenerates all outdated presets of the stored list and returns the new ones. */
    renewStored: async (stored: readonly Preset[]): Promise<PresetRenewal[]> => renew(stored, outdated(stored)),
    outdated,
  };
};
