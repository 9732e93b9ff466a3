import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SignedIn } from '@vitrine/contract/session/schemas';
import { useMutation } from '../../../calls/useMutation.ts';
import { appConfigQuery } from '../../../session/queries.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { FormError } from '../fields.tsx';
import { canUsePasskeys, signInError, signInWithPasskey } from './sign-in-error.ts';

/** The domain whose passkeys this browser offers on this host; null where it offers none. */
export const usePasskeyDomain = (): string | null => {
  const { data: appConfig } = useQuery(appConfigQuery);
  return canUsePasskeys() ? (appConfig?.passkey_domain ?? null) : null;
};

interface PasskeyButtonProps {
  label: string;
  keepLoggedIn: boolean;
  /** The only action, so it is the primary one. */
  strong?: boolean;
  onAnswer: (answer: SignedIn) => Promise<void>;
}

/** Signs in by passkey. Absent where passkeys cannot be used. */
export const PasskeyButton = ({ label, keepLoggedIn, strong = false, onAnswer }: PasskeyButtonProps) => {
  const domain = usePasskeyDomain();
  const signingIn = useMutation({ mutationFn: async () => onAnswer(await signInWithPasskey(keepLoggedIn)) });
  if (domain === null) return null;
  return (
    <>
      <FormError text={signingIn.isError ? signInError(signingIn.error) : null} />
      <PlainButton
        size="md"
        variant={strong ? 'filled' : 'default'}
        leftSection={<IconFingerprint size={18} stroke={1.6} />}
        aria-busy={signingIn.isPending}
        onClick={() => !signingIn.isPending && signingIn.mutate()}
      >
        {label}
      </PlainButton>
    </>
  );
};
