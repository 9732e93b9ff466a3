import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { ConfiguratorFile, LayerItem } from '@vitrine/contract/configurator-file';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { Tab } from '../data-tabs.ts';
import { filterFields, withOption, withRange } from '../item-filters.ts';
import classes from './ProductFields.module.css';

interface FilterFieldsProps {
  file: ConfiguratorFile;
  tab: Tab;
  filters: LayerItem['filter'];
  onChange: (filters: LayerItem['filter']) => void;
}

/** The filters of an item: its range, and the options of every category of the layer. */
export const FilterFields = ({ file, tab, filters, onChange }: FilterFieldsProps) => {
  const items = tab.rows as readonly LayerItem[];
  const fields = filterFields(file, items, filters);
  return (
    <>
      <SelectField
        label="Range"
        options={fields.ranges}
        value={fields.range}
        none="None"
        onChange={(range) => onChange(withRange(filters, items, range))}
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
                onChange={(on) => onChange(withOption(filters, items, { name, option, on }))}
              />
            ))}
          </div>
        ))}
      </fieldset>
    </>
  );
};
