import { useMutation, useQueryClient } from '@tanstack/react-query';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import type { Manufacturer, Product } from '@vitrine/contract/manufacturers/schemas';
import { errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { type Assigning, addManufacturer, assignProducts, removeManufacturer } from './calls.ts';
import { useListKeys } from './useManufacturers.ts';

/** What administrators change behind the stock sets of an organisation; each tells how it went. */
export const useManage = (organisationId: number) => {
  const keys = useListKeys(organisationId);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const told = (title: string, message: string) => ({
    succeeded: () => notify({ kind: 'success', title, message }),
    onError: (error: unknown) => notify({ kind: 'error', title, message: errorText(error) }),
  });
  const makers = told(messages.manageManufacturers, messages.added);
  const deletion = told(messages.manageManufacturers, messages.deleted);
  const assignment = told(messages.manageProducts, messages.assigned);
  const takeManufacturers = (next: Manufacturer[]): void => void queryClient.setQueryData(keys.manufacturers, next);
  return {
    adding: useMutation({
      mutationFn: (name: string) => addManufacturer(organisationId, name),
      onSuccess: (next) => {
        takeManufacturers(next);
        makers.succeeded();
      },
      onError: makers.onError,
    }),
    deleting: useMutation({
      mutationFn: removeManufacturer,
      onSuccess: (next) => {
        takeManufacturers(next);
        // Its products have gone with it.
        void queryClient.invalidateQueries({ queryKey: keys.products });
        deletion.succeeded();
      },
      onError: deletion.onError,
    }),
    assigning: useMutation({
      mutationFn: (assignments: Assigning[]) => assignProducts(organisationId, assignments),
      onSuccess: (next: Product[]) => {
        queryClient.setQueryData(keys.products, next);
        assignment.succeeded();
      },
      onError: assignment.onError,
    }),
  };
};
