import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDeleteConfigurator } from '../useDeleteConfigurator.ts';

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
