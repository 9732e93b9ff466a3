import type { PriceListSummary } from '@vitrine/contract/prices/schemas';

type Dated = Pick<PriceListSummary, 'status' | 'valid_from' | 'valid_until'>;

export type ListState = 'draft' | 'live' | 'scheduled' | 'ended';

/** The day of a time, in UTC, in which lists begin and end. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Whether a list is used today, will be, or was. `today` as '2027-01-31'. */
export const listState = ({ status, valid_from, valid_until }: Dated, today: string): ListState => {
  if (status === 'draft') return 'draft';
  if (valid_until !== null && valid_until < today) return 'ended';
  return valid_from !== null && valid_from > today ? 'scheduled' : 'live';
};

const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** '1 January 2027'. */
export const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** 'Always', 'From 1 January 2027', 'Until 31 March 2027' or '1 January 2027 to 31 March 2027'. */
export const validityText = ({ valid_from, valid_until }: Pick<Dated, 'valid_from' | 'valid_until'>): string => {
  if (valid_from === null) return valid_until === null ? 'Always' : `Until ${dayText(valid_until)}`;
  return valid_until === null ? `From ${dayText(valid_from)}` : `${dayText(valid_from)} to ${dayText(valid_until)}`;
};
