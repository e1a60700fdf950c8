// Published as sw.js by remove-worker.sh. Below 512 bytes, because nginx sends such files as they are.
addEventListener('install', () => skipWaiting());
// A page accepts the offer of a new version.
addEventListener('message', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) {
    if (name.startsWith('kapao-')) await caches.delete(name);
  }
  await registration.unregister();
}
