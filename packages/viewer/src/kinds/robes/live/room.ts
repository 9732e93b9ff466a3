import type { Solids } from '@vitrine/domain/design/robes/model/solids';
import { PLANKS } from '@vitrine/domain/design/robes/room/planks';
import {
  buildBehind,
  buildRoom,
  getFurniture,
  ROOM_PAINTS,
  type RoomSize,
  SKY_LIGHT,
} from '@vitrine/domain/design/robes/room/room-solids';
import { CanvasTexture, Group, LinearMipmapLinearFilter, Mesh, RepeatWrapping, SRGBColorSpace } from 'three';
import { paintPlanks } from './paint-planks.ts';
import type { RoomLight } from './room-light.ts';
import { groupOf } from './solids-group.ts';
import { Surface } from './surface.ts';

type Name = keyof typeof ROOM_PAINTS;

/** The room around the wardrobe. */
export class Room {
  /** The part in front of the visitor. */
  readonly group = new Group();
  /** The part behind the visitor, which only mirrors show. */
  readonly behind = new Group();
  readonly #behindWithoutFurniture = new Group();
  readonly #surfaces: Record<Name, Surface>;
  readonly #planks: CanvasTexture;

  constructor(light: RoomLight, anisotropy: number) {
    const paint = (name: Name): Surface => {
      const surface = new Surface('room', light);
      surface.paint(ROOM_PAINTS[name].hex, ROOM_PAINTS[name].finish);
      return surface;
    };
    this.#surfaces = {
      wall: paint('wall'),
      floor: paint('floor'),
      white: paint('white'),
      ceiling: paint('ceiling'),
      cloth: paint('cloth'),
      sky: paint('sky'),
    };
    this.#surfaces.sky.shine(...SKY_LIGHT);
    this.#planks = new CanvasTexture(paintPlanks());
    this.#planks.colorSpace = SRGBColorSpace;
    this.#planks.wrapS = this.#planks.wrapT = RepeatWrapping;
    this.#planks.minFilter = LinearMipmapLinearFilter;
    this.#planks.anisotropy = anisotropy;
    this.#planks.repeat.set(1 / PLANKS.metres[0], 1 / PLANKS.metres[1]);
    this.#surfaces.floor.lay(this.#planks);
    this.#surfaces.floor.fade(1);
    const furniture = new Group();
    this.#fill(furniture, getFurniture());
    this.behind.add(this.#behindWithoutFurniture, furniture);
  }

  /** Builds walls, floor and ceiling around a wardrobe of this size, with an opening for it. */
  fit(wardrobe: RoomSize): void {
    this.#fill(this.group, buildRoom(wardrobe));
    this.#fill(this.#behindWithoutFurniture, buildBehind(wardrobe));
  }

  dispose(): void {
    this.#clear(this.group);
    this.#clear(this.behind);
    for (const surface of Object.values(this.#surfaces)) surface.dispose();
    this.#planks.dispose();
  }

  #fill(group: Group, solids: Solids): void {
    this.#clear(group);
    const meshes = groupOf(solids, (name) => this.#surfaces[name as 'wall'].material, 'room');
    meshes.traverse((child) => {
      child.castShadow = child.receiveShadow = false;
    });
    group.add(meshes);
  }

  #clear(group: Group): void {
    group.traverse((child) => {
      if (child instanceof Mesh) child.geometry.dispose();
    });
    group.clear();
  }
}
