/** Which page is shown: the address, split at its slashes. */
class Router {
  private address = $state.raw(here());

  constructor() {
    addEventListener('popstate', () => {
      const now = here();
      // A jump to a place on the page is no other address.
      const isJump = now.path === this.address.path && document.getElementById(now.fragment) !== null;
      if (!isJump) this.address = now;
    });
    document.addEventListener('click', (event) => this.follow(event));
  }

  get parts(): readonly string[] {
    return this.address.path.split('/').filter((part) => part !== '');
  }

  /** What stands behind `#`, which no server is ever sent: the token of an invitation. */
  get fragment(): string {
    return this.address.fragment;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.address.query);
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    const before = this.address.path;
    this.address = here();
    if (this.address.path !== before) scrollTo(0, 0);
  }

  /** Links within Cantina change the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

const here = () => ({ path: location.pathname, query: location.search, fragment: location.hash.slice(1) });

export const router = new Router();
