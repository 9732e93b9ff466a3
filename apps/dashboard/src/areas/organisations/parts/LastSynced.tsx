import { useQuery } from '@tanstack/react-query';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { syncedDate } from '@vitrine/domain/dates/format-date';
import { organisationsQuery } from '../../../session/queries.ts';
import classes from './LastSynced.module.css';

/** When the figures were read. */
export const LastSynced = () => {
  const { dataUpdatedAt, isFetching } = useQuery(organisationsQuery);
  if (dataUpdatedAt === 0 && !isFetching) return null;
  const when = isFetching ? organisationMessages.fetchingSync : syncedDate(new Date(dataUpdatedAt).toISOString());
  return (
    <p className={classes.line} data-fetching={isFetching || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      Last synced {when}
    </p>
  );
};
