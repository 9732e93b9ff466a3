import type { Flake } from '@vitrine/contract/configurator-file';
import { readColour, writeColour } from '@vitrine/domain/design/floors/colour';
import { AS_BLEND, AS_BLEND_NAME, PART_NAME } from '@vitrine/domain/design/floors/keys';
import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { Icon } from '../../../panel/icons.tsx';
import { useKindTexts, useSession, useViewer } from '../../../panel/viewer-context.ts';
import { Dot } from './Contents.tsx';

/** The colours of the coat under the flakes: the blend's, or that of any flake. */
export function BaseColours({ flakes, recipe }: { flakes: readonly Flake[]; recipe: Recipe }) {
  const viewer = useViewer();
  const texts = useKindTexts();
  const { names, panel } = texts;
  const chosen = useSession().design.base ?? AS_BLEND;
  const own = { id: AS_BLEND, name: names[AS_BLEND_NAME] ?? AS_BLEND_NAME, colour: recipe.blendBase };
  const colours = flakes.flatMap(({ id, name, hex }) => {
    const colour = readColour(hex);
    return colour ? [{ id: String(id), name, colour }] : [];
  });
  return (
    <div className="colours" role="radiogroup" aria-label={panel.choose(names[PART_NAME.base] ?? PART_NAME.base)}>
      {[own, ...colours].map(({ id, name, colour }) => (
        <label key={id} className="colour" title={name} part="choice">
          <input
            type="radio"
            className="hidden-input"
            name="vitrine-base"
            value={id}
            checked={chosen === id}
            onChange={() => viewer.choose('base', id)}
            aria-label={name}
          />
          <Dot colour={writeColour(colour)} pixels={30} />
          {id === AS_BLEND && (
            <span className="colour-own">
              <Icon shape="reset" size={14} />
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
