import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Asset } from '@vitrine/contract/latest-file';
import type { Size } from '@vitrine/domain/design/view/projection';
import { type Tile, tileFile, tileFileArea } from '@vitrine/domain/design/view/tiles/tile-grid';

/** The size of a base's frame at a scale, in pixels of it. */
export const frameAt = ({ frame: [width, height] }: Asset, scale: number): Size => ({
  width: width / scale,
  height: height / scale,
});

/**
 * The files of a tile in drawing order: those of the images that have content there. Null where an image without tiles
 * has some: there the whole image stays. Placeholders of another size are not drawn at all.
 */
export function tileFiles(assets: readonly Asset[], tile: Tile): string[] | null {
  const files: string[] = [];
  for (const asset of assets) {
    if (asset.tiles) {
      const file = tileFile(asset.tiles, tile);
      if (file) files.push(file);
    } else if (asset.frame[0] === assets[0]?.frame[0] && touches(asset, tile)) return null;
  }
  return files;
}

function touches({ rect, frame }: Asset, tile: Tile): boolean {
  const [x, y, width, height] = rect.map((pixels) => pixels / tile.scale) as [number, number, number, number];
  const area = tileFileArea(tile, { width: frame[0] / tile.scale, height: frame[1] / tile.scale });
  const isBeside = x >= area.x + area.width || x + width <= area.x;
  // The edge of the first tiles goes on at the other side of the frame.
  const goesOn = tile.column === 0 && x + width > frame[0] / tile.scale - tileLimits.edge;
  return (!isBeside || goesOn) && y < area.y + area.height && y + height > area.y;
}
