import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { WardrobeItem } from '@vitrine/contract/enquiries/test-request';

/** A sliding wardrobe as rows of property and value, for mails and the list (platform.md §2, Enquiry Details). */
export const wardrobeRows = (item: WardrobeItem): DesignItem[] => {
  const row = (component: string, name: string, thumbnail = ''): DesignItem[] =>
    name === '' ? [] : [{ component, name, ...(thumbnail && { thumbnail }) }];
  return [
    ...row('Type of Sliding Robe', item.doorType),
    ...row('Width', `${item.cabinetWidth} mm`),
    ...row('Height', `${item.cabinetHeight} mm`),
    ...row('Doors', String(item.doorCount)),
    ...row('Trim', item.trim, item.trimThumb),
    ...row('Frame', item.frame),
    ...row('Frame Style', item.frameStyle),
    ...row('Frame Finish', item.frameMaterial),
    ...row('Internal finish', item.internalMat, item.internalThumb),
    ...item.internals.flatMap((internal, at) => row(`Internal ${at + 1}`, internal)),
    ...item.doors.flatMap(({ number, layoutName, panels, thumbnail }) =>
      row(`Door ${number} panels`, [layoutName, ...panels].filter(Boolean).join(', '), thumbnail),
    ),
  ];
};
