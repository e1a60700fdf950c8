import { old } from './engines.ts';
import { visitWith } from './visit.ts';

visitWith(old);
