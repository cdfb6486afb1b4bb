/** The pages as an app: they open without a connection, and a newer version takes their place at the next quiet moment. */
import { renew } from '../net/renewal';
import { route } from '../page/route.svelte';
import { keep, kept } from './storage';

const WORKER = '/service-worker.js';
const TOUCHES = ['pointerdown', 'keydown'] as const;
const TRIED = 'reloaded-for-files';

/** Keep the pages on this device where the browser can, and follow every update. Call once, from the root. */
export function keepInstalled(): void {
  addEventListener('vite:preloadError', reloadOnce);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  follow();
  const begin = (): void => void register().catch(() => undefined); // without it everything works while connected
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined); // tried again next time
  });
}

/** Another version serves this page: load it now if nobody has touched anything, else with the next link. */
function follow(): void {
  let isServed = navigator.serviceWorker.controller !== null;
  let isTouched = false;
  for (const touch of TOUCHES) addEventListener(touch, () => (isTouched = true), { once: true, capture: true });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isServed && isTouched) route.outdated = true;
    else if (isServed) location.reload();
    isServed = true;
  });
}

/** A file of this version is nowhere to be had any more. */
function reloadOnce(): void {
  const session = (): Storage => sessionStorage;
  if (kept(TRIED, session) === location.pathname) return;
  keep(TRIED, location.pathname, session);
  void renew();
}
