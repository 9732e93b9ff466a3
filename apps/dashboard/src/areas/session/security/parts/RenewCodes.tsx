import { securityMessages } from '@vitrine/contract/session/messages';
import { useState } from 'react';
import { renewRecoveryCodes } from '../calls.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface RenewCodesProps {
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The current password, then ten new codes, once. */
export const RenewCodes = ({ onDone, onClose }: RenewCodesProps) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <PasswordPrompt
      title="New recovery codes"
      sentence={`${securityMessages.renewHelp} ${securityMessages.passwordAgain}`}
      yes="Make new codes"
      onPassword={async (password) => {
        const { recovery_codes } = await renewRecoveryCodes(password);
        setCodes(recovery_codes);
        await onDone();
      }}
      onClose={() => codes === null && onClose()}
    />
  );
};
