import type { FloorDraft } from '@vitrine/domain/builder/draft';
import {
  areaOf,
  firstCorners,
  readCorners,
  setCorners,
  setLight,
  setMask,
  setPhoto,
} from '@vitrine/domain/builder/floors/edit-room';
import type { Corners } from '@vitrine/domain/builder/floors/floor-corners';
import { useState } from 'react';
import { useBuilder } from '../edit/builder.ts';
import { CORNERS_MASK, drawCornersMask } from './draw-mask.ts';
import { findLight } from './find-light.ts';
import { useDraftImages } from './useDraftImages.ts';

/** What is done with the photo of a room. A mask that nobody has painted follows the corners, in the same step of undo. */
export const useRoom = () => {
  const { draft, change, addFiles, addDrawn } = useBuilder<FloorDraft>();
  const { read } = useDraftImages();
  const [isWorking, setIsWorking] = useState(false);
  const { scene } = draft.file;
  const size = { width: scene?.width ?? 0, height: scene?.height ?? 0 };
  const found = readCorners(scene);
  const isUnpainted = !scene?.mask || draft.images[scene.mask]?.name === CORNERS_MASK;

  const choosePhoto = (files: readonly File[]): void =>
    addFiles(files, async ([photo]) => {
      if (!photo) return;
      const { facts } = photo;
      const isSameSize = scene?.mask && facts.width === size.width && facts.height === size.height;
      if (isSameSize) return change((before) => setPhoto(before, facts));
      const mask = await drawCornersMask(firstCorners(facts), facts);
      await addDrawn(mask, (drawn) => change((before) => setMask(setPhoto(before, facts), drawn.facts)));
    });

  const moveCorners = async (corners: Corners): Promise<void> => {
    const move = (before: FloorDraft): FloorDraft => setCorners(before, corners, areaOf(before));
    if (!isUnpainted) return change(move);
    const mask = await drawCornersMask(corners, size);
    await addDrawn(mask, (drawn) => change((before) => setMask(move(before), drawn.facts)));
  };

  const fillCorners = async (): Promise<void> => {
    if (!found) return;
    const mask = await drawCornersMask(found.corners, size);
    await addDrawn(mask, (drawn) => change((before) => setMask(before, drawn.facts)));
  };

  const takeLight = async (): Promise<void> => {
    if (!scene?.base || !scene.mask) return;
    setIsWorking(true);
    try {
      const [photo, mask] = await Promise.all([read(scene.base), read(scene.mask)]);
      if (!photo || !mask) return;
      await addDrawn(await findLight(photo, mask), (light) => change((before) => setLight(before, light.facts)));
    } finally {
      setIsWorking(false);
    }
  };

  return { size, found, choosePhoto, moveCorners, fillCorners, takeLight, isWorking };
};
