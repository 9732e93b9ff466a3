import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { type ImageFacts, isOpaque, shareOf } from '../image-facts.ts';
import { bareName, compareNames } from './read-names.ts';

const words = (...all: readonly string[]): RegExp =>
  new RegExp(`(?:^|[^\\p{L}])(?:${all.join('|')})(?:[^\\p{L}]|$)`, 'iu');

/** What the image under all layers is called, in the languages of the product and their neighbours. */
const BASE_WORDS = words(
  'base|basis|background|backdrop|bg|empty|plate|cleanplate|room',
  'hintergrund|grundbild|leer|leerer|raum|fond|vide|arri[eè]re[ -]plan|pi[eè]ce',
  'sfondo|vuot[oa]|fondo|vac[ií][oa]|fundo|vazi[oa]|achtergrond|leeg|bakgrund|tom|pozadí|tło',
);
/** Images that show how everything looks together: for people, not for a configurator. */
const PREVIEW_WORDS = words(
  'preview|overview|hero|reference|complete|sheet',
  'vorschau|[uü]bersicht|komplett|gesamt|aper[cç]u|anteprima|vista previa|voorbeeld',
);

const fileName = (name: string): string => bareName(name.slice(name.lastIndexOf('/') + 1)).replaceAll('_', ' ');

/** Whether an opaque image is only there to be looked at by people. */
export const isPreviewName = (name: string): boolean => PREVIEW_WORDS.test(fileName(name));

/** Whether a name says that an image is the one under all layers. */
export const isBaseName = (name: string): boolean => BASE_WORDS.test(fileName(name));

const depthOf = (name: string): number => name.split('/').length;

const byDepthAndName = (one: ImageFacts, other: ImageFacts): number =>
  depthOf(one.name) - depthOf(other.name) || compareNames(one.name, other.name);

/**
 * Finds the image under all layers: the one whose name says so, else the only one that is opaque, else the first opaque
 * one beside the folders of the layers. Null when there is none: opaque images in one folder are the choices of the
 * lowest layer.
 * @param images their names without the folders that all share
 */
export const findBase = (images: readonly ImageFacts[]): ImageFacts | null => {
  const named = images.filter(
    ({ name, hidden, coverage }) =>
      isBaseName(name) && (isOpaque({ hidden }) || shareOf(coverage) > limits.baseCoverage) && !isPreviewName(name),
  );
  const opaque = images.filter((image) => isOpaque(image) && !isPreviewName(image.name));
  const outside = opaque.filter(({ name }) => depthOf(name) === 1);
  const candidates = named.length > 0 ? named : opaque.length === 1 ? opaque : outside;
  return [...candidates].sort(byDepthAndName)[0] ?? null;
};
