import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import type { QuarantinedRow, QuarantinedRows } from '@vitrine/contract/enquiries/rows';
import { isMissing } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { deleteQuarantined, listQuarantinedRows, releaseQuarantined } from '../calls.ts';

interface Waiting {
  rows: readonly QuarantinedRow[];
  total: number;
}

const together = ({ pages }: InfiniteData<QuarantinedRows, unknown>): Waiting => ({
  rows: pages.flatMap(({ rows }) => rows),
  total: pages.at(-1)?.total ?? 0,
});

const lengthOf = (pages: readonly QuarantinedRows[]): number => pages.reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * As many per request as the server takes. Those that a colleague has decided meanwhile are no error as long as others
 * were left.
 */
async function inTurn(ids: readonly number[], decide: (some: number[]) => Promise<number[]>): Promise<number[]> {
  const decided: number[] = [];
  let gone: unknown = null;
  for (let at = 0; at < ids.length; at += limits.quarantineShown) {
    try {
      decided.push(...(await decide(ids.slice(at, at + limits.quarantineShown))));
    } catch (error) {
      if (!isMissing(error)) throw error;
      gone = error;
    }
  }
  if (decided.length === 0 && gone !== null) throw gone;
  return decided;
}

/** The quarantine of the tenant on screen, newest first, in pages, with its two actions. */
export const useQuarantine = () => {
  const queryClient = useQueryClient();
  const { key, parent } = useTenant();
  const id = parent?.id ?? 0;
  const queryKey = [...key, 'quarantine'];
  const readAgain = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey });
  return {
    waiting: useInfiniteQuery({
      queryKey,
      enabled: parent !== null,
      initialPageParam: null as number | null,
      queryFn: ({ pageParam: before }) =>
        listQuarantinedRows(id, before === null ? { limit: limits.rowsFirst } : { limit: limits.rowsPage, before }),
      getNextPageParam: (last, pages) => (lengthOf(pages) < last.total ? last.rows.at(-1)?.id : undefined),
      select: together,
    }),
    release: useMutation({
      mutationFn: (ids: number[]) => inTurn(ids, async (some) => (await releaseQuarantined(id, some)).released),
      // After an error too: some may have been released before it.
      onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: [...key, 'enquiries'] }), readAgain()]),
    }),
    remove: useMutation({
      mutationFn: (ids: number[]) => inTurn(ids, async (some) => (await deleteQuarantined(id, some)).deleted),
      onSettled: readAgain,
    }),
  };
};
