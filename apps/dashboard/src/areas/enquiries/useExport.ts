import { useMutation } from '@tanstack/react-query';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { sheetDate } from '@vitrine/domain/dates/format-date';
import { errorText } from '../../calls/api-error.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import { useTenant } from '../../tenant/useTenant.ts';
import { saveCsv, saveExcel } from '../../ui/save-sheet.ts';
import { enquirySheet } from './enquiry-sheet.ts';
import { readWhole } from './read-whole.ts';
import { useEnquiries } from './useEnquiries.ts';

export type ExportKind = 'csv' | 'excel';

/** 'enquiries-2026-11-21'. */
const fileName = (): string => `enquiries-${sheetDate(new Date().toISOString()).slice(0, 10)}`;

/** Reads what is listed whole and gives it out as a file. */
export const useExport = () => {
  const { parent } = useTenant();
  const { data } = useEnquiries();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ kind, listed }: { kind: ExportKind; listed: readonly EnquiryRow[] }) => {
      const sheet = enquirySheet(await readWhole(parent?.id ?? 0, data?.rows ?? [], listed));
      if (kind === 'csv') saveCsv(fileName(), sheet);
      else await saveExcel(fileName(), 'Customer Enquiries', sheet);
    },
    onError: (error) => notify({ kind: 'error', title: followUpMessages.exportFailed, message: errorText(error) }),
  });
};
