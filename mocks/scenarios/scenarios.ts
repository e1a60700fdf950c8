import { promotions } from '../data/bonuses';
import { seedMember } from '../db/seedMember';
import { seedSite } from '../db/seedSite';
import type { MockState } from '../mockState';
import { rewardScenarios } from './rewards';
import type { Scenario, ScenarioRow } from './scenario';
import { usualScenarios } from './usual';

/** Every scenario, `usual` first. */
export const scenarios: readonly Scenario[] = [...usualScenarios, ...rewardScenarios];

export const scenarioByName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));

/** Seeds an empty mock state with the data and members of a scenario. */
export function seedScenario(mockState: MockState, scenario: Scenario): void {
  seedSite(mockState, scenario.games, scenario.hasWheel ?? true);
  for (const member of scenario.members) seedMember(mockState, member);
  scenario.more?.(mockState);
}

export const scenarioRow = ({ name, description, members }: Scenario): ScenarioRow => ({
  name,
  description,
  members: members.map(({ username, password, description }) => ({ username, password, description })),
  promotionCodes: promotions.filter(({ isOpen }) => isOpen).map(({ code }) => code),
});
