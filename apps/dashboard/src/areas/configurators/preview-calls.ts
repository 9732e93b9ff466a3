import { queryOptions } from '@tanstack/react-query';
import type { versionRoutes } from '@vitrine/contract/versions/routes';
import { call, upload } from '../../calls/call.ts';
import type { PreviewDraft } from './preview-draft.ts';

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
