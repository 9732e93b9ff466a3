import { Button } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { announce } from '../../../ui/announce.ts';
import { ModalFrame } from '../../../ui/ModalFrame.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { useAddress } from '../useAddress.ts';

interface EraseDialogProps {
  email: string;
  /** How many enquiries of the address there are. */
  count: number;
  erase: ReturnType<typeof useAddress>['erase'];
  onErased: () => void;
  onClose: () => void;
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Erases everything about an address, once the address was typed. */
export const EraseDialog = ({ email, count, erase, onErased, onClose }: EraseDialogProps) => {
  const [typed, setTyped] = useState('');
  const [differs, setDiffers] = useState(false);
  const refused = erase.error === null ? undefined : errorText(erase.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (erase.isPending) return;
    setDiffers(!isSame(typed, email));
    if (!isSame(typed, email)) return;
    erase.mutate(undefined, {
      onSuccess: ({ erased }) => {
        announce(followUpMessages.erased(erased));
        onErased();
      },
    });
  };
  return (
    <ModalFrame
      title={followUpMessages.erase}
      sentence={followUpMessages.eraseQuestion(count, email)}
      width={400}
      small
      role="alertdialog"
      locked={erase.isPending}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form="erase-address" variant="destroy" aria-busy={erase.isPending}>
            {followUpMessages.eraseYes}
          </Button>
        </>
      )}
    >
      <form id="erase-address" onSubmit={submit}>
        <TextField
          data-autofocus
          label={followUpMessages.eraseConfirm}
          name="confirmation"
          autoComplete="off"
          inputMode="email"
          value={typed}
          error={differs ? followUpMessages.eraseDiffers : refused}
          onChange={(event) => {
            setDiffers(false);
            setTyped(event.target.value);
          }}
        />
      </form>
    </ModalFrame>
  );
};
