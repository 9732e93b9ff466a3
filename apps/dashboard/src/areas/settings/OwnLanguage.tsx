import { Box, Button, NativeSelect, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ACCOUNT_LANGUAGES, type AccountLanguage } from '@vitrine/contract/languages/limits';
import { languageMessages as messages } from '@vitrine/contract/languages/messages';
import { ownNameOf } from '@vitrine/contract/languages/names';
import { useState } from 'react';
import { useChange } from '../../layout/useChange.ts';
import { userQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { Section } from '../../ui/page/Section.tsx';
import { changeLanguage } from './calls.ts';

export const LANGUAGE_CHOICES = ACCOUNT_LANGUAGES.map((value) => ({ value, label: ownNameOf(value) }));

export const languageOf = (value: string): AccountLanguage | null =>
  ACCOUNT_LANGUAGES.find((language) => language === value) ?? null;

/** Saves the language of the account, and shows the dashboard in it. */
const useSaveLanguage = () => {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (language: AccountLanguage | null) => {
    const user = await changeLanguage(language);
    queryClient.setQueryData(userQuery.queryKey, user);
    await router.invalidate();
    return user;
  };
};

/** The language of the signed-in user's account; the organisation's while none is chosen. */
export const OwnLanguage = () => {
  const { user } = useSession();
  // Unset until it is chosen here: the screen is drawn again in its new language, maybe before the session has it.
  const [edited, setEdited] = useState<AccountLanguage | null>();
  const chosen = edited === undefined ? user.language : edited;
  const saving = useChange(useSaveLanguage(), {
    success: ({ language }) => [
      messages.savedTitle,
      language === null ? messages.savedAsTenant : messages.saved(ownNameOf(language)),
    ],
    failed: messages.notSavedTitle,
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
            onChange={({ currentTarget: { value } }) => setEdited(languageOf(value))}
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
