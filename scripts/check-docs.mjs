// Checks the tables of docs/ against the code: areas, requirements, threats and ASVS. `npm test` runs it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAreas } from './docs/areas.mjs';
import { checkAsvs } from './docs/asvs.mjs';
import { checkRequirements } from './docs/requirements.mjs';
import { checkThreats } from './docs/threats.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const findings = [checkAreas, checkRequirements, checkThreats, checkAsvs].flatMap((check) => check(root));
for (const finding of findings) console.error(finding);
process.exit(findings.length > 0 ? 1 : 0);
