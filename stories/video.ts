/**
 * Records a video with a changing square in the browser, 25 frames a second. End-to-end tests send only this function to
 * a page, so it uses no other name of this module.
 */
export async function recordVideo(frames: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 36;
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let frame = 0; frame < frames; frame += 1) {
    if (context) context.fillStyle = `hsl(${(frame * 360) / frames} 80% 50%)`;
    context?.fillRect(0, 0, 64, 36);
    // A time: the recorder takes frames by the clock.
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await stopped;
  return new Blob(parts);
}

/** Returns the URL of half a second of video. */
export const videoUrl = async (): Promise<string> => URL.createObjectURL(await recordVideo(12));

/** Plays a video muted: without a tap, browsers start only muted videos. */
export async function playSilently(video: HTMLVideoElement): Promise<void> {
  video.muted = true;
  await video.play();
}
