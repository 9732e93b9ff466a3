import type { LatestFile } from '@vitrine/contract/latest-file';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { unknownIds } from '@vitrine/domain/design/unknown-ids';
import type { PresetSource } from '@vitrine/domain/presets/read-address';
import { isConfiguration, restoreConfiguration } from '@vitrine/domain/presets/restore';
import { errorCode } from '../../../calls/api-error.ts';
import { readContent } from '../../../calls/read-content.ts';
import type { CustomisationTarget } from '../calls.ts';
import { findStyle, findStyleAgain, readSharedDesign, savePresetImage } from './calls.ts';
import { openCamera } from './design-camera.ts';

export interface StudioContext {
  target: CustomisationTarget;
  contentUrl: string;
  /** Folder of the live files on the content host. */
  liveUrl: string;
  /** The live version. */
  version: number;
  /** Whether the style finder makes presets here. */
  finds: boolean;
}

/** A new preset with its notices. */
interface StudioImage {
  preset: Preset;
  /** Choices that are no longer offered. */
  replaced: number;
}

/** Makes presets with the live version: finds or restores the design, draws it and stores the image. */
export const openStudio = ({ target, contentUrl, liveUrl, version, finds }: StudioContext) => {
  const training = `${contentUrl}/${liveUrl}/latest.json`;
  const camera = openCamera(`${contentUrl}/viewer/v1/preview.html?src=/${liveUrl}/latest.json&lang=en-gb`);
  let live: Promise<LatestFile> | null = null;
  const readLive = (): Promise<LatestFile> => {
    live ??= (readContent(`${training}?t=${Date.now()}`) as Promise<LatestFile>).catch((error: unknown) => {
      // The next preset reads it again.
      live = null;
      throw error;
    });
    return live;
  };
  /** The image of a design on the content host; null if none was drawn: a preset works without one. */
  const imageOf = async (configuration: string, number: number): Promise<string | null> => {
    const image = await camera.take(configuration);
    return image && savePresetImage(target, number, image).catch(() => null);
  };
  const restored = async (configuration: string): Promise<{ configuration: string; replaced: number }> => {
    const { configurator, details } = await readLive();
    return restoreConfiguration(configurator.type, expandFile(details), configuration);
  };
  return {
    /** The design of a source; otherwise what is wrong with the source. */
    read: async (source: PresetSource): Promise<{ configuration: string } | { issue: string }> => {
      if ('code' in source) {
        try {
          return { configuration: await readSharedDesign(target, source.code) };
        } catch (error) {
          if (errorCode(error) === 'resource.missing') return { issue: messages.linkUnknown };
          throw error;
        }
      }
      if (!('text' in source)) return source;
      const { configurator, details } = await readLive();
      const isDesign = isConfiguration(configurator.type, expandFile(details), source.text);
      return isDesign ? { configuration: source.text } : { issue: messages.addressInvalid };
    },
    /** The ids in a design that no item of the live version has; none while that cannot be read. */
    unknownIn: (configuration: string): Promise<string[]> =>
      readLive()
        .then(({ configurator, details }) => unknownIds(configurator.type, expandFile(details), configuration))
        .catch(() => []),
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
    /** The same preset with the live version; one of unknown origin counts as the style finder's. */
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
