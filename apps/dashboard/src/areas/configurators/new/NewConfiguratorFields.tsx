import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { type ConfiguratorType, LAYOUTS } from '@vitrine/contract/configurators/limits';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { typeLabels } from '@vitrine/contract/configurators/type-labels';
import { byGroup } from '../../../tenant/by-group.ts';
import { useConfigurators } from '../../../tenant/useConfigurators.ts';
import { FieldErrors } from '../../../ui/forms/FieldErrors.tsx';
import { RadioRow } from '../../../ui/forms/RadioRow.tsx';
import { ErrorMessage, TextField } from '../../../ui/forms/TextField.tsx';
import { TypeIcon } from '../../../ui/images/TypeIcon.tsx';
import { slotsOfType } from '../upload/chosen-files.ts';
import { DataFileHelp } from '../upload/DataFileHelp.tsx';
import { FileSlots } from '../upload/FileSlots.tsx';
import classes from './NewConfiguratorFields.module.css';
import type { Issues, NewConfiguratorValues } from './new-configurator.ts';
import type { NewConfiguratorForm } from './useNewConfigurator.ts';

interface TypeChoiceProps {
  value: ConfiguratorType | '';
  onChange: (type: ConfiguratorType) => void;
}

const TYPES = Object.keys(typeLabels) as ConfiguratorType[];

/** The four types, one to choose. */
const TypeChoice = ({ value, onChange }: TypeChoiceProps) => (
  <SimpleGrid component="fieldset" cols={{ base: 2, sm: 4 }} spacing={8} className="vt-fieldset">
    <legend>{configuratorMessages.type}</legend>
    {TYPES.map((type) => (
      <label key={type} className={classes.type}>
        <input type="radio" name="type" value={type} checked={value === type} onChange={() => onChange(type)} />
        <TypeIcon type={type} />
        {typeLabels[type]}
      </label>
    ))}
  </SimpleGrid>
);

type Part = { form: NewConfiguratorForm };

/** The part of a form that names the project. */
interface ProjectForm {
  values: Pick<NewConfiguratorValues, 'project' | 'groupId' | 'groupName'>;
  issues: Pick<Issues, 'project'>;
  change: (changed: Partial<Pick<NewConfiguratorValues, 'project' | 'groupId' | 'groupName'>>) => void;
}

const projectKinds = () =>
  [
    { value: 'existing', label: configuratorMessages.existingProject },
    { value: 'new', label: configuratorMessages.newProject },
  ] as const;

/** An existing group or a new name; the radio shows one of the two. Without any group, only a new name is possible. */
export const ProjectFields = ({ form }: { form: ProjectForm }) => {
  const { data } = useConfigurators();
  const { values, issues, change } = form;
  const error = issues.project?.join(' ');
  const groups = byGroup(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isFirst = data?.length === 0;
  const project = isFirst ? 'new' : values.project;
  return (
    <Stack data-field="project" gap={16}>
      <RadioRow
        legend={configuratorMessages.projectType}
        name="project"
        options={projectKinds().map((kind) => ({ ...kind, disabled: isFirst && kind.value === 'existing' }))}
        value={project}
        onChange={(chosen) => change({ project: chosen })}
      />
      {project === 'existing' ? (
        <NativeSelect
          label={configuratorMessages.project}
          name="group_id"
          data={[{ value: '', label: configuratorMessages.selectAProject }, ...groups]}
          value={values.groupId}
          error={error && <ErrorMessage>{error}</ErrorMessage>}
          onChange={({ currentTarget: { value: groupId } }) => change({ groupId })}
        />
      ) : (
        <TextField
          label={configuratorMessages.projectName}
          name="group_name"
          autoComplete="off"
          value={values.groupName}
          error={error}
          onChange={(event) => change({ groupName: event.target.value })}
        />
      )}
    </Stack>
  );
};

const Files = ({ form }: Part) => {
  const { values, files, issues, change, choose } = form;
  if (values.type === '') return null;
  return (
    <Stack gap={16}>
      {values.type === 'stockset' && (
        <NativeSelect
          label={configuratorMessages.layout}
          name="layout"
          data={[
            { value: '', label: configuratorMessages.selectALayout },
            ...LAYOUTS.map((value) => ({ value, label: configuratorMessages.layouts[value] })),
          ]}
          value={values.layout}
          onChange={({ currentTarget: { value: layout } }) => change({ layout })}
        />
      )}
      <Stack gap={8}>
        <DataFileHelp type={values.type} />
        <FileSlots
          slots={slotsOfType(values.type)}
          files={files}
          issues={{ json_data: issues.json_data, assets: issues.assets }}
          onChange={choose}
        />
      </Stack>
    </Stack>
  );
};

/** Name, project, type and files. */
export const NewConfiguratorFields = ({ form }: Part) => {
  const { values, issues, change } = form;
  return (
    <>
      <div data-field="name">
        <TextField
          label={configuratorMessages.configuratorName}
          name="name"
          autoComplete="off"
          data-autofocus
          value={values.name}
          error={issues.name?.join(' ')}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <ProjectFields form={form} />
      <div data-field="type">
        <TypeChoice value={values.type} onChange={(type) => change({ type })} />
        <FieldErrors sentences={issues.type} />
      </div>
      <Files form={form} />
    </>
  );
};
