import type { MemberRow } from '@mocks/db/rows';
import { memberByPhone } from '@mocks/rules/member';
import { scenarioByName } from '@mocks/scenarios/scenarios';
import { storyBackend } from '#.storybook/backend';

/** The member that the story's scenario logs in as, as the mock's books have it now. Throws where it has none. */
export function storyMember(): MemberRow {
  const { mockState } = storyBackend();
  const username = scenarioByName.get(mockState.scenario)?.members[0]?.username ?? '';
  const member = memberByPhone(mockState, username);
  if (!member) throw new Error(`Scenario "${mockState.scenario}" has no member`);
  return member;
}
