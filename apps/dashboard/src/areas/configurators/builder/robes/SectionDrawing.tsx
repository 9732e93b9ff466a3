import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { fittingsOf } from '@vitrine/domain/design/robes/robe-internals';
import classes from './robes.module.css';

/** The drawing in its own units: a section about 2 m high. */
const SECTION = { width: 100, height: 200, board: 3 } as const;

/** A section of a wardrobe from the front, with what is in it. */
export const SectionDrawing = ({ parts }: { parts: readonly string[] }) => (
  <svg
    className={classes.section}
    viewBox={`0 0 ${SECTION.width} ${SECTION.height}`}
    role="img"
    aria-label={messages.sectionDrawing}
  >
    <rect className={classes.inside} width={SECTION.width} height={SECTION.height} />
    {parts.flatMap((text, index) =>
      fittingsOf({ parts: [text] } as unknown as Parameters<typeof fittingsOf>[0]).map(({ kind, at, until, count }) => {
        const y = at * SECTION.height;
        const each = ((until - at) * SECTION.height) / count;
        const key = `${index} ${text}`;
        if (kind === 'rail' || kind === 'pull')
          return <rect key={key} className={classes.metal} x={4} width={SECTION.width - 8} y={y} height={2} />;
        if (kind === 'shelf')
          return <rect key={key} className={classes.board} width={SECTION.width} y={y} height={SECTION.board} />;
        return (
          <g key={key}>
            {Array.from({ length: count }, (_, number) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: drawers are distinguished by their position only.
                key={number}
                className={kind === 'drawers' ? classes.drawer : classes.board}
                width={SECTION.width - 4}
                x={2}
                y={y + number * each + 1}
                height={kind === 'drawers' ? Math.max(1, each - 2) : SECTION.board}
              />
            ))}
          </g>
        );
      }),
    )}
  </svg>
);
