import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { useState } from 'react';
import { errorCode } from '../../../calls/api-error.ts';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { changePriceList } from '../calls.ts';
import type { OpenList } from '../editor/open-list.ts';
import { listQuery, takeSummary } from '../price-queries.ts';
import { changesOf, fieldIssues, fieldsOf, type ListFields } from './list-form.ts';

/** The settings of a list as a form, whose entries outlive a reload and a save by somebody else. */
export const useListForm = ({ tenant, list }: OpenList, onSaved: () => void) => {
  const { user } = useSession();
  // The fields that the form began with, also when somebody else saves the list meanwhile.
  const [initialValues] = useState(() => fieldsOf(list));
  const [moved, setMoved] = useState(false);
  const form = useDraftForm<ListFields>(`price-list-settings.${user.id}.${list.id}`, {
    initialValues,
    validate: (values) => fieldIssues(values, list.currency),
    forgetsOnClose: true,
  });
  const saving = useChange(
    (values: ListFields) => changePriceList({ organisationId: tenant.id, listId: list.id }, changesOf(values, list)),
    {
      success: [messages.settingsTitle, messages.settingsSaved],
      failed: messages.settingsFailed,
      onSuccess: (summary, queryClient) => {
        takeSummary(queryClient, tenant, summary);
        onSaved();
      },
      onError: (error) => setMoved(errorCode(error) === 'prices.moved'),
      onSettled: (queryClient) =>
        // The newest revision, which the next save is based on.
        queryClient.invalidateQueries({ queryKey: listQuery(tenant, list.id).queryKey }),
    },
  );
  return { form, saving, moved };
};

export type ListForm = ReturnType<typeof useListForm>['form'];
