import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { KeepInText } from '@/components/KeepInText/KeepInText';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import * as css from './figures.css';
import { Secret } from './Secret';

// The parts of the balance card that the members' page also draws before the app starts (`src/shell/earlyBalance.ts`).
// An element with `data-figure` contains each part, both in the card and in its skeleton.

interface FigureProps {
  hidden: boolean;
  /** Amount in baht. */
  value: number;
}

const isCovered = () => topDialog() !== null;
const neverCovered = () => false;

/** The total of the balance card. A changed total rolls in, after a dialog such as a success has closed. */
export function Total({ hidden, value }: FigureProps) {
  const covered = useSyncExternalStore(onDialogs, isCovered, neverCovered);
  const [lastSeen, setLastSeen] = useState({ value, isChanged: false });
  const isSeen = Object.is(lastSeen.value, value);
  if (!isSeen && !covered) setLastSeen({ value, isChanged: true });
  const isRolled = isSeen && lastSeen.isChanged;
  return <Secret hidden={hidden} value={value} size="display" className={isRolled ? css.rolled : undefined} />;
}

/** The main wallet or the games. It shows no unit, because the total above it does. */
export const Part = ({ hidden, value }: FigureProps) => <Secret hidden={hidden} value={value} currency="none" />;

/** The greeting with the member's name, on one line. `''` greets without a name. */
export function Greeting({ name }: { name: string }) {
  const { t } = useTranslation('home');
  return (
    <TruncatedText openable>
      <KeepInText keep={name}>{name ? t('hello', { name }) : t('helloNameless')}</KeepInText>
    </TruncatedText>
  );
}

/** The name in the sample of the greeting, which the member's name replaces. */
const sampleName = '0000';

/** Renders one sample of each part, shown and hidden. The build puts the samples into the members' page. */
export const FigureSamples = () => (
  <>
    <span data-sample="total">
      <Total hidden={false} value={0} />
    </span>
    <span data-sample="part">
      <Part hidden={false} value={0} />
    </span>
    <span data-sample="total-hidden">
      <Total hidden value={0} />
    </span>
    <span data-sample="part-hidden">
      <Part hidden value={0} />
    </span>
    <span data-sample="name">
      <Greeting name={sampleName} />
    </span>
    <span data-sample="nameless">
      <Greeting name="" />
    </span>
  </>
);
