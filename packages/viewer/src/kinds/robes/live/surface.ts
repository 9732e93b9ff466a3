import type { Finish } from '@vitrine/domain/design/robes/robe-paint';
import {
  Color,
  DataTexture,
  LinearFilter,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  UniformsLib,
  UniformsUtils,
  Vector2,
} from 'three';
import type { RoomLight } from './room-light.ts';
import { FRAGMENT, VERTEX } from './surface-shader.ts';

/** Metres between the brightest and the darkest part of an image on the dullest surface. Polished ones are flat. */
const RELIEF = 0.0018;

/** What a surface belongs to. The room casts no shadows on itself, so that it, most of the image, is drawn fast. */
type Place = 'robe' | 'room';

let blank: DataTexture | null = null;
/** A placeholder until an image arrives, so that the shader stays the same. */
const blankTexture = (): DataTexture => {
  blank ??= new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  blank.colorSpace = SRGBColorSpace;
  blank.minFilter = blank.magFilter = LinearFilter;
  blank.needsUpdate = true;
  return blank;
};

/** A material of the room or the wardrobe: its plain colour immediately, its image faded in later. */
export class Surface {
  readonly material: ShaderMaterial;
  readonly #uniforms = {
    map: { value: blankTexture() as Texture },
    repeat: { value: new Vector2(1, 1) },
    plain: { value: new Color(1, 1, 1) },
    arrived: { value: 0 },
    roughness: { value: 1 },
    metalness: { value: 0 },
    relief: { value: 0 },
    shines: { value: new Color(0, 0, 0) },
  };

  constructor(place: Place, light: RoomLight) {
    const isRobe = place === 'robe';
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      defines: isRobe ? { ROBE: 1 } : {},
      uniforms: {
        ...(isRobe ? UniformsUtils.clone(UniformsLib.lights) : {}),
        ...light.uniforms,
        ...this.#uniforms,
      },
      lights: isRobe,
      vertexColors: true,
    });
  }

  /** Shows the plain colour. */
  paint(hex: string, { roughness, metalness }: Finish): void {
    this.#uniforms.plain.value.set(hex);
    this.#uniforms.arrived.value = 0;
    this.#uniforms.roughness.value = roughness;
    this.#uniforms.metalness.value = metalness;
    this.#uniforms.relief.value = RELIEF * roughness * (1 - metalness);
    this.#uniforms.map.value = blankTexture();
  }

  /**
   * Draws what is seen aslant a little further away. Folds have faces thinner than a pixel, whose depth is inexact: a few
   * of their pixels would come through the doors before them.
   */
  pushBack(): void {
    this.material.polygonOffset = true;
    this.material.polygonOffsetFactor = 1;
  }

  /** Lets it shine by itself, as light. */
  shine(red: number, green: number, blue: number): void {
    this.#uniforms.shines.value.setRGB(red, green, blue);
  }

  /** Sets an image, which is not visible yet. */
  lay(image: Texture): void {
    this.#uniforms.map.value = image;
    this.#uniforms.repeat.value.copy(image.repeat);
  }

  /** Sets how visible the image is, 0 to 1. */
  fade(progress: number): void {
    this.#uniforms.arrived.value = progress;
  }

  dispose(): void {
    this.material.dispose();
  }
}
