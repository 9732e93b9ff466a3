import { Group, NativeSelect, Slider, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import type { Flake } from '@vitrine/contract/configurator-file';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { FLAKE_SIZE_NAME, FLAKE_SIZES, type FlakeSize } from '@vitrine/contract/floors/limits';
import { readFlakeSize } from '@vitrine/domain/design/floors/flake-size';
import { parseNumber } from '@vitrine/domain/numbers/parse-number';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { personLocale, personNumbers } from '../../../../ui/person-numbers.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { PartSign } from '../parts/PartSign.tsx';
import classes from './Mixer.module.css';

interface MixerRowProps {
  /** Undefined for one that the file does not have. */
  flake: Flake | undefined;
  size: string;
  /** Its share in tenths of a per cent, and the range in which it can move. */
  tenths: number;
  range: { least: number; most: number };
  isLocked: boolean;
  onLock: () => void;
  onShare: (tenths: number) => void;
  onSize: (size: FlakeSize) => void;
  onTakeOut: () => void;
}

const SIZES = FLAKE_SIZES.toReversed().map((value) => ({ value, label: FLAKE_SIZE_NAME[value] }));

const shareText = (tenths: number): string =>
  new Intl.NumberFormat(personLocale(), { maximumFractionDigits: 1, useGrouping: false }).format(tenths / 10);

/** Tenths of a per cent as people write them: 33.3 or 33,3 %. Undefined for no share. */
const readShare = (text: string): number | undefined => {
  const bare = text.replace(/\s*%$/, '');
  const read = parseNumber(bare, personNumbers()) ?? parseNumber(bare.replace(',', '.'), personNumbers());
  return read && read.value >= 0.1 && read.value <= 100 ? Math.round(read.value * 10) : undefined;
};

/** One flake of a blend: share by slider and number, size, lock. */
export const MixerRow = ({ flake, size, tenths, range, isLocked, ...on }: MixerRowProps) => {
  const [moving, setMoving] = useState(tenths);
  useEffect(() => setMoving(tenths), [tenths]);
  const name = flake?.name ?? messages.unknownFlake;
  const isFixed = isLocked || range.least === range.most;
  return (
    <li className={classes.row}>
      <Group gap={8} wrap="nowrap">
        {flake && <PartSign part={flake} />}
        <Text size="sm" fw={500} truncate flex={1} dir="auto">
          {name}
        </Text>
        <IconButton
          label={isLocked ? messages.unlock(name) : messages.lock(name)}
          aria-pressed={isLocked}
          icon={isLocked ? <IconLock size={16} stroke={1.6} /> : <IconLockOpen size={16} stroke={1.6} />}
          onClick={on.onLock}
        />
        <IconButton label={messages.takeOut(name)} icon={<IconX size={16} stroke={1.6} />} onClick={on.onTakeOut} />
      </Group>
      <Slider
        aria-label={messages.share(name)}
        thumbLabel={messages.share(name)}
        min={range.least === range.most ? 0 : range.least}
        max={range.most}
        value={moving}
        disabled={isFixed}
        label={(value) => messages.shareOf(shareText(value))}
        onChange={setMoving}
        onChangeEnd={(value) => value !== tenths && on.onShare(value)}
      />
      <Group gap={8} wrap="nowrap" align="start">
        <CommittedField
          className={classes.share}
          label={messages.share(name)}
          inputMode="decimal"
          autoComplete="off"
          disabled={isFixed}
          value={shareText(moving)}
          issueWith={(text) => (readShare(text) === undefined ? messages.shareWrong : undefined)}
          onCommit={(text) => on.onShare(readShare(text) ?? tenths)}
        />
        <NativeSelect
          flex={1}
          className={classes.size}
          label={messages.size(name)}
          data={SIZES}
          value={readFlakeSize(size)}
          onChange={({ currentTarget }) => on.onSize(readFlakeSize(currentTarget.value))}
        />
      </Group>
    </li>
  );
};
