import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTenant } from '../../shell/useTenant.ts';
import { keepSavedFilter, listSavedFilters, removeSavedFilter } from './care-calls.ts';
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
      mutationFn: ({ name, filter }: { name: string; filter: Narrowing }) => keepSavedFilter(id, name, filter),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (filterId: number) => removeSavedFilter(id, filterId), onSettled }),
  };
};
