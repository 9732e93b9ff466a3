import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTenant } from '../../tenant/useTenant.ts';
import { saveJson } from '../../ui/save-sheet.ts';
import { eraseAddress, readAddress } from './calls.ts';

/** Gives out or erases everything about an address in the tenant on screen. */
export const useAddress = (email: string) => {
  const queryClient = useQueryClient();
  const { key, parent } = useTenant();
  const id = parent?.id ?? 0;
  return {
    download: useMutation({
      mutationFn: () => readAddress(id, email),
      onSuccess: (kept) => saveJson('kept-about-a-visitor', kept),
    }),
    erase: useMutation({
      mutationFn: () => eraseAddress(id, email),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [...key, 'enquiries'] }),
    }),
  };
};
