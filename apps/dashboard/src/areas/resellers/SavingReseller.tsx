import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import type { useResellerEdit } from './useResellerEdit.ts';

/** The question before an edit that changes access, and the overlay while it is saved. */
export const SavingReseller = ({ edit }: { edit: ReturnType<typeof useResellerEdit> }) => (
  <>
    {edit.asking && (
      <ConfirmDialog
        title={resellerMessages.accessTitle}
        question={resellerMessages.accessChanged}
        yes={uiMessages.saveTheChanges}
        busy={edit.saving}
        onYes={edit.confirm}
        onClose={edit.decline}
      />
    )}
    {edit.saving && <LoadingOverlay message={resellerMessages.updating} everything />}
  </>
);
