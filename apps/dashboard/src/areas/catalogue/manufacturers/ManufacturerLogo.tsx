import { Flex } from '@mantine/core';
import { IconBuildingFactory2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';

const CLIPPED = { overflow: 'hidden' };
const LOGO = { width: '100%', height: '100%', padding: 3, objectFit: 'contain' } as const;

/** A manufacturer's logo by its path on the content host; an icon where there is none. */
export const ManufacturerLogo = ({ logo }: { logo: string | null }) => {
  const { appConfig } = useSession();
  const src = logo && `${appConfig.content_url}/${logo}`;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    // White in both themes, because logos are drawn for it.
    <Flex
      component="span"
      align="center"
      justify="center"
      w={36}
      h={36}
      flex="none"
      bd="1px solid var(--vt-line)"
      bdrs={6}
      bg="#fff"
      c="#6a645b"
      style={CLIPPED}
    >
      {src === null || failed === src ? (
        <IconBuildingFactory2 size={16} stroke={1.6} aria-hidden="true" />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" style={LOGO} onError={() => setFailed(src)} />
      )}
    </Flex>
  );
};
