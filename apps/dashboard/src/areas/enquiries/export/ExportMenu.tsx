import { ActionIcon, Button, Loader, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { sheetDate } from '@vitrine/domain/dates/format-date';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';
import { isMissing } from '../../../calls/api-error.ts';
import { useChange } from '../../../layout/useChange.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { saveCsv, saveExcel } from '../../../ui/tables/sheets/save-sheet.ts';
import { listEnquiries, readEnquiry } from '../calls.ts';
import { useEnquiries } from '../useEnquiries.ts';
import { enquirySheet } from './enquiry-sheet.ts';

/** Null if it was erased meanwhile. */
const readOne = async (id: number): Promise<Enquiry | null> => {
  try {
    return await readEnquiry(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * The selected enquiries with all fields, in the same order. Read in pages that begin and end with a selected one; an
 * enquiry that a page misses, because newer ones arrived, is read by itself.
 *
 * @param all newest first
 */
async function readWhole(
  tenantId: number,
  all: readonly EnquiryRow[],
  chosen: readonly EnquiryRow[],
): Promise<Enquiry[]> {
  const selectedIds = new Set(chosen.map(({ id }) => id));
  const found = new Map<number, Enquiry>();
  const next = (from: number): number => all.findIndex(({ id }, at) => at >= from && selectedIds.has(id));
  for (let at = next(0); at !== -1; at = next(at + limits.pageMaximum)) {
    const span = all.slice(at, at + limits.pageMaximum);
    const limit = span.findLastIndex(({ id }) => selectedIds.has(id)) + 1;
    const page = await listEnquiries(tenantId, { limit, before: all[at - 1]?.id });
    for (const whole of page) if (selectedIds.has(whole.id)) found.set(whole.id, whole);
    for (const { id } of span) {
      const missed = selectedIds.has(id) && !found.has(id) ? await readOne(id) : null;
      if (missed) found.set(id, missed);
    }
  }
  return chosen.flatMap(({ id }) => found.get(id) ?? []);
}

type ExportKind = 'csv' | 'excel';

/** 'enquiries-2026-11-21'. */
const fileName = (): string => `enquiries-${sheetDate(new Date().toISOString()).slice(0, 10)}`;

/** Reads the listed enquiries with all fields and downloads them as a file. */
const useExport = () => {
  const { parent } = useTenant();
  const { data } = useEnquiries();
  const send = async ({ kind, listed }: { kind: ExportKind; listed: readonly EnquiryRow[] }): Promise<void> => {
    const sheet = enquirySheet(await readWhole(parent?.id ?? 0, data?.rows ?? [], listed));
    if (kind === 'csv') saveCsv(fileName(), sheet);
    else await saveExcel(fileName(), followUpMessages.sheet, sheet);
  };
  return useChange(send, { failed: followUpMessages.exportFailed });
};

interface ExportMenuProps {
  groups: readonly EnquiryGroup<EnquiryRow>[];
  /** While older enquiries load, the file would be incomplete. */
  complete: boolean;
}

/** Downloads the listed enquiries. */
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
