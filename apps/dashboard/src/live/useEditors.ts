import { useQuery, useQueryClient } from '@tanstack/react-query';
import { editorLimits } from '@vitrine/contract/versions/limits';
import type { versionRoutes } from '@vitrine/contract/versions/routes';
import type { Editor } from '@vitrine/contract/versions/schemas';
import { maySaveVersions } from '@vitrine/domain/policies/versions';
import { useEffect } from 'react';
import { isAttended } from '../calls/attendance.ts';
import { call } from '../calls/call.ts';
import { userQuery } from '../session/queries.ts';
import { useSession } from '../session/session.ts';
import { useTenant } from '../tenant/useTenant.ts';

/** Names this tab to the server. */
export const TAB = [...crypto.getRandomValues(new Uint8Array(editorLimits.tabNameBytes))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');

const PATH = '/configurators/:configuratorId/editors/:tab';

const reportEditor = (configuratorId: number, reseller: number | null) =>
  call<typeof versionRoutes.reportEditor>('PUT', PATH, { params: { configuratorId, tab: TAB }, body: { reseller } });

const endEditor = (configuratorId: number) =>
  call<typeof versionRoutes.endEditor>('DELETE', PATH, { params: { configuratorId, tab: TAB } }, { keepalive: true });

const NOBODY: readonly Editor[] = [];

/**
 * Reports that the user works on a configurator, or on a reseller's copy, while somebody is at the page, and returns who
 * else does. Empty for users who cannot save.
 */
export const useEditors = (configuratorId: number): readonly Editor[] => {
  const { user } = useSession();
  const { key, resellerId } = useTenant();
  const queryClient = useQueryClient();
  const isReporting = maySaveVersions(user);
  const queryKey = [...key, 'editors', configuratorId, resellerId];
  const { data = NOBODY } = useQuery({
    queryKey,
    // A report uses the session. A page that was left alone does not, and its user is not at work.
    queryFn: () =>
      isAttended()
        ? reportEditor(configuratorId, resellerId)
        : (queryClient.getQueryData<readonly Editor[]>(queryKey) ?? NOBODY),
    enabled: isReporting,
    refetchInterval: editorLimits.reportEveryMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!isReporting) return;
    // Others then see it at once. Without an answer, or without a session, the row expires.
    const leave = (): void => {
      if (queryClient.getQueryData(userQuery.queryKey) !== null) endEditor(configuratorId).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [configuratorId, isReporting, queryClient]);
  return data;
};
