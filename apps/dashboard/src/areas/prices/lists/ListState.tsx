import { Badge } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceListSummary } from '@vitrine/contract/prices/schemas';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { listState } from '@vitrine/domain/prices/list-state';

const VARIANT = { draft: 'stock', live: 'live', scheduled: 'pending', ended: 'expired' } as const;

/** Whether a list is used now. */
export const ListState = ({ list }: { list: PriceListSummary }) => {
  const state = listState(list, utcDay(new Date()));
  return <Badge variant={VARIANT[state]}>{messages.states[state]}</Badge>;
};
