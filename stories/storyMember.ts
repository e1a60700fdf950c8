import type { MemberRow } from '@mocks/db/rows';
import { memberByPhone } from '@mocks/rules/member';
import { scenarioByName } from '@mocks/scenarios/scenarios';
import { storyBackend } from '#.storybook/backend';

/** The member that the story's scenario logs in as, as the mock's books have it now. Throws where it has none. */
export function storyMember(): MemberRow {
  const { world } = storyBackend();
  const username = scenarioByName.get(world.scenario)?.members[0]?.username ?? '';
  const member = memberByPhone(world, username);
  if (!member) throw new Error(`Scenario "${world.scenario}" has no member`);
  return member;
}
