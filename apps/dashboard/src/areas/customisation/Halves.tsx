import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

/** Fields at the left, and at the right their preview, which stays in view; stacked on narrow screens. */
export const Halves = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => (
  <Flex
    direction={{ base: 'column', md: 'row' }}
    align={{ base: 'stretch', md: 'flex-start' }}
    gap={{ base: 32, md: 48 }}
    pb={96}
  >
    <Box w={{ base: '100%', md: 440 }} flex="none">
      {children}
    </Box>
    <Box pos={{ base: 'static', md: 'sticky' }} top={24} flex={1} miw={0}>
      {preview}
    </Box>
  </Flex>
);
