import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceListChange } from '@vitrine/contract/prices/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatMinor } from '@vitrine/domain/prices/money';
import { useMemo, useState } from 'react';
import { Becomes } from '../../../ui/Becomes.tsx';
import { counted } from '../../../ui/counted.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { type OpenList, useOpenList } from '../editor/open-list.ts';
import { historyQuery } from '../price-queries.ts';
import classes from './ListHistoryModal.module.css';

interface EntryProps {
  change: PriceListChange;
  now: Date;
  nameOf: (article: string) => string;
  currency: string;
}

const whatOf = ({ kind, count }: PriceListChange): string =>
  kind === 'prices' ? counted(count, 'price') : messages.historyKinds[kind];

const Entry = ({ change, now, nameOf, currency }: EntryProps) => {
  const text = (price: number | null): string => (price === null ? messages.noPrice : formatMinor(price, currency));
  const others = change.count - change.changes.length;
  return (
    <li className={classes.entry}>
      <Text inherit fw={500}>
        {whatOf(change)}
      </Text>
      <Text size="sm" c="dimmed" dir="auto">
        {longDate(change.at, now)} · {change.user}
      </Text>
      {change.changes.length > 0 && (
        <ul className={classes.changes}>
          {change.changes.map(({ article, from, to }) => (
            <li key={article}>
              <span dir="auto">{nameOf(article)}</span>{' '}
              <Text span inherit c="gray">
                {text(from)}
              </Text>{' '}
              <Becomes /> {text(to)}
            </li>
          ))}
          {change.kind === 'prices' && others > 0 && <li>{messages.historyMore(others)}</li>}
        </ul>
      )}
    </li>
  );
};

const ListHistory = ({ open: { tenant, list, rows } }: { open: OpenList }) => {
  const leave = useCloseModal(tenant.paths.priceList(list.id));
  const [now] = useState(() => new Date());
  const query = useQuery(historyQuery(tenant, list.id));
  const names = useMemo(() => new Map(rows.map(({ article, name }) => [article, name])), [rows]);
  const nameOf = (article: string): string => names.get(article) ?? article.replace(/^(sku |item \d+:)/, '');
  const { data } = query;
  return (
    <ModalFrame
      title={messages.historyTitle}
      sentence={messages.historySentence(list.name)}
      width={560}
      grows
      divided
      onClose={leave}
    >
      <Box p={{ base: 16, sm: '8px 24px 24px' }}>
        {!data && (
          <NotLoaded
            what={messages.theHistory}
            query={query}
            skeleton={<RowsSkeleton label={messages.fetchingHistory} image={false} rows={4} />}
          />
        )}
        {data?.length === 0 && <EmptyState title={messages.noHistory} />}
        {data && data.length > 0 && (
          <Stack component="ul" gap={0} aria-label={messages.historyTitle}>
            {data.map((change) => (
              <Entry key={change.id} change={change} now={now} nameOf={nameOf} currency={list.currency} />
            ))}
          </Stack>
        )}
      </Box>
    </ModalFrame>
  );
};

/** Who changed what in a list, newest first. */
export const ListHistoryModal = () => {
  const open = useOpenList();
  return open && <ListHistory open={open} />;
};
