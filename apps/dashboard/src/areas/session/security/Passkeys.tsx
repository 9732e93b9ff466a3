import { Box, Button, Group, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Passkey, SignInMethods } from '@vitrine/contract/session/schemas';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { useState } from 'react';
import { useNotify } from '../../../layout/Notifications.tsx';
import { usePasskeyDomain } from '../sign-in/PasskeyButton.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { methodsQuery, removePasskey } from './queries.ts';
import { Section } from './SecuritySection.tsx';

const usedText = ({ created_at, last_used_at }: Passkey): string => {
  const now = new Date();
  return last_used_at === null
    ? securityMessages.passkeyUnused(longDate(created_at, now))
    : securityMessages.passkeyUsed(longDate(last_used_at, now));
};

interface PasskeysProps {
  methods: SignInMethods;
  /** Once one was added. */
  onReady?: () => Promise<void>;
}

/** The user's passkeys: add with a name, list, remove. */
export const Passkeys = ({ methods, onReady }: PasskeysProps) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const here = usePasskeyDomain() !== null;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const showMethods = (after: SignInMethods): void => {
    queryClient.setQueryData(methodsQuery.queryKey, after);
  };
  return (
    <Section
      title={securityMessages.passkeys}
      help={here ? securityMessages.passkeysHelp : securityMessages.passkeysUnavailable}
      actions={here && <Button onClick={() => setAdding(true)}>{securityMessages.addAPasskey}</Button>}
    >
      {methods.passkeys.length > 0 && (
        <Box component="ul" mt={12} className="vt-underlined">
          {methods.passkeys.map((passkey) => (
            <Group key={passkey.id} component="li" gap={12} wrap="nowrap" mih={60} py={10}>
              <IconFingerprint
                size={20}
                stroke={1.6}
                color="var(--vt-text-3)"
                style={{ flex: 'none' }}
                aria-hidden="true"
              />
              <Box flex={1} miw={0}>
                <Group component="p" gap={8} wrap="nowrap" fw={500} className="vt-anywhere">
                  {passkey.name}
                </Group>
                <Text inherit c="dimmed" fz={13}>
                  {usedText(passkey)}
                </Text>
              </Box>
              <Button aria-label={securityMessages.removeOf(passkey.name)} onClick={() => setRemoving(passkey)}>
                {securityMessages.remove}
              </Button>
            </Group>
          ))}
        </Box>
      )}
      {adding && (
        <AddPasskey
          onAdded={(after) => {
            showMethods(after);
            notify({
              kind: 'success',
              title: securityMessages.passkeyAddedLabel,
              message: securityMessages.passkeyAdded,
              onOk: () => void onReady?.(),
            });
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {removing && (
        <PasswordPrompt
          title={securityMessages.removeOf(removing.name)}
          sentence={`${securityMessages.passkeyRemoveHelp} ${securityMessages.passwordAgain}`}
          yes={securityMessages.remove}
          destroys
          onPassword={async (password) => showMethods(await removePasskey(removing.id, password))}
          onClose={() => setRemoving(null)}
        />
      )}
    </Section>
  );
};
