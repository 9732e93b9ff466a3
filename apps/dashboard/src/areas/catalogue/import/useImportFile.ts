import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { idsOf } from '@vitrine/domain/catalogue/new-items';
import { useSheetFile } from '../../../ui/tables/sheets/useSheetFile.ts';
import type { Tab } from '../data-tabs.ts';
import type { OpenEdits } from '../open-edits.ts';
import { editsIn } from '../table/table-rows.ts';
import type { DryRun } from './dry-run.ts';
import { numberChoices } from './number-choice.ts';
import { readImport } from './read-import.ts';

/** The chosen file of a table and its dry run. */
export const useImportFile = (open: OpenEdits, tab: Tab, mayCreate: boolean) =>
  useSheetFile<DryRun>({
    mostBytes: catalogueLimits.importBytes,
    texts: { tooLarge: messages.importTooLarge, unreadable: messages.importUnreadable },
    choicesOf: ({ rows }, own) => numberChoices(rows, tab.kind, own, open.currency),
    compare: ({ rows, lines }, numbers) =>
      readImport(rows, {
        ...{ lines, tab, numbers },
        edits: editsIn(open.edits, tab.location),
        isLocked: open.isLocked,
        currency: open.currency,
        creating: mayCreate ? { file: open.file, images: open.images, taken: idsOf(open.file) } : null,
      }),
  });
