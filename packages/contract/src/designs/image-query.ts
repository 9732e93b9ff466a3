import { z } from 'zod';
import { DESIGN_IMAGE_FORMATS, DESIGN_IMAGE_VIEWS, designImageLimits as limits } from './image-limits.ts';
import { designImageMessages as messages } from './image-messages.ts';
import { designLimits } from './limits.ts';

const ID_MOST = 2 ** 31 - 1;
const WHOLE = /^\d{1,10}$/;
const DECIMAL = /^-?\d{1,4}(\.\d{1,6})?$/;
const RATIO = /^(?<across>\d{1,5}(?:\.\d{1,4})?)(?::(?<down>\d{1,5}(?:\.\d{1,4})?))?$/;
/** The ratio of Open Graph cards, which their sizes have only roughly: 1200 x 630. */
const CARD = { name: 1.91, ratio: 1200 / 630 };

const idOf = (error: () => string) =>
  z
    .string()
    .regex(WHOLE, { error })
    .transform(Number)
    .refine((id) => id >= 1 && id <= ID_MOST, { error });

const side = z
  .string()
  .regex(WHOLE, { error: () => messages.sizeInvalid(limits.side) })
  .transform(Number)
  .refine((pixels) => pixels >= 1 && pixels <= limits.side, { error: () => messages.sizeInvalid(limits.side) });

const viewError = (): string => messages.viewInvalid(limits.pitch, limits.narrowest, limits.widest);
const degrees = (least: number, most: number) =>
  z
    .string()
    .regex(DECIMAL, { error: viewError })
    .transform(Number)
    .refine((angle) => angle >= least && angle <= most, { error: viewError });

const ratio = z.string().transform((text, context) => {
  const { across, down = '1' } = RATIO.exec(text)?.groups ?? {};
  const value = Number(across) / Number(down);
  if (value >= 1 / limits.ratio && value <= limits.ratio) return value === CARD.name ? CARD.ratio : value;
  context.addIssue({ code: 'custom', message: messages.ratioInvalid(limits.ratio) });
  return z.NEVER;
});

/** The query of the address of an image of a design. Other parameters are ignored, so that links can be tracked. */
export const designImageQuery = z
  .object({
    configurator: idOf(() => messages.configuratorInvalid),
    reseller: idOf(() => messages.resellerInvalid).optional(),
    /** The design as short text; the default design without it. */
    design: z
      .string()
      .trim()
      .max(designLimits.designMaximum, { error: () => messages.designTooLong(designLimits.designMaximum) })
      .default(''),
    scene: z
      .string()
      .max(200, { error: () => messages.sceneUnknown })
      .optional(),
    /** In thousandths: 1006 for 1.006. */
    version: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,3})?$/, { error: () => messages.versionInvalid })
      .transform((text) => Math.round(Number(text) * 1000))
      .optional(),
    view: z.enum(DESIGN_IMAGE_VIEWS, { error: () => messages.viewUnknown(DESIGN_IMAGE_VIEWS.join(', ')) }).optional(),
    yaw: degrees(-360, 360).optional(),
    pitch: degrees(-limits.pitch, limits.pitch).optional(),
    fov: degrees(limits.narrowest, limits.widest).optional(),
    width: side.optional(),
    height: side.optional(),
    ratio: ratio.optional(),
    format: z
      .enum(DESIGN_IMAGE_FORMATS, { error: () => messages.formatUnknown(DESIGN_IMAGE_FORMATS.join(', ')) })
      .optional(),
    background: z
      .string()
      .regex(/^#?([\da-f]{3}|[\da-f]{6})$/i, { error: () => messages.backgroundInvalid })
      .transform((text) => {
        const digits = text.replace('#', '').toLowerCase();
        return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
      })
      .optional(),
    sig: z.string().max(100).optional(),
  })
  .superRefine(({ view, yaw, pitch, fov, width, height, ratio: shape }, context) => {
    const isTurned = yaw !== undefined || pitch !== undefined || fov !== undefined;
    const issue = (name: string, text: string): void =>
      context.addIssue({ code: 'custom', path: [name], message: text });
    if (view !== undefined && isTurned) issue('view', messages.viewTwice);
    if (width !== undefined && height !== undefined && shape !== undefined) issue('ratio', messages.sizeTwice);
  });

export type DesignImageQuery = z.output<typeof designImageQuery>;

/** The names of the parameters. */
export const DESIGN_IMAGE_PARAMETERS = [
  'configurator',
  'reseller',
  'design',
  'scene',
  'version',
  'view',
  'yaw',
  'pitch',
  'fov',
  'width',
  'height',
  'ratio',
  'format',
  'background',
  'sig',
] as const satisfies readonly (keyof DesignImageQuery)[];
