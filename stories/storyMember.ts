import type { MemberRow } from '@mocks/db/rows';
import { memberByPhone } from '@mocks/rules/member';
import { scenarioByName } from '@mocks/scenarios/scenarios';
import { storyBackend } from '#.storybook/backend';

/** Returns the member that the story's scenario logs in, from the mock's tables. Throws if the scenario has none. */
export function storyMember(): MemberRow {
  const { mockState } = storyBackend();
  const username = scenarioByName.get(mockState.scenario)?.members[0]?.username ?? '';
  const member = memberByPhone(mockState, username);
  if (!member) throw new Error(`Scenario "${mockState.scenario}" has no member`);
  return member;
}
