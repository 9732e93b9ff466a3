/** Where a JSON text could not be read, counted from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/**
 * Where JSON.parse stopped, by the message of its error: engines name an offset, a line and a column, or, where the text
 * ends too early, nothing. Null where the message does not say.
 */
export const jsonErrorPosition = (error: unknown, text: string): TextPosition | null => {
  if (!(error instanceof SyntaxError)) return null;
  const named = /line (\d+) column (\d+)/.exec(error.message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const offset = /position (\d+)/.exec(error.message)?.[1];
  const endsEarly = /end of (?:JSON )?(?:input|data)/i.test(error.message);
  if (offset === undefined && !endsEarly) return null;
  const lines = text.slice(0, offset === undefined ? text.length : Number(offset)).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};
