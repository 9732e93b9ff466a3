import { checkMessages as messages } from '@vitrine/contract/configurators/check-messages';
import { CONFIGURATOR_TYPE, type ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { typeLabels } from '@vitrine/contract/configurators/type-labels';
import { fromHere, readOption, runCommand } from '../backup/command.ts';
import { dataFileSchema } from '../intake/data-file/data-file-schema.ts';
import { checkSource } from './data-file/check-source.ts';

/** `npx vitrine-check FOLDER | ZIP | data.json [--type T]`: says what is wrong; `--schema T` prints a JSON Schema. */
runCommand(async (args) => {
  const schemaOf = readType(args, '--schema');
  if (schemaOf) return [JSON.stringify(dataFileSchema(schemaOf), null, 2)];
  const type = readType(args, '--type');
  const location = args.find((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--type');
  if (location === undefined) throw new Error(messages.usage);
  const checked = await checkSource(fromHere(location), type);
  const { issues, notes } = checked;
  if (issues.length > 0) throw new Error([...issues, ...notes, messages.issues(issues.length)].join('\n'));
  return [...notes, messages.sound(typeLabels[checked.type], checked.images)];
});

function readType(args: readonly string[], option: string): ConfiguratorType | null {
  const type = readOption(args, option);
  if (type !== null && !Object.hasOwn(CONFIGURATOR_TYPE, type)) throw new Error(messages.unknownType(type));
  return type as ConfiguratorType | null;
}
