import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importRulesConfig } from './importRules.ts';

writeFileSync(join(import.meta.dirname, 'importRules.json'), `${JSON.stringify(importRulesConfig(), null, 2)}\n`);
