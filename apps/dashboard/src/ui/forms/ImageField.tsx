import { Button, Flex, Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { FieldErrors } from './FieldErrors.tsx';

interface ImageFieldProps {
  label: string;
  /** Address or data URL; null, and one that is no image, shows the placeholder image. */
  image: string | null;
  /** 'Upload' or 'Change logo'. */
  action: string;
  wide?: boolean;
  /** Why the server did not accept the image. */
  error?: string | undefined;
  onUpload: () => void;
}

const FITS = { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' } as const;

/** An image of the organisation and the button that opens the upload dialog for it. */
export const ImageField = ({ label, image, action, wide = false, error, onUpload }: ImageFieldProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div>
      <Text size="sm" mb={6} fw={500}>
        {label}
      </Text>
      <Group gap={12}>
        <Flex
          component="span"
          align="center"
          justify="center"
          w={wide ? 240 : 112}
          h={64}
          p={8}
          bd="1px solid var(--vt-line-strong)"
          bdrs={8}
          bg="#f5f3ef"
          c="#6a645b"
        >
          {image === null || image === failed ? (
            <IconPhoto size={24} stroke={1.4} role="img" aria-label={uiMessages.noOf(label)} />
          ) : (
            <img src={image} alt={uiMessages.previewOf(label)} style={FITS} onError={() => setFailed(image)} />
          )}
        </Flex>
        <Button onClick={onUpload}>{action}</Button>
      </Group>
      <FieldErrors sentences={error === undefined ? undefined : [error]} />
    </div>
  );
};
