import { useEffect, useRef, useState } from 'react';
import { useSession, useViewer } from './viewer-context.ts';

/** The design for visitors who cannot see the image: a list of choices, and an announcement of each new one. */
export function DesignAsText() {
  const viewer = useViewer();
  const { design } = useSession();
  const { names = {}, panel } = viewer.texts;
  const own = (name: string) => names[name] ?? name;
  const before = useRef(viewer.items());
  const [announcement, announce] = useState('');
  useEffect(() => {
    const items = viewer.items();
    const changed = items.filter(({ id }, index) => id !== before.current[index]?.id);
    before.current = items;
    if (changed.length > 0)
      announce(changed.map(({ component, name }) => panel.chosen(own(component), own(name))).join(', '));
  }, [design]);
  return (
    <div className="unseen">
      <p role="status">{announcement}</p>
      <ul aria-label={panel.design}>
        {viewer.items().map(({ component, name }) => (
          <li key={component}>
            {own(component)}: {own(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}
