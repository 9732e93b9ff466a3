import { Box, Flex, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconPhoto } from '@tabler/icons-react';
import { PHOTO_ENDINGS } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { useId, useRef } from 'react';
import classes from './PhotoField.module.css';
import type { NewPreset } from './useAddPreset.ts';

const SIGN = { size: 14, stroke: 1.6, style: { flex: 'none', marginTop: 2 }, 'aria-hidden': true } as const;

/** A photo, chosen or dropped, with its warnings. */
export const PhotoField = ({ adding }: { adding: NewPreset }) => {
  const { photo, verdicts, choosePhoto, isMaking } = adding;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const issue = adding.issueOf('photo');
  return (
    <div>
      <Box htmlFor={id} component="label" display="inline-block" mb={6} fz={13} fw={500} lh="20px">
        {messages.photoLabel}
      </Box>
      <button
        type="button"
        className={classes.frame}
        data-invalid={issue !== undefined || undefined}
        disabled={isMaking}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choosePhoto(event.dataTransfer.files[0]);
        }}
      >
        {photo === null ? (
          <Stack component="span" gap={2} align="center" fz={13} lh="20px">
            <IconPhoto size={24} stroke={1.4} aria-hidden="true" />
            <Text span inherit mt={6} c="var(--vt-ink)" fw={500}>
              {messages.choosePhoto}
            </Text>
            <span>{messages.dropPhoto}</span>
          </Stack>
        ) : (
          <Box
            src={photo.url}
            alt={messages.changePhoto}
            component="img"
            w="100%"
            h="100%"
            style={{ objectFit: 'cover' }}
          />
        )}
      </button>
      <input
        ref={input}
        id={id}
        type="file"
        accept={PHOTO_ENDINGS}
        className="vt-unseen"
        tabIndex={-1}
        disabled={isMaking}
        onChange={(event) => {
          choosePhoto(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Text size="xs" mt={6} c="gray">
        {messages.photoHelp}
      </Text>
      <div role="status">
        {verdicts.map((verdict) => (
          <Flex key={verdict} component="p" gap={6} mt={6} c="yellow" fz={13} lh="18px">
            <IconAlertTriangle {...SIGN} />
            {messages.verdicts[verdict]}
          </Flex>
        ))}
      </div>
      <div role="alert">
        {issue !== undefined && (
          <Flex component="p" gap={6} mt={6} c="red" fz={13} lh="18px">
            <IconAlertCircle {...SIGN} />
            {issue}
          </Flex>
        )}
      </div>
    </div>
  );
};
