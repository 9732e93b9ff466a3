import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { Flake } from '@vitrine/contract/configurator-file';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import {
  addToBlend,
  type BlendParts,
  rangeOfShare,
  setShare,
  takeFromBlend,
  tenthsOf,
} from '@vitrine/domain/builder/floors/blend-shares';
import { useState } from 'react';
import classes from './Mixer.module.css';
import { MixerRow } from './MixerRow.tsx';

interface MixerProps {
  flakes: readonly Flake[];
  parts: BlendParts;
  onChange: (parts: BlendParts) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** The flakes of a blend with size and share. The shares always add up to 100 %. */
export const Mixer = ({ flakes, parts, onChange }: MixerProps) => {
  const [locked, setLocked] = useState(NONE);
  const [added, setAdded] = useState('');
  const tenths = tenthsOf(parts);
  const isFull = parts.length >= limits.blendFlakes;
  const chosen =
    flakes.find(({ id }) => String(id) === added) ?? flakes.find(({ id }) => !hasFlake(parts, id)) ?? flakes[0];
  const toggle = (at: number): void =>
    setLocked((before) => new Set(before.has(at) ? [...before].filter((one) => one !== at) : [...before, at]));
  const add = (): void => {
    if (!chosen) return;
    onChange(addToBlend(parts, chosen.id, 'm'));
    setLocked(NONE);
    setAdded('');
  };
  return (
    <fieldset className={classes.mixer}>
      <legend>{messages.mixer}</legend>
      <Text size="xs" c="gray" mb={8}>
        {parts.length === 0 ? messages.emptyMix : messages.mixerHelp}
      </Text>
      <Stack gap={12} component="ul" className={classes.rows}>
        {parts.map((part, at) => (
          <MixerRow
            // A flake can be in a blend in two sizes.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key, and hold no text of their own.
            key={`${at} ${part.id}`}
            flake={flakes.find(({ id }) => String(id) === String(part.id))}
            size={part.size}
            tenths={tenths[at] ?? 0}
            range={rangeOfShare(parts, at, locked)}
            isLocked={locked.has(at)}
            onLock={() => toggle(at)}
            onShare={(share) => onChange(setShare(parts, at, share, locked))}
            onSize={(size) => onChange(parts.map((one, index) => (index === at ? { ...one, size } : one)))}
            onTakeOut={() => {
              onChange(takeFromBlend(parts, at));
              setLocked(NONE);
            }}
          />
        ))}
      </Stack>
      {flakes.length === 0 ? (
        <Text size="sm">{messages.noFlakes}</Text>
      ) : (
        <Group gap={8} align="end" wrap="nowrap" mt={12}>
          <NativeSelect
            label={messages.addToMix}
            flex={1}
            disabled={isFull}
            description={isFull ? messages.mixFull(limits.blendFlakes) : undefined}
            data={flakes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen ? String(chosen.id) : ''}
            onChange={({ currentTarget }) => setAdded(currentTarget.value)}
          />
          <Button disabled={isFull} onClick={add}>
            {messages.addToMixButton}
          </Button>
        </Group>
      )}
    </fieldset>
  );
};

const hasFlake = (parts: BlendParts, id: Flake['id']): boolean => parts.some((part) => String(part.id) === String(id));
