import type { LatestFile } from '@vitrine/contract/latest-file';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { restoreConfiguration } from '@vitrine/domain/presets/restore';
import { readContent } from '../../../calls/read-content.ts';
import type { CustomisationTarget } from '../calls.ts';
import { findStyle, findStyleAgain, savePresetImage } from './calls.ts';
import { openCamera } from './design-camera.ts';

export interface StudioContext {
  target: CustomisationTarget;
  contentUrl: string;
  /** Where what is live lies on the content host. */
  liveUrl: string;
  /** The version that is live. */
  version: number;
  /** The style finder makes presets here. */
  finds: boolean;
}

/** A preset that was made, and what is to be said about it. */
export interface StudioImage {
  preset: Preset;
  /** Choices that are no longer offered. */
  replaced: number;
}

/** Makes presets on what is live: finds or restores their design, has it drawn and keeps its image. */
export const openStudio = ({ target, contentUrl, liveUrl, version, finds }: StudioContext) => {
  const training = `${contentUrl}/${liveUrl}/latest.json`;
  const camera = openCamera(`${contentUrl}/viewer/v1/preview.html?src=/${liveUrl}/latest.json&lang=en-gb`);
  let live: Promise<LatestFile> | null = null;
  const readLive = (): Promise<LatestFile> => {
    live ??= readContent(`${training}?t=${Date.now()}`) as Promise<LatestFile>;
    return live;
  };
  /** The image of a design on the content host; null where none was drawn, for a preset works without. */
  const imageOf = async (configuration: string, number: number): Promise<string | null> => {
    const image = await camera.take(configuration);
    return image && savePresetImage(target, number, image).catch(() => null);
  };
  const restored = async (configuration: string): Promise<{ configuration: string; replaced: number }> => {
    const { configurator, details } = await readLive();
    return restoreConfiguration(configurator.type, expandFile(details), configuration);
  };
  return {
    fromAddress: async (name: string, configuration: string, number: number): Promise<Preset> => ({
      ...{ name, configuration, version, photoUrl: null },
      imageUrl: await imageOf(configuration, number),
    }),
    fromPhoto: async (name: string, photo: File, number: number): Promise<Preset> => {
      const configuration = await findStyle(photo, training);
      const photoUrl = await savePresetImage(target, number, photo);
      const imageUrl = (await imageOf(configuration, number)) ?? photoUrl;
      return { name, configuration, imageUrl, version, photoUrl };
    },
    /** The same preset on what is live now; one that nobody knows the origin of counts as the style finder's. */
    regenerate: async (preset: Preset, number: number): Promise<StudioImage> => {
      const photoUrl = finds ? (preset.photoUrl === undefined ? preset.imageUrl : preset.photoUrl) : null;
      const found = photoUrl
        ? { configuration: await findStyleAgain(photoUrl, training), replaced: 0 }
        : await restored(preset.configuration);
      const imageUrl = (await imageOf(found.configuration, number)) ?? preset.imageUrl;
      const made = { ...preset, ...(photoUrl && { photoUrl }), configuration: found.configuration, imageUrl, version };
      return { preset: made, replaced: found.replaced };
    },
    close: () => camera.close(),
  };
};
