import { Box, Button, Checkbox, Flex, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { fieldIssue, fieldName } from '@vitrine/contract/customisation/field-issue';
import { FIELD_TYPES, customisationLimits as limits } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { SaveDesignCustomisation } from '@vitrine/contract/customisation/schemas';
import { useSession } from '../../session/session.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useDraftText } from '../../ui/forms/draft-storage.ts';
import { tooLong } from '../../ui/forms/too-long.ts';
import { usePassing } from '../../ui/usePassing.ts';
import classes from './CustomFields.module.css';
import { useCustomisationTarget } from './useCustomisation.ts';

type Field = SaveDesignCustomisation['customFields'][number];

const isFieldType = (value: string): value is Field['type'] => (FIELD_TYPES as readonly string[]).includes(value);

const EMPTY = { label: '', type: '', required: '' };

/** Its entries outlive another tab of Customisation, a reload and an ended session. */
const NewField = ({ fields, onAdd }: { fields: readonly Field[]; onAdd: (field: Field) => void }) => {
  const { user } = useSession();
  const { configuratorId, reseller } = useCustomisationTarget();
  const [entered, setEntered] = useDraftText(`new-field.${user.id}.${configuratorId}.${reseller ?? 'own'}`, EMPTY);
  const { label, type } = entered;
  const required = entered.required !== '';
  const [issue, setIssue] = usePassing<string>(limits.fieldIssueSeconds);
  const shown = issue ?? tooLong(fieldName(label), limits.fieldNameMaximum);
  const add = (): void => {
    const found = fields.length >= limits.customFields ? messages.fieldsFull : fieldIssue(label, fields);
    if (found !== null || !isFieldType(type)) {
      setIssue(found ?? messages.fieldTypeMissing);
      return;
    }
    onAdd({ name: fieldName(label), placeholder: label.trim(), type, required });
    setEntered(EMPTY);
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
      <TextInput
        aria-label={messages.fieldName}
        placeholder={messages.fieldName}
        value={label}
        error={shown !== undefined}
        onChange={(event) => {
          setEntered({ ...entered, label: event.target.value });
          setIssue(null);
        }}
      />
      <NativeSelect
        aria-label={messages.fieldType}
        data={[
          { value: '', label: messages.fieldType },
          ...FIELD_TYPES.map((value) => ({ value, label: messages.fieldTypes[value] })),
        ]}
        value={type}
        onChange={(event) => setEntered({ ...entered, type: event.target.value })}
      />
      <Checkbox
        label={messages.fieldIsRequired}
        name="required"
        checked={required}
        onChange={({ currentTarget }) => setEntered({ ...entered, required: currentTarget.checked ? 'yes' : '' })}
      />
      <Button type="submit">{messages.addField}</Button>
      <Text role="alert" component="div" size="xs" c="red" style={{ gridColumn: '1 / -1' }}>
        {shown}
      </Text>
    </form>
  );
};

interface CustomFieldsProps {
  fields: readonly Field[];
  issue: string | undefined;
  onChange: (fields: Field[]) => void;
}

/** The form's fields besides name, email and phone: at most five. */
export const CustomFields = ({ fields, issue, onChange }: CustomFieldsProps) => (
  <>
    {fields.length > 0 && (
      <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8} className="vt-divided">
        {fields.map((field) => (
          <Flex key={field.name} component="li" align="center" gap={12} mih={44} p="4px 8px 4px 12px">
            <Text span inherit truncate flex={1} miw={0} fw={500}>
              {field.placeholder || field.name}
            </Text>
            <Text span size="sm" c="dimmed">
              {messages.fieldTypes[field.type]}
              {field.required && `, ${messages.fieldRequired}`}
            </Text>
            <IconButton
              label={messages.removeField(field.placeholder || field.name)}
              icon={<IconTrash size={16} stroke={1.6} />}
              onClick={() => onChange(fields.filter((each) => each !== field))}
            />
          </Flex>
        ))}
      </Box>
    )}
    {issue !== undefined && (
      <Text role="alert" size="xs" c="red" style={{ gridColumn: '1 / -1' }}>
        {issue}
      </Text>
    )}
    {fields.length < limits.customFields ? (
      <NewField fields={fields} onAdd={(field) => onChange([...fields, field])} />
    ) : (
      <Text size="sm" c="dimmed">
        {messages.fieldsFull}
      </Text>
    )}
  </>
);
