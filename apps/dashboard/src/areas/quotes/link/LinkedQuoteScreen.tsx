import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { quoteLinkMessages as messages } from '@vitrine/contract/quotes/link-messages';
import { errorText, isMissing } from '../../../calls/api-error.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { Skeleton } from '../../../ui/feedback/Skeletons.tsx';
import classes from './LinkedQuote.module.css';
import { LinkedQuotePage } from './LinkedQuotePage.tsx';
import { linkedQuoteQuery } from './linked-quote.ts';

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
};

interface NoticeProps {
  title: string;
  help: string;
  onAgain?: () => void;
  busy?: boolean;
}

const Notice = ({ title, help, onAgain, busy = false }: NoticeProps) => (
  <main className={classes.alone}>
    <h1 className={classes.title}>{title}</h1>
    <p className={classes.quiet}>{help}</p>
    {onAgain && (
      <PlainButton size="md" aria-busy={busy} onClick={onAgain}>
        {messages.again}
      </PlainButton>
    )}
  </main>
);

const Loading = () => (
  <main className={classes.alone}>
    <Skeleton label={messages.fetching}>
      <div className={classes.bone} />
      <div className={classes.bone} />
      <div className={classes.bone} />
    </Skeleton>
  </main>
);

const Linked = ({ token }: { token: string }) => {
  const query = useQuery(linkedQuoteQuery(token));
  if (query.data) return <LinkedQuotePage token={token} quote={query.data} />;
  if (query.isPending) return <Loading />;
  if (isMissing(query.error)) return <Notice title={messages.missing} help={messages.missingHelp} />;
  return (
    <Notice
      title={messages.failed}
      help={errorText(query.error)}
      onAgain={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
};

/** The page of a private link. Its token is in the fragment of the address, which no server sees. */
export const LinkedQuoteScreen = () => {
  const token = decoded(useLocation({ select: ({ hash }) => hash }));
  if (token === '') return <Notice title={messages.missing} help={messages.missingHelp} />;
  return <Linked key={token} token={token} />;
};
