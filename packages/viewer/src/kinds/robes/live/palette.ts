import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import { isPane } from '@vitrine/domain/design/robes/robe-offer';
import { OWN_PAINTS, type Paint, paintsOf, panelName, panePaint } from '@vitrine/domain/design/robes/robe-paint';
import { CONTENTS } from '@vitrine/domain/design/robes/room/lit-parts';
import { Color, type Material, type ShaderMaterial } from 'three';
import { createPaneMaterial, type Reflection } from './pane.ts';
import type { RoomLight } from './room-light.ts';
import { Surface } from './surface.ts';
import type { Textures } from './textures.ts';

const FADE = 220;
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
  readonly #light: RoomLight;
  readonly #states = new Map<string, MaterialState>();
  readonly #panes = new Map<string, { look: string; material: ShaderMaterial }>();
  readonly #changed: () => void;

  constructor(
    file: SlidingRobeFile,
    textures: Textures,
    reflection: Reflection,
    light: RoomLight,
    changed: () => void,
  ) {
    this.#file = file;
    this.#textures = textures;
    this.#reflection = reflection;
    this.#light = light;
    this.#changed = changed;
    for (const [name, { hex, finish }] of Object.entries(OWN_PAINTS)) this.#surface(name).surface.paint(hex, finish);
    for (const name of CONTENTS) this.#surface(name).surface.pushBack();
  }

  readonly materialOf = (name: string): Material => {
    const pane = this.#paneOf(name);
    return pane ?? this.#surface(name).surface.material;
  };

  /**
   * Paints what the design names in plain colours. Resolves when all images are there; those that did not arrive are
   * fetched again with the next call.
   */
  async paint(robe: RobeDesign): Promise<void> {
    await Promise.all(
      [...paintsOf(this.#file, robe)].flatMap(([name, paint]) =>
        paint.pane ? [] : [this.#paintMaterial(name, paint)],
      ),
    );
  }

  /** The colour of each door as light, one for all its panels, as floors show them. */
  doorColours(robe: RobeDesign): Color[] {
    const paints = paintsOf(this.#file, robe);
    return robe.doors.map(({ panels }) => {
      const sum = new Color(0, 0, 0);
      for (const id of panels) sum.add(new Color(paints.get(panelName(id))?.hex));
      return sum.multiplyScalar(1 / Math.max(1, panels.length));
    });
  }

  /** The colour of the boards inside, as light. */
  boardColour(robe: RobeDesign): Color {
    return new Color(paintsOf(this.#file, robe).get('inside')?.hex);
  }

  /** Advances all fades to a time as of `performance.now()`; returns whether any continues. */
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

  async #paintMaterial(name: string, { hex, finish, texture: path, tile }: Paint): Promise<void> {
    const state = this.#surface(name);
    const shows = `${hex} ${path ?? ''} ${tile} ${finish.roughness}`;
    if (state.shows === shows) return;
    state.shows = shows;
    state.fadesFrom = null;
    state.surface.paint(hex, finish);
    this.#changed();
    if (path === null) return;
    const texture = await this.#textures.load(path, tile);
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

  #paneOf(name: string): ShaderMaterial | undefined {
    const part = this.#file.materials.find(({ id }) => panelName(String(id)) === name);
    if (!part || !isPane(part)) return undefined;
    const look = lookOf(part);
    const known = this.#panes.get(name);
    if (known?.look === look) return known.material;
    known?.material.dispose();
    const { hex, pane } = panePaint(part);
    const material = createPaneMaterial(pane ?? 'mirror', hex, this.#reflection);
    this.#panes.set(name, { look, material });
    return material;
  }

  #surface(name: string): MaterialState {
    const known = this.#states.get(name);
    if (known) return known;
    const state: MaterialState = {
      surface: new Surface('robe', this.#light),
      shows: '',
      fadesFrom: null,
    };
    this.#states.set(name, state);
    return state;
  }
}
