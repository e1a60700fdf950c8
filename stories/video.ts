/** Returns the URL of half a second of video with a changing square, recorded by the browser. */
export async function videoUrl(): Promise<string> {
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
  for (let frame = 0; frame < 12; frame += 1) {
    if (context) context.fillStyle = `hsl(${frame * 30} 80% 50%)`;
    context?.fillRect(0, 0, 64, 36);
    // A time: the recorder takes frames by the clock.
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await stopped;
  return URL.createObjectURL(new Blob(parts));
}

/** Plays a video muted: without a tap, browsers start only muted videos. */
export async function playSilently(video: HTMLVideoElement): Promise<void> {
  video.muted = true;
  await video.play();
}
