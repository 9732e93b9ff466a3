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
      <h2 className={classes.name} id={`group-${group.id}`}>
        {group.name} <span className={classes.count}>{group.configurators.length}</span>
      </h2>
      <ul className={classes.tiles}>
        {group.configurators.map((configurator) => (
          <li key={configurator.id}>{children(configurator)}</li>
        ))}
      </ul>
    </section>
  ));
