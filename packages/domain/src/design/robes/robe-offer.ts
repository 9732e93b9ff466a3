import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';

/** The parts that a visitor can choose, and replacements for missing ones. */
export interface RobeOffer {
  layouts: readonly RobePart[];
  frames: readonly RobePart[];
  internals: readonly RobePart[];
  materials: readonly RobePart[];
  /** Materials of boards and backs. Mirror and glass are for doors only. */
  boards: readonly RobePart[];
  trims: readonly RobePart[];
}

const SEEN_THROUGH: readonly string[] = ['mirror', 'glass'];

export const isPane = (material: RobePart | undefined): boolean => SEEN_THROUGH.includes(material?.finish ?? '');

const enabledOf = (parts: readonly RobePart[] | null | undefined): RobePart[] =>
  (parts ?? []).filter(({ enabled }) => enabled !== false);

export const robeOffer = (file: SlidingRobeFile): RobeOffer => {
  const materials = enabledOf(file.materials);
  return {
    layouts: enabledOf(file.doors),
    frames: enabledOf(file.frames.frameType),
    internals: enabledOf(file.internals.options),
    materials,
    boards: materials.filter((material) => !isPane(material)),
    trims: enabledOf(file.trims),
  };
};

/** The part with this id, available or not. */
export const partWith = (parts: readonly RobePart[] | null | undefined, id: string | undefined): RobePart | undefined =>
  parts?.find((part) => String(part.id) === id);

export const idOf = (part: RobePart | undefined): string => (part === undefined ? '' : String(part.id));
