import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { presetRoutes } from '@vitrine/contract/presets/routes';
import type { PresetsMap } from '@vitrine/contract/presets/schemas';
import type { versionRoutes } from '@vitrine/contract/versions/routes';
import { call, upload } from '../../../calls/call.ts';
import type { CustomisationTarget } from '../calls.ts';

const ofReseller = ({ reseller }: CustomisationTarget) => (reseller === null ? {} : { reseller });

export const readPresets = (target: CustomisationTarget) =>
  call<typeof presetRoutes.readPresets>('GET', '/configurators/:configuratorId/presets', {
    params: { configuratorId: target.configuratorId },
    query: ofReseller(target),
  });

/** `seen`: tag of the list that the change is based on. */
export const savePresets = (target: CustomisationTarget, map: PresetsMap, seen: string) =>
  call<typeof presetRoutes.savePresets>('POST', '/configurators/:configuratorId/presets', {
    params: { configuratorId: target.configuratorId },
    query: { ...ofReseller(target), seen },
    body: map,
  });

/** The design of a short link. @throws an error that is missing where no design of this configurator has the code */
export const readSharedDesign = async (target: CustomisationTarget, code: string): Promise<string> => {
  const { configuration } = await call<typeof presetRoutes.readSharedDesign>(
    'GET',
    '/configurators/:configuratorId/shared-designs/:code',
    { params: { configuratorId: target.configuratorId, code }, query: ofReseller(target) },
  );
  return configuration;
};

/** Uploads an image to the content host; returns its address. */
export const savePresetImage = async (target: CustomisationTarget, number: number, image: Blob): Promise<string> => {
  const name = `preset${number}.png`;
  const form = new FormData();
  form.set('fileName', name);
  form.set('fileData', image, name);
  const saved = await upload<typeof presetRoutes.savePresetImage>('/configurators/:configuratorId/preset/image', {
    params: { configuratorId: target.configuratorId },
    query: ofReseller(target),
    form,
  });
  return saved.imageUrl;
};

/** The design that resembles a photo, as text. */
export const findStyle = (photo: File, training: string) => {
  const form = new FormData();
  form.set('image', photo, photo.name);
  form.set('training', training);
  return upload<typeof presetRoutes.findStyle>('/style-finder/platform/preset', { params: {}, form });
};

/** The same for a photo on the content host. */
export const findStyleAgain = async (imageUrl: string, training: string): Promise<string> => {
  const form = new FormData();
  form.set('imageUrl', imageUrl);
  form.set('training', training);
  const { statusCode, data } = await upload<typeof presetRoutes.findStyleAgain>('/style-finder/platform/regenerate', {
    params: {},
    form,
  });
  if (statusCode !== 200) throw new Error(messages.generationFailed);
  return data;
};

/** Deploys the live version again, without propagation or regeneration, which would deploy again for ever. */
export const deployAgain = ({ configuratorId, reseller }: CustomisationTarget, version: number) =>
  call<typeof versionRoutes.deployVersion>('POST', '/configurators/:configuratorId/deploy', {
    params: { configuratorId },
    body: {
      version: String(version),
      based_on: version,
      propagate_scene: '',
      auto: false,
      ...(reseller !== null && { reseller }),
    },
  });
