import { partsMessages } from '@vitrine/contract/prices/parts-messages';
import { quoteLinkMessages as messages } from '@vitrine/contract/quotes/link-messages';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { formatMinor } from '@vitrine/domain/prices/money';
import { writeRate } from '@vitrine/domain/prices/typed-numbers';
import classes from './LinkedQuote.module.css';

type Line = LinkedQuote['lines'][number];

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** '2 pcs · £40.00 each · 10 % off' */
const factsOf = ({ quantity, unit, unit_price: price, discount }: Line, currency: string): string =>
  [
    (quantity !== 1 || unit !== 'piece') && `${numbers.format(quantity)} ${partsMessages.units[unit]}`,
    price !== null && quantity !== 1 && messages.each(formatMinor(price, currency)),
    discount > 0 && messages.off(writeRate(discount)),
  ]
    .filter(Boolean)
    .join(' · ');

const Sum = ({ label, amount, minor = false }: { label: string; amount: string; minor?: boolean }) => (
  <div data-minor={minor || undefined}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);

/** The sums of a quote with the tax of each rate; the total is the largest. */
const Sums = ({ quote }: { quote: LinkedQuote }) => {
  const { sums, currency, tax_included: included } = quote;
  const money = (amount: number): string => formatMinor(amount, currency);
  const taxText = included ? messages.taxContained : messages.tax;
  return (
    <dl className={classes.sums}>
      <Sum label={messages.subtotal} amount={money(sums.subtotal)} minor />
      {sums.discount > 0 && <Sum label={messages.discount} amount={money(sums.discount)} minor />}
      {included && sums.taxes.length > 0 && <Sum label={messages.net} amount={money(sums.net)} minor />}
      {sums.taxes.map(({ rate, base, amount }) => (
        <Sum key={rate} label={taxText(writeRate(rate), money(base))} amount={money(amount)} minor />
      ))}
      <Sum label={messages.total} amount={money(sums.total)} />
    </dl>
  );
};

/** The lines of a quote and what they come to. */
export const LinkedLines = ({ quote }: { quote: LinkedQuote }) => (
  <section className={classes.part}>
    <h2 className={classes.heading}>{messages.lines}</h2>
    <ul className={classes.lines} aria-label={messages.lines}>
      {quote.lines.map((line) => (
        <li key={line.id}>
          <div className={classes.words}>
            <p className={classes.name} dir="auto">
              {line.name}
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
