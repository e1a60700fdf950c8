import { writeFileSync } from 'node:fs';
import { callsPage, callsPath } from './callsPage';
import { codesPage, codesPath } from './codesPage';

/** `npm run docs`: writes the generated pages. */
writeFileSync(callsPath, callsPage());
writeFileSync(codesPath, codesPage());
