import type { LatestFile } from '@vitrine/contract/latest-file';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
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

/** Takes images of designs. */
interface DesignCamera {
  /** A PNG of the design's opening view; null if the viewer did not draw it in time. */
  take: (design: string) => Promise<Blob | null>;
  close: () => void;
}

interface CameraMessage {
  vitrine?: unknown;
  id?: unknown;
  image?: unknown;
}

const asCameraMessage = (data: unknown): CameraMessage => (typeof data === 'object' && data !== null ? data : {});

/** Inside the window, because browsers do not draw frames outside it, but invisible. */
const openFrame = (src: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = 'Drawing';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '-1',
    width: `min(${limits.snapshotWidth}px, 100vw)`,
    height: `min(${limits.snapshotHeight}px, 100vh)`,
    border: '0',
    opacity: '0',
    pointerEvents: 'none',
  });
  frame.src = src;
  document.body.append(frame);
  return frame;
};

/** Opens the live viewer invisibly; `src` is its page on the content host. */
const openCamera = (src: string): DesignCamera => {
  const frame = openFrame(src);
  const { origin } = new URL(src, window.location.href);
  const waiting = new Map<number, (image: Blob | null) => void>();
  let listens: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => {
    listens = resolve;
  });
  let last = 0;
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow) return;
    const { vitrine, id, image } = asCameraMessage(data);
    if (vitrine === 'drawing') listens();
    if (vitrine !== 'drawn' || typeof id !== 'number') return;
    waiting.get(id)?.(image instanceof ArrayBuffer ? new Blob([image], { type: 'image/png' }) : null);
  };
  window.addEventListener('message', onMessage);
  const take = async (design: string): Promise<Blob | null> => {
    const id = ++last;
    const size = { width: limits.snapshotWidth, height: limits.snapshotHeight };
    const drawn = new Promise<Blob | null>((resolve) => {
      const timer = setTimeout(() => waiting.get(id)?.(null), limits.imageSeconds * 1000);
      waiting.set(id, (image) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(image);
      });
    });
    listening.then(() => frame.contentWindow?.postMessage({ vitrine: 'draw', id, design, ...size }, origin));
    return drawn;
  };
  return {
    take,
    close: () => {
      window.removeEventListener('message', onMessage);
      for (const settle of waiting.values()) settle(null);
      frame.remove();
    },
  };
};

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
