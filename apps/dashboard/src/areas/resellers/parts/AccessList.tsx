import { typeName } from '@vitrine/contract/configurators/limits';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { useSession } from '../../../session/session.ts';
import { byGroup, type ConfiguratorGroup } from '../../../tenant/by-group.ts';
import type { TileConfigurator } from '../../../tenant/ConfiguratorTile.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { EmptyCase } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import { TypeIcon } from '../../../ui/TypeIcon.tsx';
import classes from './AccessList.module.css';

/** `linked`: granted already, so that it may be taken away even where it is not deployed any more. */
type Grantable = TileConfigurator & { linked?: boolean };

interface AccessListProps {
  configurators: readonly Grantable[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** Only to be looked at. */
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
          className={classes.choice}
          label={group.name}
          name={`group-${group.id}`}
          checked={open.length > 0 && on === open.length}
          mixed={on > 0 && on < open.length}
          locked={readOnly || open.length === 0}
          onChange={(checked) => set(open, checked)}
        />
        <span className={classes.count}>
          {on} of {open.length}
        </span>
      </div>
      {group.configurators.map((configurator) => {
        const closed = isClosed(configurator);
        return (
          <Tip key={configurator.id} label={resellerMessages.notDeployed} on={closed}>
            <div className={classes.row}>
              <Checkbox
                className={classes.choice}
                label={configurator.name}
                image={<Image configurator={configurator} />}
                name={`configurator-${configurator.id}`}
                checked={chosen.includes(configurator.id) && !closed}
                locked={closed || readOnly}
                onChange={(checked) => set([configurator.id], checked)}
              />
              {!configurator.deployed && <Badge kind="wip">WIP</Badge>}
            </div>
          </Tip>
        );
      })}
    </fieldset>
  );
};

/** The configurators by group, each with a checkbox. One that is not deployed cannot be granted. */
export const AccessList = ({ configurators, ...props }: AccessListProps) => {
  if (configurators.length === 0)
    return (
      <EmptyState
        drawing={<EmptyCase />}
        title={resellerMessages.noneToGrant}
        help={resellerMessages.noneToGrantHelp}
      />
    );
  return byGroup(configurators).map((group) => <Group key={group.id} group={group} {...props} />);
};
