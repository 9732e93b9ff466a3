import { securityMessages } from '@vitrine/contract/session/messages';
import { useState } from 'react';
import { startApp } from '../calls.ts';
import { ConfirmApp } from './ConfirmApp.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SetUpAppProps {
  /** The app counts and its codes were seen. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Password, QR code and first code, recovery codes. */
export const SetUpApp = ({ onDone, onClose }: SetUpAppProps) => {
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
      title="Set up an authenticator app"
      sentence={securityMessages.passwordAgain}
      yes="Continue"
      onPassword={async (password) => setSetup(await startApp(password))}
      onClose={onClose}
    />
  );
};
