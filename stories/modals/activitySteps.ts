import { storyMember } from '@stories/storyMember';
import { screen, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { i18n } from '@/i18n/i18n';
import { type ActivityRecord, updateRecord } from '@/responsibleGaming/records';

export const t = (key: string, values?: Record<string, unknown>): string =>
  i18n.t(`activity:${key}` as 'activity:title', values);

export const hour = 3_600_000;
export const now = (): number => storyBackend().mockState.clock.now();

/** Stores an activity record on this device before the story begins. Default: the record of the story's member. */
export const storeRecord = (kept: Partial<ActivityRecord>, memberId: string = storyMember()._id): void =>
  updateRecord(memberId, (record) => ({ ...record, ...kept }), now());

export const activityModal = () => screen.findByRole('dialog', { name: t('title') });

/** Returns the text of a sum: money in, money out or net. */
export async function getSum(what: 'in' | 'out' | 'net'): Promise<string> {
  const section = within(await activityModal()).getByRole('region', { name: t('money.title') });
  const term = within(section)
    .getAllByRole('term')
    .find((element) => element.textContent === t(`money.${what}`));
  return term?.nextElementSibling?.textContent ?? '';
}

/** Waits until the modal says which part of the statement its sums include. */
export const read = async () =>
  within(await activityModal()).findByText((text) =>
    [t('money.sourceAll'), t('money.source', { time: '|' })].some((item) => text.startsWith(item.replace(/\|.*/, ''))),
  );
