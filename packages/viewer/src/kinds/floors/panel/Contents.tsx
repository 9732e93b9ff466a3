import { FLAKE_SIZE_NAME } from '@vitrine/contract/floors/limits';
import { writeColour } from '@vitrine/domain/design/floors/colour';
import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { useKindTexts } from '../../../panel/viewer-context.ts';

/** The contents of a floor: a bar of its colours, then every flake with its size and percent. */
export function Contents({ recipe }: { recipe: Recipe }) {
  const texts = useKindTexts();
  const percent = new Intl.NumberFormat(texts.tag, { maximumFractionDigits: 2 });
  return (
    <div className="contents">
      <svg className="contents-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {recipe.parts.map(({ id, colour, share }, at) => (
          <rect
            key={id}
            x={100 * recipe.parts.slice(0, at).reduce((sum, part) => sum + part.share, 0)}
            width={100 * share}
            height="1"
            fill={writeColour(colour)}
          />
        ))}
      </svg>
      <ul>
        {recipe.parts.map(({ id, name, colour, share, size }) => (
          <li key={id}>
            <Dot colour={writeColour(colour)} />
            <span className="contents-name" dir="auto">
              {name}
            </span>
            <span className="contents-size">{texts.names[FLAKE_SIZE_NAME[size]] ?? FLAKE_SIZE_NAME[size]}</span>
            <span className="contents-share">{texts.floors.percent(percent.format(share * 100))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A colour as a round spot. */
export function Dot({ colour, pixels = 14 }: { colour: string; pixels?: number }) {
  return (
    <svg className="dot" width={pixels} height={pixels} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" fill={colour} />
    </svg>
  );
}
