import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useChange } from '../../layout/useChange.ts';
import { configuratorQuery, configuratorsQuery } from '../../session/queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useMounted } from '../../ui/page/useMounted.ts';
import { deleteConfigurator } from './calls.ts';

/** Deletes a configurator, reports the result, and shows the list without it. */
const useDeleteConfigurator = (configuratorId: number) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const { key, openedId, paths } = useTenant();
  const send = async (): Promise<void> => {
    await deleteConfigurator(configuratorId);
    queryClient.setQueryData(configuratorsQuery(key, openedId).queryKey, (before) =>
      before?.filter(({ id }) => id !== configuratorId),
    );
    // Its edits are deleted with it, without the leave question.
    if (isMounted()) await navigate({ to: paths.configurators, ignoreBlocker: true });
    queryClient.removeQueries({ queryKey: configuratorQuery(key, configuratorId).queryKey, type: 'inactive' });
  };
  return useChange(send, { success: [messages.deletedTitle, messages.deleted], failed: messages.notDeletedTitle });
};

interface DeleteQuestionProps {
  configurator: { id: number; name: string; deployed: boolean };
  onClose: () => void;
}

/** Asks before a configurator is deleted. */
export const DeleteQuestion = ({ configurator, onClose }: DeleteQuestionProps) => {
  const deleting = useDeleteConfigurator(configurator.id);
  return (
    <ConfirmDialog
      title={configurator.name}
      question={messages.deleteQuestion}
      yes={uiMessages.delete}
      destroys
      busy={deleting.isPending}
      onYes={() => deleting.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      {configurator.deployed && <p>{messages.deleteLive}</p>}
    </ConfirmDialog>
  );
};
