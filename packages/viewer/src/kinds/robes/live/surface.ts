import type { Finish } from '@vitrine/domain/design/robes/robe-paint';
import { Color, DataTexture, LinearFilter, MeshStandardMaterial, SRGBColorSpace, type Texture } from 'three';
import { AMBIENT_LIGHT } from './daylight.ts';
import { ENCODE, TONE_MAPPING_CHUNK } from './light.ts';

/** Where a surface is; it decides how much of the room's light reaches it. */
export type Shade = 'open' | 'inside' | 'room';
const SHADE: Record<Shade, number> = { open: 0, inside: 1, room: 2 };

/** The room as every surface needs it: half its width, its height, and where the inside of the wardrobe begins. */
export interface RoomBounds {
  half: number;
  height: number;
  inside: number;
}

/**
 * Ambient occlusion of corners and of the wardrobe's depth, computed from the position alone: it costs nothing, looks
 * the same on every card and never flickers.
 */
const OCCLUSION = `
varying vec3 vWorld;
uniform float shade;
uniform vec3 bounds;
float corner(float distance, float facing) { return 1. - .42 * exp(-distance / .16) * (1. - abs(facing)); }
float occlusion(vec3 p, vec3 n) {
  if (shade < .5) return 1. - .3 * exp(-p.y / .12);
  if (shade < 1.5) {
    float deep = clamp((bounds.z - p.z) / .56, 0., 1.);
    float low = clamp(p.y / bounds.y, 0., 1.);
    return mix(.95, .46, sqrt(deep)) * mix(.86, 1., 1. - low * low);
  }
  return corner(p.y, n.y) * corner(bounds.y - p.y, n.y) * corner(abs(p.z), n.z) *
    corner(bounds.x - abs(p.x), n.x);
}
`;

const VERTEX = `#include <project_vertex>
vWorld = (modelMatrix * vec4(transformed, 1.)).xyz;`;

const MAP = 'diffuseColor.rgb *= mix(plain, texture2D(map, vMapUv).rgb, arrived);';

const AMBIENT = `
vec3 facing = inverseTransformDirection(normal, viewMatrix);
vec3 seen = inverseTransformDirection(reflect(-normalize(vViewPosition), normal), viewMatrix);
float unoccluded = occlusion(vWorld, facing);
vec3 gloss = shine(material.specularColorBlended, material.roughness, clamp(dot(normal, normalize(vViewPosition)), 0., 1.));
reflectedLight.directDiffuse *= mix(1., unoccluded, .35);
reflectedLight.indirectDiffuse += glow(facing) * material.diffuseContribution * unoccluded;
reflectedLight.indirectSpecular += mirrored(seen, material.roughness) * gloss * unoccluded;
`;

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
  readonly material: MeshStandardMaterial;
  readonly #arrived = { value: 0 };
  readonly #plain = { value: new Color(1, 1, 1) };

  constructor(shade: Shade, bounds: { value: readonly [number, number, number] }) {
    const material = new MeshStandardMaterial({ map: blankTexture(), vertexColors: true });
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, {
        shade: { value: SHADE[shade] },
        bounds,
        arrived: this.#arrived,
        plain: this.#plain,
      });
      shader.vertexShader = `varying vec3 vWorld;\n${shader.vertexShader.replace('#include <project_vertex>', VERTEX)}`;
      shader.fragmentShader = `uniform float arrived;\nuniform vec3 plain;\n${shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${OCCLUSION}${AMBIENT_LIGHT}`)
        .replace('#include <map_fragment>', MAP)
        .replace('#include <aomap_fragment>', AMBIENT)
        .replace(TONE_MAPPING_CHUNK, ENCODE)}`;
    };
    material.customProgramCacheKey = () => 'vitrine';
    this.material = material;
  }

  /** Shows the plain colour. */
  paint(hex: string, { roughness, metalness }: Finish): void {
    this.#plain.value.set(hex);
    this.#arrived.value = 0;
    this.material.roughness = roughness;
    this.material.metalness = metalness;
    this.material.map = blankTexture();
  }

  /** Sets an image, which is not visible yet. */
  lay(image: Texture): void {
    this.material.map = image;
  }

  /** Sets how visible the image is, 0 to 1. */
  fade(progress: number): void {
    this.#arrived.value = progress;
  }

  dispose(): void {
    this.material.dispose();
  }
}
