import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHouse } from '../../shell/useHouse.ts';
import { deleteQuarantined, listQuarantined, releaseQuarantined } from './care-calls.ts';

/** What waits in the quarantine of the house on screen, and the two decisions. */
export const useQuarantine = () => {
  const queryClient = useQueryClient();
  const { key, parent } = useHouse();
  const id = parent?.id ?? 0;
  const queryKey = [...key, 'quarantine'];
  const readAnew = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey });
  return {
    waiting: useQuery({ queryKey, enabled: parent !== null, queryFn: () => listQuarantined(id) }),
    release: useMutation({
      mutationFn: (ids: number[]) => releaseQuarantined(id, ids),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [...key, 'enquiries'] }),
      onSettled: readAnew,
    }),
    remove: useMutation({ mutationFn: (ids: number[]) => deleteQuarantined(id, ids), onSettled: readAnew }),
  };
};
