import type { Configurator } from '@vitrine/contract/configurators/schemas';

export interface ConfiguratorGroup {
  id: number;
  name: string;
  configurators: Configurator[];
}

/** Configurators under their groups, groups and members in the order of the list (configurators.md §2). */
export const byGroup = (configurators: readonly Configurator[]): ConfiguratorGroup[] => {
  const groups = new Map<number, ConfiguratorGroup>();
  for (const configurator of configurators) {
    const { id, name } = configurator.group;
    const group = groups.get(id) ?? { id, name, configurators: [] };
    group.configurators.push(configurator);
    groups.set(id, group);
  }
  return [...groups.values()];
};
