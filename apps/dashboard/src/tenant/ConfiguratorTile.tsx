import { Badge, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { typeName } from '@vitrine/contract/configurators/limits';
import { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { typeLabels } from '@vitrine/contract/configurators/type-labels';
import { frameMessages } from '@vitrine/contract/screens/frame-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type ReactNode, useState } from 'react';
import { useSession } from '../session/session.ts';
import { counted } from '../ui/counted.ts';
import { Progress } from '../ui/feedback/Progress.tsx';
import { TypeDrawing, TypeIcon } from '../ui/images/TypeIcon.tsx';
import { usePhone } from '../ui/page/usePhone.ts';
import classes from './ConfiguratorTile.module.css';
import { useTenant } from './useTenant.ts';

/** The configurator of a tile: the tenant's own, or one that a reseller was granted. */
export type TileConfigurator = Pick<
  Configurator,
  'id' | 'name' | 'group' | 'image' | 'configurator_type_id' | 'scenes' | 'deployed'
> &
  Partial<Pick<Configurator, 'preparing'>>;

/** What a search finds it by: its name, group and type. */
export const searchedTextsOf = ({ name, group, configurator_type_id }: TileConfigurator): string[] => [
  name,
  group.name,
  typeLabels[typeName(configurator_type_id)],
];

interface ConfiguratorTileProps {
  configurator: TileConfigurator;
  /** Cannot be opened; the tile is faded. */
  closed?: boolean;
  /** Beside the name. */
  badge?: ReactNode;
  /** Below the type. */
  children?: ReactNode;
}

/** The configurator's room, or the drawing of its type; name, type and number of scenes. */
export const ConfiguratorTile = ({ configurator, closed = false, badge, children }: ConfiguratorTileProps) => {
  const { appConfig } = useSession();
  const { paths } = useTenant();
  const phone = usePhone();
  const [failed, setFailed] = useState(false);
  const type = typeName(configurator.configurator_type_id);
  const { name, image, preparing } = configurator;
  return (
    <div className={`vt-opens ${classes.tile}`} data-closed={closed || undefined}>
      <div className={`vt-framed ${classes.image}`}>
        {image !== null && !failed ? (
          <img
            src={`${appConfig.content_url}/${image}`}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        ) : (
          <TypeDrawing type={type} />
        )}
        {preparing && (
          <div className={classes.preparing}>
            <Progress
              label={preparingMessages.working(preparing.done, preparing.total)}
              share={preparing.done / preparing.total}
            />
          </div>
        )}
      </div>
      <Group gap={8} wrap="nowrap" mt={12}>
        {closed ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link to={paths.configurator(configurator.id)} className={`vt-opener ${classes.name}`}>
            {name}
          </Link>
        )}
        {!configurator.deployed && <Badge variant="wip">{uiMessages.wip}</Badge>}
        {phone && type === 'stockset' && <Badge variant="stock">{frameMessages.stock}</Badge>}
        {badge}
      </Group>
      <Group component="p" gap={6} wrap="nowrap" mt={2} c="gray" fz={13} lh="20px">
        <TypeIcon type={type} />
        {typeLabels[type]}
        <span aria-hidden="true">·</span>
        {counted(configurator.scenes.length, 'scene')}
      </Group>
      {children}
    </div>
  );
};
