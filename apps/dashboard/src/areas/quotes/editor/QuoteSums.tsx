import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import { sumRowsOf } from '@vitrine/domain/quotes/sum-rows';
import classes from './QuoteSums.module.css';

interface QuoteSumsProps {
  content: Pick<QuoteContent, 'lines' | 'tax_included'>;
  currency: string;
}

/** The sums of the lines on screen, saved or not, with the tax of each rate. */
export const QuoteSums = ({ content, currency }: QuoteSumsProps) => (
  <dl className={classes.sums} aria-label={messages.sums} aria-live="polite">
    {sumRowsOf(sumsOfQuote(content), { ...content, currency }).map(({ label, amount, isTotal }) => (
      <div key={label} className={isTotal ? classes.total : classes.minor}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
