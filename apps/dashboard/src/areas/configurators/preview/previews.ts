import { queryOptions } from '@tanstack/react-query';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { versionRoutes } from '@vitrine/contract/versions/routes';
import { createContext, useContext } from 'react';
import { call, upload } from '../../../calls/call.ts';

/** The values of Add Preview; they survive the upload dialog. */
export interface PreviewDraft {
  shape: string | null;
  release: 'Technical' | 'View';
  version: string;
  /** The chosen image, and its data URL for showing it. */
  image: { file: File; url: string } | null;
}

export const EMPTY_DRAFT: PreviewDraft = { shape: null, release: 'Technical', version: '', image: null };

interface Draft {
  draft: PreviewDraft;
  change: (changed: Partial<PreviewDraft>) => void;
}

export const PreviewDraftContext = createContext<Draft>({ draft: EMPTY_DRAFT, change: () => undefined });

export const usePreviewDraft = (): Draft => useContext(PreviewDraftContext);

/** The previews that were added to a configurator, newest first. */
export const previewsQuery = (configuratorId: number) =>
  queryOptions({
    queryKey: ['previews', configuratorId],
    queryFn: () =>
      call<typeof versionRoutes.listPreviews>('GET', '/configurators/:configuratorId/previews', {
        params: { configuratorId },
      }),
  });

export const addPreview = ({ configuratorId, draft }: { configuratorId: number; draft: PreviewDraft }) => {
  const form = new FormData();
  if (draft.shape !== null) form.append('shape', draft.shape);
  form.append('release', draft.release);
  form.append('version', draft.version.trim());
  if (draft.image !== null) form.append('image', draft.image.file);
  return upload<typeof versionRoutes.addPreview>('/configurators/:configuratorId/previews', {
    params: { configuratorId },
    form,
  });
};

export const deletePreview = ({ configuratorId, previewId }: { configuratorId: number; previewId: number }) =>
  call<typeof versionRoutes.deletePreview>('DELETE', '/configurators/:configuratorId/previews/:previewId', {
    params: { configuratorId, previewId },
  });

/** The live preview page on the content host. */
export const previewAddress = (contentUrl: string, dataUrl: string): string =>
  `${contentUrl}/viewer/v1/preview.html?src=/${dataUrl}/latest.json&lang=en-gb`;

/** The same page for other data: it waits for a message with the data, and uses the images of that folder. */
export const editsPreviewAddress = (contentUrl: string, dataUrl: string): string =>
  `${contentUrl}/viewer/v1/preview.html?src=/${dataUrl}/preview.json&lang=en-gb&posted`;

/** latest.json as if the version were live. It depends on settings too, so it is never cached. */
export const versionPreviewQuery = (configuratorId: number, version: number, resellerId: number | null) =>
  queryOptions({
    queryKey: ['version-preview', configuratorId, version, resellerId],
    staleTime: 0,
    queryFn: async () =>
      (await call<typeof versionRoutes.readVersionPreview>(
        'GET',
        '/configurators/:configuratorId/versions/:version/preview',
        { params: { configuratorId, version }, query: resellerId === null ? {} : { reseller: resellerId } },
      )) as unknown as LatestFile,
  });
