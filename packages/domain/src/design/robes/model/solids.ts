import { Solid } from './solid.ts';

/** One solid for each material that a part of the wardrobe is made of. */
export class Solids {
  readonly #all = new Map<string, Solid>();

  of(material: string): Solid {
    const known = this.#all.get(material) ?? new Solid();
    this.#all.set(material, known);
    return known;
  }

  /** The solids that have faces, by the names of their materials. */
  entries(): [material: string, solid: Solid][] {
    return [...this.#all].filter(([, solid]) => !solid.isEmpty);
  }
}
