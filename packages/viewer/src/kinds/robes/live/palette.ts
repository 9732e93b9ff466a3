import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import { isPane, partWith } from '@vitrine/domain/design/robes/robe-offer';
import { Color, type Material, type ShaderMaterial, SRGBColorSpace } from 'three';
import { createPaneMaterial, type Reflection } from './pane.ts';
import { type Finish, type Shade, Surface } from './surface.ts';
import type { Textures } from './textures.ts';

const FINISH: Record<string, Finish> = {
  matt: { roughness: 0.62, metalness: 0 },
  gloss: { roughness: 0.12, metalness: 0 },
  metal: { roughness: 0.34, metalness: 0.92 },
};
/** Dark metal counts as coated. As bare metal it would look like a hole in the image. */
const COATED: Finish = { roughness: 0.42, metalness: 0.3 };
const DARK = 0.2;
const MATT: Finish = { roughness: 0.62, metalness: 0 };
const FADE = 220;
const FALLBACK = '#c9c4bb';

/** Materials of the inside that are in no file. */
const OWN: Record<string, { hex: string; finish: Finish; shade: Shade }> = {
  chrome: { hex: '#d7dadc', finish: { roughness: 0.18, metalness: 1 }, shade: 'inside' },
  dark: { hex: '#2a2a2b', finish: { roughness: 0.45, metalness: 0.3 }, shade: 'inside' },
  seal: { hex: '#8a857d', finish: { roughness: 0.8, metalness: 0 }, shade: 'open' },
  cloth: { hex: '#ffffff', finish: { roughness: 0.95, metalness: 0 }, shade: 'inside' },
};
const SHADE_OF: Record<string, Shade> = { inside: 'inside', back: 'inside' };

export const panelName = (material: string): string => `panel ${material}`;

/** What decides which pane a part is; '' for one that is none. */
export const lookOf = (part: RobePart | undefined): string =>
  part && isPane(part) ? `${part.finish} ${part.hex ?? ''}` : '';

interface MaterialState {
  surface: Surface;
  /** What is painted, so that it is painted again only when that changes. */
  shows: string;
  fadesFrom: number | null;
}

/** All materials of the wardrobe by name, in step with the design. */
export class Palette {
  readonly #file: SlidingRobeFile;
  readonly #textures: Textures;
  readonly #reflection: Reflection;
  readonly #bounds: { value: readonly [number, number, number] };
  readonly #states = new Map<string, MaterialState>();
  readonly #panes = new Map<string, { look: string; material: ShaderMaterial }>();
  readonly #changed: () => void;

  constructor(
    file: SlidingRobeFile,
    textures: Textures,
    reflection: Reflection,
    bounds: { value: readonly [number, number, number] },
    changed: () => void,
  ) {
    this.#file = file;
    this.#textures = textures;
    this.#reflection = reflection;
    this.#bounds = bounds;
    this.#changed = changed;
    for (const [name, { hex, finish, shade }] of Object.entries(OWN))
      this.#surface(name, shade).surface.paint(hex, finish);
  }

  readonly materialOf = (name: string): Material => {
    const pane = this.#paneOf(name);
    return pane ?? this.#surface(name, SHADE_OF[name] ?? 'open').surface.material;
  };

  /**
   * Paints what the design names in plain colours. Resolves when all images are there; those that did not arrive are
   * fetched again with the next call.
   */
  async paint(robe: RobeDesign): Promise<void> {
    const { materials, frames, trims } = this.#file;
    const frame = partWith(frames.frameType, robe.frame);
    const inside = partWith(materials, robe.inside);
    const panels = new Set(robe.doors.flatMap(({ panels }) => panels));
    const isMetal = /slim/i.test(frame?.frameStyle ?? '');
    await Promise.all([
      this.#paintMaterial('frame', frame, isMetal ? 'metal' : 'matt'),
      this.#paintMaterial('track', isMetal ? frame : undefined, 'metal', '#b4b6b8'),
      this.#paintMaterial('trim', partWith(trims, robe.trim) ?? frame, 'matt'),
      this.#paintMaterial('inside', inside, 'matt'),
      this.#paintMaterial('back', inside, 'matt'),
      ...[...panels].flatMap((id) => {
        const material = partWith(materials, id);
        return isPane(material) ? [] : [this.#paintMaterial(panelName(id), material, 'matt')];
      }),
    ]);
  }

  /** Advances all fades; returns whether any continues. */
  advance(now: number): boolean {
    let fading = false;
    for (const state of this.#states.values()) {
      if (state.fadesFrom === null) continue;
      const progress = Math.min(1, (now - state.fadesFrom) / FADE);
      state.surface.fade(progress);
      if (progress === 1) state.fadesFrom = null;
      else fading = true;
    }
    return fading;
  }

  dispose(): void {
    for (const { surface } of this.#states.values()) surface.dispose();
    for (const { material } of this.#panes.values()) material.dispose();
  }

  async #paintMaterial(name: string, part: RobePart | undefined, usual: string, otherwise = FALLBACK): Promise<void> {
    const state = this.#surface(name, SHADE_OF[name] ?? 'open');
    const hex = part?.hex ?? otherwise;
    const named = part?.finish ?? usual;
    const isDark = new Color(hex).getHSL({ h: 0, s: 0, l: 0 }, SRGBColorSpace).l < DARK;
    const finish = named === 'metal' && isDark ? COATED : (FINISH[named] ?? FINISH[usual] ?? MATT);
    const textured = this.#textured(part);
    const shows = `${hex} ${textured?.texture ?? ''} ${textured?.tile_mm ?? ''} ${finish.roughness}`;
    if (state.shows === shows) return;
    state.shows = shows;
    state.fadesFrom = null;
    state.surface.paint(hex, finish);
    this.#changed();
    if (!textured?.texture) return;
    const texture = await this.#textures.load(textured.texture, textured.tile_mm ?? robeLimits.tile);
    if (state.shows !== shows) return;
    if (!texture) {
      // Painted again with the next change, which may reach the image.
      state.shows = '';
      return;
    }
    state.surface.lay(texture);
    state.fadesFrom = performance.now();
    this.#changed();
  }

  /**
   * Finds the part with the texture. A frame or trim with exactly a material's colour has its texture: oak frames show
   * the grain of oak.
   */
  #textured(part: RobePart | undefined): RobePart | undefined {
    if (part?.texture) return part;
    return this.#file.materials.find(
      (material) => material.texture && !isPane(material) && material.hex && material.hex === part?.hex,
    );
  }

  #paneOf(name: string): ShaderMaterial | undefined {
    const part = this.#file.materials.find(({ id }) => panelName(String(id)) === name);
    if (!part || !isPane(part)) return undefined;
    const look = lookOf(part);
    const known = this.#panes.get(name);
    if (known?.look === look) return known.material;
    known?.material.dispose();
    const finish = part.finish === 'glass' ? 'glass' : 'mirror';
    const material = createPaneMaterial(finish, part.hex ?? '#d0d6d9', this.#reflection);
    this.#panes.set(name, { look, material });
    return material;
  }

  #surface(name: string, shade: Shade): MaterialState {
    const known = this.#states.get(name);
    if (known) return known;
    const state: MaterialState = { surface: new Surface(shade, this.#bounds), shows: '', fadesFrom: null };
    this.#states.set(name, state);
    return state;
  }
}
