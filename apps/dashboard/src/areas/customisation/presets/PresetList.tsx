import { Button, Group, SimpleGrid } from '@mantine/core';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { presetMark } from '@vitrine/domain/presets/digest';
import { isOutdated } from '@vitrine/domain/presets/is-outdated';
import { move } from '@vitrine/domain/presets/move';
import { useRef, useState } from 'react';
import { announce } from '../../../ui/feedback/announce.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PresetCard } from './PresetCard.tsx';
import type { PresetsForm } from './usePresets.ts';
import type { useRegenerate } from './useRegenerate.ts';

interface PresetListProps {
  form: PresetsForm;
  liveVersion: number;
  runs: ReturnType<typeof useRegenerate>;
}

interface DeletedPreset {
  preset: Preset;
  at: number;
  /** How many like it were left, because presets can be alike. */
  left: number;
  /** The list that was stored then. */
  stored: readonly Preset[] | undefined;
}

const countLike = (preset: Preset, list: readonly Preset[]): number => {
  const mark = presetMark(preset);
  return list.filter((each) => presetMark(each) === mark).length;
};

/** Whether a deletion is to be saved yet: Cancel brings the preset back too. */
const isPending = ({ preset, left, stored }: DeletedPreset, form: PresetsForm): boolean =>
  countLike(preset, form.presets) <= left && (form.stored === stored || countLike(preset, form.stored ?? []) > left);

const put =
  ({ preset, at }: DeletedPreset) =>
  (list: readonly Preset[]): readonly Preset[] =>
    list.toSpliced(at, 0, preset);

/** Presets have no id. A card keeps its key when it is renamed or moved, so that it keeps the focus. */
const keysOf = (presets: readonly Preset[]): string[] => {
  const seen = new Map<string, number>();
  return presets.map(({ configuration, photoUrl, imageUrl }) => {
    const mark = JSON.stringify([configuration, photoUrl, imageUrl]);
    const times = (seen.get(mark) ?? 0) + 1;
    seen.set(mark, times);
    return `${mark} ${times}`;
  });
};

/** The presets in the order that visitors see them. */
export const PresetList = ({ form, liveVersion, runs }: PresetListProps) => {
  const [deleted, setDeleted] = useState<DeletedPreset | null>(null);
  const { presets, change } = form;
  const isBusy = runs.run !== null;
  const keys = keysOf(presets);
  const list = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const isGone = deleted !== null && isPending(deleted, form);
  const undo = (): void => {
    if (deleted === null) return;
    change(put(deleted));
    setDeleted(null);
    requestAnimationFrame(() => list.current?.children[deleted.at]?.querySelector('input')?.focus());
  };
  const shift = (at: number, step: -1 | 1) => () => change((list) => move(list, at, step));
  return (
    <>
      {isGone && (
        <Group component="p" gap={8} wrap="nowrap" mb={12} c="dimmed" fz={13} lh="20px" role="status">
          {messages.deleted(deleted.preset.name)}
          <Button ref={undoButton} size="xs" variant="subtle" onClick={undo}>
            {messages.undo}
          </Button>
        </Group>
      )}
      {presets.length === 0 && <EmptyState title={messages.emptyTitle} help={messages.emptyHelp} />}
      <SimpleGrid
        ref={list}
        component="ul"
        minColWidth="min(100%, 320px)"
        spacing={24}
        verticalSpacing={28}
        aria-label={messages.title}
      >
        {presets.map((preset, at) => (
          <PresetCard
            key={keys[at]}
            preset={preset}
            isOutdated={isOutdated(preset, liveVersion)}
            liveVersion={liveVersion}
            isWorking={runs.run?.now === preset.name}
            isBusy={isBusy}
            onRename={(name) => change((list) => list.map((each) => (each === preset ? { ...each, name } : each)))}
            onRegenerate={() => void runs.regenerate([preset])}
            onDelete={() => {
              change((list) => list.filter((each) => each !== preset));
              setDeleted({ preset, at, left: countLike(preset, presets) - 1, stored: form.stored });
              announce(messages.deleted(preset.name));
              requestAnimationFrame(() => undoButton.current?.focus());
            }}
            onEarlier={at === 0 ? null : shift(at, -1)}
            onLater={at === presets.length - 1 ? null : shift(at, 1)}
          />
        ))}
      </SimpleGrid>
    </>
  );
};
