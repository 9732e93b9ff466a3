import { Button, Checkbox, Flex, NativeSelect, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import { manufacturerLimits } from '@vitrine/contract/manufacturers/limits';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import type { Manufacturer } from '@vitrine/contract/manufacturers/schemas';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { PillTabs } from '../../../ui/page/PillTabs.tsx';
import { categoriesOf, type StockPartProps } from '../stock-set/stock-view.ts';
import {
  type Assignment,
  assignedAt,
  assignmentsOf,
  NO_DRAFT,
  useAssigningDraft,
  withChange,
  withoutSent,
} from './assigning-draft.ts';
import classes from './ManageProducts.module.css';
import { useManage, useManufacturers } from './useManufacturers.ts';

const PANEL_ID = 'products';
const IMAGE = 36;

interface ProductLineProps {
  row: Row;
  maker: Manufacturer;
  /** The names of its other manufacturers. */
  others: readonly string[];
  assigned: Assignment;
  image: string | null;
  onChange: (assigned: Assignment) => void;
}

const ProductLine = ({ row, maker, others, assigned, image, onChange }: ProductLineProps) => (
  <li className={classes.row}>
    <Checkbox
      label={
        <>
          <Thumbnail src={image} width={IMAGE} />
          {row.name}
        </>
      }
      name={`product-${String(row.id)}`}
      miw={0}
      mih={44}
      fw={500}
      style={{ alignSelf: 'center' }}
      checked={assigned.on}
      onChange={({ currentTarget }) => onChange({ ...assigned, on: currentTarget.checked })}
    />
    <Text span truncate size="sm" c="gray" className={classes.others ?? ''}>
      {others.join(', ')}
    </Text>
    <TextInput
      className={classes.specific ?? ''}
      aria-label={rowMessages.nameAtManufacturer(maker.name, row.name)}
      placeholder={assigned.on ? catalogueMessages.nameAt(maker.name) : ''}
      error={assigned.on && tooLong(assigned.specificName, manufacturerLimits.specificNameMaximum)}
      value={assigned.on ? assigned.specificName : ''}
      disabled={!assigned.on}
      onChange={({ currentTarget }) => onChange({ ...assigned, specificName: currentTarget.value })}
    />
  </li>
);

const Assign = ({ makers, ...part }: StockPartProps & { makers: readonly [Manufacturer, ...Manufacturer[]] }) => {
  const { tabs, products, thumbnailOf } = part;
  const { configurator } = useOpenedConfigurator();
  const { assigning } = useManage(configurator.organisation_id);
  const categories = categoriesOf(tabs);
  const [makerId, setMakerId] = useState(makers[0].id);
  const [category, setCategory] = useState(categories[0]?.key);
  const { draft, setDraft } = useAssigningDraft(configurator.organisation_id, makers);
  const maker = makers.find(({ id }) => id === makerId) ?? makers[0];
  const tab = categories.find(({ key }) => key === category);
  const unchanged = draft.size === 0;
  const isLong = assignmentsOf(draft).some(
    ({ specificName }) => tooLong(specificName ?? '', manufacturerLimits.specificNameMaximum) !== undefined,
  );
  const submit = (): void => {
    if (!unchanged && !isLong && !assigning.isPending)
      assigning.mutate(assignmentsOf(draft), { onSuccess: () => setDraft((now) => withoutSent(now, draft)) });
  };
  return (
    <Stack gap={12} maw={860}>
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        align={{ base: 'stretch', sm: 'flex-end' }}
        gap={{ base: 12, sm: 16 }}
      >
        <NativeSelect
          label={catalogueMessages.manufacturer}
          w={{ base: 'auto', sm: 280 }}
          data={makers.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(maker.id)}
          onChange={({ currentTarget }) => setMakerId(Number(currentTarget.value))}
        />
        <Text
          role="status"
          flex={1}
          size="sm"
          lh={{ base: '20px', sm: '36px' }}
          ta={{ base: 'left', sm: 'right' }}
          c="dimmed"
          display={unchanged ? { base: 'none', sm: 'block' } : 'block'}
        >
          {!unchanged && messages.unsent(counted(draft.size, 'change'))}
        </Text>
        {!unchanged && <Button onClick={() => setDraft(NO_DRAFT)}>{messages.discardUnsent}</Button>}
        <Tooltip label={catalogueMessages.nothingChanged} disabled={!unchanged}>
          <Button
            variant="filled"
            aria-disabled={unchanged || undefined}
            aria-busy={assigning.isPending}
            onClick={submit}
          >
            {catalogueMessages.assignProducts}
          </Button>
        </Tooltip>
      </Flex>
      <Text size="sm" c="dimmed">
        {messages.assignHelp}
      </Text>
      <PillTabs
        label={catalogueMessages.categories}
        controls={PANEL_ID}
        chosen={category ?? ''}
        onChoose={setCategory}
        pills={categories.map(({ key, label, rows }) => ({
          key,
          label,
          count: rows.length,
          edited: rows.some(({ id }) => draft.has(`${maker.id} ${String(id)}`)),
        }))}
      />
      <ul id={PANEL_ID} aria-label={catalogueMessages.productsOf(tab?.label ?? '')}>
        {tab?.rows.map((row) => {
          const id = String(row.id);
          const all = products.get(id) ?? [];
          return (
            <ProductLine
              key={id}
              row={row}
              maker={maker}
              others={all.filter((each) => each.id !== maker.id).map(({ name }) => name)}
              assigned={assignedAt(products, draft, maker.id, id)}
              image={thumbnailOf(imageOf(row))}
              onChange={(next) =>
                setDraft((now) => withChange(products, now, { ...next, manufacturerId: maker.id, id }))
              }
            />
          );
        })}
      </ul>
    </Stack>
  );
};

/** Assigns products to manufacturers, with the manufacturer's name for each. */
export const ManageProducts = (part: StockPartProps) => {
  const { configurator } = useOpenedConfigurator();
  const query = useManufacturers(configurator.organisation_id);
  const { data } = query;
  const skeleton = <LoadingOverlay message={messages.fetchingManufacturers} />;
  if (!data) return <NotLoaded what={catalogueMessages.theManufacturers} query={query} skeleton={skeleton} />;
  const [first, ...rest] = data;
  if (first === undefined) return <EmptyState title={messages.none} help={messages.noneToAssign} />;
  return <Assign {...part} makers={[first, ...rest]} />;
};
