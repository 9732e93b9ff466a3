import { useNavigate } from '@tanstack/react-router';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import type { userRoutes } from '@vitrine/contract/users/routes';
import { errorCode, errorText } from '../../calls/api-error.ts';
import { call } from '../../calls/call.ts';
import { useMutation } from '../../calls/useMutation.ts';
import { HOME } from '../../tenant/paths.ts';
import { PlainButton } from '../../ui/buttons/PlainButton.tsx';
import classes from './Form.module.css';
import { FormError } from './fields.tsx';
import { useLinkSecret } from './link-guards.ts';

const confirmEmail = (token: string) =>
  call<typeof userRoutes.confirmEmailChange>(
    'POST',
    '/email-change/confirm',
    { body: { token } },
    { answersSignedOut: true },
  );

interface EndProps {
  title: string;
  help: string;
}

/** The result of the link, and the next action. */
const End = ({ title, help }: EndProps) => {
  const navigate = useNavigate();
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.help}>{help}</p>
      <div className={classes.form}>
        <PlainButton variant="filled" size="md" onClick={() => navigate({ to: HOME })}>
          {messages.confirmGoOn}
        </PlainButton>
      </div>
    </>
  );
};

/** /confirm-email?token=: only the button confirms, because programs open links before people do. */
export const ConfirmEmailScreen = () => {
  const secret = useLinkSecret();
  const confirming = useMutation({ mutationFn: confirmEmail });
  const code = errorCode(confirming.error);
  if (confirming.data) return <End title={messages.confirmedTitle} help={messages.confirmed(confirming.data.email)} />;
  if (secret === undefined || code === 'users.link_expired')
    return <End title={messages.confirmExpiredTitle} help={messages.linkExpired} />;
  if (code === 'users.email_taken')
    return <End title={messages.confirmTakenTitle} help={messages.emailTakenMeanwhile} />;
  return (
    <>
      <h1 className={classes.title}>{messages.confirmTitle}</h1>
      <p className={classes.help}>{messages.confirmHelp}</p>
      <div className={classes.form}>
        <FormError text={confirming.isError ? errorText(confirming.error) : null} />
        <PlainButton
          variant="filled"
          size="md"
          aria-busy={confirming.isPending}
          onClick={() => confirming.mutate(secret)}
        >
          {messages.confirmButton}
        </PlainButton>
      </div>
    </>
  );
};
