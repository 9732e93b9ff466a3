import { Badge } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { isProcessing, newResellersQuery } from '../../../tenant/reseller-queries.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import type { Sorting } from '../../../ui/useSorting.ts';
import classes from './ResellerTable.module.css';

const HEADS: readonly Head[] = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'state', label: 'State', unseen: true, width: '120px' },
  { key: 'open', label: 'Open', unseen: true, width: '36px' },
];

/** How far granting has come; nothing where all is ready. */
const GrantState = ({ reseller }: { reseller: Reseller }) => {
  if (reseller.configurators.some(({ failed }) => failed))
    return <Badge variant="expired">{resellerMessages.hasFailed}</Badge>;
  return isProcessing(reseller) ? <Badge variant="pending">{resellerMessages.isProcessing}</Badge> : null;
};

/** The resellers; a row opens its reseller. */
export const ResellerTable = ({ rows, sorting }: { rows: readonly Reseller[]; sorting: Sorting }) => {
  const { key, paths } = useTenant();
  const { data: newIds = [] } = useQuery(newResellersQuery(key));
  return (
    <DataTable label="Resellers" heads={HEADS} sorting={sorting}>
      <tbody>
        {rows.map((reseller) => (
          <tr key={reseller.id} className={classes.row}>
            <td>
              <span className={classes.name}>
                <Link to={paths.reseller(reseller.id)} className={classes.open}>
                  {reseller.name}
                </Link>
                {newIds.includes(reseller.id) && <Badge variant="new">{resellerMessages.isNew}</Badge>}
              </span>
            </td>
            <td className={classes.end}>
              <GrantState reseller={reseller} />
            </td>
            <td className={classes.end}>
              <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
