import type { Asset } from '@vitrine/contract/latest-file';
import type { Lens, Projection } from '@vitrine/domain/design/view/projection';
import { type Tile, tileArea } from '@vitrine/domain/design/view/tiles/tile-grid';
import { visibleTiles } from '@vitrine/domain/design/view/tiles/visible-tiles';
import type { Images } from '../../loading/images.ts';
import type { Surface } from '../context.ts';
import type { DrawState } from '../image.ts';
import type { Overlay } from '../overlay.ts';
import { frameAt, tileFiles } from './tile-files.ts';
import { TILE, TILE_MESH } from './tile-shader.ts';
import { createTileTextures, tileKey } from './tile-textures.ts';

/** Tiles that load at the same time. */
const AT_ONCE = 4;
/** How often the files of a tile are tried: then the whole image stays. */
const TRIES = 2;
const FADE_MS = 160;
/** Pixels of a tile on one of the screen from which on it would flicker: tiles have no smaller copies. */
const MOST_DENSITY = 2.2;

interface TileLayerOptions {
  surface: Surface;
  projection: Pick<Projection, 'toUv'>;
  images: Images;
  maxBytes: number;
  /** Whether tiles appear at once. */
  isStill: () => boolean;
  /** The card has another tile. */
  changed(): void;
}

/** The tiles over the whole image of a panorama. */
export interface TileLayer extends Overlay {
  /** The images of the design that is shown, the base first. Tiles of other images are no longer drawn. */
  setAssets(assets: readonly Asset[]): void;
  /** Loads the tiles of a scale that a view shows, those in its middle first. */
  refine(lens: Lens, scale: Tile['scale']): void;
  dispose(): void;
}

/**
 * Creates the tiles of a panorama. What is missing, late or broken is not drawn, so the whole image under it stays
 * visible there.
 */
export function createTileLayer(options: TileLayerOptions): TileLayer {
  const { surface, projection, images, maxBytes, isStill, changed } = options;
  const { gl } = surface;
  const textures = createTileTextures(surface, maxBytes);
  const program = surface.program(TILE.fragment, TILE.vertex);
  program.warm();
  let assets: readonly Asset[] = [];
  let queue: Tile[] = [];
  const loading = new Set<string>();
  const errors = new Map<string, number>();
  let isDisposed = false;

  /** What a tile of the design is made of, as one text; null where it cannot be drawn. */
  const filesOf = (tile: Tile): string | null => tileFiles(assets, tile)?.join(' ') || null;

  const load = async (tile: Tile, files: string): Promise<void> => {
    try {
      const decoded = await Promise.all(files.split(' ').map((file) => images.decode(file, 'low')));
      const [base] = assets;
      if (isDisposed || gl.isContextLost() || !base || filesOf(tile) !== files) return;
      textures.compose(tile, files, decoded, frameAt(base, tile.scale), isStill() ? 1 : 0);
      changed();
    } catch {
      errors.set(files, (errors.get(files) ?? 0) + 1);
    }
  };

  const loadNext = (): void => {
    while (loading.size < AT_ONCE && !isDisposed) {
      const tile = queue.shift();
      if (!tile) return;
      const files = filesOf(tile);
      const key = `${tileKey(tile)} ${files}`;
      if (files === null || loading.has(key)) continue;
      loading.add(key);
      void load(tile, files).finally(() => {
        loading.delete(key);
        loadNext();
      });
    }
  };

  /** The tiles that show the design, coarser ones first. */
  const drawable = ({ density }: DrawState) =>
    [...textures.all()]
      .filter((tile) => density / tile.scale <= MOST_DENSITY && filesOf(tile) === tile.files)
      .sort((one, other) => other.scale - one.scale);

  return {
    setAssets(shown) {
      assets = shown;
      queue = [];
    },
    refine(lens, scale) {
      const [base] = assets;
      if (!base?.tiles?.levels.some((level) => level.scale === scale)) return;
      const visible = visibleTiles(projection, lens, frameAt(base, scale), scale).slice(0, textures.capacity);
      // The middle is the last one to be freed.
      for (const tile of visible.toReversed()) textures.touch(tile);
      queue = visible.filter((tile) => {
        const files = filesOf(tile);
        return files !== null && textures.find(tile)?.files !== files && (errors.get(files) ?? 0) < TRIES;
      });
      loadNext();
    },
    advance(elapsed) {
      let isFading = false;
      for (const tile of textures.all()) {
        if (tile.opacity === 1) continue;
        tile.opacity = Math.min(1, tile.opacity + elapsed / FADE_MS);
        isFading ||= tile.opacity < 1;
      }
      return isFading;
    },
    draw(state, settled) {
      const [base] = assets;
      const tiles = drawable(state);
      if (!base || tiles.length === 0 || !program.ready()) return;
      const { centre, tilt, halfExtent } = state.lens;
      program.use();
      gl.uniform2f(program.at('centre'), ...centre);
      gl.uniform2f(program.at('tilt'), ...tilt);
      gl.uniform2f(program.at('halfExtent'), ...halfExtent);
      gl.enable(gl.BLEND);
      // The image stays opaque.
      gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ZERO, gl.ONE);
      for (const tile of tiles) {
        const frame = frameAt(base, tile.scale);
        const { x, y, width, height } = tileArea(tile, frame);
        gl.uniform2f(program.at('frame'), frame.width, frame.height);
        gl.uniform4f(program.at('area'), x, y, width, height);
        gl.uniform1f(program.at('opacity'), settled ? 1 : tile.opacity);
        gl.bindTexture(gl.TEXTURE_2D, tile.texture);
        program.draw(TILE_MESH);
      }
      gl.disable(gl.BLEND);
    },
    dispose() {
      isDisposed = true;
      queue = [];
      images.dispose();
      textures.dispose();
      program.dispose();
    },
  };
}
