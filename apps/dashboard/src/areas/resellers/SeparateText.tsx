import { Box, Button, Stack, Text } from '@mantine/core';
import type { ResellerEdit } from '@vitrine/contract/resellers/schemas';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/forms/draft-storage.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';
import { tooLong } from '../../ui/forms/too-long.ts';
import { useEdit } from './useResellerChanges.ts';

/** The unsaved text, which survives a reload and an ended session; null without any. */
const useTyped = (key: string): [string | null, Dispatch<SetStateAction<string | null>>] => {
  const [typed, setTyped] = useState<string | null>(() => {
    const draft = readDraft(key)?.text;
    return typeof draft === 'string' ? draft : null;
  });
  useEffect(() => {
    if (typed === null) clearDraft(key);
    else saveDraft(key, { text: typed });
  }, [key, typed]);
  return [typed, setTyped];
};

interface SeparateTextProps extends Pick<TextFieldProps, 'maximum' | 'placeholder'> {
  resellerId: number;
  field: 'postcode_areas' | 'authorised_domain';
  stored: string;
  label: string;
  help: string;
  action: string;
  capitals?: boolean;
}

/** One text of a reseller that is saved separately. */
export const SeparateText = ({ resellerId, field, stored, ...props }: SeparateTextProps) => {
  const { label, help, action, capitals = false, ...input } = props;
  const [typed, type] = useTyped(`${field}.${useSession().user.id}.${resellerId}`);
  const saving = useEdit();
  const isLong = input.maximum !== undefined && tooLong(typed ?? '', input.maximum) !== undefined;
  const isNew = typed !== null && typed.trim() !== stored && !isLong;
  const edit: ResellerEdit = { id: resellerId, [field]: typed };
  return (
    <Box
      component="form"
      maw={560}
      mt={32}
      pt={24}
      className="vt-ruled-top"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What is typed while it is saved stays.
        if (isNew && !saving.isPending)
          saving.mutate(edit, { onSuccess: () => type((now) => (now === typed ? null : now)) });
      }}
    >
      <Stack align="flex-start" gap={8}>
        <Box w="100%" maw={440}>
          <TextField
            {...input}
            label={label}
            name={field}
            value={typed ?? stored}
            autoComplete="off"
            autoCapitalize={capitals ? 'characters' : 'none'}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
          />
        </Box>
        <Text size="sm" maw={440} mb={8} c="dimmed">
          {help}
        </Text>
        <Button type="submit" disabled={!isNew} aria-busy={saving.isPending}>
          {action}
        </Button>
      </Stack>
    </Box>
  );
};
