import path from 'node:path';
import type { ViewerPreset } from '@vitrine/contract/latest-file';
import { type Preset, type PresetsMap, storedPresets } from '@vitrine/contract/presets/schemas';
import { mapOf } from '@vitrine/domain/presets/presets-map';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { signedImagePath } from '../design-images/address.ts';
import { contentPaths } from '../hosting/paths.ts';
import type { Services } from '../services.ts';
import type { CustomisationTarget } from './customisation-target.ts';

/** The stored presets: images as paths below the content host. Unreadable rows are left out, never the whole. */
export const readStored = (stored: unknown): Preset[] => storedPresets.safeParse(stored).data ?? [];

/** With the addresses of their images, as callers see them. */
export const presentPresets = (presets: readonly Preset[], content: string): Preset[] =>
  presets.map((preset) => ({
    ...preset,
    imageUrl: preset.imageUrl && `${content}/${preset.imageUrl}`,
    ...(preset.photoUrl !== undefined && { photoUrl: preset.photoUrl && `${content}/${preset.photoUrl}` }),
  }));

/** The size of a preset's drawn image. */
const DRAWN = { width: 400, height: 300 } as const;

/** The signed path of the drawn image of a preset, on the content host. */
const drawnPath = (
  services: Pick<Services, 'secrets'>,
  shown: { configurator: number; reseller: number | undefined; design: string },
): string => signedImagePath(services, { ...shown, ...DRAWN });

/** As `presentPresets`, with the address of the drawn design for those without an image. */
export const presentDrawnPresets = (
  services: Pick<Services, 'addresses' | 'secrets'>,
  { record, copy }: Pick<CustomisationTarget, 'record' | 'copy'>,
  presets: readonly Preset[],
): Preset[] =>
  presentPresets(presets, services.addresses.content).map((preset) => {
    if (preset.imageUrl !== null) return preset;
    const shown = { configurator: record.id, reseller: copy?.reseller.id, design: preset.configuration };
    return { ...preset, drawnUrl: `${services.addresses.content}${drawnPath(services, shown)}` };
  });

/**
 * The part that the viewer reads, with images relative to the configurator's folder. A preset without an own image has
 * one that is drawn, by a signed address. @param reseller whose copy it is
 */
export function viewerPresets(
  services: Pick<Services, 'secrets'>,
  { id, presets, dataUrl }: Pick<ConfiguratorRecord, 'id' | 'presets' | 'dataUrl'>,
  reseller?: number,
): ViewerPreset[] {
  const drawn = (design: string): string => drawnPath(services, { configurator: id, reseller, design }).slice(1);
  return readStored(presets).map(({ name, configuration, imageUrl }) => ({
    name,
    configuration,
    image: path.posix.relative(dataUrl, imageUrl ?? drawn(configuration)),
  }));
}

/** presets.json of a folder; null where presets are not supported. */
export const presetsFile = (
  { addresses }: Pick<Services, 'addresses'>,
  { supportsPresets, presets }: Pick<ConfiguratorRecord, 'supportsPresets' | 'presets'>,
  folder: string,
): PresetsMap | null =>
  supportsPresets ? mapOf(folder, presentPresets(readStored(presets), addresses.content)) : null;

/** Writes presets.json beside the live files of the folder. */
export async function writePresets(
  input: Pick<Services, 'content' | 'addresses'>,
  record: Pick<ConfiguratorRecord, 'supportsPresets' | 'presets'>,
  folder: string,
): Promise<void> {
  const map = presetsFile(input, record, folder);
  if (map) await input.content.write(contentPaths(folder).presets, JSON.stringify(map));
}
