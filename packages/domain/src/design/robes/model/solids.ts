import { Solid } from './solid.ts';

/** One solid for each material that a part of the wardrobe is made of. */
export class Solids {
  readonly #all = new Map<string, Solid>();
  readonly #shapes = new Map<string, Solid>();

  of(material: string): Solid {
    const known = this.#all.get(material) ?? new Solid();
    this.#all.set(material, known);
    return known;
  }

  /** A shape to copy, built when it is first asked for by this name. */
  shape(name: string, build: (shape: Solid) => void): Solid {
    let shape = this.#shapes.get(name);
    if (!shape) {
      shape = new Solid();
      build(shape);
      this.#shapes.set(name, shape);
    }
    return shape;
  }

  /** The solids that have faces, by the names of their materials. */
  entries(): [material: string, solid: Solid][] {
    return [...this.#all].filter(([, solid]) => !solid.isEmpty);
  }
}
