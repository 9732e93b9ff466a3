import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { errorText } from '../../calls/api-error.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import { configuratorQuery, configuratorsQuery } from '../../session/queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { deleteConfigurator } from './calls.ts';

/** Deletes a configurator, reports the result, and shows the list without it. */
const useDeleteConfigurator = (configuratorId: number) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { key, openedId, paths } = useTenant();
  return useMutation({
    mutationFn: () => deleteConfigurator(configuratorId),
    onSuccess: async () => {
      queryClient.setQueryData(configuratorsQuery(key, openedId).queryKey, (before) =>
        before?.filter(({ id }) => id !== configuratorId),
      );
      // Its edits are deleted with it, without the leave question.
      await navigate({ to: paths.configurators, ignoreBlocker: true });
      queryClient.removeQueries({ queryKey: configuratorQuery(key, configuratorId).queryKey, type: 'inactive' });
      notify({ kind: 'success', title: messages.deletedTitle, message: messages.deleted });
    },
    onError: (error) => notify({ kind: 'error', title: messages.notDeletedTitle, message: errorText(error) }),
  });
};

interface DeleteQuestionProps {
  configurator: { id: number; name: string };
  onClose: () => void;
}

/** Asks before a configurator is deleted. */
export const DeleteQuestion = ({ configurator, onClose }: DeleteQuestionProps) => {
  const deleting = useDeleteConfigurator(configurator.id);
  return (
    <ConfirmDialog
      title={configurator.name}
      question={messages.deleteQuestion}
      yes="Delete"
      destroys
      busy={deleting.isPending}
      onYes={() => deleting.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  );
};
