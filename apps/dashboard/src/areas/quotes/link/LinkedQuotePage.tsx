import { IconAlertCircle, IconCircleCheck, IconDownload, IconExternalLink, IconInfoCircle } from '@tabler/icons-react';

import { quoteLinkMessages as messages } from '@vitrine/contract/quotes/link-messages';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { webAddress } from '@vitrine/contract/web-address';
import { longDate } from '@vitrine/domain/dates/format-date';
import { dayText } from '@vitrine/domain/dates/utc-day';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import { formatMinor } from '@vitrine/domain/prices/money';
import { type CSSProperties, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { saveFile } from '../../../ui/tables/sheets/save-sheet.ts';
import { readLinkedQuotePdf } from './calls.ts';
import { DECISION, Decision } from './Decision.tsx';
import { LinkedLines } from './LinkedLines.tsx';
import classes from './LinkedQuote.module.css';
import { Questions } from './Questions.tsx';
import { textOn } from './text-on.ts';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

const Seller = ({ seller }: Pick<LinkedQuote, 'seller'>) => {
  const [failed, setFailed] = useState(false);
  return seller.logo !== null && !failed ? (
    <img className={classes.logo} src={seller.logo} alt={seller.name} onError={() => setFailed(true)} />
  ) : (
    <bdi className={classes.sellerName}>{seller.name}</bdi>
  );
};

/** What became of the quote, where it is no longer open. */
const StateNotice = ({ quote }: { quote: LinkedQuote }) => {
  const { state, accepted } = quote;
  if (state === 'open') return null;
  if (state === 'accepted')
    return (
      <Banner tone="accent" icon={<IconCircleCheck {...ICON} />} title={messages.states.accepted}>
        {accepted && messages.stateHelp.accepted(accepted.name, longDate(accepted.at, new Date()))}
      </Banner>
    );
  return (
    <Banner tone="amber" icon={<IconInfoCircle {...ICON} />} title={messages.states[state]}>
      {messages.stateHelp[state]}
    </Banner>
  );
};

const Design = ({ design }: { design: NonNullable<LinkedQuote['design']> }) => {
  const [failed, setFailed] = useState(false);
  const address = webAddress(design.url);
  if (address === null && (design.image === null || failed)) return null;
  return (
    <section className={classes.part} aria-label={messages.design}>
      {design.image !== null && !failed && (
        <div className={`vt-framed ${classes.image}`}>
          <img src={design.image} alt={messages.designOf(design.name)} onError={() => setFailed(true)} />
        </div>
      )}
      {address !== null && (
        <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
          <IconExternalLink {...ICON} />
          {messages.lookAtDesign}
        </a>
      )}
    </section>
  );
};

const PdfButton = ({ token, quote }: { token: string; quote: LinkedQuote }) => {
  const loading = useMutation({
    mutationFn: () => readLinkedQuotePdf(token),
    onSuccess: (file) => saveFile(`${safeName(quote.number) || 'quote'}.pdf`, file),
  });
  return (
    <>
      <PlainButton
        size="md"
        leftSection={<IconDownload {...ICON} />}
        aria-busy={loading.isPending}
        onClick={() => !loading.isPending && loading.mutate()}
      >
        {messages.pdf}
      </PlainButton>
      <div role="alert">
        {loading.error !== null && (
          <p className={classes.failed}>
            <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" /> {messages.pdfFailed}.{' '}
            {errorText(loading.error)}
          </p>
        )}
      </div>
    </>
  );
};

const Words = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <section className={classes.part}>
      <h2 className={classes.heading}>{title}</h2>
      <p className={classes.text} dir="auto">
        {text}
      </p>
    </section>
  );

/** The seller's colour, with readable text on it. */
const brandOf = (colour: string | null): CSSProperties =>
  (colour !== null && /^#[\da-f]{6}$/i.test(colour)
    ? { '--quote-brand': colour, '--quote-on-brand': textOn(colour) }
    : {}) as CSSProperties;

const toDecision = (): void => {
  const part = document.getElementById(DECISION);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
};

const Aside = ({ token, quote }: LinkedQuotePageProps) => (
  <aside className={classes.aside}>
    <div className={classes.totalBox}>
      <p className={classes.quiet}>{messages.total}</p>
      <p className={classes.total}>{formatMinor(quote.sums.total, quote.currency)}</p>
      <p className={classes.quiet}>{messages.validUntil(dayText(quote.valid_until))}</p>
    </div>
    {quote.state === 'open' && <Decision token={token} quote={quote} />}
    <PdfButton token={token} quote={quote} />
    {quote.seller.details !== '' && (
      <div>
        <h2 className={classes.label}>{messages.seller}</h2>
        <p className={classes.details} dir="auto">
          {quote.seller.details}
        </p>
      </div>
    )}
  </aside>
);

interface LinkedQuotePageProps {
  token: string;
  quote: LinkedQuote;
}

/** A quote as its customer sees it: design, price, terms, and what can be answered. */
export const LinkedQuotePage = ({ token, quote }: LinkedQuotePageProps) => (
  <div className={classes.page} style={brandOf(quote.seller.colour)}>
    <header className={classes.top}>
      <Seller seller={quote.seller} />
    </header>
    <main className={classes.sheet}>
      <div className={classes.head}>
        <p className={classes.quiet}>
          {messages.heading(quote.number)} · {messages.sentOn(longDate(quote.sent_at, new Date()))}
        </p>
        <h1 className={classes.title}>
          <bdi>{quote.title || messages.heading(quote.number)}</bdi>
        </h1>
        <p className={classes.customer} dir="auto">
          {messages.forCustomer(quote.customer.name)}
        </p>
      </div>
      <div className={classes.notice}>
        <StateNotice quote={quote} />
      </div>
      <div className={classes.columns}>
        <div>
          {quote.design && <Design design={quote.design} />}
          <LinkedLines quote={quote} />
          <Words title={messages.notes} text={quote.notes} />
          <Words title={messages.terms} text={quote.terms} />
        </div>
        <Aside token={token} quote={quote} />
        {quote.state !== 'replaced' && <Questions token={token} quote={quote} />}
      </div>
    </main>
    {quote.state === 'open' && (
      <div className={classes.bar}>
        <strong className={classes.barTotal}>{formatMinor(quote.sums.total, quote.currency)}</strong>
        <PlainButton variant="filled" size="md" onClick={toDecision}>
          {messages.accept}
        </PlainButton>
      </div>
    )}
  </div>
);
