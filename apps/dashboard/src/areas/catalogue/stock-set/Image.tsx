import { Flex } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';

const FILL = { width: '100%', height: '100%', objectFit: 'cover' } as const;

/** An image that fills its container, or an icon where there is none. The name beside it describes it. */
export const Image = ({ src }: { src: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Flex
      component="span"
      align="center"
      justify="center"
      miw={0}
      mih={0}
      bg="var(--vt-canvas)"
      c="gray"
      style={{ overflow: 'hidden' }}
    >
      {src !== null && failed !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" style={FILL} onError={() => setFailed(src)} />
      ) : (
        <IconPhotoOff size={16} stroke={1.6} aria-hidden="true" />
      )}
    </Flex>
  );
};
