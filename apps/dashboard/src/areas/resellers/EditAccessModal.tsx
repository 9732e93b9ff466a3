import { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { AccessList } from './AccessList.tsx';
import { SavingReseller } from './SavingReseller.tsx';
import { useResellerEdit } from './useResellerEdit.ts';

interface EditAccessModalProps {
  reseller: Reseller;
  onClose: () => void;
}

/** Manage Access of an existing reseller, as in its settings. Closing and leaving discard the changes. */
export const EditAccessModal = ({ reseller, onClose }: EditAccessModalProps) => {
  const edit = useResellerEdit(reseller, onClose, true);
  return (
    <>
      <FormModal
        title={resellerMessages.accessTitle}
        sentence={resellerMessages.accessHelp}
        width={560}
        locked={edit.saving}
        action={uiMessages.saveTheChanges}
        disabled={!edit.dirty}
        unsaved={edit.dirty}
        onSubmit={edit.save}
        onClose={() => {
          edit.discard();
          onClose();
        }}
      >
        <AccessList
          configurators={reseller.configurators}
          chosen={edit.values.access}
          onChange={(access) => edit.change({ access })}
        />
      </FormModal>
      <SavingReseller edit={edit} />
    </>
  );
};
