import { describeItem } from '@vitrine/domain/design/floors/describe-item';
import { useEffect, useRef, useState } from 'react';
import { translateName } from './names/translate-name.ts';
import { useSession, useViewer } from './viewer-context.ts';

/** One size can change every door: the first changes say enough. */
const SPOKEN = 3;

/** The design for visitors who cannot see the image: a list of choices, and an announcement of each new one. */
export function DesignAsText() {
  const viewer = useViewer();
  const { design } = useSession();
  const { texts } = viewer;
  const { panel } = texts;
  const own = (name: string) => translateName(texts, name);
  const before = useRef(viewer.items());
  const [announcement, announce] = useState('');
  useEffect(() => {
    const items = viewer.items();
    const changed = items.filter(({ id }, index) => id !== before.current[index]?.id);
    before.current = items;
    if (changed.length > 0)
      announce(
        changed
          .slice(0, SPOKEN)
          .map(({ component, name }) => panel.chosen(own(component), own(name)))
          .join(', '),
      );
  }, [design]);
  return (
    <div className="unseen">
      <p role="status">{announcement}</p>
      <ul aria-label={panel.design}>
        {viewer.items().map((item) => (
          <li key={item.component}>
            {own(item.component)}: {describeItem(item, own)}
          </li>
        ))}
      </ul>
    </div>
  );
}
