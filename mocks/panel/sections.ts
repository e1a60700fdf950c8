import { calls } from '@/api/calls/calls';
import { copyText } from '@/device/clipboard';
import { toBaht } from '@/lib/money';
import type { Backend } from '../backendInterface';
import { scenarioByName, scenarioRow, scenarios } from '../scenarios/scenarios';
import { button, field, h, options } from './dom';
import { logIn, writeLink } from './link';

/** The functions that a section uses: admin calls, messages about the result, and page loads. */
export interface PanelTools {
  readonly backend: Backend;
  /** Sends `POST /__mock/<name>` and shows `done` or the error message. Resolves to true on success. */
  control(name: string, body: object, done: string): Promise<boolean>;
  /** Shows a message, styled as an error if `isBad`. */
  report(text: string, isBad?: boolean): void;
  /** Saves the backend and loads the page at this path. */
  goTo(path: string): Promise<void>;
}

interface Section {
  readonly element: HTMLElement;
  /** Refreshes what the section shows. */
  update?(): void;
}

type MakeSection = (tools: PanelTools) => Section;

const row = (...children: Node[]) => h('div', { className: 'row' }, ...children);
const section = (title: string, ...children: (Node | string)[]) => h('div', {}, h('h3', {}, title), ...children);

export const scenarioSection: MakeSection = ({ backend, control, goTo }) => {
  const select = h(
    'select',
    {},
    ...options(
      scenarios.map(({ name }) => [name, name]),
      backend.mockState.scenario,
    ),
  );
  const about = h('p');
  const people = h('ul');
  const codes = h('p');
  const enter = (username: string) => {
    logIn(backend, username);
    return goTo('/user/home');
  };
  const show = () => {
    const isCurrent = select.value === backend.mockState.scenario;
    const scenario = scenarioByName.get(select.value);
    if (!scenario) return;
    const { description, members, promotionCodes } = scenarioRow(scenario);
    about.textContent = description;
    people.replaceChildren(
      ...members.map(({ username, password, description }) =>
        h(
          'li',
          {},
          h('span', {}, `${username} / ${password} `, h('small', {}, description)),
          ...(isCurrent ? [button('Log in', () => enter(username), { 'aria-label': `Log in as ${username}` })] : []),
        ),
      ),
    );
    codes.textContent = `Promotion codes: ${promotionCodes.join(', ')}. One-time code: 123456`;
  };
  select.onchange = show;
  const start = async () => {
    if (await control('reset', { scenario: select.value }, `Started ${select.value}`)) await goTo(location.pathname);
  };
  show();
  return {
    element: section('Scenario', row(field('Start with', select), button('Restart', start)), about, people, codes),
  };
};

const clockText = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Bangkok',
});

export const clockSection: MakeSection = ({ backend, control }) => {
  const time = h('p');
  const update = () => {
    time.textContent = `${clockText.format(backend.mockState.clock.now())} in Bangkok`;
  };
  const steps = [
    ['+1 min', 60],
    ['+10 min', 600],
    ['+1 hour', 3_600],
    ['+1 day', 86_400],
  ] as const;
  const forward = (text: string, seconds: number) => async () => {
    await control('advance', { seconds }, `Clock ${text}`);
    update();
  };
  update();
  return {
    element: section('Clock', time, row(...steps.map(([text, seconds]) => button(text, forward(text, seconds))))),
    update,
  };
};

const kinds = [
  ['answer', 'a refusal'],
  ['network', 'no connection'],
  ['html', 'HTML instead of JSON'],
  ['empty', 'an empty response'],
  ['cut', 'done, but cut off'],
  ['lost', 'done, but no response'],
  ['slow', 'done, but slow (5 s)'],
] as const;

export const failSection: MakeSection = ({ control }) => {
  const targets = Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`);
  const call = h('select', {}, ...options([['* /api/*', 'any call'], ...targets.map((text) => [text, text] as const)]));
  const kind = h('select', {}, ...options(kinds));
  const message = h('input', { placeholder: 'INTERNAL_SERVER_ERROR', autocomplete: 'off', spellcheck: false });
  const fail = () => {
    const [method = '*', path = '/api/*'] = call.value.split(' ');
    const code = kind.value === 'answer' && message.value.trim();
    control('fail', { method, path, kind: kind.value, ...(code && { message: code }) }, `The next ${call.value} fails`);
  };
  return {
    element: section(
      'Next call fails',
      row(field('Call', call), field('How', kind)),
      row(field('Code (for a refusal)', message), button('Fail it', fail)),
    ),
  };
};

export const paySection: MakeSection = ({ backend, control }) => {
  const list = h('ul');
  const who = h('select');
  const amount = h('input', { inputMode: 'decimal', value: '500', autocomplete: 'off' });
  const update = () => {
    const { db, clock } = backend.mockState;
    const members = db.member.all().map(({ username }) => username);
    if (who.options.length !== members.length) who.replaceChildren(...options(members.map((text) => [text, text])));
    const live = db.qr.all().filter(({ status, expiresAt }) => status === 'live' && expiresAt > clock.now());
    const ids = live.map(({ _id }) => _id).join();
    // Rebuilding the list during a tap would lose the tap and the focus.
    if (list.dataset.ids === ids) return;
    list.dataset.ids = ids;
    const name = (memberId: string) => db.member.get(memberId)?.username ?? '';
    list.replaceChildren(
      ...live.map(({ _id, bankCode, amount, member }) =>
        h(
          'li',
          {},
          `${bankCode} ${toBaht(amount).toFixed(2)} · ${name(member)}`,
          button('Pay', () => pay({ qrcodeId: _id }), { 'aria-label': `Pay the ${bankCode} QR of ${name(member)}` }),
        ),
      ),
    );
    if (live.length === 0) list.replaceChildren(h('li', {}, h('small', {}, 'No QR is waiting to be paid.')));
  };
  const pay = async (order: object) => {
    await control('pay', order, 'Paid: credited within 1 minute on the panel’s clock');
    update();
  };
  const send = () => pay({ username: who.value, amount: Number(amount.value) });
  update();
  return {
    element: section(
      'Money in',
      list,
      row(field('Bank transfer from', who), field('Baht', amount), button('Pay in', send)),
    ),
    update,
  };
};

/** Creates the section that copies a link to the scenario. The link opens in any demo. */
export const linkSection: MakeSection = ({ backend, report }) => {
  const link = h('input', { readOnly: true, hidden: true, 'aria-label': 'Link', onfocus: () => link.select() });
  const copy = async () => {
    link.value = writeLink(backend);
    link.hidden = false;
    report((await copyText(link.value)) ? 'Copied a link' : 'Copy the link from the field');
  };
  const about =
    'Opens this page in the scenario’s first state, with this member, this language and the faults that are still to come.';
  return { element: section('Link', row(button('Copy as a link', copy)), link, h('p', {}, h('small', {}, about))) };
};
