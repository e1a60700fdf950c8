import { webkit } from './engines.ts';
import { visitWith } from './visit.ts';

visitWith(webkit);
