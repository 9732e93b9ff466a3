import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { buildDoor, computeFront } from '@vitrine/domain/design/robes/model/doors';
import { doorLook, modelBody } from '@vitrine/domain/design/robes/model/model-robe';
import type { Extent } from '@vitrine/domain/design/robes/model/space';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import {
  DEPTH,
  type Door,
  doorsOf,
  profileOf,
  type RobeSize,
  sharesOf,
} from '@vitrine/domain/design/robes/robe-geometry';
import { partWith } from '@vitrine/domain/design/robes/robe-offer';
import {
  type DoorPositions,
  getClosedPositions,
  getOpenPositions,
  isOpen,
  touchDoor,
} from '@vitrine/domain/design/robes/robe-sliding';
import { CONTENTS, lookThrough } from '@vitrine/domain/design/robes/room/lit-parts';
import { MILLIMETRE } from '@vitrine/domain/design/units';
import { Group } from 'three';
import { lookOf, type Palette } from './palette.ts';
import type { DoorShade } from './room-light.ts';
import { freeGroup, groupOf } from './solids-group.ts';

/** Seconds that a door slides. */
const SLIDE = 0.9;

/** A part of the front, from the floor up. Metres. */
export interface PaneArea {
  left: number;
  right: number;
  height: number;
}

interface DoorState {
  group: Group;
  door: Door;
  /** How much light it keeps away, 0 to 1: glass lets a part through. */
  cover: number;
  /** Whether any of its panels reflects the room. */
  reflects: boolean;
  /** Positions in steps of a door to the right: now, at the start of the slide, and at its end. */
  position: number;
  from: number;
  to: number;
}

const CLOSED = { position: 0, from: 0, to: 0 } as const;

const ease = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** The wardrobe: its boards, their contents, and doors that slide. Its centre is at x 0. */
export class Wardrobe {
  readonly group = new Group();
  readonly #file: SlidingRobeFile;
  readonly #palette: Palette;
  #body: Group | null = null;
  #bodyKey = '';
  #doors: DoorState[] = [];
  #doorKeys: string[] = [];
  #slid = 1;
  #height = 0;
  #bodies: readonly Extent[] | null = null;

  constructor(file: SlidingRobeFile, palette: Palette) {
    this.#file = file;
    this.#palette = palette;
  }

  /** The part of its front that reflects the room, in metres; null when nothing does. */
  get panes(): PaneArea | null {
    const xs = this.#doors.flatMap(({ group, door, reflects }) => {
      const from = this.group.position.x + group.position.x;
      return reflects ? [from, from + door.width * MILLIMETRE] : [];
    });
    return xs.length > 0 ? { left: Math.min(...xs), right: Math.max(...xs), height: this.#height } : null;
  }
  /** The doors as they keep light from what is behind them. */
  get doorShades(): DoorShade[] {
    const { x } = this.group.position;
    return this.#doors.map(({ group, door, cover }) => {
      const from = x + group.position.x;
      return [from, from + door.width * MILLIMETRE, computeFront(door) - DEPTH.door * MILLIMETRE, cover];
    });
  }
  /** What is in it and shades the rest, once after each change; null when nothing changed. */
  takeBodies(): readonly Extent[] | null {
    const bodies = this.#bodies;
    this.#bodies = null;
    return bodies;
  }
  get positions(): DoorPositions {
    return this.#doors.map(({ to }) => to);
  }
  /** Whether any of its doors can be opened. */
  get canOpen(): boolean {
    return isOpen(getOpenPositions(this.#doors.length));
  }
  get isOpen(): boolean {
    return isOpen(this.positions);
  }

  /** Builds what changed since the last design; returns whether anything did. */
  fit(robe: RobeDesign): boolean {
    const size = { width: robe.width, height: robe.height, doors: robe.doors.length };
    this.#height = robe.height * MILLIMETRE;
    this.group.position.x = (-robe.width / 2) * MILLIMETRE;
    const changedBody = this.#fitBody(robe, size);
    const changedDoors = this.#fitDoors(robe, size);
    return changedBody || changedDoors;
  }

  /** Opens as many doors as possible, or closes all. */
  setOpen(open: boolean): void {
    this.#slideTo(open ? getOpenPositions(this.#doors.length) : getClosedPositions(this.#doors.length));
  }

  /** Puts every door at its position, without sliding. */
  moveDoorsTo(positions: DoorPositions): void {
    this.#slideTo(positions);
    this.advance(SLIDE);
  }

  /** Slides the door at a point of the wardrobe's front, in metres; returns whether there is one. */
  touch(x: number, y: number): boolean {
    const from = x - this.group.position.x;
    const hits = this.#doors
      .map((state, index) => ({ ...state, index }))
      .filter(({ door, position }) => {
        const left = (door.x + this.#step(position)) * MILLIMETRE;
        return (
          from >= left && from <= left + door.width * MILLIMETRE && y >= 0 && y <= (door.y + door.height) * MILLIMETRE
        );
      })
      .sort((one, other) => one.door.track - other.door.track);
    const [hit] = hits;
    if (!hit) return false;
    this.#slideTo(touchDoor(this.positions, hit.index));
    return true;
  }

  /** Advances the doors by a time in seconds; returns whether any still moves. */
  advance(seconds: number): boolean {
    if (this.#slid >= 1) return false;
    this.#slid = Math.min(1, this.#slid + seconds / SLIDE);
    const progress = ease(this.#slid);
    for (const state of this.#doors) state.position = state.from + (state.to - state.from) * progress;
    this.#placeDoors();
    return this.#slid < 1;
  }

  get isSliding(): boolean {
    return this.#slid < 1;
  }

  dispose(): void {
    for (const { group } of this.#doors) freeGroup(group);
    if (this.#body) freeGroup(this.#body);
  }

  #slideTo(positions: DoorPositions): void {
    this.#doors.forEach((state, index) => {
      state.from = state.position;
      state.to = positions[index] ?? 0;
    });
    this.#slid = 0;
  }

  #fitBody(robe: RobeDesign, size: RobeSize): boolean {
    const internals = robe.internals.map((id) => partWith(this.#file.internals.options, id));
    const key = [size.width, size.height, ...robe.internals, ...internals.map((one) => one?.parts?.join(' '))].join();
    if (key === this.#bodyKey) return false;
    this.#bodyKey = key;
    if (this.#body) freeGroup(this.#body);
    const solids = modelBody(this.#file, robe);
    this.#bodies = solids.entries().flatMap(([, solid]) => solid.extents);
    this.#body = groupOf(solids, this.#palette.materialOf, 'body');
    this.group.add(this.#body);
    this.#hideContents();
    return true;
  }

  #fitDoors(robe: RobeDesign, size: RobeSize): boolean {
    const profile = profileOf(partWith(this.#file.frames.frameType, robe.frame));
    const doors = doorsOf(size, profile);
    const keys = robe.doors.map(({ layout, panels }) => {
      const shares = sharesOf(partWith(this.#file.doors, layout));
      const panes = panels.map((id) => lookOf(partWith(this.#file.materials, id)));
      return [size.width, size.height, size.doors, profile, layout, ...shares, ...panels, ...panes].join();
    });
    if (keys.join(';') === this.#doorKeys.join(';')) return false;
    // As many doors as before go on sliding; others start closed.
    const isOtherCount = doors.length !== this.#doors.length;
    if (isOtherCount) this.#slid = 1;
    this.#doors = doors
      .map((door, index) => {
        const known = this.#doors[index];
        const { position, from, to } = known && !isOtherCount ? known : CLOSED;
        if (known && keys[index] === this.#doorKeys[index]) return { ...known, door };
        if (known) freeGroup(known.group);
        const solids = buildDoor(door, doorLook(this.#file, robe, index), index);
        const group = groupOf(solids, this.#palette.materialOf, 'doors');
        this.group.add(group);
        return { group, door, ...lookThrough(this.#file, robe, index), position, from, to };
      })
      .concat(this.#dropDoors(doors.length));
    this.#doorKeys = keys;
    this.#placeDoors();
    return true;
  }

  #dropDoors(count: number): DoorState[] {
    for (const { group } of this.#doors.slice(count)) freeGroup(group);
    return [];
  }

  /** Millimetres of a position: the width of a door without the overlap with its neighbour. */
  #step(position: number): number {
    const [first, second] = this.#doors;
    return first && second ? (second.door.x - first.door.x) * position : 0;
  }

  /** What is behind closed doors need not be drawn; boards stay, as they show through gaps. */
  #hideContents(): void {
    const closed = getClosedPositions(this.#doors.length);
    const isHidden = this.#doors.every(({ position, cover }, index) => position === closed[index] && cover === 1);
    for (const mesh of this.#body?.children ?? []) if (CONTENTS.has(mesh.name)) mesh.visible = !isHidden;
  }

  #placeDoors(): void {
    this.#hideContents();
    for (const { group, door, position } of this.#doors)
      group.position.x = (door.x + this.#step(position)) * MILLIMETRE;
  }
}
