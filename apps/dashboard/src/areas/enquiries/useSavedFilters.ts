import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTenant } from '../../tenant/useTenant.ts';
import { createSavedFilter, deleteSavedFilter, listSavedFilters } from './follow-up-calls.ts';
import type { Narrowing } from './narrow.ts';

/** The signed-in person's own filters of the tenant on screen. */
export const useSavedFilters = () => {
  const queryClient = useQueryClient();
  const { key, parent } = useTenant();
  const id = parent?.id ?? 0;
  const queryKey = [...key, 'enquiry-filters'];
  const onSettled = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey });
  const { data = [] } = useQuery({ queryKey, enabled: parent !== null, queryFn: () => listSavedFilters(id) });
  return {
    filters: data,
    saveDraft: useMutation({
      mutationFn: ({ name, filter }: { name: string; filter: Narrowing }) => createSavedFilter(id, name, filter),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (filterId: number) => deleteSavedFilter(id, filterId), onSettled }),
  };
};
