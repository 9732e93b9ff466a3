import { Badge, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { SignInMethods } from '@vitrine/contract/session/schemas';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { useState } from 'react';
import { ConfirmApp } from './ConfirmApp.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { methodsQuery, removeApp, renewRecoveryCodes, startApp } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Section } from './SecuritySection.tsx';

interface RenewCodesProps {
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The current password, then ten new codes, once. */
const RenewCodes = ({ onDone, onClose }: RenewCodesProps) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <PasswordPrompt
      title={securityMessages.newRecoveryCodes}
      sentence={`${securityMessages.renewHelp} ${securityMessages.passwordAgain}`}
      yes={securityMessages.makeNewCodes}
      onPassword={async (password) => {
        const { recovery_codes } = await renewRecoveryCodes(password);
        setCodes(recovery_codes);
        await onDone();
      }}
      onClose={() => codes === null && onClose()}
    />
  );
};

interface SetUpAppProps {
  /** The app is set up and its recovery codes were shown. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Password, QR code and first code, recovery codes. */
const SetUpApp = ({ onDone, onClose }: SetUpAppProps) => {
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = async (): Promise<void> => {
    onClose();
    await onDone();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={finish} />;
  if (setup !== null) return <ConfirmApp setup={setup} onCodes={setCodes} onClose={onClose} />;
  return (
    <PasswordPrompt
      title={securityMessages.setUpAnAuthenticatorApp}
      sentence={securityMessages.passwordAgain}
      yes={uiMessages.continue}
      onPassword={async (password) => setSetup(await startApp(password))}
      onClose={onClose}
    />
  );
};

interface TwoStepProps {
  methods: SignInMethods;
  /** Once an app is set up and its recovery codes were seen. */
  onReady?: () => Promise<void>;
}

type OpenDialog = 'set-up' | 'renew' | 'remove' | null;

/** The authenticator app: set up, renew its recovery codes, remove. */
export const TwoStep = ({ methods, onReady }: TwoStepProps) => {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<OpenDialog>(null);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: methodsQuery.queryKey });
  const close = (): void => setOpen(null);
  const remove = async (password: string): Promise<void> => {
    await removeApp(password);
    await readAgain();
  };
  return (
    <Section
      title={securityMessages.authenticatorApp}
      badge={methods.app && <Badge variant="active">{securityMessages.on}</Badge>}
      help={methods.app ? securityMessages.codesLeft(methods.recovery_codes_left) : securityMessages.twoStepHelp}
      actions={
        methods.app ? (
          <>
            <Button onClick={() => setOpen('renew')}>{securityMessages.newRecoveryCodes}</Button>
            <Button onClick={() => setOpen('remove')}>{securityMessages.remove}</Button>
          </>
        ) : (
          <Button onClick={() => setOpen('set-up')}>{securityMessages.setUp}</Button>
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
          title={securityMessages.removeTheAuthenticatorApp}
          sentence={`${securityMessages.removeAppHelp} ${securityMessages.passwordAgain}`}
          yes={securityMessages.remove}
          destroys
          onPassword={remove}
          onClose={close}
        />
      )}
    </Section>
  );
};
