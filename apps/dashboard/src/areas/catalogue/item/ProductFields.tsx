import { Box, Checkbox, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { editedField, FORM_FIELDS } from '@vitrine/contract/catalogue/edited-fields';
import { fieldLabel } from '@vitrine/contract/catalogue/field-labels';
import type { EditableField } from '@vitrine/contract/catalogue/item-field';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { ConfiguratorFile, LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { hintOf } from '@vitrine/domain/catalogue/edits/price-issues';
import { editableFields } from '@vitrine/domain/catalogue/fields/editable-fields';
import { formatField } from '@vitrine/domain/catalogue/fields/parse-field';
import { valueInFile } from '@vitrine/domain/catalogue/fields/row-values';
import { listedOptions } from '@vitrine/domain/catalogue/option-lists';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { ReactNode } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Tab } from '../data-tabs.ts';
import type { OpenEdits } from '../open-edits.ts';
import { filterFields, withOption, withRange } from './item-filters.ts';
import type { FormValues, ProductForm, ProductIssues } from './product-form.ts';
import { TagsField } from './TagsField.tsx';

interface FilterFieldsProps {
  file: ConfiguratorFile;
  tab: Tab;
  filters: LayerItem['filter'];
  onChange: (filters: LayerItem['filter']) => void;
}

/** The filters of an item: its range, and the options of every category of the layer. */
const FilterFields = ({ file, tab, filters, onChange }: FilterFieldsProps) => {
  const items = tab.rows as readonly LayerItem[];
  const fields = filterFields(file, items, filters);
  return (
    <>
      <NativeSelect
        label={catalogueMessages.range}
        data={[{ value: '', label: catalogueMessages.none }, ...fields.ranges]}
        value={fields.range}
        onChange={({ currentTarget }) => onChange(withRange(filters, items, currentTarget.value))}
      />
      <Stack component="fieldset" gap={12} miw={0} m={0} p={0} bd={0}>
        <Box component="legend" mb={6} p={0} fz={13} fw={500} lh="20px">
          {catalogueMessages.category}
        </Box>
        {fields.categories.length === 0 && (
          <Text size="xs" c="gray">
            {catalogueMessages.noCategories}
          </Text>
        )}
        {fields.categories.map(({ name, options, ticked }) => (
          <SimpleGrid key={name} cols={2} spacing={16} verticalSpacing={6}>
            <Text style={{ gridColumn: '1 / -1' }} size="xs" c="gray">
              {name}
            </Text>
            {options.map((option) => (
              <Checkbox
                key={option}
                label={option}
                name={`${name} ${option}`}
                checked={ticked.includes(option)}
                onChange={({ currentTarget }) =>
                  onChange(withOption(filters, items, { name, option, on: currentTarget.checked }))
                }
              />
            ))}
          </SimpleGrid>
        ))}
      </Stack>
    </>
  );
};

type Kind = EditableField['kind'];

interface InputProps<K extends Kind> {
  name: EditedField;
  field: Extract<EditableField, { kind: K }>;
  value: FormValues[K];
  issue: string | undefined;
  open: OpenEdits;
  tab: Tab;
  onChange: (value: FormValues[K]) => void;
}

/** The input of each kind of field. */
const INPUTS: { [K in Kind]: (props: InputProps<K>) => ReactNode } = {
  text: ({ name, field, value, issue, onChange }) => (
    <TextField
      label={fieldLabel(field.label)}
      name={name}
      maximum={field.maximum}
      value={value}
      error={issue}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  number: ({ name, field, open, value, issue, onChange }) => (
    <div>
      <TextField
        label={fieldLabel(field.label)}
        name={name}
        inputMode="decimal"
        value={value}
        error={issue}
        onChange={(event) => onChange(event.target.value)}
      />
      {field.hint !== undefined && (
        <Text size="xs" mt={4} c="gray">
          {hintOf(field, open.currency)}
        </Text>
      )}
    </div>
  ),
  switch: ({ field, value, onChange }) => (
    <Checkbox
      label={fieldLabel(field.label)}
      name={field.label.toLowerCase()}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  ),
  filters: ({ open, tab, value, onChange }) => (
    <FilterFields file={open.file} tab={tab} filters={value} onChange={onChange} />
  ),
  choice: ({ name, field, tab, value, onChange }) => (
    <NativeSelect
      label={fieldLabel(field.label)}
      data={listedOptions(tab.rows.map((each) => formatField(name, valueInFile(each, name))))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ),
  tags: ({ tab, value, issue, onChange }) => <TagsField tab={tab} value={value} issue={issue} onChange={onChange} />,
};

interface ProductFieldsProps {
  open: OpenEdits;
  tab: Tab;
  row: Row;
  form: ProductForm;
  issues: ProductIssues;
  onChange: (change: Partial<ProductForm>) => void;
}

/** The fields that a row has. Rows without a SKU show their ID instead. */
export const ProductFields = ({ open, tab, row, form, issues, onChange }: ProductFieldsProps) => {
  const editable = editableFields(tab.location);
  return FORM_FIELDS.map((name) => {
    const field = editedField(name);
    if (!editable.includes(name))
      return name === 'product_code' ? (
        <TextField key={name} label={fieldLabel(field.label)} name={name} value={String(row.id)} readOnly />
      ) : null;
    const Input = INPUTS[field.kind] as (props: InputProps<Kind>) => ReactNode;
    return (
      <Input
        key={name}
        {...{ name, field, open, tab }}
        value={form[name]}
        issue={issues[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  });
};
