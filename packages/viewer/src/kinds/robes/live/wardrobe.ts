import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { RobeDesign } from '@vitrine/domain/design/robe-design';
import {
  type Door,
  doorsOf,
  profileOf,
  type RobeSize,
  sectionsOf,
  sharesOf,
} from '@vitrine/domain/design/robe-geometry';
import { isPane, partWith } from '@vitrine/domain/design/robe-offer';
import {
  closedPositions,
  type DoorPositions,
  isOpen,
  openPositions,
  touchDoor,
} from '@vitrine/domain/design/robe-sliding';
import { Group } from 'three';
import { buildCarcass } from './build/carcass.ts';
import { buildDoor } from './build/doors.ts';
import { buildInside } from './build/inside.ts';
import { freeGroup, Solids } from './build/solids.ts';
import { type Palette, panelName } from './palette.ts';

const METRE = 0.001;
/** Seconds that a door takes to its place. */
const SLIDE = 0.9;

interface Standing {
  group: Group;
  door: Door;
  /** Places to the right of its own: where it is, where it started from and where it goes. */
  position: number;
  from: number;
  to: number;
}

const eased = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** The wardrobe itself: boards and what stands on them, and doors that slide. Its middle is at x 0. */
export class Wardrobe {
  readonly group = new Group();
  readonly #file: SlidingRobeFile;
  readonly #palette: Palette;
  #body: Group | null = null;
  #bodyKey = '';
  #doors: Standing[] = [];
  #doorKeys: string[] = [];
  #slid = 1;
  #hasMirror = false;

  constructor(file: SlidingRobeFile, palette: Palette) {
    this.#file = file;
    this.#palette = palette;
  }

  /** Whether anything of it reflects the room. */
  get reflects(): boolean {
    return this.#hasMirror;
  }
  get positions(): DoorPositions {
    return this.#doors.map(({ to }) => to);
  }
  get open(): boolean {
    return isOpen(this.positions);
  }

  /** Builds what changed since the last design; answers whether anything did. */
  fit(robe: RobeDesign): boolean {
    const size = { width: robe.width, height: robe.height, doors: robe.doors.length };
    this.group.position.x = (-robe.width / 2) * METRE;
    const changedBody = this.#fitBody(robe, size);
    const changedDoors = this.#fitDoors(robe, size);
    this.#hasMirror = robe.doors.some(({ panels }) => panels.some((id) => isPane(partWith(this.#file.materials, id))));
    return changedBody || changedDoors;
  }

  /** Opens as much as can be, or closes everything. */
  setOpen(open: boolean): void {
    this.#goTo(open ? openPositions(this.#doors.length) : closedPositions(this.#doors.length));
  }

  /** Puts every door where it is to be, without sliding. */
  standAt(positions: DoorPositions): void {
    this.#goTo(positions);
    this.advance(SLIDE);
  }

  /** Slides the door at these coordinates of the wardrobe's front, in metres; answers whether there is one. */
  touch(x: number, y: number): boolean {
    const from = x - this.group.position.x;
    const hits = this.#doors
      .map((standing, index) => ({ ...standing, index }))
      .filter(({ door, position }) => {
        const left = (door.x + this.#step(position)) * METRE;
        return from >= left && from <= left + door.width * METRE && y >= 0 && y <= (door.y + door.height) * METRE;
      })
      .sort((one, other) => one.door.track - other.door.track);
    const [hit] = hits;
    if (!hit) return false;
    this.#goTo(touchDoor(this.positions, hit.index));
    return true;
  }

  /** Moves doors on by so many seconds; answers whether any still moves. */
  advance(seconds: number): boolean {
    if (this.#slid >= 1) return false;
    this.#slid = Math.min(1, this.#slid + seconds / SLIDE);
    const share = eased(this.#slid);
    for (const standing of this.#doors) standing.position = standing.from + (standing.to - standing.from) * share;
    this.#placeDoors();
    return this.#slid < 1;
  }

  get sliding(): boolean {
    return this.#slid < 1;
  }

  dispose(): void {
    for (const { group } of this.#doors) freeGroup(group);
    if (this.#body) freeGroup(this.#body);
  }

  #goTo(positions: DoorPositions): void {
    this.#doors.forEach((standing, index) => {
      standing.from = standing.position;
      standing.to = positions[index] ?? 0;
    });
    this.#slid = 0;
  }

  #fitBody(robe: RobeDesign, size: RobeSize): boolean {
    const key = [size.width, size.height, ...robe.internals].join();
    if (key === this.#bodyKey) return false;
    this.#bodyKey = key;
    if (this.#body) freeGroup(this.#body);
    const solids = new Solids();
    buildCarcass(solids, size);
    sectionsOf(size).forEach((section, number) => {
      const internal = partWith(this.#file.internals.options, robe.internals[number]);
      buildInside(solids, { ...section, number }, internal);
    });
    this.#body = solids.group(this.#palette.materialOf);
    this.group.add(this.#body);
    return true;
  }

  #fitDoors(robe: RobeDesign, size: RobeSize): boolean {
    const profile = profileOf(partWith(this.#file.frames.frameType, robe.frame));
    const doors = doorsOf(size, profile);
    const keys = robe.doors.map(({ layout, panels }) =>
      [size.width, size.height, size.doors, profile, layout, ...panels].join(),
    );
    if (keys.join(';') === this.#doorKeys.join(';')) return false;
    const positions = doors.length === this.#doors.length ? this.positions : closedPositions(doors.length);
    this.#doors = doors
      .map((door, index) => {
        const known = this.#doors[index];
        const position = positions[index] ?? 0;
        if (known && keys[index] === this.#doorKeys[index]) return { ...known, door };
        if (known) freeGroup(known.group);
        const chosen = robe.doors[index];
        const look = {
          profile,
          shares: sharesOf(partWith(this.#file.doors, chosen?.layout)),
          panels: (chosen?.panels ?? []).map(panelName),
        };
        const group = buildDoor(door, look, index, this.#palette.materialOf);
        this.group.add(group);
        return { group, door, position, from: position, to: position };
      })
      .concat(this.#dropDoors(doors.length));
    this.#doorKeys = keys;
    this.#slid = 1;
    this.#placeDoors();
    return true;
  }

  #dropDoors(count: number): Standing[] {
    for (const { group } of this.#doors.slice(count)) freeGroup(group);
    return [];
  }

  /** A place is as wide as a door without what it covers of its neighbour. */
  #step(position: number): number {
    const [first, second] = this.#doors;
    return first && second ? (second.door.x - first.door.x) * position : 0;
  }

  #placeDoors(): void {
    for (const { group, door, position } of this.#doors) group.position.x = (door.x + this.#step(position)) * METRE;
  }
}
