import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isSameEmail } from '@vitrine/contract/email-address';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { saveJson } from '../../../ui/tables/sheets/save-sheet.ts';
import { eraseAddress, readAddress } from '../calls.ts';
import { useEnquiries } from '../useEnquiries.ts';

/** Exports or erases everything about an address in the tenant on screen. */
const useAddress = (email: string) => {
  const queryClient = useQueryClient();
  const { key, parent } = useTenant();
  const id = parent?.id ?? 0;
  return {
    download: useMutation({
      mutationFn: () => readAddress(id, email),
      onSuccess: (kept) => saveJson('kept-about-a-visitor', kept),
    }),
    erase: useMutation({
      mutationFn: () => eraseAddress(id, email),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [...key, 'enquiries'] }),
    }),
  };
};

interface EraseDialogProps {
  email: string;
  /** The number of enquiries of the address. */
  count: number;
  erase: ReturnType<typeof useAddress>['erase'];
  onErased: () => void;
  onClose: () => void;
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Erases everything about an address, after it was typed. */
const EraseDialog = ({ email, count, erase, onErased, onClose }: EraseDialogProps) => {
  const [typed, setTyped] = useState('');
  const [differs, setDiffers] = useState(false);
  const serverError = erase.error === null ? undefined : errorText(erase.error);
  const submit = (): void => {
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
    <FormModal
      title={followUpMessages.erase}
      sentence={followUpMessages.eraseQuestion(count, email)}
      width={400}
      small
      role="alertdialog"
      locked={erase.isPending}
      onClose={onClose}
      action={followUpMessages.eraseYes}
      destroys
      busy={erase.isPending}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        label={followUpMessages.eraseConfirm}
        name="confirmation"
        autoComplete="off"
        inputMode="email"
        value={typed}
        error={differs ? followUpMessages.eraseDiffers : serverError}
        onChange={(event) => {
          setDiffers(false);
          setTyped(event.target.value);
        }}
      />
    </FormModal>
  );
};

/** The number of enquiries from an address. */
const countOf = (enquiries: readonly EnquiryRow[], email: string): number =>
  enquiries.filter((enquiry) => isSameEmail(enquiry.email, email)).length;

/** A visitor's rights: a copy of all data about their address, or its erasure. */
export const AddressMenu = ({ enquiry: { email } }: { enquiry: Pick<EnquiryRow, 'email'> }) => {
  const navigate = useNavigate();
  const { paths } = useTenant();
  const { data } = useEnquiries();
  const { download, erase } = useAddress(email);
  const [erasing, setErasing] = useState(false);
  const stopErasing = (): void => {
    erase.reset();
    setErasing(false);
  };
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon size="md" bd="1px solid var(--vt-line-strong)" aria-label={followUpMessages.personalData}>
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={18} stroke={1.6} />} onClick={() => download.mutate()}>
            {followUpMessages.downloadStored}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} stroke={1.6} />}
            // Only then the number is known.
            disabled={data?.complete !== true}
            onClick={() => setErasing(true)}
          >
            {followUpMessages.erase}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {download.error !== null && (
        <ConfirmDialog
          title={followUpMessages.downloadFailed}
          question={errorText(download.error)}
          yes={uiMessages.tryAgain}
          busy={download.isPending}
          onYes={() => download.mutate()}
          onClose={download.reset}
        />
      )}
      {erasing && (
        <EraseDialog
          email={email}
          count={countOf(data?.rows ?? [], email)}
          erase={erase}
          onErased={() => navigate({ to: paths.enquiries, replace: true })}
          onClose={stopErasing}
        />
      )}
    </>
  );
};
