import { expect, it } from 'vitest';
import { howtoTopics, howtoVideo } from './howtoTopics';

it('has no video until the operator sets their address', () => {
  for (const topic of howtoTopics) expect(howtoVideo('', topic, 'th')).toBeNull();
});

it('names a video, its poster and its captions by topic and language', () => {
  expect(howtoVideo('/media', 'bonusCancel', 'la')).toEqual({
    video: '/media/bonus-cancel.la.mp4',
    poster: '/media/bonus-cancel.la.jpg',
    captions: '/media/bonus-cancel.la.vtt',
    elsewhere: false,
  });
  expect(howtoVideo('https://cdn.example.com', 'play', 'en')).toMatchObject({
    video: 'https://cdn.example.com/play.en.mp4',
    elsewhere: true,
  });
});
