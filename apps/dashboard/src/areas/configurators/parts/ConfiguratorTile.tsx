import { Link } from '@tanstack/react-router';
import { TYPE_LABEL, typeName } from '@vitrine/contract/configurators/limits';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { useState } from 'react';
import { useSession } from '../../../shell/session.ts';
import { useHouse } from '../../../shell/useHouse.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import classes from './ConfiguratorTile.module.css';
import { TypeDrawing } from './TypeDrawing.tsx';
import { TypeIcon } from './TypeIcon.tsx';

const scenes = (count: number): string => `${count} ${count === 1 ? 'scene' : 'scenes'}`;

/** The configurator's room, or the drawing of its type; name, type and number of scenes (configurators.md §2). */
export const ConfiguratorTile = ({ configurator }: { configurator: Configurator }) => {
  const { surroundings } = useSession();
  const { places } = useHouse();
  const phone = usePhone();
  const [failed, setFailed] = useState(false);
  const type = typeName(configurator.configurator_type_id);
  const { name, picture } = configurator;
  return (
    <li className={classes.tile}>
      <div className={classes.picture}>
        {picture !== null && !failed ? (
          <img
            src={`${surroundings.content_url}/${picture}`}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        ) : (
          <TypeDrawing type={type} />
        )}
      </div>
      <div className={classes.line}>
        <Link to={places.configurator(configurator.id)} className={classes.name}>
          {name}
        </Link>
        {!configurator.deployed && <Badge kind="wip">WIP</Badge>}
        {phone && type === 'stockset' && <Badge kind="stock">Stock</Badge>}
      </div>
      <p className={classes.type}>
        <TypeIcon type={type} />
        {TYPE_LABEL[type]}
        <span aria-hidden="true">·</span>
        {scenes(configurator.scenes.length)}
      </p>
    </li>
  );
};
