import { Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { FailedList } from '../../../ui/FailedList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { readViewerPages } from '../calls.ts';
import { type Finding, findingsOf } from '../page-findings.ts';
import classes from './CheckPage.module.css';

const SIGNS = { ran: IconCircleCheck, waiting: IconClock, refused: IconAlertTriangle };

/** What is to be said of a host: what happened, then what to do. */
const sentenceOf = (finding: Finding, live: number | null, now: Date): string => {
  if (finding.kind === 'waiting') return messages.pageWaiting;
  const when = longDate(finding.page.last_seen, now);
  if (finding.kind === 'refused') return messages.pageRejected(when);
  const { version } = finding.page;
  if (version === null) return messages.pageRan(when);
  const isOld = live !== null && version < live;
  return isOld
    ? messages.pageRanOld(when, formatVersion(version), formatVersion(live))
    : messages.pageRanVersion(when, formatVersion(version));
};

/** Which pages ran the configurator and when, which have not yet, and which may not: as their visitors told. */
export const CheckPage = () => {
  const { configurator } = useOpenedConfigurator();
  const { user } = useSession();
  const { key, resellerId } = useTenant();
  // A reseller's copy follows at its own pace.
  const live = resellerId === null && !user.reseller ? configurator.deployed_version : null;
  const queryKey = [...key, 'viewer-pages', configurator.id, resellerId];
  const query = useQuery({ queryKey, queryFn: () => readViewerPages(configurator.id, resellerId) });
  const now = new Date();
  const findings = query.data ? findingsOf(query.data) : [];
  return (
    <Section title={messages.checkPage} help={messages.checkPageHelp}>
      {query.isPending && <RowsSkeleton rows={2} image={false} label={messages.checkPage} />}
      {query.isError && (
        <FailedList
          what={messages.checkPageWhat}
          error={query.error}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      )}
      {query.data && findings.length === 0 && (
        <Text inherit c="dimmed">
          {messages.pageNone}
        </Text>
      )}
      {findings.length > 0 && (
        <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8}>
          {findings.map((finding) => {
            const Sign = SIGNS[finding.kind];
            return (
              <li key={finding.host} className={classes.row} data-kind={finding.kind}>
                <Sign size={18} stroke={1.6} aria-hidden="true" className={classes.sign} />
                <Text span inherit fw={500} className="vt-anywhere">
                  {finding.host}
                </Text>
                <span className={classes.said}>{sentenceOf(finding, live, now)}</span>
              </li>
            );
          })}
        </Box>
      )}
      <Button className={classes.again} aria-busy={query.isFetching} onClick={() => query.refetch()}>
        {messages.checkPageAgain}
      </Button>
    </Section>
  );
};
