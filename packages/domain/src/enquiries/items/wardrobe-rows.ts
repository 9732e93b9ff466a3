import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { PartialWardrobe } from '@vitrine/contract/enquiries/wardrobe';

const inMillimetres = (size?: number): string => (size === undefined ? '' : `${size} mm`);

/** A sliding wardrobe as rows of property and value, for emails and the list. */
export const wardrobeRows = (item: PartialWardrobe): DesignItem[] => {
  const row = (component: string, name = '', thumbnail = ''): DesignItem[] =>
    name === '' ? [] : [{ component, name, ...(thumbnail && { thumbnail }) }];
  return [
    ...row('Type of Sliding Robe', item.doorType),
    ...row('Width', inMillimetres(item.cabinetWidth)),
    ...row('Height', inMillimetres(item.cabinetHeight)),
    ...row('Doors', item.doorCount?.toString()),
    ...row('Trim', item.trim, item.trimThumb),
    ...row('Frame', item.frame),
    ...row('Frame Style', item.frameStyle),
    ...row('Frame Finish', item.frameMaterial),
    ...row('Internal finish', item.internalMat, item.internalThumb),
    ...(item.internals ?? []).flatMap((internal, at) => row(`Internal ${at + 1}`, internal)),
    ...(item.doors ?? []).flatMap(({ number, layoutName, panels = [], thumbnail }, at) =>
      row(`Door ${number ?? at + 1} panels`, [layoutName, ...panels].filter(Boolean).join(', '), thumbnail),
    ),
  ];
};
