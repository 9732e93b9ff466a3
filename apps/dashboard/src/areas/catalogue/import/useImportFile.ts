import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { idsOf } from '@vitrine/domain/catalogue/new-items';
import type { NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { useState } from 'react';
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
  const begin = useLatest();
  const dryRun = (sheet: SheetFile, numbers: NumberStyle): void => {
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
    setFile({ sheet, numbers, outcome, choices: numberChoices(sheet.rows, tab.kind, personNumbers()) });
  };
  const read = async (chosen: File): Promise<void> => {
    const isLatest = begin();
    const numbers = personNumbers();
    const reject = (issue: string): void => setFile({ sheet: null, numbers, outcome: { issue }, choices: [] });
    if (chosen.size > catalogueLimits.importBytes) return reject(messages.importTooLarge);
    const sheet = await readSheetFile(chosen);
    if (!isLatest()) return;
    if (sheet === null) return reject(messages.importUnreadable);
    dryRun(sheet, numbers);
  };
  const { sheet = null, numbers, outcome, choices = [] } = file ?? {};
  return {
    read,
    run: outcome !== undefined && 'edits' in outcome ? outcome : null,
    issue: outcome !== undefined && 'issue' in outcome ? outcome.issue : null,
    encoding: sheet?.encoding ?? null,
    numbers,
    choices,
    chooseNumbers: (style: NumberStyle): void => {
      if (sheet !== null) dryRun(sheet, style);
    },
  };
};
