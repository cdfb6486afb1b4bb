/** Where we are: the address as state, and links that do not load the page anew. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** There is a newer version of the pages: the next link is followed by the browser, which loads it. */
  outdated = false;

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** The parts of the path between its slashes. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  /** Go to an address of ours. */
  go(address: string, { instead = false } = {}): void {
    if (instead) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
    requestAnimationFrame(() => this.#focus());
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** A screen reader begins at the top of the new page. */
  #focus(): void {
    const main = document.getElementById('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (this.outdated || to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const route = new Route();
