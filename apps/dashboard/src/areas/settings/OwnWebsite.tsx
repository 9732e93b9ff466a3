import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import { resellerQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { Section } from '../../ui/page/Section.tsx';

/** The website of the user's reseller, where its copies run. */
export const OwnWebsite = ({ resellerId }: { resellerId: number }) => {
  const { key } = useTenant();
  const { data } = useQuery(resellerQuery(key, resellerId));
  if (data === undefined) return null;
  return (
    <Box mt={36}>
      <Section title={messages.ownWebsite} help={messages.ownWebsiteHelp}>
        <p className="vt-anywhere">{data.authorised_domain ?? messages.noWebsite}</p>
      </Section>
    </Box>
  );
};
