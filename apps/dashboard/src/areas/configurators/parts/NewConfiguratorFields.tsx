import { LAYOUTS } from '@vitrine/contract/configurators/limits';
import { byGroup } from '../../../tenant/by-group.ts';
import { useConfigurators } from '../../../tenant/useConfigurators.ts';
import { FieldErrors } from '../../../ui/FieldErrors.tsx';
import { RadioRow } from '../../../ui/RadioRow.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SLOTS } from '../chosen-files.ts';
import type { NewConfiguratorForm } from '../useNewConfigurator.ts';
import { FileSlots } from './FileSlots.tsx';
import classes from './NewConfiguratorFields.module.css';
import { TypeChoice } from './TypeChoice.tsx';

type Part = { form: NewConfiguratorForm };

const PROJECT_KINDS = [
  { value: 'existing', label: 'Existing project' },
  { value: 'new', label: 'New project' },
] as const;

const LAYOUT_LABEL: Record<(typeof LAYOUTS)[number], string> = {
  uk_kitchen: 'UK kitchen',
  uk_kitchen_large: 'UK kitchen, large',
  uk_bedroom: 'UK bedroom',
  usa_kitchen: 'USA kitchen',
  usa_bathroom: 'USA bathroom',
};

/** An existing group or a new name; the radio shows one of the two. */
const ProjectFields = ({ form }: Part) => {
  const { data } = useConfigurators();
  const { values, issues, change } = form;
  const error = issues.project?.join(' ');
  const groups = byGroup(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div data-field="project" className={classes.group}>
      <RadioRow
        legend="Project type"
        name="project"
        options={PROJECT_KINDS}
        value={values.project}
        onChange={(project) => change({ project })}
      />
      {values.project === 'existing' ? (
        <SelectField
          label="Project"
          name="group_id"
          none="Select a project"
          options={groups}
          value={values.groupId}
          error={error}
          onChange={(groupId) => change({ groupId })}
        />
      ) : (
        <TextField
          label="Project name"
          name="group_name"
          autoComplete="off"
          value={values.groupName}
          error={error}
          onChange={(event) => change({ groupName: event.target.value })}
        />
      )}
    </div>
  );
};

const Files = ({ form }: Part) => {
  const { values, files, issues, change, choose } = form;
  if (values.type === '') return null;
  return (
    <div className={classes.group}>
      {values.type === 'stockset' && (
        <SelectField
          label="Layout"
          name="layout"
          none="Select a layout"
          options={LAYOUTS.map((value) => ({ value, label: LAYOUT_LABEL[value] }))}
          value={values.layout}
          onChange={(layout) => change({ layout })}
        />
      )}
      <FileSlots
        slots={SLOTS[values.type]}
        files={files}
        issues={{ json_data: issues.json_data, assets: issues.assets }}
        onChange={choose}
      />
    </div>
  );
};

/** Name, project, type and files. */
export const NewConfiguratorFields = ({ form }: Part) => {
  const { values, issues, change } = form;
  return (
    <>
      <div data-field="name">
        <TextField
          label="Configurator name"
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
