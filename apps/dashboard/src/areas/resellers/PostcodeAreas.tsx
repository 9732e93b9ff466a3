import { Box, Button, Stack, Text } from '@mantine/core';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/forms/draft-storage.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useEdit } from './useResellerChanges.ts';

/** The unsaved text, which survives a reload and an ended session; null without any. */
const useTyped = (key: string): [string | null, (next: string | null) => void] => {
  const [typed, setTyped] = useState<string | null>(() => {
    const draft = readDraft(key)?.areas;
    return typeof draft === 'string' ? draft : null;
  });
  const type = (next: string | null): void => {
    setTyped(next);
    if (next === null) clearDraft(key);
    else saveDraft(key, { areas: next });
  };
  return [typed, type];
};

/** Postcodes whose enquiries go to a reseller when the page names none; saved separately. */
export const PostcodeAreas = ({ reseller }: { reseller: Reseller }) => {
  const stored = reseller.postcode_areas.join(', ');
  const [typed, type] = useTyped(`postcode-areas.${useSession().user.id}.${reseller.id}`);
  const saving = useEdit();
  const isNew = typed !== null && typed.trim() !== stored;
  return (
    <Box
      component="form"
      maw={560}
      mt={32}
      pt={24}
      pb={40}
      className="vt-ruled-top"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew && !saving.isPending)
          saving.mutate({ id: reseller.id, postcode_areas: typed }, { onSuccess: () => type(null) });
      }}
    >
      <Stack align="flex-start" gap={8}>
        <Box w="100%" maw={440}>
          <TextField
            label={messages.areas}
            name="postcode_areas"
            value={typed ?? stored}
            maxLength={enquiryLimits.areasTextMaximum}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="SW, W, NW1"
            onChange={(event) => type(event.target.value)}
          />
        </Box>
        <Text size="sm" maw={440} mb={8} c="dimmed">
          {messages.areasHelp}
        </Text>
        <Button type="submit" disabled={!isNew} aria-busy={saving.isPending}>
          {messages.saveAreas}
        </Button>
      </Stack>
    </Box>
  );
};
