import { FILE_SCHEMA } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { z } from 'zod';

/** What an uploaded data file may contain, as JSON Schema. Fields that it does not name are allowed. */
export const dataFileSchema = (type: ConfiguratorType): object =>
  z.toJSONSchema(FILE_SCHEMA[type], { io: 'input', unrepresentable: 'any' });
