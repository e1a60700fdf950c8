import { pictureAddress } from '#.storybook/pictures';
import { picture } from './StoryPicture.css';

export interface StoryPictureProps {
  /** The story's id, such as `screens-login--default`. */
  id: string;
  /** The toolbar's globals. */
  globals: Record<string, unknown>;
  /** Default: `phone`. */
  size?: 'phone' | 'small' | 'desktop';
}

/** The small picture of a story beside its name. Without a picture, nothing: the name says enough. */
export function StoryPicture({ id, globals, size = 'phone' }: StoryPictureProps) {
  const address = pictureAddress(id, globals);
  return address ? <img className={picture({ size })} src={address} alt="" loading="lazy" /> : null;
}
