import type { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import type { uploadRoutes } from '@vitrine/contract/uploads/routes';
import { call, upload } from '../../calls/call.ts';

/** Progress callback and abort signal of an upload. */
export interface UploadObserver {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export const createConfigurator = (organisationId: number, form: FormData, watched: UploadObserver) =>
  upload<typeof configuratorRoutes.createConfigurator>('/organisations/:organisationId/configurators', {
    params: { organisationId },
    form,
    ...watched,
  });

export const updateData = (configuratorId: number, form: FormData, watched: UploadObserver) =>
  upload<typeof configuratorRoutes.saveMajorVersion>('/configurators/:configuratorId/version/major', {
    params: { configuratorId },
    form,
    ...watched,
  });

export const saveBuiltVersion = (configuratorId: number, form: FormData, watched: UploadObserver) =>
  upload<typeof configuratorRoutes.saveBuiltVersion>('/configurators/:configuratorId/version/built', {
    params: { configuratorId },
    form,
    ...watched,
  });

export const findStoredImages = (organisationId: number, hashes: string[]) =>
  call<typeof uploadRoutes.findStoredImages>('POST', '/organisations/:organisationId/uploads/stored', {
    params: { organisationId },
    body: { hashes },
  });

export const listItemUses = (configuratorId: number, ids: string[]) =>
  call<typeof configuratorRoutes.listItemUses>('POST', '/configurators/:configuratorId/item-uses', {
    params: { configuratorId },
    body: { ids },
  });

export interface Settings {
  name?: string;
  supports_presets?: 0 | 1;
  supports_save_design?: 0 | 1;
  supports_style_finder?: 0 | 1;
}

export const editConfigurator = (configuratorId: number, body: Settings) =>
  call<typeof configuratorRoutes.editConfigurator>('POST', '/configurators/:configuratorId/edit', {
    params: { configuratorId },
    body,
  });

export const deleteConfigurator = (configuratorId: number) =>
  call<typeof configuratorRoutes.deleteConfigurator>('DELETE', '/configurators/:configuratorId', {
    params: { configuratorId },
  });

export const retryImages = (configuratorId: number) =>
  call<typeof configuratorRoutes.retryImages>('POST', '/configurators/:configuratorId/images/retry', {
    params: { configuratorId },
  });
