import { priceListMessages } from '@vitrine/contract/prices/list-messages';
import type { PriceListSummary } from '@vitrine/contract/prices/schemas';
import { dayText } from '../dates/utc-day.ts';

type ListDates = Pick<PriceListSummary, 'status' | 'valid_from' | 'valid_until'>;

export type ListState = 'draft' | 'live' | 'scheduled' | 'ended';

/** Whether a list is used today, will be, or was. `today` as '2027-01-31'. */
export const listState = ({ status, valid_from, valid_until }: ListDates, today: string): ListState => {
  if (status === 'draft') return 'draft';
  if (valid_until !== null && valid_until < today) return 'ended';
  return valid_from !== null && valid_from > today ? 'scheduled' : 'live';
};

/** 'Always', 'From 1 January 2027', 'Until 31 March 2027' or '1 January 2027 to 31 March 2027'. */
export const validityText = ({ valid_from, valid_until }: Pick<ListDates, 'valid_from' | 'valid_until'>): string => {
  const { validity } = priceListMessages;
  if (valid_from === null) return valid_until === null ? validity.always : validity.until(dayText(valid_until));
  return valid_until === null
    ? validity.from(dayText(valid_from))
    : validity.between(dayText(valid_from), dayText(valid_until));
};
