import { Button, Group, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { partsMessages as messages } from '@vitrine/contract/prices/parts-messages';
import type { PartsList as List } from '@vitrine/contract/prices/schemas';
import { formatMinor } from '@vitrine/domain/prices/money';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { personLocale } from '../../../ui/person-numbers.ts';
import { readEnquiryParts } from '../calls.ts';
import classes from './DesignItems.module.css';

const Parts = ({ list }: { list: List }) => {
  const { parts, surcharges, subtotal, currency } = list;
  const numbers = new Intl.NumberFormat(personLocale(), { maximumFractionDigits: 3 });
  const money = (amount: number | null): string =>
    amount === null ? messages.unpriced : formatMinor(amount, currency, personLocale());
  return (
    <table className={classes.table} aria-label={messages.title}>
      <thead>
        <tr>
          <th scope="col">{messages.columns.article}</th>
          <th scope="col">{messages.columns.name}</th>
          <th scope="col">{messages.columns.quantity}</th>
          <th scope="col" className={classes.amount}>
            {messages.columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ article, sku, name, quantity, unit, unit_price, amount }) => (
          <tr key={`${article} ${unit} ${unit_price}`}>
            <td className={classes.component}>{sku}</td>
            <td dir="auto" className={classes.name}>
              {name}
            </td>
            <td>{`${numbers.format(quantity)} ${messages.units[unit]}`}</td>
            <td className={classes.amount}>{money(amount)}</td>
          </tr>
        ))}
        {surcharges.map(({ name, amount }) => (
          <tr key={name}>
            <td />
            <td dir="auto" className={classes.name} colSpan={2}>
              {name}
            </td>
            <td className={classes.amount}>{money(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {messages.subtotal}
          </th>
          <td className={classes.amount}>{money(subtotal)}</td>
        </tr>
      </tbody>
    </table>
  );
};

const Loaded = ({ enquiryId }: { enquiryId: number }) => {
  const { data, error } = useQuery({
    queryKey: ['enquiry-parts', enquiryId],
    queryFn: () => readEnquiryParts(enquiryId),
    retry: false,
  });
  if (error)
    return (
      <Text size="sm" mt={12} role="alert">
        {errorText(error)}
      </Text>
    );
  if (!data) return <RowsSkeleton rows={3} label={messages.fetching} />;
  return (
    <>
      <Parts list={data} />
      <Group gap={8} mt={12}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} component="a" size="xs" href={`/api/enquiries/${enquiryId}/parts/${format}`} download>
            {format === 'csv' ? messages.csv : messages.excel}
          </Button>
        ))}
        <Text size="sm" c="dimmed">
          {messages.version(formatVersion(data.version))}
        </Text>
      </Group>
    </>
  );
};

/** What to order and make for an enquiry, fetched when it is asked for. */
export const PartsList = ({ enquiryId }: { enquiryId: number }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        h={36}
        mt={12}
        ml={8}
        px={12}
        fz={13.5}
        aria-expanded={isOpen}
        leftSection={<IconListDetails size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.title}
      </Button>
      {isOpen && <Loaded enquiryId={enquiryId} />}
    </>
  );
};
