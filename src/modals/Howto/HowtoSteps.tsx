import { useTranslation } from 'react-i18next';
import type { HowtoTopic } from '@/lib/howtoTopics';
import * as css from './HowtoModal.css';
import { useHowtoImages } from './howtoImages';

const indexes = [0, 1, 2, 3] as const;

/** The steps of a guide, each with a miniature of the app's own screens. */
export function HowtoSteps({ topic }: { topic: HowtoTopic }) {
  const { t } = useTranslation('howto');
  const images = useHowtoImages(topic);
  const texts = [t(`topic.${topic}.s1`), t(`topic.${topic}.s2`), t(`topic.${topic}.s3`), t(`topic.${topic}.s4`)];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without markers
    <ol role="list" className={css.steps}>
      {indexes.map((index) => (
        <li key={index} className={css.step}>
          <div className={css.words}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <p className={css.text}>{texts[index]}</p>
          </div>
          {images[index]}
        </li>
      ))}
    </ol>
  );
}
