import { Box, Button, Loader, Stack, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import classes from './PresetCard.module.css';

/** The design of a preset, 300 px high: its own image, else the drawn one, or an icon where it has neither. */
export const PresetImage = ({ preset: { imageUrl, drawnUrl, photoUrl, name } }: { preset: Preset }) => {
  const address = imageUrl ?? drawnUrl;
  return (
    <div className={classes.frame} style={{ height: limits.previewHeight }}>
      {address === undefined ? (
        <NoImage />
      ) : (
        <LoadedImage key={address} address={address} name={name} isDrawn={imageUrl === null} />
      )}
      {photoUrl && photoUrl !== imageUrl && (
        <img src={photoUrl} alt={messages.photoOf(name)} className={classes.photo} loading="lazy" />
      )}
    </div>
  );
};

const NoImage = () => <IconPhotoOff size={24} stroke={1.4} role="img" aria-label={messages.noImage} />;

/** An image that may take a while, because the server draws it when it is first asked for, and may be busy. */
const LoadedImage = ({ address, name, isDrawn }: { address: string; name: string; isDrawn: boolean }) => {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed')
    return isDrawn ? (
      <Stack align="center" gap={8}>
        <Text size="sm" role="status">
          {messages.drawingFailed}
        </Text>
        <Button size="xs" variant="default" onClick={() => setState('loading')}>
          {uiMessages.tryAgain}
        </Button>
      </Stack>
    ) : (
      <NoImage />
    );
  return (
    <>
      <Box
        src={address}
        alt={messages.image(name)}
        height={limits.previewHeight}
        component="img"
        w="100%"
        style={{ objectFit: 'cover' }}
        loading="lazy"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
      {isDrawn && state === 'loading' && (
        <Stack className={classes.drawing} align="center" justify="center" gap={8}>
          <Loader size="sm" aria-hidden />
          <Text size="sm">{messages.drawing}</Text>
        </Stack>
      )}
    </>
  );
};
