import { Box, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { byGroup } from './by-group.ts';
import type { TileConfigurator } from './ConfiguratorTile.tsx';

interface ConfiguratorGroupsProps<C> {
  configurators: readonly C[];
  /** One tile. */
  children: (configurator: C) => ReactNode;
}

/** Tiles under the names of their groups. */
export const ConfiguratorGroups = <C extends TileConfigurator>({
  configurators,
  children,
}: ConfiguratorGroupsProps<C>) =>
  byGroup(configurators).map((group, at) => (
    <Box
      key={group.id}
      component="section"
      mt={at === 0 ? { base: 20, sm: 24 } : 36}
      aria-labelledby={`group-${group.id}`}
    >
      <Text component="h2" size="lg" fw={600} lts="-0.012em" id={`group-${group.id}`}>
        {group.name}{' '}
        <Text span inherit ml={4} c="gray" fz={13} fw={400} lts={0}>
          {group.configurators.length}
        </Text>
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} spacing={24} mt={{ base: 12, sm: 13 }}>
        {group.configurators.map((configurator) => (
          <li key={configurator.id}>{children(configurator)}</li>
        ))}
      </SimpleGrid>
    </Box>
  ));
