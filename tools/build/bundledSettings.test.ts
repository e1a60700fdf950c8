import { expect, it } from 'vitest';
import { readSettings, settingVariables } from '../../src/lib/buildSettings.ts';
import { longestSettings, settingsConstants, withLongestSettings } from './bundledSettings.ts';

it('puts each setting into one constant, and settings of the host into none', () => {
  const { __SETTINGS__: first, __OTHER_SETTINGS__: other } = settingsConstants(readSettings({}));
  const names = [first, other].flatMap((text) => Object.keys(JSON.parse(text)));
  const host = ['policyReports', 'policyMode', 'hstsSubdomains'];
  expect([...names, ...host].sort()).toEqual(Object.keys(settingVariables).sort());
});

it('has the longest valid value for every free-text setting', () => {
  const longest = longestSettings();
  for (const [key, [name]] of Object.entries(settingVariables)) {
    const value = longest[key as keyof typeof longest];
    if (typeof value !== 'string' || value.length < 20) continue;
    expect(() => readSettings({ [name]: `${value}a` }), name).toThrow(name);
  }
});

it('replaces the settings of a script with the longest ones', () => {
  const own = settingsConstants(readSettings({}));
  const script = `const s={...${own.__SETTINGS__}};send({[s.clientHeaderName]:s.clientHeaderValue,a:1});`;
  const heavy = withLongestSettings(script);
  expect(heavy).toContain(longestSettings().apiBase);
  expect(heavy).toContain('send({[s.clientHeaderName]:s.clientHeaderValue,a:1});');
  expect(withLongestSettings('const a={clientHeaderValue:1}')).toBe('const a={clientHeaderValue:1}');
});
