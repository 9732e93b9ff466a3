import { Stack, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { type EditedFields, editOf, type ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { findItem } from '@vitrine/domain/catalogue/find-item';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { mayEditItems } from '@vitrine/domain/policies/versions';
import { type FormEvent, useState } from 'react';
import { Redirect } from '../../../routes/Redirect.tsx';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import type { Tab } from '../data-tabs.ts';
import { type OpenEdits, useOpenEdits } from '../open-edits.ts';
import { ProductFields } from './ProductFields.tsx';
import { changeOf, formOf, type ProductIssues } from './product-form.ts';

interface PanelProps {
  open: OpenEdits;
  tab: Tab;
  itemKey: ItemKey;
  row: Row;
  /** Pending when the panel opened. */
  edit: EditedFields;
}

const Panel = ({ open, tab, itemKey, row, edit }: PanelProps) => {
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const leave = useCloseModal(paths.data(configurator.id), 'item');
  const edited = { row, edit, currency: open.currency };
  const [opened] = useState(() => formOf(edited));
  const [form, setForm] = useState(opened);
  const [issues, setIssues] = useState<ProductIssues>({});
  const [nothing, setNothing] = useState(false);
  const submit = (_event: FormEvent<HTMLFormElement>, close: () => void): void => {
    const done = changeOf(form, { ...edited, location: tab.location });
    if ('issues' in done) setIssues(done.issues);
    else if (Object.keys(done.change).length === 0) setNothing(true);
    else {
      open.actions.edit(itemKey, done.change);
      close();
    }
  };
  return (
    <FormModal
      side
      width={440}
      title={catalogueMessages.editProductData}
      onClose={leave}
      action={catalogueMessages.addChanges}
      unsaved={JSON.stringify(form) !== JSON.stringify(opened)}
      onSubmit={submit}
    >
      <Stack gap={16}>
        <ProductFields
          {...{ open, tab, row, form, issues }}
          onChange={(change) => {
            setForm((before) => ({ ...before, ...change }));
            setIssues({});
            setNothing(false);
          }}
        />
        <Text role="status" mih={20} size="sm" c="dimmed">
          {nothing && catalogueMessages.nothingChanged}
        </Text>
      </Stack>
    </FormModal>
  );
};

const withoutItem = ({ item: _item, ...rest }: { item?: unknown }): object => rest;

/** Edit Product Data over the tables. Users who may not edit, and addresses of rows that nobody may edit, go back. */
export const EditProductPanel = () => {
  const { user } = useSession();
  const now = useOpenEdits();
  const { layer, item } = useSearch({ strict: false }) as { layer?: unknown; item?: unknown };
  // As it was when the panel opened: Add Changes changes the edits before the panel closes.
  const [opened] = useState(now);
  const tab = opened?.tabs.find(({ key }) => key === String(layer));
  const key: ItemKey | null = tab && item !== undefined ? { layer_index: tab.location, id: String(item) } : null;
  const row = opened && key && tab?.kind !== 'pano_doors' ? findItem(opened.file, key) : null;
  if (!mayEditItems(user) || !opened?.mayEdit || !tab || !key || !row || opened.isLocked(key))
    return <Redirect to=".." search={withoutItem} />;
  return <Panel open={opened} tab={tab} itemKey={key} row={row} edit={editOf(opened.edits, key)} />;
};
