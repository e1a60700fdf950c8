import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import * as css from './Finding.css';
import { FindingText } from './FindingText';
import { type Finding, isSettled, lookInto, takeNoteOf, useFindings } from './findings';

/** Every command whose answer was lost, until it is known what came of it and the member has taken note. */
export function FindingLines() {
  const findings = useFindings();
  return findings.map((finding) => <FindingLine key={finding.intent.key} finding={finding} />);
}

function FindingLine({ finding }: { finding: Finding }) {
  const { t } = useTranslation('money');
  const { t: common } = useTranslation();
  const { intent, stage } = finding;
  return (
    <Card as="section" className={css.line} aria-label={t('found.title')}>
      <FindingText finding={finding} />
      <div className={css.actions}>
        {stage === 'unsettled' ? (
          <Button variant="quiet" onClick={() => void lookInto(intent)}>
            {t('found.check')}
          </Button>
        ) : null}
        {isSettled(finding) ? (
          <Button variant="quiet" onClick={() => takeNoteOf(intent.key)}>
            {common('ok')}
          </Button>
        ) : (
          <TextLink to={paths.statement} state={sinceState(intent.sentAt)} alone>
            {t('openStatement')}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
