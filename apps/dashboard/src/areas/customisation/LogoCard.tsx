import { Box, Button, Flex, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { LogoSlot } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { useRef, useState } from 'react';
import { fieldError } from '../../calls/api-error.ts';
import { useChange } from '../../layout/useChange.ts';
import { FieldErrors } from '../../ui/forms/FieldErrors.tsx';
import { removeLogo, saveLogo } from './calls.ts';
import classes from './LogoCard.module.css';
import { useCustomisationTarget, useStored } from './useCustomisation.ts';

interface LogoCardProps {
  slot: LogoSlot;
  title: string;
  help: string;
  /** Address of the stored logo; null where the slot is empty. */
  address: string | null;
}

const ACCEPTED = ['image/png', 'image/jpeg'];

const useLogo = (slot: LogoSlot) => {
  const target = useCustomisationTarget();
  const { queryKey } = useStored(target);
  const shown = { failed: messages.notSavedTitle, replaces: queryKey };
  return {
    uploading: useChange((file: File) => saveLogo(target, slot, file), shown),
    removing: useChange(() => removeLogo(target, slot), shown),
  };
};

/** One slot for a logo: chosen or dropped, live at once; a rejected file changes nothing. */
export const LogoCard = ({ slot, title, help, address }: LogoCardProps) => {
  const { uploading, removing } = useLogo(slot);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [issue, setIssue] = useState<string | undefined>();
  const take = (file: File | undefined): void => {
    if (file === undefined || uploading.isPending) return;
    if (!ACCEPTED.includes(file.type)) {
      setIssue(messages.logoType);
      return;
    }
    setIssue(undefined);
    const preview = URL.createObjectURL(file);
    setChosen(preview);
    uploading.mutate(file, {
      onError: (error) => setIssue(fieldError(error, 'fileData')),
      onSettled: () => {
        setChosen(null);
        URL.revokeObjectURL(preview);
      },
    });
  };
  const shown = chosen ?? address;
  return (
    <Stack component="section" gap={0} miw={0} aria-label={title}>
      <button
        type="button"
        className={classes.frame}
        aria-label={messages.chooseLogo(title)}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
      >
        {shown === null ? (
          <IconPhoto size={28} stroke={1.4} role="img" aria-label={messages.noLogo} />
        ) : (
          <img src={shown} alt={messages.logoOf(title)} className={classes.image} />
        )}
      </button>
      <Box component="h2" mt={12} fz={16} fw={600} lh="22px">
        {title}
      </Box>
      <Text size="sm" flex={1} c="dimmed">
        {help}
      </Text>
      <FieldErrors sentences={issue === undefined ? undefined : [issue]} />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED.join(',')}
        hidden
        data-testid={`logo-${slot}`}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Flex gap={8} mt={10}>
        <Button size="xs" aria-busy={uploading.isPending} onClick={() => input.current?.click()}>
          {uploading.isPending ? messages.uploading : address === null ? messages.uploadLogo : messages.changeLogo}
        </Button>
        {address !== null && (
          <Button size="xs" variant="subtle" aria-busy={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? messages.removing : messages.removeLogo}
          </Button>
        )}
      </Flex>
    </Stack>
  );
};
