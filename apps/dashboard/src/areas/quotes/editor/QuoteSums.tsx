import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { formatMinor } from '@vitrine/domain/prices/money';
import { writeRate } from '@vitrine/domain/prices/typed-numbers';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import classes from './QuoteSums.module.css';

interface QuoteSumsProps {
  content: Pick<QuoteContent, 'lines' | 'tax_included'>;
  currency: string;
}

/** The sums of the lines on screen, saved or not, with the tax of each rate. */
export const QuoteSums = ({ content, currency }: QuoteSumsProps) => {
  const { subtotal, discount, taxes, net, total } = sumsOfQuote(content);
  const money = (amount: number): string => formatMinor(amount, currency);
  const taxText = content.tax_included ? messages.taxContained : messages.taxAdded;
  return (
    <dl className={classes.sums} aria-label={messages.sums} aria-live="polite">
      <div>
        <dt>{messages.subtotal}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      {discount > 0 && (
        <div className={classes.minor}>
          <dt>{messages.discountContained}</dt>
          <dd>{money(discount)}</dd>
        </div>
      )}
      {content.tax_included && taxes.length > 0 && (
        <div className={classes.minor}>
          <dt>{messages.net}</dt>
          <dd>{money(net)}</dd>
        </div>
      )}
      {taxes.map(({ rate, base, amount }) => (
        <div key={rate} className={classes.minor}>
          <dt>{taxText(writeRate(rate), money(base))}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{messages.total}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
};
