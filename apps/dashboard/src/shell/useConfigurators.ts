import { useQuery } from '@tanstack/react-query';
import { configuratorQuery, configuratorsQuery } from './queries.ts';
import { useHouse } from './useHouse.ts';

/** The configurators of the house on screen. */
export const useConfigurators = () => {
  const house = useHouse();
  return useQuery({
    ...configuratorsQuery(house.key, house.openedId),
    enabled: house.orgName === null || house.openedId !== null,
  });
};

/** One configurator with its versions. */
export const useConfigurator = (configuratorId: number) => useQuery(configuratorQuery(useHouse().key, configuratorId));
