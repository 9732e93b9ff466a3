import { queryOptions } from '@tanstack/react-query';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { versionRoutes } from '@vitrine/contract/versions/routes';
import { call } from '../../calls/call.ts';

/** What latest.json would hold if the version were live. It depends on settings too, so it is asked for each time. */
export const versionPreviewQuery = (configuratorId: number, version: number) =>
  queryOptions({
    queryKey: ['version-preview', configuratorId, version],
    staleTime: 0,
    queryFn: async () =>
      (await call<typeof versionRoutes.readVersionPreview>(
        'GET',
        '/configurators/:configuratorId/versions/:version/preview',
        { params: { configuratorId, version } },
      )) as unknown as LatestFile,
  });
