import { ActionIcon, Button, Loader, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { usePhone } from '../../../ui/usePhone.ts';
import { type ExportKind, useExport } from '../useExport.ts';

interface ExportMenuProps {
  groups: readonly EnquiryGroup<EnquiryRow>[];
  /** While older ones are on their way a file would be short of them. */
  complete: boolean;
}

/** What is listed, as a file. */
export const ExportMenu = ({ groups, complete }: ExportMenuProps) => {
  const phone = usePhone();
  const { mutate, isPending } = useExport();
  const give = (kind: ExportKind) => (): void => mutate({ kind, listed: groups.flatMap(({ enquiries }) => enquiries) });
  const disabled = !complete || isPending;
  const icon = <IconDownload size={phone ? 20 : 16} stroke={1.6} aria-hidden="true" />;
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        {phone ? (
          <ActionIcon variant="plain" size="lg" mr={-12} aria-label={followUpMessages.export} disabled={disabled}>
            {isPending ? <Loader size={20} /> : icon}
          </ActionIcon>
        ) : (
          <Button leftSection={icon} aria-busy={isPending} disabled={disabled}>
            {followUpMessages.export}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeCsv size={18} stroke={1.6} />} onClick={give('csv')}>
          {followUpMessages.exportCsv}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} stroke={1.6} />} onClick={give('excel')}>
          {followUpMessages.exportExcel}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
