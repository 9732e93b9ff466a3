import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { byGroup } from './by-group.ts';
import classes from './ConfiguratorGroups.module.css';
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
  byGroup(configurators).map((group) => (
    <section key={group.id} className={classes.group} aria-labelledby={`group-${group.id}`}>
      <Text component="h2" size="lg" fw={600} lts="-0.012em" id={`group-${group.id}`}>
        {group.name}{' '}
        <Text span inherit ml={4} c="gray" fz={13} fw={400} lts={0}>
          {group.configurators.length}
        </Text>
      </Text>
      <ul className={classes.tiles}>
        {group.configurators.map((configurator) => (
          <li key={configurator.id}>{children(configurator)}</li>
        ))}
      </ul>
    </section>
  ));
