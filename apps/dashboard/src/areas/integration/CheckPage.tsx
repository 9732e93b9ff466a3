import { Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import type { ViewerPage, ViewerPages } from '@vitrine/contract/analytics/schemas';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { call } from '../../calls/call.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Section } from '../../ui/page/Section.tsx';
import classes from './CheckPage.module.css';

/** Where a configurator, or a reseller's copy of it, was seen. */
const readViewerPages = (configuratorId: number, reseller: number | null) =>
  call<typeof analyticsRoutes.readViewerPages>('GET', '/configurators/:configuratorId/pages', {
    params: { configuratorId },
    query: reseller === null ? {} : { reseller },
  });

/** The state of a domain or host: running, not seen yet, or not allowed. */
type Finding =
  | { kind: 'ran'; host: string; page: ViewerPage }
  | { kind: 'waiting'; host: string }
  | { kind: 'rejected'; host: string; page: ViewerPage };

/** Hosts where it ran and domains where it was not seen yet, then hosts that were rejected. */
function findingsOf({ domains, pages }: ViewerPages): Finding[] {
  const allowed = pages.filter((page) => page.allowed);
  const unseen = domains.filter((domain) => !allowed.some(({ host }) => hostAllowed(host, [domain])));
  return [
    ...allowed.map((page) => ({ kind: 'ran' as const, host: page.host, page })),
    ...unseen.map((host) => ({ kind: 'waiting' as const, host })),
    ...pages.filter((page) => !page.allowed).map((page) => ({ kind: 'rejected' as const, host: page.host, page })),
  ];
}

const SIGNS = { ran: IconCircleCheck, waiting: IconClock, rejected: IconAlertTriangle };

/** The text for a host: its state, then what to do. */
const sentenceOf = (finding: Finding, live: number | null, ofReseller: boolean, now: Date): string => {
  if (finding.kind === 'waiting') return messages.pageWaiting;
  const when = longDate(finding.page.last_seen, now);
  if (finding.kind === 'rejected')
    return ofReseller ? messages.pageRejectedOfReseller(when) : messages.pageRejected(when);
  const { version } = finding.page;
  if (version === null) return messages.pageRan(when);
  const isOld = live !== null && version < live;
  return isOld
    ? messages.pageRanOld(when, formatVersion(version), formatVersion(live))
    : messages.pageRanVersion(when, formatVersion(version));
};

/** The pages that ran the configurator, those that have not yet, and those that may not, as reported by viewers. */
export const CheckPage = () => {
  const { configurator } = useOpenedConfigurator();
  const { user } = useSession();
  const { key, resellerId } = useTenant();
  // A reseller's copy has separate figures.
  const live = resellerId === null && !user.reseller ? configurator.deployed_version : null;
  // Its manufacturer authorises the website of a reseller.
  const ofReseller = user.reseller !== null;
  const queryKey = [...key, 'viewer-pages', configurator.id, resellerId];
  const query = useQuery({ queryKey, queryFn: () => readViewerPages(configurator.id, resellerId) });
  const now = new Date();
  const findings = query.data ? findingsOf(query.data) : [];
  return (
    <Section title={messages.checkPage} help={messages.checkPageHelp}>
      {!query.data && (
        <NotLoaded
          what={messages.checkPageWhat}
          query={query}
          skeleton={<RowsSkeleton rows={2} image={false} label={messages.checkPage} />}
        />
      )}
      {query.data && findings.length === 0 && (
        <Text inherit c="dimmed">
          {ofReseller ? messages.pageNoneOfReseller : messages.pageNone}
        </Text>
      )}
      {findings.length > 0 && (
        <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8} className="vt-divided">
          {findings.map((finding) => {
            const Sign = SIGNS[finding.kind];
            return (
              <li key={finding.host} className={classes.row} data-kind={finding.kind}>
                <Sign size={18} stroke={1.6} aria-hidden="true" className={classes.sign} />
                <Text span inherit fw={500} className="vt-anywhere">
                  {finding.host}
                </Text>
                <span className={classes.text}>{sentenceOf(finding, live, ofReseller, now)}</span>
              </li>
            );
          })}
        </Box>
      )}
      <div role="alert">
        {query.isRefetchError && !query.isFetching && (
          <Text size="sm" mt={12}>
            {uiMessages.didNotLoad(messages.checkPageWhat)}
          </Text>
        )}
      </div>
      <Button mt={12} w={{ base: '100%', sm: 'auto' }} aria-busy={query.isFetching} onClick={() => query.refetch()}>
        {messages.checkPageAgain}
      </Button>
    </Section>
  );
};
