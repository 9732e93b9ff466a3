import type { Configurator } from '@vitrine/contract/configurators/schemas';

export interface ConfiguratorGroup<C = Configurator> {
  id: number;
  name: string;
  configurators: C[];
}

/** Configurators under their groups; groups and members keep the order of the list. */
export const byGroup = <C extends { group: { id: number; name: string } }>(
  configurators: readonly C[],
): ConfiguratorGroup<C>[] => {
  const groups = new Map<number, ConfiguratorGroup<C>>();
  for (const configurator of configurators) {
    const { id, name } = configurator.group;
    const group = groups.get(id) ?? { id, name, configurators: [] };
    group.configurators.push(configurator);
    groups.set(id, group);
  }
  return [...groups.values()];
};
