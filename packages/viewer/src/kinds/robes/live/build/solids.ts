import { Group, type Material, Mesh } from 'three';
import { Solid } from './solid.ts';

/** One solid for each material that a part of the wardrobe is made of. */
export class Solids {
  readonly #all = new Map<string, Solid>();

  of(material: string): Solid {
    const known = this.#all.get(material) ?? new Solid();
    this.#all.set(material, known);
    return known;
  }

  /** As meshes, one for each material. */
  group(materialOf: (name: string) => Material): Group {
    const group = new Group();
    for (const [name, solid] of this.#all) {
      if (solid.isEmpty) continue;
      const mesh = new Mesh(solid.geometry(), materialOf(name));
      mesh.name = name;
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.matrixAutoUpdate = false;
      group.add(mesh);
    }
    return group;
  }
}

/** Frees the geometries of a group that is removed; the palette owns the materials. */
export function freeGroup(group: Group): void {
  group.traverse((child) => {
    if (child instanceof Mesh) child.geometry.dispose();
  });
  group.removeFromParent();
}
