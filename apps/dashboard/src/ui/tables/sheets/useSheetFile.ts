import type { NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { nextTurn } from '../../../calls/yield-to-main.ts';
import { useLatest } from '../../forms/useLatest.ts';
import { personNumbers } from '../../person-numbers.ts';
import type { NumberChoice } from '../NumberChoices.tsx';
import { readSheetFile, type SheetFile } from './read-sheet.ts';

interface SheetReader<Outcome> {
  mostBytes: number;
  texts: { tooLarge: string; unreadable: string };
  /** The ways to read the file's numbers, the person's own first; empty when that makes no difference. */
  choicesOf: (sheet: SheetFile, own: NumberStyle) => Promise<NumberChoice[]>;
  /** What the file would change, with its numbers read in a style. */
  compare: (sheet: SheetFile, numbers: NumberStyle) => Promise<Outcome | { issue: string }>;
}

interface ComparedFile<Outcome> {
  sheet: SheetFile | null;
  /** How its numbers are read. */
  numbers: NumberStyle;
  choices: readonly NumberChoice[];
  /** Null while it is compared. */
  outcome: Outcome | { issue: string } | null;
}

const isIssue = (outcome: object): outcome is { issue: string } => 'issue' in outcome;

/** A chosen file and what it would change; compared again when the person says how it writes numbers. */
export function useSheetFile<Outcome extends object>({ mostBytes, texts, choicesOf, compare }: SheetReader<Outcome>) {
  const [file, setFile] = useState<ComparedFile<Outcome> | null>(null);
  const [isReading, setReading] = useState(false);
  const begin = useLatest();
  /** Shows the result of a long step, or its error; nothing when another file or style was chosen meanwhile. */
  const show = async (step: () => Promise<ComparedFile<Outcome>>): Promise<void> => {
    const isLatest = begin();
    setReading(true);
    const result = await step().catch(
      (error: unknown): ComparedFile<Outcome> => ({
        ...{ sheet: null, numbers: personNumbers(), choices: [] },
        outcome: { issue: errorText(error) },
      }),
    );
    if (!isLatest()) return;
    setReading(false);
    setFile(result);
  };
  const read = async (chosen: File): Promise<ComparedFile<Outcome>> => {
    if (chosen.size > mostBytes) throw new Error(texts.tooLarge);
    const sheet = await readSheetFile(chosen);
    if (sheet === null) throw new Error(texts.unreadable);
    const numbers = personNumbers();
    const choices = await choicesOf(sheet, numbers);
    // Comparing is the other long part.
    await nextTurn();
    return { sheet, numbers, choices, outcome: await compare(sheet, numbers) };
  };
  const outcome = file?.outcome ?? null;
  return {
    isReading,
    sheet: file?.sheet ?? null,
    numbers: file?.numbers,
    choices: file?.choices ?? [],
    result: outcome === null || isIssue(outcome) ? null : outcome,
    issue: outcome !== null && isIssue(outcome) ? outcome.issue : null,
    read: (chosen: File): void => {
      // The former file can no longer be taken over: its result would count as that of this one.
      setFile(null);
      void show(() => read(chosen));
    },
    chooseNumbers: (numbers: NumberStyle): void => {
      const { sheet, choices } = file ?? {};
      if (!sheet || !choices) return;
      setFile({ sheet, numbers, choices, outcome: null });
      void show(async () => ({ sheet, numbers, choices, outcome: await compare(sheet, numbers) }));
    },
  };
}
