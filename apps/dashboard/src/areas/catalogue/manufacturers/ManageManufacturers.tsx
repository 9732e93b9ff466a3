import { IconTrash } from '@tabler/icons-react';
import { manufacturerLimits } from '@vitrine/contract/manufacturers/limits';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import type { Manufacturer } from '@vitrine/contract/manufacturers/schemas';
import type { Products } from '@vitrine/domain/manufacturers/products';
import { type FormEvent, useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyCase } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailedList } from '../../../ui/FailedList.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import classes from './ManageManufacturers.module.css';
import { ManufacturerLogo } from './ManufacturerLogo.tsx';
import { useManage, useManufacturers } from './useManufacturers.ts';

type Manage = ReturnType<typeof useManage>;

const AddForm = ({ adding }: { adding: Manage['adding'] }) => {
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || adding.isPending) return;
    adding.mutate(trimmed, { onSuccess: () => setName('') });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        label="Manufacturer name"
        value={name}
        maxLength={manufacturerLimits.nameMaximum}
        autoComplete="off"
        className={classes.field}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="filled" busy={adding.isPending}>
        Add manufacturer
      </Button>
    </form>
  );
};

const countOf = (products: Products, id: number): number =>
  [...products.values()].filter((makers) => makers.some((maker) => maker.id === id)).length;

interface ListProps {
  list: readonly Manufacturer[];
  products: Products;
  onDelete: (manufacturer: Manufacturer) => void;
}

const List = ({ list, products, onDelete }: ListProps) => (
  <ul className={classes.list} aria-label="Manufacturers">
    {list.map((manufacturer) => (
      <li key={manufacturer.id} className={classes.row}>
        <ManufacturerLogo name={manufacturer.name} />
        <span className={classes.name}>{manufacturer.name}</span>
        <span className={classes.count}>{counted(countOf(products, manufacturer.id), 'product')}</span>
        <IconButton
          label={`Delete ${manufacturer.name}`}
          icon={<IconTrash size={16} stroke={1.6} />}
          onClick={() => onDelete(manufacturer)}
        />
      </li>
    ))}
  </ul>
);

/** The manufacturers of the organisation: added by name, deleted after a confirmation. */
export const ManageManufacturers = ({ products }: { products: Products }) => {
  const { configurator } = useOpenedConfigurator();
  const { data, error, isPending, isFetching, refetch } = useManufacturers(configurator.organisation_id);
  const { adding, deleting } = useManage(configurator.organisation_id);
  const [asked, setAsked] = useState<Manufacturer | null>(null);
  if (isPending) return <LoadingOverlay message={messages.fetchingManufacturers} />;
  if (!data) return <FailedList what="The manufacturers" error={error} onRetry={refetch} retrying={isFetching} />;
  return (
    <div className={classes.page}>
      <AddForm adding={adding} />
      {data.length === 0 ? (
        <EmptyState drawing={<EmptyCase />} title={messages.none} help={messages.noneHelp} />
      ) : (
        <List list={data} products={products} onDelete={setAsked} />
      )}
      {asked !== null && (
        <ConfirmDialog
          title={`Delete ${asked.name}`}
          question={messages.deleteQuestion(counted(countOf(products, asked.id), 'product'))}
          yes="Delete manufacturer"
          destroys
          busy={deleting.isPending}
          onYes={() => deleting.mutate(asked.id, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};
