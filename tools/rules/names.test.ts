import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** Words that new names do not use, with the standard term for each. What they mean: `docs/glossary.md`. */
const denied: Readonly<Record<string, string>> = {
  answer: 'response (HTTP), reply (chat), choice (dialog)',
  deed: 'recorded action',
  finding: 'violation, issue or outcome',
  intent: 'pending command',
  kit: 'test context',
  lying: 'landscape',
  patience: 'timeout',
  picture: 'screenshot or image',
  screenplay: 'script',
  sweep: 'Storybook audit',
  verdict: 'result',
  world: 'mock state',
};

/** Older names that nobody has changed yet: take one out with its rename, add none. */
const left: readonly string[] = [
  'mocks/backend.test.ts: answers',
  'src/api/client/client.ts: readAnswer',
  'stories/components/EmptyState.stories.tsx: OwnPicture',
  'stories/internals/Calls.stories.tsx: CommandWithoutAnswer',
  'stories/internals/Calls.stories.tsx: UploadWithoutAnswer',
  'stories/modals/Bonus.stories.tsx: LostAnswer',
  'stories/modals/DepositQrSafety.stories.tsx: NotAPicture',
  'stories/modals/DepositSlip.stories.tsx: AnswerLost',
  'stories/modals/DepositSlipPicture.stories.tsx: DepositSlipPicture',
  'stories/modals/Refund.stories.tsx: LostAnswer',
  'stories/modals/Transfer.stories.tsx: LostAnswer',
  'stories/modals/Withdraw.stories.tsx: LostAnswer',
  'stories/screens/Bonus.stories.tsx: LostAnswer',
  'stories/screens/BonusCode.stories.tsx: LostAnswer',
  'stories/screens/ChatFiles.stories.tsx: BrokenPicture',
  'stories/screens/ChatMessages.stories.tsx: PicturesAndFiles',
  'stories/screens/HomeAgreement.stories.tsx: patience',
  'stories/screens/Login.stories.tsx: HtmlAnswer',
  'stories/screens/Login.stories.tsx: EmptyAnswer',
  'stories/screens/Login.stories.tsx: CutAnswer',
  'stories/screens/SpinCoupons.stories.tsx: LostAnswer',
  'stories/screens/SpinRefused.stories.tsx: LostAnswer',
  'stories/screens/StatementReceipt.stories.tsx: Picture',
  'stories/screens/StatementReceipt.stories.tsx: PictureDone',
  'stories/screens/StatementReceipt.stories.tsx: PictureInProgress',
  'stories/screens/StatementReceipt.stories.tsx: PictureFailedLong',
  'tools/deploy/nginxKit.ts: nginxKit',
  'tools/fault-injection/run.ts: openWorld',
];

/** `holdAnswer` has the words hold and answer. */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));

const declaration = /\b(?:const|let|function\*?|class|interface|type) ([A-Za-z_$][\w$]*)/g;

it('files and declarations are named by the standard terms of the glossary', () => {
  const found = readSources('src', 'mocks', 'stories', '.storybook', 'tools').flatMap(({ path, text }) => {
    const names = [
      path.split('/').at(-1)?.split('.')[0] ?? '',
      ...[...text.matchAll(declaration)].map(([, name]) => name ?? ''),
    ];
    return names.flatMap((name) =>
      wordsOf(name).flatMap((word) => (Object.hasOwn(denied, word) ? [`${path}: ${name} (${denied[word]})`] : [])),
    );
  });
  expect([...new Set(found)].filter((one) => !left.includes(one.replace(/ \(.*/, '')))).toEqual([]);
});
