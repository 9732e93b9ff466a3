import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { idsOf } from '@vitrine/domain/catalogue/new-items';
import type { NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { nextTurn } from '../../../calls/yield-to-main.ts';
import { useLatest } from '../../../ui/forms/useLatest.ts';
import { personNumbers } from '../../../ui/person-numbers.ts';
import type { NumberChoice } from '../../../ui/tables/NumberChoices.tsx';
import { readSheetFile, type SheetFile } from '../../../ui/tables/sheets/read-sheet.ts';
import type { Tab } from '../data-tabs.ts';
import type { OpenEdits } from '../open-edits.ts';
import { editsIn } from '../table/table-rows.ts';
import type { DryRun } from './dry-run.ts';
import { numberChoices } from './number-choice.ts';
import { readImport } from './read-import.ts';

interface ImportFile {
  sheet: SheetFile | null;
  /** How its numbers are read. */
  numbers: NumberStyle;
  /** Null while it is compared. */
  outcome: DryRun | { issue: string } | null;
  /** How its numbers can be read; empty when that makes no difference. */
  choices: readonly NumberChoice[];
}

/** The chosen file and its dry run, which is repeated when the person says how the file writes numbers. */
export const useImportFile = (open: OpenEdits, tab: Tab, mayCreate: boolean) => {
  const [file, setFile] = useState<ImportFile | null>(null);
  const [isReading, setReading] = useState(false);
  const begin = useLatest();
  const dryRun = async (
    { sheet, numbers, choices }: { sheet: SheetFile; numbers: NumberStyle; choices: readonly NumberChoice[] },
    isLatest: () => boolean,
  ): Promise<void> => {
    const edits = editsIn(open.edits, tab.location);
    const creating = mayCreate ? { file: open.file, images: open.images, taken: idsOf(open.file) } : null;
    const outcome = await readImport(sheet.rows, {
      lines: sheet.lines,
      tab,
      edits,
      isLocked: open.isLocked,
      currency: open.currency,
      creating,
      numbers,
    });
    if (!isLatest()) return;
    setReading(false);
    setFile({ sheet, numbers, outcome, choices });
  };
  const read = async (chosen: File): Promise<void> => {
    const isLatest = begin();
    // The former file can no longer be taken over: its result would count as that of this one.
    setFile(null);
    const numbers = personNumbers();
    const reject = (issue: string): void => {
      if (!isLatest()) return;
      setReading(false);
      setFile({ sheet: null, numbers, outcome: { issue }, choices: [] });
    };
    if (chosen.size > catalogueLimits.importBytes) return reject(messages.importTooLarge);
    setReading(true);
    try {
      const sheet = await readSheetFile(chosen);
      if (sheet === null) return reject(messages.importUnreadable);
      const choices = await numberChoices(sheet.rows, tab.kind, numbers, open.currency);
      // The comparison is the other long part.
      await nextTurn();
      if (isLatest()) await dryRun({ sheet, numbers, choices }, isLatest);
    } catch (error) {
      reject(errorText(error));
    }
  };
  const { sheet = null, numbers, choices = [] } = file ?? {};
  const outcome = file?.outcome ?? null;
  return {
    read,
    isReading,
    run: outcome !== null && 'edits' in outcome ? outcome : null,
    issue: outcome !== null && 'issue' in outcome ? outcome.issue : null,
    encoding: sheet?.encoding ?? null,
    note: sheet?.note ?? null,
    numbers,
    choices,
    chooseNumbers: (style: NumberStyle): void => {
      if (sheet === null) return;
      setReading(true);
      setFile({ sheet, numbers: style, outcome: null, choices });
      void dryRun({ sheet, numbers: style, choices }, begin());
    },
  };
};
