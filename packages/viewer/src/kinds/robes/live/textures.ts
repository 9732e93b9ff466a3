import type { AssetIndex } from '@vitrine/contract/latest-file';
import { LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, Texture } from 'three';
import type { Images } from '../../../loading/images.ts';

const METRE = 0.001;

/** The images of materials, each fetched once; one that does not arrive leaves the plain colour in sight. */
export class Textures {
  readonly #images: Images;
  readonly #assets: AssetIndex;
  readonly #anisotropy: number;
  readonly #kept = new Map<string, Promise<Texture | null>>();

  constructor(images: Images, assets: AssetIndex, anisotropy: number) {
    this.#images = images;
    this.#assets = assets;
    this.#anisotropy = anisotropy;
  }

  /** An image that repeats every so many millimetres; null when there is none. */
  load(path: string, tile: number): Promise<Texture | null> {
    const key = `${path} ${tile}`;
    const asked = this.#kept.get(key) ?? this.#load(path, tile);
    this.#kept.set(key, asked);
    return asked;
  }

  dispose(): void {
    for (const asked of this.#kept.values()) asked.then((texture) => texture?.dispose());
    this.#kept.clear();
    this.#images.dispose();
  }

  async #load(path: string, tile: number): Promise<Texture | null> {
    const asset = Object.hasOwn(this.#assets, path) ? this.#assets[path] : undefined;
    const file = asset?.variants.find(({ scale }) => scale === 1)?.file;
    const image = file && (await this.#images.decoded(file, 'low').catch(() => null));
    if (!image) return null;
    const texture = new Texture(image);
    texture.colorSpace = SRGBColorSpace;
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = this.#anisotropy;
    texture.flipY = false;
    texture.repeat.setScalar(1 / (tile * METRE));
    texture.needsUpdate = true;
    return texture;
  }
}
