import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import * as css from './Finding.css';
import { FindingText } from './FindingText';
import { type Finding, investigate, isSettled, takeNoteOf, useFindings } from './findings';
import { isInStatement, whatOf } from './findingWords';

/** Every command whose answer was lost, until it is known what came of it and the member has taken note. */
export function FindingCards() {
  const findings = useFindings();
  const cards = useRef<HTMLDivElement>(null);
  /** The button that was tapped goes: no keyboard is lost. */
  const keepFocus = () => cards.current?.focus({ preventScroll: true });
  return (
    <div ref={cards} tabIndex={-1}>
      {findings.map((finding) => (
        <FindingCard key={finding.intent.key} finding={finding} onTap={keepFocus} />
      ))}
    </div>
  );
}

function FindingCard({ finding, onTap }: { finding: Finding; onTap: () => void }) {
  const { t } = useTranslation('money');
  const { t: common } = useTranslation();
  const { intent, stage } = finding;
  const then = (act: () => unknown) => () => {
    onTap();
    void act();
  };
  return (
    <Card as="section" className={css.card} aria-label={whatOf(intent)}>
      <FindingText finding={finding} />
      <div className={css.actions}>
        {stage === 'unsettled' ? (
          <Button variant="quiet" onClick={then(() => investigate(intent))}>
            {t('found.check')}
          </Button>
        ) : null}
        {isSettled(finding) ? (
          <Button variant="quiet" onClick={then(() => takeNoteOf(intent.key))}>
            {common('ok')}
          </Button>
        ) : isInStatement(intent.kind) ? (
          <TextLink to={paths.statement} state={sinceState(intent.sentAt)} alone>
            {t('openStatement')}
          </TextLink>
        ) : null}
      </div>
    </Card>
  );
}
