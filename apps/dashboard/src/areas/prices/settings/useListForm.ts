import { useQueryClient } from '@tanstack/react-query';
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
  const queryClient = useQueryClient();
  // The fields that the form began with and their revision, also when somebody else saves the list meanwhile.
  const [initialValues] = useState(() => fieldsOf(list));
  const [revision, setRevision] = useState(list.revision);
  const [moved, setMoved] = useState(false);
  const form = useDraftForm<ListFields>(`price-list-settings.${user.id}.${list.id}`, {
    initialValues,
    validate: (values) => fieldIssues(values, list.currency),
    forgetsOnClose: true,
  });
  /** Bases the next save on what somebody else saved, of which the user knows now. */
  const takeRevision = async (): Promise<void> => {
    const { queryKey } = listQuery(tenant, list.id);
    await queryClient.refetchQueries({ queryKey });
    setRevision((before) => queryClient.getQueryData(queryKey)?.revision ?? before);
  };
  const saving = useChange(
    (values: ListFields) =>
      changePriceList({ organisationId: tenant.id, listId: list.id }, changesOf(values, { ...list, revision })),
    {
      success: [messages.settingsTitle, messages.settingsSaved],
      failed: messages.settingsFailed,
      onSuccess: (summary) => {
        takeSummary(queryClient, tenant, summary);
        onSaved();
      },
      onError: (error) => {
        const isMoved = errorCode(error) === 'prices.moved';
        setMoved(isMoved);
        return isMoved ? takeRevision() : undefined;
      },
    },
  );
  return { form, saving, moved };
};

export type ListForm = ReturnType<typeof useListForm>['form'];
