import { Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceListCheck, PriceListSummary } from '@vitrine/contract/prices/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { dayText, utcDay } from '@vitrine/domain/dates/utc-day';
import { listState } from '@vitrine/domain/prices/list-state';
import { useChange } from '../../../layout/useChange.ts';
import type { Paths } from '../../../tenant/paths.ts';
import { counted } from '../../../ui/counted.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { changePriceListStatus } from '../calls.ts';
import { type OpenList, useOpenList } from '../editor/open-list.ts';
import { checkQuery, takeSummary } from '../price-queries.ts';

const ICON = { size: 18, stroke: 1.6 };

const liveText = (list: PriceListSummary): string => {
  const isLater = list.valid_from !== null && listState(list, utcDay(new Date())) === 'scheduled';
  return messages.isLive(list.name, isLater ? messages.fromDay(dayText(list.valid_from ?? '')) : messages.fromNow);
};

const Overlaps = ({ overlaps, paths }: Pick<PriceListCheck, 'overlaps'> & { paths: Paths }) => (
  <Banner tone="red" icon={<IconAlertCircle {...ICON} />} title={messages.overlaps}>
    {messages.overlapsHelp}
    <ul>
      {overlaps.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.priceList(id)} dir="auto" style={{ textDecoration: 'underline' }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </Banner>
);

interface MissingProps extends Pick<PriceListCheck, 'missing'> {
  onShow: () => void;
}

const Missing = ({ missing, onShow }: MissingProps) => {
  const others = missing.length - priceLimits.missingNamed;
  return (
    <Banner
      tone="amber"
      icon={<IconAlertTriangle {...ICON} />}
      title={messages.missingTitle(counted(missing.length, 'article'))}
      actions={
        <Button size="xs" onClick={onShow}>
          {messages.missingShow}
        </Button>
      }
    >
      {messages.missingHelp}
      <ul>
        {missing.slice(0, priceLimits.missingNamed).map(({ article, name, table, configurator }) => (
          <li key={`${configurator.id} ${article}`} dir="auto">
            {name}{' '}
            <Text span inherit c="dimmed">
              {table}, {configurator.name}
            </Text>
          </li>
        ))}
        {others > 0 && <li>{messages.missingMore(others)}</li>}
      </ul>
    </Banner>
  );
};

const PutLive = ({ open }: { open: OpenList }) => {
  const { tenant, list } = open;
  const navigate = useNavigate();
  const address = tenant.paths.priceList(list.id);
  const leave = useCloseModal(address);
  const query = useQuery(checkQuery(tenant, list.id));
  const { data: check } = query;
  const changing = useChange(
    (acceptMissing: boolean) =>
      changePriceListStatus(
        { organisationId: tenant.id, listId: list.id },
        { status: 'live', accept_missing: acceptMissing },
      ),
    {
      success: (summary) => [messages.liveTitle, liveText(summary)],
      failed: messages.liveFailed,
      onSuccess: (summary, queryClient) => {
        takeSummary(queryClient, tenant, summary);
        leave();
      },
      // Something has changed since the check.
      onError: () => query.refetch(),
    },
  );
  const isMissing = check !== undefined && check.missing.length > 0;
  const mayGoLive = check !== undefined && check.overlaps.length === 0;
  const showMissing = (): void => void navigate({ to: address, search: { show: 'missing' } as never, replace: true });
  return (
    <ModalFrame
      title={messages.putLiveTitle}
      width={560}
      grows
      locked={changing.isPending}
      onClose={leave}
      footer={(close) => (
        <>
          <Button disabled={changing.isPending} onClick={close}>
            {uiMessages.cancel}
          </Button>
          {mayGoLive && (
            <Button variant="filled" aria-busy={changing.isPending} onClick={() => changing.mutate(isMissing)}>
              {isMissing ? messages.putLiveAnyway : messages.putLive}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap={16}>
        {!check && (
          <NotLoaded
            what={messages.theCheck}
            query={query}
            skeleton={<FieldsSkeleton label={messages.checking} fields={2} />}
          />
        )}
        {check && check.overlaps.length > 0 && <Overlaps overlaps={check.overlaps} paths={tenant.paths} />}
        {check && isMissing && <Missing missing={check.missing} onShow={showMissing} />}
        {check && mayGoLive && !isMissing && (
          <Banner tone="accent" icon={<IconCircleCheck {...ICON} />} title={messages.complete} />
        )}
      </Stack>
    </ModalFrame>
  );
};

/** Checks a list and puts it live. Overlapping lists prevent that, articles without a price only warn. */
export const PutLiveModal = () => {
  const open = useOpenList();
  return open && <PutLive open={open} />;
};
