import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import { editableFields } from '@vitrine/domain/catalogue/editable-fields';
import type { EditedField } from '@vitrine/domain/catalogue/edits';
import { listedOptions } from '@vitrine/domain/catalogue/option-lists';
import { partRange } from '@vitrine/domain/catalogue/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Tab } from '../data-tabs.ts';
import { filterFields, withOption, withRange } from '../item-filters.ts';
import type { OpenEdits } from '../open-edits.ts';
import type { ProductForm, ProductIssues } from '../product-form.ts';
import classes from './ProductFields.module.css';
import { TagsField } from './TagsField.tsx';

interface ProductFieldsProps {
  open: OpenEdits;
  tab: Tab;
  row: Row;
  form: ProductForm;
  issues: ProductIssues;
  onChange: (change: Partial<ProductForm>) => void;
}

const Filters = ({ open, tab, form, onChange }: Omit<ProductFieldsProps, 'row' | 'issues'>) => {
  const items = tab.rows as readonly LayerItem[];
  const fields = filterFields(open.file, items, form.filters);
  return (
    <>
      <SelectField
        label="Range"
        options={fields.ranges}
        value={fields.range}
        none="None"
        onChange={(range) => onChange({ filters: withRange(form.filters, items, range) })}
      />
      <fieldset className={classes.category}>
        <legend>Category</legend>
        {fields.categories.length === 0 && <p className={classes.none}>{catalogueMessages.noCategories}</p>}
        {fields.categories.map(({ name, options, ticked }) => (
          <div key={name} className={classes.group}>
            <p className={classes.groupName}>{name}</p>
            {options.map((option) => (
              <Checkbox
                key={option}
                label={option}
                name={`${name} ${option}`}
                checked={ticked.includes(option)}
                onChange={(on) => onChange({ filters: withOption(form.filters, items, { name, option, on }) })}
              />
            ))}
          </div>
        ))}
      </fieldset>
    </>
  );
};

/** The fields that a row has; flakes and blends are known by their id. */
export const ProductFields = ({ open, tab, row, form, issues, onChange }: ProductFieldsProps) => {
  const has = (field: EditedField): boolean => editableFields(tab.location).includes(field);
  const ranges = listedOptions(tab.rows.map((each) => partRange(each, {})));
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={catalogueLimits.nameMaximum}
        value={form.name}
        error={issues.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {has('filter') && <Filters {...{ open, tab, form, onChange }} />}
      {has('range') && (
        <SelectField label="Range" options={ranges} value={form.range} onChange={(range) => onChange({ range })} />
      )}
      {has('tags') && <TagsField tab={tab} tags={form.tags} onChange={(tags) => onChange({ tags })} />}
      <TextField
        label="SKU"
        name="product_code"
        maxLength={catalogueLimits.skuMaximum}
        value={has('product_code') ? form.code : String(row.id)}
        readOnly={!has('product_code')}
        onChange={(event) => onChange({ code: event.target.value })}
      />
      <div>
        <TextField
          label="Price"
          name="price"
          inputMode="decimal"
          value={form.price}
          error={issues.price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <p className={classes.hint}>{catalogueMessages.priceHint}</p>
      </div>
      <Checkbox label="Active" name="active" checked={form.active} onChange={(active) => onChange({ active })} />
    </>
  );
};
