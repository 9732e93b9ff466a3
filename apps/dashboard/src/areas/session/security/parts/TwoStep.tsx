import { Badge, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { securityMessages } from '@vitrine/contract/session/messages';
import type { SignInMethods } from '@vitrine/contract/session/schemas';
import { useState } from 'react';
import { removeApp } from '../calls.ts';
import { methodsQuery } from '../queries.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import { Section } from './Section.tsx';
import { SetUpApp } from './SetUpApp.tsx';

interface TwoStepProps {
  methods: SignInMethods;
  /** Once an app is set up and its recovery codes were seen. */
  onReady?: () => Promise<void>;
}

type Open = 'set-up' | 'renew' | 'remove' | null;

/** The authenticator app: set up, renew its recovery codes, remove. */
export const TwoStep = ({ methods, onReady }: TwoStepProps) => {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: methodsQuery.queryKey });
  const close = (): void => setOpen(null);
  const remove = async (password: string): Promise<void> => {
    await removeApp(password);
    await readAgain();
  };
  return (
    <Section
      title="Authenticator app"
      badge={methods.app && <Badge variant="active">On</Badge>}
      help={methods.app ? securityMessages.codesLeft(methods.recovery_codes_left) : securityMessages.twoStepHelp}
      actions={
        methods.app ? (
          <>
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
            <Button onClick={() => setOpen('remove')}>Remove</Button>
          </>
        ) : (
          <Button onClick={() => setOpen('set-up')}>Set up</Button>
        )
      }
    >
      {open === 'set-up' && (
        <SetUpApp
          onClose={close}
          onDone={async () => {
            await readAgain();
            await onReady?.();
          }}
        />
      )}
      {open === 'renew' && <RenewCodes onClose={close} onDone={readAgain} />}
      {open === 'remove' && (
        <PasswordPrompt
          title="Remove the authenticator app"
          sentence={`${securityMessages.removeAppHelp} ${securityMessages.passwordAgain}`}
          yes="Remove"
          destroys
          onPassword={remove}
          onClose={close}
        />
      )}
    </Section>
  );
};
