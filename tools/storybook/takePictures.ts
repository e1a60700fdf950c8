import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { BuiltStorybook, Picture } from './builtStorybook.ts';
import { onEveryCore, progress } from './everyCore.ts';
import { pictureOf, Stage } from './stage.ts';

/** Where a picture lies in its folder: `modals-withdraw/default.th-phone.png`. */
export const fileOf = ({ story, name }: Picture) => `${story.id.replace('--', '/')}.${name.replaceAll(' ', '-')}.png`;

/** Takes pictures of a built Storybook into a folder; returns the stories that failed, with the reason. */
export async function takePictures(
  browser: Browser,
  { origin }: Pick<BuiltStorybook, 'origin'>,
  pictures: readonly Picture[],
  folder: string,
): Promise<string[]> {
  const failures: string[] = [];
  const next = progress(pictures.length, 'pictures');
  await onEveryCore(
    pictures,
    ({ name }) => name,
    async (job) => {
      const stage = new Stage({ browser, origin, mode: (job[0] as Picture).mode });
      for (const picture of job) {
        const { page, ending } = await stage.show(picture.story);
        failures.push(
          ...ending.errors.map((error) => `${picture.story.id} in ${picture.name}: ${error.split('\n')[0]}`),
        );
        const path = join(folder, fileOf(picture));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, await pictureOf(page, picture.story));
        next();
      }
      await stage.close();
    },
  );
  return failures;
}
