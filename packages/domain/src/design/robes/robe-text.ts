import type { RobePart } from '@vitrine/contract/configurator-file';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { Replacement } from '../config-string.ts';
import type { RobeChoices } from './robe-choose.ts';
import { fillPanels, type RobeDesign, type RobeDoor } from './robe-design.ts';
import { idOf, partWith } from './robe-offer.ts';
import { doorCounts, snap } from './robe-sizes.ts';

/**
 * The text of a wardrobe. It begins with the first door and section, in the form of options.configString: layout,
 * frame, internal, then the materials of the panels, repeated in turn: 'DR-02,FR-01,IN-03,MAT-01,MAT-06'. That alone is
 * a design whose doors are all alike. The rest is optional: w and h the size, n the number of doors, t the trim, c the
 * inner material; d2:DR-01/MAT-06 is a different door, i2:IN-04 a different section.
 */
const SETTING = /^([whntc]|[di]\d+):(.*)$/s;
const MARKS: readonly [sign: string, code: string][] = [
  ['%', '%25'],
  [',', '%2C'],
  ['/', '%2F'],
  [':', '%3A'],
];

const escapeId = (id: string): string => MARKS.reduce((text, [sign, code]) => text.replaceAll(sign, code), id);
export const unescapeId = (text: string): string =>
  [...MARKS].reverse().reduce((id, [sign, code]) => id.replaceAll(new RegExp(code, 'gi'), sign), text.trim());

/** The shortest list that produces these materials when repeated in turn. */
const shortest = (panels: readonly string[]): readonly string[] => {
  const repeats = (count: number) => panels.every((material, index) => material === panels[index % count]);
  const count = panels.findIndex((_, index) => repeats(index + 1)) + 1;
  return panels.slice(0, count);
};

const doorText = ({ layout, panels }: RobeDoor): string => [layout, ...shortest(panels)].map(escapeId).join('/');

export const writeRobe = ({ doors, internals, ...robe }: RobeDesign): string => {
  const [door] = doors;
  const [internal] = internals;
  if (door === undefined || internal === undefined) return '';
  const ids = [door.layout, robe.frame, internal, ...shortest(door.panels)].filter(Boolean).map(escapeId);
  const own = <T>(list: readonly T[], sign: string, write: (value: T) => string): string[] =>
    list.flatMap((value, index) => {
      const first = list[0];
      return index === 0 || first === undefined || write(value) === write(first)
        ? []
        : [`${sign}${index + 1}:${write(value)}`];
    });
  return [
    ...ids,
    `w:${robe.width}`,
    `h:${robe.height}`,
    `n:${doors.length}`,
    ...(robe.trim ? [`t:${escapeId(robe.trim)}`] : []),
    ...(robe.inside ? [`c:${escapeId(robe.inside)}`] : []),
    ...own(doors, 'd', doorText),
    ...own(internals, 'i', escapeId),
  ].join(',');
};

/** The content of a text, before it is compared with the file. */
interface RobeText {
  ids: string[];
  settings: Map<string, string>;
}

export const readText = (text: string): RobeText => {
  const requested: RobeText = { ids: [], settings: new Map() };
  for (const token of text.slice(0, robeLimits.text).split(',')) {
    const [, sign, value] = SETTING.exec(token.trim()) ?? [];
    if (sign !== undefined && value !== undefined) requested.settings.set(sign, value);
    else if (token.trim() !== '') requested.ids.push(unescapeId(token));
  }
  return requested;
};

/**
 * The ids by their kind. Lists may share ids, so an id is first of the kind whose turn it is, or of a later one. Unknown
 * ids get the kind of their position.
 */
const sortIds = ({ file }: RobeChoices, ids: readonly string[]) => {
  const lists = [file.doors, file.frames.frameType, file.internals.options, file.materials];
  const last = lists.length - 1;
  const sorted: [string[], string[], string[], string[]] = [[], [], [], []];
  let turn = 0;
  ids.forEach((id, index) => {
    const kinds = lists.flatMap((list, kind) => (partWith(list, id) ? [kind] : []));
    const kind = kinds.find((each) => each >= turn) ?? kinds[0] ?? Math.min(index, last);
    sorted[kind]?.push(id);
    turn = Math.min(kind + 1, last);
  });
  return { layout: sorted[0][0], frame: sorted[1][0], internal: sorted[2][0], materials: sorted[3] };
};

class Reader {
  readonly replaced: Replacement[] = [];
  /** The requested part if it is available, otherwise its replacement, which is listed. */
  part(
    layer: string,
    all: readonly RobePart[] | null | undefined,
    offered: readonly RobePart[],
    requested: string | undefined,
  ) {
    if (requested !== undefined && partWith(offered, requested)) return requested;
    const now = offered[0] ?? all?.[0];
    if (requested !== undefined && requested !== idOf(now)) {
      this.replaced.push({ layer, requested: partWith(all, requested)?.name ?? requested, now: now?.name ?? '' });
    }
    return idOf(now);
  }

  size(layer: string, range: Parameters<typeof snap>[0] & { start: number }, requested: string | undefined): number {
    const size = Number.parseFloat(requested ?? '');
    if (!Number.isFinite(size)) return range.start;
    const now = snap(range, size);
    if (Math.abs(now - size) >= range.step) this.replaced.push({ layer, requested: `${size} mm`, now: `${now} mm` });
    return now;
  }
}

/** Width of doors where a text has no number of doors. */
const USUAL_DOOR = 800;

const readCount = ({ ranges }: RobeChoices, width: number, requested: string | undefined, reader: Reader): number => {
  const { min, max } = doorCounts(ranges, width);
  const parsed = Number.parseInt(requested ?? '', 10);
  const count = Math.min(max, Math.max(min, Number.isNaN(parsed) ? Math.round(width / USUAL_DOOR) : parsed));
  if (!Number.isNaN(parsed) && parsed !== count)
    reader.replaced.push({ layer: 'Doors', requested: String(parsed), now: String(count) });
  return count;
};

/** The wardrobe that a text describes, on this version of the file. Missing parts have the defaults of the file. */
export const restoreRobe = (choices: RobeChoices, text: string): { robe: RobeDesign; replaced: Replacement[] } => {
  const { file, offer, ranges } = choices;
  const { ids, settings } = readText(text);
  const base = sortIds(choices, ids);
  const reader = new Reader();
  const width = reader.size('Width', ranges.width, settings.get('w'));
  const count = readCount(choices, width, settings.get('n'), reader);
  const one = (setting: string): string | undefined => {
    const value = settings.get(setting);
    return value === undefined ? undefined : unescapeId(value);
  };
  const doors = Array.from({ length: count }, (_, index) => {
    const own = settings
      .get(`d${index + 1}`)
      ?.split('/')
      .map(unescapeId);
    const [layout, ...materials] = own ?? [base.layout, ...base.materials];
    const name = `Door ${index + 1}`;
    const door = { layout: reader.part(name, file.doors, offer.layouts, layout), panels: [] };
    const panels = materials.map((id) => reader.part(`${name} panels`, file.materials, offer.materials, id));
    return fillPanels(file, offer, { ...door, panels });
  });
  const internals = doors.map((_, index) =>
    reader.part(
      `Internal ${index + 1}`,
      file.internals.options,
      offer.internals,
      one(`i${index + 1}`) ?? base.internal,
    ),
  );
  const robe: RobeDesign = {
    width,
    height: reader.size('Height', ranges.height, settings.get('h')),
    frame: reader.part('Frame', file.frames.frameType, offer.frames, base.frame),
    trim: reader.part('Trim', file.trims, offer.trims, one('t')),
    inside: reader.part('Inside', offer.boards, offer.boards, one('c')),
    doors,
    internals,
  };
  return { robe, replaced: onceEach(reader.replaced) };
};

const onceEach = (replaced: readonly Replacement[]): Replacement[] => [
  ...new Map(replaced.map((one) => [`${one.layer}\n${one.requested}`, one])).values(),
];

/** Whether a text names any part of this file, or a size. */
export const knowsRobe = ({ file }: RobeChoices, text: string): boolean => {
  const { ids, settings } = readText(text);
  const lists = [file.doors, file.frames.frameType, file.internals.options, file.materials];
  return settings.has('w') || ids.some((id) => lists.some((list) => partWith(list, id)));
};
