import type { Solid } from '@vitrine/domain/design/robes/model/solid';
import type { Solids } from '@vitrine/domain/design/robes/model/solids';
import { SHADOWLESS } from '@vitrine/domain/design/robes/room/lit-parts';
import { BufferGeometry, Float32BufferAttribute, Group, type Material, Mesh } from 'three';

/** A solid as the graphics card reads it. */
export function geometryOf({ faces }: Solid): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(faces.positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(faces.normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(faces.uvs, 2));
  geometry.setAttribute('color', new Float32BufferAttribute(faces.colours, 3));
  return geometry;
}

/**
 * What is drawn first hides what is behind it, whose light is then not computed: doors, then the wardrobe behind them,
 * then the room.
 */
const ORDER = { doors: 0, body: 1, room: 2 } as const;

/** Solids as meshes, one for each material. */
export function groupOf(solids: Solids, materialOf: (name: string) => Material, order: keyof typeof ORDER): Group {
  const group = new Group();
  for (const [name, solid] of solids.entries()) {
    const material = materialOf(name);
    const mesh = new Mesh(geometryOf(solid), material);
    mesh.name = name;
    mesh.renderOrder = ORDER[order];
    mesh.receiveShadow = true;
    // Glass lets light through, and the others are behind or within what casts the same shadow.
    mesh.castShadow = !material.transparent && !SHADOWLESS.has(name);
    mesh.matrixAutoUpdate = false;
    group.add(mesh);
  }
  return group;
}

/** Frees the geometries of a group that is removed; the palette owns the materials. */
export function freeGroup(group: Group): void {
  group.traverse((child) => {
    if (child instanceof Mesh) child.geometry.dispose();
  });
  group.removeFromParent();
}
