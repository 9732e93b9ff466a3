import type { AssetIndex } from '@vitrine/contract/latest-file';
import { MILLIMETRE } from '@vitrine/domain/design/units';
import { LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, Texture } from 'three';
import type { Images } from '../../../loading/images.ts';

/**
 * The images of materials, each fetched once; one that did not arrive is fetched again the next time. Without its image a
 * material keeps its plain colour.
 */
export class Textures {
  readonly #images: Images;
  readonly #assets: AssetIndex;
  readonly #anisotropy: number;
  readonly #textures = new Map<string, Promise<Texture | null>>();

  constructor(images: Images, assets: AssetIndex, anisotropy: number) {
    this.#images = images;
    this.#assets = assets;
    this.#anisotropy = anisotropy;
  }

  /** Loads an image that repeats after `tile` millimetres; null when there is none, or it does not arrive. */
  load(path: string, tile: number): Promise<Texture | null> {
    const key = `${path} ${tile}`;
    const known = this.#textures.get(key);
    if (known) return known;
    const loading = this.#load(path, tile).then((texture) => {
      if (!texture) this.#textures.delete(key);
      return texture;
    });
    this.#textures.set(key, loading);
    return loading;
  }

  dispose(): void {
    for (const loading of this.#textures.values()) loading.then((texture) => texture?.dispose());
    this.#textures.clear();
    this.#images.dispose();
  }

  async #load(path: string, tile: number): Promise<Texture | null> {
    const asset = Object.hasOwn(this.#assets, path) ? this.#assets[path] : undefined;
    const file = asset?.variants.find(({ scale }) => scale === 1)?.file;
    const image = file && (await this.#images.decode(file, 'low').catch(() => null));
    if (!image) return null;
    const texture = new Texture(image);
    texture.colorSpace = SRGBColorSpace;
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = this.#anisotropy;
    texture.flipY = false;
    texture.repeat.setScalar(1 / (tile * MILLIMETRE));
    texture.needsUpdate = true;
    return texture;
  }
}
