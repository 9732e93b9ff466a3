import { useQuery } from '@tanstack/react-query';
import { mayAdministerOrganisations } from '@vitrine/domain/policies/organisations';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { embedded } from './snippets.ts';

/** The true addresses of the configurator on screen, or of the reseller's copy of it. */
export const useEmbedded = () => {
  const { appConfig } = useSession();
  const { configurator, liveUrl } = useOpenedConfigurator();
  const { content_url: contentUrl, api_url: apiUrl } = appConfig;
  return { configurator, contentUrl, apiUrl, parts: embedded(contentUrl, liveUrl) };
};

/** Whether the configurator's organisation has the localisation flag. */
export const useLocalisation = (): boolean => {
  const { user } = useSession();
  const { configurator } = useOpenedConfigurator();
  const seesAll = mayAdministerOrganisations(user);
  const { data = [] } = useQuery({ ...organisationsQuery, enabled: seesAll });
  if (!seesAll) return user.organisation?.localisation ?? false;
  return data.find(({ id }) => id === configurator.organisation_id)?.localisation ?? false;
};
