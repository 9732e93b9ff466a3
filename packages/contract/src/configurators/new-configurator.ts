import { z } from 'zod';
import { uploadedAssets } from '../uploads/schemas.ts';
import { CONFIGURATOR_TYPE, LAYOUTS, configuratorLimits as limits, RESERVED_PROJECT } from './limits.ts';
import { configuratorMessages as messages } from './messages.ts';

/** An empty form field counts as missing. */
const input = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Whether the name of a project is the reserved word. */
export const isReservedProject = (name: string): boolean => name.trim().toLowerCase() === RESERVED_PROJECT;

const typeCode = z.preprocess(
  (value) => {
    const names: Readonly<Record<string, number>> = CONFIGURATOR_TYPE;
    // The text of an object is whatever its toString is.
    const text = typeof value === 'object' ? '' : String(value ?? '').trim();
    return Object.hasOwn(names, text.toLowerCase()) ? names[text.toLowerCase()] : Number(text || Number.NaN);
  },
  z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], { error: () => messages.typeMissing }),
);

const groupName = z
  .string()
  .trim()
  .min(limits.projectNameMinimum, { error: () => messages.projectShort })
  .max(limits.projectNameMaximum)
  .refine((name) => !isReservedProject(name), { error: () => messages.projectReserved });

/** POST organisations/{id}/configurators without its files. The path names the organisation. */
export const newConfigurator = z
  .object({
    name: z
      .string({ error: () => messages.createNameEmpty })
      .trim()
      .min(1, { error: () => messages.createNameEmpty, abort: true })
      .min(limits.nameMinimum, { error: () => messages.createNameShort })
      .max(limits.nameMaximum),
    organisation_id: z.unknown().optional(),
    configurator_type: typeCode,
    configurator_subtype: input(z.enum(LAYOUTS)),
    assets_version: input(z.literal('latest')),
    deployed: input(z.enum(['0', '1']).transform((value) => value === '1')),
    /** Images that were uploaded before. */
    assets_uploaded: uploadedAssets,
    group_id: input(z.coerce.number().int().positive()),
    group_name: input(groupName),
  })
  .superRefine(({ group_id, group_name }, context) => {
    const message = group_id === undefined ? messages.projectMissing : messages.projectTwice;
    if ((group_id === undefined) === (group_name === undefined)) {
      context.addIssue({ code: 'custom', path: ['group_id'], message });
    }
  });
export type NewConfigurator = z.output<typeof newConfigurator>;
