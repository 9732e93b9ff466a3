import { Badge, Checkbox, Text, Tooltip } from '@mantine/core';
import { typeName } from '@vitrine/contract/configurators/limits';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useSession } from '../../session/session.ts';
import { byGroup, type ConfiguratorGroup } from '../../tenant/by-group.ts';
import { searchedTextsOf, type TileConfigurator } from '../../tenant/ConfiguratorTile.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useListSearch } from '../../ui/forms/useListSearch.tsx';
import { Thumbnail } from '../../ui/images/Thumbnail.tsx';
import { TypeIcon } from '../../ui/images/TypeIcon.tsx';
import classes from './AccessList.module.css';

/** `linked`: already granted, so it can be revoked even if it is no longer deployed. */
type Grantable = TileConfigurator & { linked?: boolean };

interface AccessListProps {
  configurators: readonly Grantable[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** Read-only. */
  readOnly?: boolean;
}

const IMAGE = { width: 46, height: 30 };

const Image = ({ configurator }: { configurator: Grantable }) => {
  const { appConfig } = useSession();
  if (configurator.image !== null)
    return <Thumbnail src={`${appConfig.content_url}/${configurator.image}`} {...IMAGE} />;
  return (
    <span className={classes.image} aria-hidden="true">
      <TypeIcon type={typeName(configurator.configurator_type_id)} />
    </span>
  );
};

const isClosed = ({ deployed, linked = false }: Grantable): boolean => !deployed && !linked;

interface GroupProps extends Omit<AccessListProps, 'configurators'> {
  group: ConfiguratorGroup<Grantable>;
}

const Group = ({ group, chosen, onChange, readOnly = false }: GroupProps) => {
  const open = group.configurators.filter((configurator) => !isClosed(configurator)).map(({ id }) => id);
  const on = open.filter((id) => chosen.includes(id)).length;
  const set = (ids: readonly number[], checked: boolean): void => {
    const others = chosen.filter((id) => !ids.includes(id));
    onChange(checked ? [...others, ...ids] : others);
  };
  return (
    <fieldset className={classes.group}>
      <legend className="vt-unseen">{group.name}</legend>
      <div className={classes.head}>
        <Checkbox
          className={classes.choice ?? ''}
          label={group.name}
          name={`group-${group.id}`}
          checked={open.length > 0 && on === open.length}
          indeterminate={on > 0 && on < open.length}
          aria-disabled={readOnly || open.length === 0 || undefined}
          onChange={({ currentTarget: { checked } }) => !(readOnly || open.length === 0) && set(open, checked)}
        />
        <Text span inherit c="dimmed" fz={12} fw={400} className="vt-digits">
          {resellerMessages.selectedOf(on, open.length)}
        </Text>
      </div>
      {group.configurators.map((configurator) => {
        const closed = isClosed(configurator);
        return (
          <Tooltip key={configurator.id} label={resellerMessages.notDeployed} disabled={!closed}>
            <div className={classes.row}>
              <Checkbox
                className={classes.choice ?? ''}
                label={
                  <>
                    <Image configurator={configurator} />
                    {configurator.name}
                  </>
                }
                name={`configurator-${configurator.id}`}
                checked={chosen.includes(configurator.id) && !closed}
                aria-disabled={closed || readOnly || undefined}
                onChange={({ currentTarget: { checked } }) => !(closed || readOnly) && set([configurator.id], checked)}
              />
              {!configurator.deployed && <Badge variant="wip">{uiMessages.wip}</Badge>}
            </div>
          </Tooltip>
        );
      })}
    </fieldset>
  );
};

/** The configurators by group, each with a checkbox, disabled if it is not deployed. */
export const AccessList = ({ configurators, ...props }: AccessListProps) => {
  const { found, field, nothing } = useListSearch(uiMessages.configurators, configurators, searchedTextsOf);
  if (configurators.length === 0)
    return <EmptyState title={resellerMessages.noneToGrant} help={resellerMessages.noneToGrantHelp} />;
  return (
    <>
      {field}
      {nothing}
      {byGroup(found).map((group) => (
        <Group key={group.id} group={group} {...props} />
      ))}
    </>
  );
};
