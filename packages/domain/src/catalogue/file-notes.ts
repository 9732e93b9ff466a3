import type {
  Blend,
  ConfiguratorFile,
  FloorsFile,
  RobePart,
  SlidingRobeFile,
} from '@vitrine/contract/configurator-file';
import { fileMessages as messages } from '@vitrine/contract/configurators/file-messages';
import { type ConfiguratorType, configuratorLimits } from '@vitrine/contract/configurators/limits';
import { readColour } from '../design/floors/colour.ts';
import { unknownIds } from '../design/unknown-ids.ts';

const colourNotes = (path: string, rows: readonly { hex?: string | null | undefined }[] | null | undefined): string[] =>
  (rows ?? []).flatMap(({ hex }, index) =>
    hex && readColour(hex) === null ? [`${path}[${index}].hex: ${messages.colourForm(hex)}`] : [],
  );

const sumNote = (path: string, shares: readonly number[]): string[] => {
  const sum = shares.reduce((one, other) => one + other, 0);
  const isWhole = shares.length === 0 || Math.abs(sum - 1) <= configuratorLimits.sharesTolerance;
  return isWhole ? [] : [`${path}: ${messages.sharesNotWhole(Math.round(sum * 1000) / 1000)}`];
};

const blendNotes = (blends: readonly Blend[], flakes: ReadonlySet<string>): string[] =>
  blends.flatMap(({ parts }, at) => {
    const path = `blends[${at}].parts`;
    const percents = (parts ?? []).map(({ percent }) => percent);
    return [
      ...(parts ?? []).flatMap(({ id }, index) =>
        flakes.has(String(id)) ? [] : [`${path}[${index}].id: ${messages.unknownFlake(String(id))}`],
      ),
      ...(percents.some((percent) => percent > 1 + configuratorLimits.sharesTolerance)
        ? [`${path}: ${messages.percentAsShare}`]
        : sumNote(path, percents)),
    ];
  });

const floorNotes = ({ flakes, blends, finishes }: FloorsFile): string[] => [
  ...blendNotes(blends, new Set(flakes.map(({ id }) => String(id)))),
  ...colourNotes('flakes', flakes),
  ...colourNotes('blends', blends),
  ...colourNotes('finishes', finishes),
];

const robeNotes = ({ doors, frames, internals, materials, trims }: SlidingRobeFile): string[] => [
  ...doors.flatMap(({ panels }: RobePart, index) => sumNote(`doors[${index}].panels`, panels ?? [])),
  ...colourNotes('doors', doors),
  ...colourNotes('frames.frameType', frames.frameType),
  ...colourNotes('internals.options', internals.options),
  ...colourNotes('materials', materials),
  ...colourNotes('trims', trims),
];

/**
 * What an accepted data file says but hardly means, by path: a first design with unknown items, shares that are no
 * whole, parts of unknown flakes, colours in a form that not every place shows. Viewers show the nearest that works.
 */
export const fileNotes = (type: ConfiguratorType, file: ConfiguratorFile): string[] => [
  ...unknownIds(type, file, file.options?.configString ?? '').map(
    (id) => `options.configString: ${messages.unknownItem(id)}`,
  ),
  ...(type === 'floors' ? floorNotes(file as FloorsFile) : []),
  ...(type === 'slidingrobe' ? robeNotes(file as SlidingRobeFile) : []),
];
