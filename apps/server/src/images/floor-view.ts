import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { byId } from '@vitrine/domain/design/floors/offered';
import { recipeOf } from '@vitrine/domain/design/floors/recipe';
import { listRoomImages, type Role, readRoom } from '@vitrine/domain/design/floors/room';
import { createFlatProjection } from '@vitrine/domain/design/view/flat-projection';
import { requestedView } from '@vitrine/domain/design/view/image-view';
import type { ContentFiles } from '../ports/content-files.ts';
import { colourOf, type ImageOptions } from './layered-view.ts';
import type { FloorView, RoomFile } from './tasks/draw-floor.ts';

interface Floor {
  content: ContentFiles;
  dataUrl: string;
  file: FloorsFile;
  assets: AssetIndex;
}

/**
 * All that drawing a floor takes; null when its room is gone, or the file has none. Other images that are gone are left
 * out, and `isComplete` is false.
 */
export async function floorView(
  { content, dataUrl, file, assets }: Floor,
  design: Design,
  { size, view, background, format }: ImageOptions,
): Promise<{ view: FloorView; isComplete: boolean } | null> {
  const room = readRoom(file, assets);
  if (!room) return null;
  const { placed, roles, width, height } = listRoomImages(room, file, assets, design, 1);
  const files: Partial<Record<Role, RoomFile>> = {};
  for (const [index, role] of roles.entries()) {
    const one = placed[index];
    const bytes = one && (await content.read(`${dataUrl}/${one.file}`));
    if (!bytes) continue;
    const area = [one.x / width, one.y / height, one.width / width, one.height / height] as const;
    files[role] = { name: `${dataUrl}/${one.file}`, bytes, area };
  }
  const { base } = files;
  if (!base) return null;
  const overlay = byId(file.finishes ?? [], design.finish)?.overlay;
  const named = [room.paths.base, room.paths.mask, room.paths.lighting, overlay].filter(Boolean);
  return {
    isComplete: Object.keys(files).length === named.length,
    view: {
      files: { ...files, base },
      recipe: recipeOf(file, design),
      toFloor: room.toFloor,
      frame: room.frame,
      lens: requestedView(createFlatProjection(room.frame), view, size).lens,
      size,
      background: colourOf(background),
      format,
    },
  };
}
