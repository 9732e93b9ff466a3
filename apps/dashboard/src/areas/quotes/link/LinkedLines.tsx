import { partsMessages } from '@vitrine/contract/prices/parts-messages';
import { quoteLinkMessages as messages } from '@vitrine/contract/quotes/link-messages';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { formatMinor } from '@vitrine/domain/prices/money';
import { writeQuantity, writeRate } from '@vitrine/domain/prices/sheets/typed-numbers';
import { sumRowsOf } from '@vitrine/domain/quotes/sum-rows';
import classes from './LinkedQuote.module.css';

type Line = LinkedQuote['lines'][number];

/** '2 pcs · £40.00 each · 10 % off' */
const factsOf = ({ quantity, unit, unit_price: price, discount }: Line, currency: string): string =>
  [
    (quantity !== 1 || unit !== 'piece') && `${writeQuantity(quantity)} ${partsMessages.units[unit]}`,
    price !== null && quantity !== 1 && messages.each(formatMinor(price, currency)),
    discount > 0 && messages.off(writeRate(discount)),
  ]
    .filter(Boolean)
    .join(' · ');

/** The sums of a quote with the tax of each rate; the total is the largest. */
const Sums = ({ quote }: { quote: LinkedQuote }) => (
  <dl className={classes.sums}>
    {sumRowsOf(quote.sums, quote).map(({ label, amount, isTotal }) => (
      <div key={label} data-minor={!isTotal || undefined}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

/** The lines of a quote and what they come to. */
export const LinkedLines = ({ quote }: { quote: LinkedQuote }) => (
  <section className={classes.part}>
    <h2 className={classes.heading}>{messages.lines}</h2>
    <ul className={classes.lines} aria-label={messages.lines}>
      {quote.lines.map((line) => (
        <li key={line.id}>
          <div className={classes.words}>
            <p className={classes.name}>
              <bdi>{line.name}</bdi>
            </p>
            <p className={classes.quiet}>{factsOf(line, quote.currency)}</p>
          </div>
          <p className={classes.amount}>{formatMinor(line.amount, quote.currency)}</p>
        </li>
      ))}
    </ul>
    <Sums quote={quote} />
  </section>
);
