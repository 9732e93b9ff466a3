import { IconTrash } from '@tabler/icons-react';
import { fieldIssue, fieldName } from '@vitrine/contract/customisation/field-issue';
import { FIELD_TYPES, customisationLimits as limits } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { SaveDesignCustomisation } from '@vitrine/contract/customisation/schemas';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import inputs from '../../../ui/input.module.css';
import classes from './CustomFields.module.css';

type Field = SaveDesignCustomisation['customFields'][number];

const isFieldType = (value: string): value is Field['type'] => (FIELD_TYPES as readonly string[]).includes(value);

/** A message that disappears after some seconds. */
const usePassingIssue = () => {
  const [issue, setIssue] = useState<string | null>(null);
  useEffect(() => {
    if (issue === null) return;
    const timer = setTimeout(() => setIssue(null), limits.fieldIssueSeconds * 1000);
    return () => clearTimeout(timer);
  }, [issue]);
  return [issue, setIssue] as const;
};

const NewField = ({ fields, onAdd }: { fields: readonly Field[]; onAdd: (field: Field) => void }) => {
  const [label, setLabel] = useState('');
  const [type, setType] = useState('');
  const [required, setRequired] = useState(false);
  const [issue, setIssue] = usePassingIssue();
  const add = (): void => {
    const found = fields.length >= limits.customFields ? messages.fieldsFull : fieldIssue(label, fields);
    if (found !== null || !isFieldType(type)) {
      setIssue(found ?? messages.fieldTypeMissing);
      return;
    }
    onAdd({ name: fieldName(label), placeholder: label.trim(), type, required });
    setLabel('');
    setType('');
    setRequired(false);
  };
  return (
    <form
      className={classes.adding}
      aria-label={messages.addField}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        className={inputs.input}
        aria-label="Field name"
        placeholder="Field name"
        maxLength={limits.fieldNameMaximum}
        value={label}
        aria-invalid={issue !== null}
        onChange={(event) => setLabel(event.target.value)}
      />
      <select className={inputs.input} aria-label="Type" value={type} onChange={(event) => setType(event.target.value)}>
        <option value="">Type</option>
        {FIELD_TYPES.map((each) => (
          <option key={each} value={each}>
            {messages.fieldTypes[each]}
          </option>
        ))}
      </select>
      <Checkbox label="Required" name="required" checked={required} onChange={setRequired} />
      <Button type="submit">{messages.addField}</Button>
      <div role="alert" className={classes.issue}>
        {issue}
      </div>
    </form>
  );
};

interface CustomFieldsProps {
  fields: readonly Field[];
  issue: string | undefined;
  onChange: (fields: Field[]) => void;
}

/** What the form asks for besides name, email and phone: at most five fields. */
export const CustomFields = ({ fields, issue, onChange }: CustomFieldsProps) => (
  <>
    {fields.length > 0 && (
      <ul className={classes.list}>
        {fields.map((field) => (
          <li key={field.name} className={classes.row}>
            <span className={classes.name}>{field.placeholder || field.name}</span>
            <span className={classes.type}>
              {messages.fieldTypes[field.type]}
              {field.required && `, ${messages.fieldRequired}`}
            </span>
            <IconButton
              label={messages.removeField(field.placeholder || field.name)}
              icon={<IconTrash size={16} stroke={1.6} />}
              onClick={() => onChange(fields.filter((each) => each !== field))}
            />
          </li>
        ))}
      </ul>
    )}
    {issue !== undefined && (
      <p role="alert" className={classes.issue}>
        {issue}
      </p>
    )}
    {fields.length < limits.customFields ? (
      <NewField fields={fields} onAdd={(field) => onChange([...fields, field])} />
    ) : (
      <p className={classes.full}>{messages.fieldsFull}</p>
    )}
  </>
);
