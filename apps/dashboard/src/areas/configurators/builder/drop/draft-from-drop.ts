import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as layeredMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { LayeredDraft } from '@vitrine/domain/builder/draft';
import { draftFromImages } from '@vitrine/domain/builder/guess/draft-from-images';
import { fillFromSheet } from '@vitrine/domain/builder/guess/fill-from-sheet';
import { errorText } from '../../../../calls/api-error.ts';
import { personNumbers } from '../../../../ui/person-numbers.ts';
import { readSheetFile, type SheetFile } from '../../../../ui/tables/sheets/read-sheet.ts';
import { type GuessedDraft, guessesOf } from '../edit/builder.ts';
import type { DroppedFiles } from './read-drop.ts';
import type { ReadImages } from './read-images.ts';

/**
 * The first draft that dropped files make, and what to say about it. Its parts are guessed from the names of the images;
 * price lists beside them fill in what they name. Null where no file is an image that can be used.
 */
export async function draftFromDrop(
  { sheets, issues: unread }: DroppedFiles,
  { images, issues: unusable }: ReadImages,
): Promise<{ draft: GuessedDraft | null; notes: string[] }> {
  const issues = [...unread, ...unusable];
  if (images.length === 0) return { draft: null, notes: [messages.noImages, ...issues] };
  const { leftOut, smaller, ...first } = draftFromImages(images.map(({ facts }) => facts));
  const filled = await withSheets(first, sheets);
  return {
    draft: { ...filled.draft, guesses: guessesOf(first) },
    notes: [
      ...filled.notes,
      ...issues,
      ...(smaller.length > 0 ? [layeredMessages.smallerCopies(smaller.length)] : []),
      ...leftOut.map((name) => messages.leftOut(name)),
    ],
  };
}

/** A sheet, or why it cannot be read where that is known. */
async function readSheet(file: File): Promise<{ sheet: SheetFile | null; issue: string | null }> {
  try {
    const sheet = await readSheetFile(file);
    return { sheet, issue: null };
  } catch (error) {
    return { sheet: null, issue: errorText(error) };
  }
}

async function withSheets(
  draft: LayeredDraft,
  sheets: readonly File[],
): Promise<{ draft: LayeredDraft; notes: string[] }> {
  const notes: string[] = [];
  let filled = draft;
  for (const file of sheets) {
    const { sheet, issue } = await readSheet(file);
    const result = sheet && fillFromSheet(filled, sheet.rows, personNumbers());
    if (issue !== null) notes.push(`${file.name}: ${issue}`);
    else if (!result) notes.push(messages.sheetUnread(file.name));
    else {
      filled = result.draft;
      notes.push(messages.sheetFilled(result.matched, file.name));
      if (sheet.note !== null) notes.push(`${file.name}: ${sheet.note}`);
      if (result.unmatched.length > 0) notes.push(messages.sheetUnmatched(result.unmatched.join(', ')));
      const unread = result.unreadPrices.map(({ price, of }) => `${price} (${of})`);
      if (result.priceColumns.length > 0)
        notes.push(`${file.name}: ${sheetMessages.severalPrices(result.priceColumns.join(', '))}`);
      if (unread.length > 0) notes.push(messages.sheetPricesUnread(unread.join(', ')));
    }
  }
  return { draft: filled, notes };
}
