import { firefox } from './engines.ts';
import { visitWith } from './visit.ts';

visitWith(firefox);
