import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { blendsWith, removeFlake } from '@vitrine/domain/builder/floors/edit-flakes';
import { type Part, removePart } from '@vitrine/domain/builder/part-lists';
import { isFloorsFile } from '@vitrine/domain/catalogue/rows-of';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { announce } from '../../../../ui/feedback/announce.ts';
import { DeleteButton } from '../edit/DeleteButton.tsx';
import { type ListKind, usePartEditor, usePartsFile } from './part-editor.ts';

/** Deletes a part. What is made of it is named first; without such, Undo is enough. */
export const DeletePart = ({ kind, part }: { kind: ListKind; part: Part }) => {
  const { file, changeFile } = usePartsFile();
  const { select } = usePartEditor();
  const [isAsking, setIsAsking] = useState(false);
  const users = kind.list === 'flakes' && isFloorsFile(file) ? blendsWith(file, part.id) : [];
  const remove = (): void => {
    changeFile((before) =>
      kind.list === 'flakes' && isFloorsFile(before)
        ? removeFlake(before, part.id)
        : removePart(before, kind.list, part.id),
    );
    select(null);
    announce(messages.deleted(part.name));
  };
  return (
    <>
      <DeleteButton label={messages.deleteYes} onDelete={() => (users.length > 0 ? setIsAsking(true) : remove())} />
      {isAsking && (
        <ConfirmDialog
          title={messages.delete(part.name)}
          question={messages.usedBy(part.name, users.map(({ name }) => name).join(', '))}
          yes={messages.deleteYes}
          destroys
          onYes={remove}
          onClose={() => setIsAsking(false)}
        >
          {messages.usedByHelp}
        </ConfirmDialog>
      )}
    </>
  );
};
