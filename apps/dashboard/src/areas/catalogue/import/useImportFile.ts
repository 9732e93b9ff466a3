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
  outcome: DryRun | { issue: string };
  /** How its numbers can be read; empty when that makes no difference. */
  choices: readonly NumberChoice[];
}

/** The chosen file and its dry run, which is repeated when the person says how the file writes numbers. */
export const useImportFile = (open: OpenEdits, tab: Tab, mayCreate: boolean) => {
  const [file, setFile] = useState<ImportFile | null>(null);
  const [isReading, setReading] = useState(false);
  const begin = useLatest();
  const dryRun = (sheet: SheetFile, numbers: NumberStyle, choices: readonly NumberChoice[]): void => {
    const edits = editsIn(open.edits, tab.location);
    const creating = mayCreate ? { file: open.file, images: open.images, taken: idsOf(open.file) } : null;
    const outcome = readImport(sheet.rows, {
      tab,
      edits,
      isLocked: open.isLocked,
      currency: open.currency,
      creating,
      numbers,
    });
    setFile({ sheet, numbers, outcome, choices });
  };
  const read = async (chosen: File): Promise<void> => {
    const isLatest = begin();
    // The former file can no longer be taken over: its result would count as that of this one.
    setFile(null);
    const numbers = personNumbers();
    const reject = (issue: string): void => setFile({ sheet: null, numbers, outcome: { issue }, choices: [] });
    const isTooLarge = chosen.size > catalogueLimits.importBytes;
    setReading(!isTooLarge);
    if (isTooLarge) return reject(messages.importTooLarge);
    try {
      const sheet = await readSheetFile(chosen);
      if (!isLatest()) return;
      if (sheet === null) return reject(messages.importUnreadable);
      const found = await numberChoices(sheet.rows, tab.kind, numbers);
      // The comparison is the other long part.
      await nextTurn();
      if (isLatest()) dryRun(sheet, numbers, found);
    } catch (error) {
      if (isLatest()) reject(errorText(error));
    } finally {
      if (isLatest()) setReading(false);
    }
  };
  const { sheet = null, numbers, outcome, choices = [] } = file ?? {};
  return {
    read,
    isReading,
    run: outcome !== undefined && 'edits' in outcome ? outcome : null,
    issue: outcome !== undefined && 'issue' in outcome ? outcome.issue : null,
    encoding: sheet?.encoding ?? null,
    numbers,
    choices,
    chooseNumbers: (style: NumberStyle): void => {
      if (sheet !== null) dryRun(sheet, style, choices);
    },
  };
};
