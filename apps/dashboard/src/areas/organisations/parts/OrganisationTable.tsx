import { Link } from '@tanstack/react-router';
import { pathsOf } from '../../../tenant/paths.ts';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import type { Sorting } from '../../../ui/useSorting.ts';
import type { Figures } from '../figures.ts';
import { Change } from './Change.tsx';
import { CountUp } from './CountUp.tsx';
import { OrganisationLogo } from './OrganisationLogo.tsx';
import classes from './OrganisationTable.module.css';
import { Usage } from './Usage.tsx';

const HEADS: readonly Head[] = [
  { key: 'name', label: 'Organisation', sortable: true, width: '24%' },
  { key: 'billing', label: 'Billing sessions', sortable: true, align: 'right', width: '16%' },
  { key: 'enquiries', label: 'Enquiries', sortable: true, align: 'right', width: '13%' },
  { key: 'conversion', label: 'Conversion rate', sortable: true, align: 'right', width: '12%' },
  { key: 'products', label: 'Products', indent: '60px' },
  { key: 'sessions', label: 'Product sessions', sortable: true, align: 'right', width: '12%' },
];

const Row = ({ row }: { row: Figures }) => {
  const { organisation } = row;
  return (
    <tr className={classes.row}>
      <td>
        <Link to={pathsOf(organisation.name).configurators} className={classes.open}>
          <OrganisationLogo organisation={organisation} />
        </Link>
      </td>
      <td data-align="right">
        <Usage row={row} />
      </td>
      <td data-align="right" className={classes.enquiries}>
        <CountUp value={organisation.leads_this_month} />
        <Change percent={row.change} />
      </td>
      <td data-align="right">
        <CountUp value={row.conversion} />%
      </td>
      <td className={classes.products}>
        <span className={classes.count}>{organisation.configurators.length}</span>
        <span className={classes.types}>{row.types}</span>
      </td>
      <td data-align="right">
        <CountUp value={organisation.product_sessions} />
      </td>
    </tr>
  );
};

/** The organisations on wide screens; a row opens its organisation. */
export const OrganisationTable = ({ rows, sorting }: { rows: readonly Figures[]; sorting: Sorting }) => (
  <DataTable label="Organisations" heads={HEADS} sorting={sorting}>
    <tbody>
      {rows.map((row) => (
        <Row key={row.organisation.id} row={row} />
      ))}
    </tbody>
  </DataTable>
);
