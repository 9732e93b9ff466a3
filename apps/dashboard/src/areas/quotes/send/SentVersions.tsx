import { Text } from '@mantine/core';
import type { Quote, QuoteVersion } from '@vitrine/contract/quotes/schemas';
import { quoteSentMessages as messages } from '@vitrine/contract/quotes/sent-messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatMinor } from '@vitrine/domain/prices/money';
import { Section } from '../../../ui/page/Section.tsx';
import { pdfAddress } from '../calls.ts';
import classes from './SentVersions.module.css';

interface VersionProps {
  version: QuoteVersion;
  quote: Quote;
  now: Date;
}

const Version = ({ version, quote, now }: VersionProps) => {
  const { number, sent_at, sent_by, sent_to, total, accepted } = version;
  return (
    <li className={classes.version}>
      <div className={classes.words}>
        <p className={classes.number}>
          {number}
          <span className={classes.total}>{formatMinor(total, quote.currency)}</span>
        </p>
        <p className={classes.facts} dir="auto">
          {messages.sentBy(longDate(sent_at, now), sent_by)}
        </p>
        <p className={classes.facts}>{sent_to}</p>
        {accepted && (
          <p className={classes.accepted} dir="auto">
            {messages.acceptedBy(accepted.name, longDate(accepted.at, now))}
          </p>
        )}
      </div>
      <a
        className={classes.pdf}
        href={pdfAddress(quote.id, version.version)}
        target="_blank"
        rel="noopener"
        aria-label={messages.pdfOf(number)}
      >
        {messages.pdf}
      </a>
    </li>
  );
};

/** The states of a quote that were sent, newest first. */
export const SentVersions = ({ quote }: { quote: Quote }) => {
  const now = new Date();
  const versions = quote.sent.toSorted((one, other) => other.version - one.version);
  return (
    <Section title={messages.versions}>
      {versions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {messages.noVersionsHelp}
        </Text>
      ) : (
        <ol className={`vt-unlisted ${classes.versions}`} aria-label={messages.versions}>
          {versions.map((version) => (
            <Version key={version.version} version={version} quote={quote} now={now} />
          ))}
        </ol>
      )}
    </Section>
  );
};
