import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteLinkMessages as messages } from '@vitrine/contract/quotes/link-messages';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { askAboutLinkedQuote } from './calls.ts';
import classes from './LinkedQuote.module.css';
import { draftKey, useAnswerQuote } from './linked-quote.ts';
import { PlainArea } from './PlainArea.tsx';

interface QuestionsProps {
  token: string;
  quote: LinkedQuote;
}

const EMPTY = { text: '' };

const AskForm = ({ token }: Pick<QuestionsProps, 'token'>) => {
  const [{ text }, setText, clearSent] = useDraftText(draftKey('ask', token), EMPTY);
  const [isMissing, setMissing] = useState(false);
  const asking = useAnswerQuote(token, {
    send: (typed) => askAboutLinkedQuote(token, typed),
    clearSent: (sent) => clearSent({ text: sent }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (asking.isPending) return;
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty || text.trim().length > limits.messageMaximum) return;
    asking.mutate(text.trim());
  };
  const failed = asking.error === null ? undefined : `${messages.askFailed}. ${errorText(asking.error)}`;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PlainArea
        label={messages.ask}
        name="question"
        value={text}
        maximum={limits.messageMaximum}
        error={isMissing ? messages.askRequired : failed}
        onText={(next) => {
          setMissing(false);
          setText({ text: next });
        }}
      />
      <PlainButton type="submit" size="md" aria-busy={asking.isPending}>
        {messages.askSend}
      </PlainButton>
      <p className={classes.quiet} role="status">
        {asking.isSuccess && text === '' ? messages.asked : ''}
      </p>
    </form>
  );
};

/** What customer and seller wrote to each other, and a box for a question. */
export const Questions = ({ token, quote }: QuestionsProps) => {
  const now = new Date();
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{messages.messages}</h2>
      <p className={classes.quiet}>{messages.messagesHelp}</p>
      {quote.messages.length > 0 && (
        <ol className={classes.messages} aria-label={messages.messages}>
          {quote.messages.map(({ id, from, author, text, at }) => (
            <li key={id} data-from={from}>
              <p className={classes.author}>
                <strong>
                  <bdi>{author}</bdi>
                </strong>{' '}
                <time dateTime={at}>{longDate(at, now)}</time>
              </p>
              <p className={classes.text} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <AskForm token={token} />
    </section>
  );
};
