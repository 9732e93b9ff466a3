import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { securityMessages } from '@vitrine/contract/session/messages';
import type { SignInMethods } from '@vitrine/contract/session/schemas';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
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
  const form = useId();
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
  const submit = (event: FormEvent, close: () => void): void => {
    event.preventDefault();
    if (adding.isPending) return;
    const nameless = name.trim() === '';
    const right = check();
    setMissing(nameless);
    if (nameless) nameField.current?.focus();
    if (nameless || !right) return;
    adding.mutate(password, {
      onSuccess: (methods) => {
        close();
        onAdded(methods);
      },
    });
  };
  return (
    <ModalFrame
      title="Add a passkey"
      sentence={securityMessages.passkeyNameHelp}
      width={400}
      small
      locked={adding.isPending}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} variant="filled" aria-busy={adding.isPending}>
            Add
          </Button>
        </>
      )}
    >
      {(close) => (
        <form id={form} className={classes.form} onSubmit={(event) => submit(event, close)} noValidate>
          <FormError text={adding.isError && !isWrong ? errorText(adding.error) : null} />
          <TextField
            ref={nameField}
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={sessionLimits.passkeyNameMaximum}
            data-autofocus
            value={name}
            error={missing ? securityMessages.passkeyNameRequired : undefined}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
          <PasswordField {...field} />
        </form>
      )}
    </ModalFrame>
  );
};
