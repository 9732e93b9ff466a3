import { Box, Button, Flex, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { manufacturerLimits } from '@vitrine/contract/manufacturers/limits';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import type { Manufacturer } from '@vitrine/contract/manufacturers/schemas';
import type { Products } from '@vitrine/domain/manufacturers/products';
import { type FormEvent, useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { counted } from '../../../ui/counted.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { ManufacturerLogo } from './ManufacturerLogo.tsx';
import { useManage, useManufacturers } from './useManufacturers.ts';

type Manage = ReturnType<typeof useManage>;

const EMPTY = { name: '' };

/** The typed name outlives another screen, a reload and an ended session. */
const AddForm = ({ adding, organisationId }: { adding: Manage['adding']; organisationId: number }) => {
  const phone = usePhone();
  const key = `new-manufacturer.${useSession().user.id}.${organisationId}`;
  const [{ name }, setText, clearSent] = useDraftText(key, EMPTY);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || tooLong(name, manufacturerLimits.nameMaximum) !== undefined || adding.isPending) return;
    // What is typed while it is added stays.
    adding.mutate(trimmed, { onSuccess: () => clearSent({ name }) });
  };
  return (
    <Flex
      component="form"
      direction={phone ? 'column' : 'row'}
      align={phone ? 'stretch' : 'flex-end'}
      gap={phone ? 12 : 8}
      onSubmit={submit}
    >
      <Box flex={1} miw={0}>
        <TextField
          label={catalogueMessages.manufacturerName}
          value={name}
          maximum={manufacturerLimits.nameMaximum}
          autoComplete="off"
          onChange={(event) => setText({ name: event.target.value })}
        />
      </Box>
      <Button type="submit" variant="filled" aria-busy={adding.isPending}>
        {catalogueMessages.addManufacturer}
      </Button>
    </Flex>
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
  <Stack component="ul" gap={0} className="vt-ruled-bottom" aria-label={catalogueMessages.manufacturers}>
    {list.map((manufacturer) => (
      <Group key={manufacturer.id} component="li" gap={12} wrap="nowrap" mih={56} className="vt-ruled-top">
        <ManufacturerLogo logo={manufacturer.logo} />
        <Text span flex={1} miw={0} fz={13.5} fw={500} lh="20px" className="vt-anywhere">
          {manufacturer.name}
        </Text>
        <Text span size="sm" c="dimmed" className="vt-digits" style={{ whiteSpace: 'nowrap' }}>
          {counted(countOf(products, manufacturer.id), 'product')}
        </Text>
        <IconButton
          label={catalogueMessages.deleteOf(manufacturer.name)}
          icon={<IconTrash size={16} stroke={1.6} />}
          onClick={() => onDelete(manufacturer)}
        />
      </Group>
    ))}
  </Stack>
);

/** The manufacturers of the organisation. A dialog confirms a deletion. */
export const ManageManufacturers = ({ products }: { products: Products }) => {
  const { configurator } = useOpenedConfigurator();
  const query = useManufacturers(configurator.organisation_id);
  const { data } = query;
  const { adding, deleting } = useManage(configurator.organisation_id);
  const [deleted, setDeleted] = useState<Manufacturer | null>(null);
  const skeleton = <LoadingOverlay message={messages.fetchingManufacturers} />;
  if (!data) return <NotLoaded what={catalogueMessages.theManufacturers} query={query} skeleton={skeleton} />;
  return (
    <Stack gap={20} maw={560}>
      <AddForm adding={adding} organisationId={configurator.organisation_id} />
      {data.length === 0 ? (
        <EmptyState title={messages.none} help={messages.noneHelp} />
      ) : (
        <List list={data} products={products} onDelete={setDeleted} />
      )}
      {deleted !== null && (
        <ConfirmDialog
          title={catalogueMessages.deleteOf(deleted.name)}
          question={messages.deleteQuestion(counted(countOf(products, deleted.id), 'product'))}
          yes={catalogueMessages.deleteManufacturer}
          destroys
          busy={deleting.isPending}
          onYes={() => deleting.mutate(deleted.id, { onSettled: () => setDeleted(null) })}
          onClose={() => setDeleted(null)}
        />
      )}
    </Stack>
  );
};
