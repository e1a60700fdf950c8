import { chromium } from './engines.ts';
import { visitWith } from './visit.ts';

visitWith(chromium);
