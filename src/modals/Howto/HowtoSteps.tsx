import { useTranslation } from 'react-i18next';
import type { HowtoTopic } from '@/lib/howtoTopics';
import * as css from './HowtoModal.css';

/** The steps of a guide as numbered text. */
export function HowtoSteps({ topic }: { topic: HowtoTopic }) {
  const { t } = useTranslation('howto');
  const texts = [t(`topic.${topic}.s1`), t(`topic.${topic}.s2`), t(`topic.${topic}.s3`), t(`topic.${topic}.s4`)];
  return (
    <ol role="list" className={css.steps}>
      {texts.map((text, index) => (
        <li key={text} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
