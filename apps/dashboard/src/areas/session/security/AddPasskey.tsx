import { uiMessages } from '@vitrine/contract/screens/messages';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { SignInMethods } from '@vitrine/contract/session/schemas';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { type FormEvent, useRef, useState } from 'react';
import { useMutation } from '../../../calls/useMutation.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import classes from '../Form.module.css';
import { FormError, PasswordField } from '../fields.tsx';
import { makePasskey, PasskeyCancelled, signInError } from '../sign-in/sign-in-error.ts';
import { useCurrentPassword } from './PasswordPrompt.tsx';
import { addPasskey, startPasskey } from './queries.ts';

interface AddPasskeyProps {
  onAdded: (methods: SignInMethods) => void;
  onClose: () => void;
}

const errorText = (error: unknown): string =>
  error instanceof PasskeyCancelled ? securityMessages.passkeyNotMade : signInError(error);

/** A name and the current password, then the browser makes the passkey. */
export const AddPasskey = ({ onAdded, onClose }: AddPasskeyProps) => {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const adding = useMutation({
    mutationFn: async (current: string) => {
      const { ticket, options } = await startPasskey(current);
      return addPasskey({ ticket, name: name.trim(), response: await makePasskey(options) });
    },
  });
  const { password, check, field, isWrong } = useCurrentPassword(adding);
  const submit = (_event: FormEvent, close: () => void): void => {
    if (adding.isPending) return;
    const nameless = name.trim() === '';
    const right = check();
    setMissing(nameless);
    const isLong = tooLong(name, sessionLimits.passkeyNameMaximum) !== undefined;
    if (nameless || isLong) nameField.current?.focus();
    if (nameless || isLong || !right) return;
    adding.mutate(password, {
      onSuccess: (methods) => {
        close();
        onAdded(methods);
      },
    });
  };
  return (
    <FormModal
      title={securityMessages.addAPasskey}
      sentence={securityMessages.passkeyNameHelp}
      width={400}
      small
      locked={adding.isPending}
      onClose={onClose}
      action={securityMessages.add}
      busy={adding.isPending}
      onSubmit={submit}
    >
      <div className={classes.form}>
        <FormError text={adding.isError && !isWrong ? errorText(adding.error) : null} />
        <TextField
          ref={nameField}
          label={uiMessages.name}
          name="name"
          autoComplete="off"
          maximum={sessionLimits.passkeyNameMaximum}
          data-autofocus
          value={name}
          error={missing ? securityMessages.passkeyNameRequired : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <PasswordField {...field} />
      </div>
    </FormModal>
  );
};
