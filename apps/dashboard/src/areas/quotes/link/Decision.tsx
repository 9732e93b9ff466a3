import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteLinkMessages as messages } from '@vitrine/contract/quotes/link-messages';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { shownDay } from '@vitrine/domain/dates/format-date';
import { dayText } from '@vitrine/domain/dates/utc-day';
import { formatMinor } from '@vitrine/domain/prices/money';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { ErrorMessage, TextField } from '../../../ui/forms/TextField.tsx';
import { acceptLinkedQuote, declineLinkedQuote } from './calls.ts';
import classes from './LinkedQuote.module.css';
import { draftKey, useAnswerQuote } from './linked-quote.ts';
import { PlainArea } from './PlainArea.tsx';

interface DecisionProps {
  token: string;
  quote: LinkedQuote;
}

const Failed = ({ title, error }: { title: string; error: Error | null }) => (
  <div role="alert">
    {error !== null && (
      <p className={classes.failed}>
        <strong>{title}</strong> {errorText(error)}
      </p>
    )}
  </div>
);

const NO_NAME = { name: '' };

const Confirmation = ({ label, error, ...input }: ConfirmationProps) => {
  const id = useId();
  return (
    <div>
      <label className={classes.confirm}>
        <input
          type="checkbox"
          name="confirm"
          className="mantine-Checkbox-input"
          checked={input.checked}
          aria-invalid={error !== undefined}
          aria-describedby={id}
          onChange={({ currentTarget }) => input.onCheck(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <div role="alert" id={id}>
        {error !== undefined && (
          <p className="mantine-InputWrapper-error">
            <ErrorMessage>{error}</ErrorMessage>
          </p>
        )}
      </div>
    </div>
  );
};

interface ConfirmationProps {
  label: string;
  error: string | undefined;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

/** Accepts with a name. The server's time is the date; the one that is shown is today's. */
const AcceptForm = ({ token, quote, onDecline }: DecisionProps & { onDecline: () => void }) => {
  const [{ name }, setName, clearSent] = useDraftText(draftKey('accept', token), NO_NAME);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const accepting = useAnswerQuote(token, {
    send: (typed) => acceptLinkedQuote(token, typed),
    clearSent: (sent) => clearSent({ name: sent }),
  });
  const nameIssue = isTried && name.trim() === '' ? messages.nameRequired : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const isValid = name.trim() !== '' && name.trim().length <= limits.acceptedNameMaximum && isConfirmed;
    if (isValid && !accepting.isPending) accepting.mutate(name.trim());
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-label={messages.acceptTitle}>
      <TextField
        label={messages.acceptName}
        name="name"
        size="md"
        autoComplete="name"
        maximum={limits.acceptedNameMaximum}
        value={name}
        error={nameIssue}
        onChange={({ currentTarget }) => setName({ name: currentTarget.value })}
      />
      <p className={classes.quiet}>{messages.acceptDate(dayText(shownDay(new Date())))}</p>
      <Confirmation
        label={messages.acceptConfirm(quote.number, formatMinor(quote.sums.total, quote.currency))}
        error={isTried && !isConfirmed ? messages.acceptConfirmRequired : undefined}
        checked={isConfirmed}
        onCheck={setConfirmed}
      />
      <Failed title={messages.acceptFailed} error={accepting.error} />
      <PlainButton type="submit" variant="filled" size="md" aria-busy={accepting.isPending}>
        {accepting.isPending ? messages.accepting : messages.accept}
      </PlainButton>
      <PlainButton size="md" onClick={onDecline}>
        {messages.decline}
      </PlainButton>
    </form>
  );
};

const NO_REASON = { reason: '' };

const DeclineForm = ({ token, onBack }: Pick<DecisionProps, 'token'> & { onBack: () => void }) => {
  const [{ reason }, setReason, clearSent] = useDraftText(draftKey('decline', token), NO_REASON);
  const declining = useAnswerQuote(token, {
    send: (typed) => declineLinkedQuote(token, typed),
    clearSent: (sent) => clearSent({ reason: sent }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!declining.isPending && reason.trim().length <= limits.reasonMaximum) declining.mutate(reason.trim());
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={messages.declineTitle}>
      <PlainArea
        label={messages.declineReason}
        name="reason"
        value={reason}
        maximum={limits.reasonMaximum}
        onText={(text) => setReason({ reason: text })}
      />
      <Failed title={messages.declineFailed} error={declining.error} />
      <PlainButton type="submit" size="md" aria-busy={declining.isPending}>
        {declining.isPending ? messages.declining : messages.decline}
      </PlainButton>
      <PlainButton size="md" onClick={onBack}>
        {messages.back}
      </PlainButton>
    </form>
  );
};

/** What the customer decides while the quote is open. */
export const Decision = (props: DecisionProps) => {
  const [declines, setDeclines] = useState(false);
  return (
    <section id={DECISION} className={classes.decision}>
      <h2 className={classes.heading}>{declines ? messages.declineTitle : messages.acceptTitle}</h2>
      {declines ? (
        <DeclineForm token={props.token} onBack={() => setDeclines(false)} />
      ) : (
        <AcceptForm {...props} onDecline={() => setDeclines(true)} />
      )}
    </section>
  );
};

/** The part of the page where the customer decides. */
export const DECISION = 'decision';
