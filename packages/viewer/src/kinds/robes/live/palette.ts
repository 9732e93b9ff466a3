import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { RobeDesign } from '@vitrine/domain/design/robe-design';
import { isPane, partWith } from '@vitrine/domain/design/robe-offer';
import { Color, type Material, type ShaderMaterial, SRGBColorSpace } from 'three';
import { paneMaterial, type Reflection } from './pane.ts';
import { type Finish, type Shade, Surface } from './surface.ts';
import type { Textures } from './textures.ts';

const FINISH: Record<string, Finish> = {
  matt: { roughness: 0.62, metalness: 0 },
  gloss: { roughness: 0.12, metalness: 0 },
  metal: { roughness: 0.34, metalness: 0.92 },
};
/** Dark metal is coated: it shines less than bare metal, or it would be a hole in the image. */
const COATED: Finish = { roughness: 0.42, metalness: 0.3 };
const DARK = 0.2;
const MATT: Finish = { roughness: 0.62, metalness: 0 };
const FADE = 220;
const FALLBACK = '#c9c4bb';

/** Things of the inside that no file names. */
const OWN: Record<string, { hex: string; finish: Finish; shade: Shade }> = {
  chrome: { hex: '#d7dadc', finish: { roughness: 0.18, metalness: 1 }, shade: 'inside' },
  dark: { hex: '#2a2a2b', finish: { roughness: 0.45, metalness: 0.3 }, shade: 'inside' },
  seal: { hex: '#8a857d', finish: { roughness: 0.8, metalness: 0 }, shade: 'open' },
  cloth: { hex: '#ffffff', finish: { roughness: 0.95, metalness: 0 }, shade: 'inside' },
};
const SHADE_OF: Record<string, Shade> = { inside: 'inside', back: 'inside' };

export const panelName = (material: string): string => `panel ${material}`;

interface Dressed {
  surface: Surface;
  /** What it shows, so that it is painted again only when that changes. */
  shows: string;
  fadesFrom: number | null;
}

/** Every material of the wardrobe by name, kept in step with the design. */
export class Palette {
  readonly #file: SlidingRobeFile;
  readonly #textures: Textures;
  readonly #reflection: Reflection;
  readonly #bounds: { value: readonly [number, number, number] };
  readonly #dressed = new Map<string, Dressed>();
  readonly #panes = new Map<string, ShaderMaterial>();
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

  /** Paints what the design names; images follow as they arrive. Answers when all of them are there. */
  async dress(robe: RobeDesign): Promise<void> {
    const { materials, frames, trims } = this.#file;
    const frame = partWith(frames.frameType, robe.frame);
    const inside = partWith(materials, robe.inside);
    const panels = new Set(robe.doors.flatMap(({ panels }) => panels));
    const isMetal = /slim/i.test(frame?.frameStyle ?? '');
    await Promise.all([
      this.#dress('frame', frame, isMetal ? 'metal' : 'matt'),
      this.#dress('track', isMetal ? frame : undefined, 'metal', '#b4b6b8'),
      this.#dress('trim', partWith(trims, robe.trim) ?? frame, 'matt'),
      this.#dress('inside', inside, 'matt'),
      this.#dress('back', inside, 'matt'),
      ...[...panels].flatMap((id) => {
        const material = partWith(materials, id);
        return isPane(material) ? [] : [this.#dress(panelName(id), material, 'matt')];
      }),
    ]);
  }

  /** Moves fades on; answers whether any goes on. */
  advance(now: number): boolean {
    let fading = false;
    for (const dressed of this.#dressed.values()) {
      if (dressed.fadesFrom === null) continue;
      const share = Math.min(1, (now - dressed.fadesFrom) / FADE);
      dressed.surface.fade(share);
      if (share === 1) dressed.fadesFrom = null;
      else fading = true;
    }
    return fading;
  }

  dispose(): void {
    for (const { surface } of this.#dressed.values()) surface.dispose();
    for (const pane of this.#panes.values()) pane.dispose();
  }

  async #dress(name: string, part: RobePart | undefined, usual: string, otherwise = FALLBACK): Promise<void> {
    const dressed = this.#surface(name, SHADE_OF[name] ?? 'open');
    const hex = part?.hex ?? otherwise;
    const named = part?.finish ?? usual;
    const isDark = new Color(hex).getHSL({ h: 0, s: 0, l: 0 }, SRGBColorSpace).l < DARK;
    const finish = named === 'metal' && isDark ? COATED : (FINISH[named] ?? FINISH[usual] ?? MATT);
    const textured = this.#textured(part);
    const shows = `${hex} ${textured?.texture ?? ''} ${finish.roughness}`;
    if (dressed.shows === shows) return;
    dressed.shows = shows;
    dressed.fadesFrom = null;
    dressed.surface.paint(hex, finish);
    this.#changed();
    const texture = textured?.texture
      ? await this.#textures.load(textured.texture, textured.tile_mm ?? robeLimits.tile)
      : null;
    if (!texture || dressed.shows !== shows) return;
    dressed.surface.lay(texture);
    dressed.fadesFrom = performance.now();
    this.#changed();
  }

  /** A frame or trim of exactly a material's colour is that material: oak frames have oak's grain. */
  #textured(part: RobePart | undefined): RobePart | undefined {
    if (part?.texture) return part;
    return this.#file.materials.find(
      (material) => material.texture && !isPane(material) && material.hex && material.hex === part?.hex,
    );
  }

  #paneOf(name: string): ShaderMaterial | undefined {
    const known = this.#panes.get(name);
    if (known) return known;
    const part = this.#file.materials.find(({ id }) => panelName(String(id)) === name);
    if (!part || !isPane(part)) return undefined;
    const finish = part.finish === 'glass' ? 'glass' : 'mirror';
    const pane = paneMaterial(finish, part.hex ?? '#d0d6d9', this.#reflection);
    this.#panes.set(name, pane);
    return pane;
  }

  #surface(name: string, shade: Shade): Dressed {
    const known = this.#dressed.get(name);
    if (known) return known;
    const made: Dressed = { surface: new Surface(shade, this.#bounds), shows: '', fadesFrom: null };
    this.#dressed.set(name, made);
    return made;
  }
}
