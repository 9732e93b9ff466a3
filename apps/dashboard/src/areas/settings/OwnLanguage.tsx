import { Box, Button, NativeSelect, Stack } from '@mantine/core';
import { ACCOUNT_LANGUAGES, type AccountLanguage } from '@vitrine/contract/languages/limits';
import { languageMessages as messages } from '@vitrine/contract/languages/messages';
import { ownNameOf } from '@vitrine/contract/languages/names';
import { useState } from 'react';
import { useChange } from '../../layout/useChange.ts';
import { userQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useRenewSession } from '../../session/useRenewSession.ts';
import { Section } from '../../ui/page/Section.tsx';
import { changeLanguage } from './calls.ts';

export const LANGUAGE_CHOICES = ACCOUNT_LANGUAGES.map((value) => ({ value, label: ownNameOf(value) }));

export const languageOf = (value: string): AccountLanguage | null =>
  ACCOUNT_LANGUAGES.find((language) => language === value) ?? null;

/** The language of the signed-in user's account; the organisation's while none is chosen. */
export const OwnLanguage = () => {
  const { user } = useSession();
  const renewSession = useRenewSession();
  const [chosen, setChosen] = useState<AccountLanguage | null>(user.language);
  const saving = useChange(changeLanguage, {
    success: ({ language }) => [
      messages.savedTitle,
      language === null ? messages.savedAsTenant : messages.saved(ownNameOf(language)),
    ],
    failed: messages.notSavedTitle,
    replaces: userQuery.queryKey,
    onSuccess: renewSession,
  });
  return (
    <Box mt={36}>
      <Section title={messages.own} help={messages.ownHelp}>
        <Stack align="flex-start" gap={12} maw={440}>
          <NativeSelect
            label={messages.language}
            name="language"
            w="100%"
            data={[{ value: '', label: messages.asTenant }, ...LANGUAGE_CHOICES]}
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) => setChosen(languageOf(value))}
          />
          <Button
            disabled={chosen === user.language}
            aria-busy={saving.isPending}
            onClick={() => !saving.isPending && saving.mutate(chosen)}
          >
            {messages.save}
          </Button>
        </Stack>
      </Section>
    </Box>
  );
};
