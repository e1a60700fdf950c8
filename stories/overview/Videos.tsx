import { htmlLang, languageNames, languages } from '@/i18n/language';
import en from '@/i18n/locales/en/howto.json';
import { howtoTopics, howtoVideo } from '@/lib/howtoTopics';
import { videos } from './links';
import { StoryLink } from './StoryLink';
import { StoryPicture } from './StoryPicture';
import * as css from './Videos.css';

type Topic = (typeof howtoTopics)[number];
type Language = (typeof languages)[number];

/** The path at which Storybook serves the videos (`.storybook/main.ts`). */
const folder = 'howto';
const getTitle = (topic: Topic) => en.topic[topic].title;
function Video({ topic, language }: { topic: Topic; language: Language }) {
  const files = howtoVideo(folder, topic, language);
  return (
    <figure className={css.language}>
      <figcaption>{languageNames[language]}</figcaption>
      {files && (
        <video
          className={css.video}
          aria-label={`${getTitle(topic)}, ${languageNames[language]}`}
          controls
          playsInline
          preload="metadata"
          poster={files.poster}
          src={files.video}
        >
          <track default kind="captions" src={files.captions} srcLang={htmlLang(language)} />
        </video>
      )}
      <StoryLink id={videos[topic]} globals={{ language }}>
        <StoryPicture id={videos[topic]} globals={{ language }} />
        {getTitle(topic)}
      </StoryLink>
    </figure>
  );
}

/** The how-to videos in three languages, beside the guides that contain them. */
export function Videos() {
  return (
    <div className={css.page}>
      <h1>How-to videos</h1>
      <p>
        Each plays its script from <code>stories/videos</code> in the built site and is recorded by{' '}
        <code>npx tsx tools/videos/main.ts</code>. The guide beside it shows the texts of today.
      </p>
      {howtoTopics.map((topic) => (
        <section key={topic} className={css.topic} aria-labelledby={`film-${topic}`}>
          <h2 id={`film-${topic}`}>{getTitle(topic)}</h2>
          <div className={css.row}>
            {languages.map((language) => (
              <Video key={language} topic={topic} language={language} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
