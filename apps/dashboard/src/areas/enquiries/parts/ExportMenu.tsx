import { Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { leadMessages } from '@vitrine/contract/enquiries/lead-messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { sheetDate } from '@vitrine/domain/dates/format-date';
import { Button } from '../../../ui/Button.tsx';
import { saveCsv, saveExcel } from '../../../ui/save-sheet.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { enquirySheet } from '../enquiry-sheet.ts';
import classes from './ExportMenu.module.css';

/** 'enquiries-2026-11-21'. */
const fileName = (): string => `enquiries-${sheetDate(new Date().toISOString()).slice(0, 10)}`;

/** What is listed, as a file. */
export const ExportMenu = ({ enquiries }: { enquiries: readonly Enquiry[] }) => {
  const phone = usePhone();
  const icon = <IconDownload size={phone ? 20 : 16} stroke={1.6} aria-hidden="true" />;
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        {phone ? (
          <button type="button" className={classes.icon} aria-label={leadMessages.export}>
            {icon}
          </button>
        ) : (
          <Button icon={icon}>{leadMessages.export}</Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileTypeCsv size={18} stroke={1.6} />}
          onClick={() => saveCsv(fileName(), enquirySheet(enquiries))}
        >
          {leadMessages.exportCsv}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} stroke={1.6} />}
          onClick={() => saveExcel(fileName(), 'Customer Enquiries', enquirySheet(enquiries))}
        >
          {leadMessages.exportExcel}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
