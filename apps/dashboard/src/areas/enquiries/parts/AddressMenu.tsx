import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAddress } from '../useAddress.ts';
import { useEnquiries } from '../useEnquiries.ts';
import { EraseDialog } from './EraseDialog.tsx';

/** How many of the enquiries came from an address. */
const countOf = (enquiries: readonly EnquiryRow[], email: string): number =>
  enquiries.filter((enquiry) => enquiry.email.toLowerCase() === email.toLowerCase()).length;

/** What a visitor may ask for: everything that is kept about their address, or its erasing. */
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
            // Only then it can be said how many there are.
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
          yes="Try again"
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
