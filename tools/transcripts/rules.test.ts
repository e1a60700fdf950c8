import { describe, expect, it } from 'vitest';
import { readCommitted } from './committed.ts';
import { checkFlow, checkState } from './rules.ts';
import { flows, states } from './states.ts';

const committed = [...readCommitted()];
const isFlow = (file: string) => file.includes('/flow-');
const broken = (text: string, language = 'en') => checkState(text, language).map(({ rule }) => rule);

describe('the committed transcripts', () => {
  it('are those of the listed states and flows in each language', () => {
    const names = [...states, ...Object.keys(flows).map((name) => `flow-${name}`)];
    const listed = ['th', 'la', 'en'].flatMap((language) => names.map((name) => `${language}/${name}`));
    expect(committed.map(([file]) => file).sort()).toEqual(listed.sort());
  });
  it.each(['th', 'la', 'en'])('break no rule in %s', (language) => {
    const found = committed
      .filter(([file]) => file.startsWith(`${language}/`))
      .flatMap(([file, text]) =>
        (isFlow(file) ? checkFlow(text) : checkState(text, language)).map(
          ({ rule, line }) => `${file}: ${rule}: ${line}`,
        ),
      );
    expect(found).toEqual([]);
  });
});

describe('the rules of a state', () => {
  it('finds an amount without its unit, and a unit that stands alone', () => {
    expect(broken('340.00')).toEqual(['an amount is one phrase with its unit']);
    expect(broken('button "Lotus 340.00 340.00 baht View"')).toEqual(['an amount is one phrase with its unit']);
    expect(broken('baht')).toEqual(['an amount is one phrase with its unit']);
    expect(broken('100.00 to 200,000.00 baht per withdrawal\n−36.59 baht\n2.50 %')).toEqual([]);
  });
  it('finds two buttons with one name, and two links that lead elsewhere', () => {
    expect(broken('button "Copy"\nbutton "Copy"')).toEqual(['no two controls have the same name']);
    expect(broken('link "More" [to /a]\nlink "More" [to /b]')).toEqual(['no two controls have the same name']);
    expect(broken('link "More" [to /a]\nlink "More" [to /a]')).toEqual([]);
  });
  it('finds a name that does not begin with the visible label', () => {
    expect(broken('button "Account: Copy" [shown Copy]')).toEqual(['a name begins with the visible label']);
    expect(broken('button "Copy: Account" [shown Copy]\nbutton "Page 2" [shown 2]')).toEqual([]);
  });
  it('finds words that are read twice', () => {
    expect(broken('Waiting\nWaiting')).toEqual(['nothing is read twice']);
    expect(broken('button "Bank"\nBank')).toEqual(['nothing is read twice']);
  });
  it('finds a name in another script without its language', () => {
    expect(broken('สมชาย')).toEqual(['a text in another script has its language']);
    expect(broken('ສົມໄຊ', 'th')).toEqual(['a text in another script has its language']);
    expect(broken('สมชาย [lang th]\nHello, สมชาย')).toEqual([]);
    expect(broken('สมชาย', 'th')).toEqual([]);
  });
  it('finds raw keys and controls without a name', () => {
    expect(broken('button')).toEqual(['every control has a name, and no name is a raw key']);
    expect(broken('home:tiles.deposit')).toEqual(['every control has a name, and no name is a raw key']);
  });
  it('finds numbers that nobody could write down', () => {
    expect(broken('020331187452')).toEqual(['a long number is read digit by digit']);
    expect(broken('405-123-8876')).toEqual(['a long number is read digit by digit']);
    expect(broken('4 0 5, 1 2 3, 8 8 7 6\n14/01/2026 14:30:00\ntextbox "Phone, 0812345678"')).toEqual([]);
  });
});

describe('the rules of a flow', () => {
  const found = (...lines: string[]) => checkFlow(lines.join('\n')).map(({ rule }) => rule);
  it('finds a region that speaks twice for one event', () => {
    expect(found('polite: Copied', 'polite: Copied')).toEqual(['a live region speaks once per event']);
    expect(found('polite: Copied', 'press: button "Copy"', 'polite: Copied')).toEqual([]);
  });
  it('finds a focus outside a dialog while its skeleton is replaced', () => {
    const lines = ['press: button "Open"', 'dialog: dialog "Open"', 'focus: button "Open"', 'dialog: dialog "Open"'];
    expect(found(...lines)).toEqual(['the focus does not leave a dialog that is replaced']);
  });
  it('finds a dialog without a title, and one that is announced again', () => {
    expect(found('dialog: dialog')).toEqual(['a dialog announces its title']);
    expect(found('dialog: alertdialog "Success" It is done', 'polite: It is done')).toEqual([
      'what a dialog has announced is not announced again',
    ]);
  });
  it('finds a focused text that is announced again, and a long number', () => {
    expect(found('focus: progressbar "Sending"', 'polite: Sending')).toEqual(['a focused text is not announced again']);
    expect(found('polite: Copied: 1112223334')).toEqual(['a long number is read digit by digit']);
  });
  it('finds a Tab that skips a control', () => {
    expect(found('focus: button "Play" [not the next in the focus order]')).toEqual(['Tab follows the focus order']);
  });
});
