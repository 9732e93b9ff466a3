import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import { resellerQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { FailedLine } from '../../ui/feedback/FailedList.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** The website of the user's reseller, where its copies run. */
export const OwnWebsite = ({ resellerId }: { resellerId: number }) => {
  const { key } = useTenant();
  const query = useQuery(resellerQuery(key, resellerId));
  const { data } = query;
  if (query.isPending) return null;
  return (
    <Box mt={36}>
      <Section title={messages.ownWebsite} help={messages.ownWebsiteHelp}>
        {data === undefined ? (
          <FailedLine what={messages.ownWebsite} query={query} />
        ) : (
          <p className="vt-anywhere">{data.authorised_domain ?? messages.noWebsite}</p>
        )}
      </Section>
    </Box>
  );
};
