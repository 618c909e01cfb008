import { isStatic } from './here.ts';

interface Address {
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Which page is shown: the address, split at its slashes. */
class Router {
  private address = $state.raw(here());
  /** The page one came from, within Cantina. */
  from = $state<string | null>(null);

  constructor() {
    addEventListener('popstate', () => {
      const now = here();
      // A jump to a place on the page is no other address.
      const isJump = now.path === this.address.path && document.getElementById(now.fragment) !== null;
      if (!isJump) this.address = now;
    });
    if (isStatic)
      for (const how of ['click', 'auxclick', 'contextmenu']) document.addEventListener(how, pointLink, true);
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
    const address = addressOf(to);
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const { path: before, query } = this.address;
    this.address = here();
    if (this.address.path === before) return;
    this.from = `${before}${query}`;
    scrollTo(0, 0);
  }

  /** Looks again for the place that the address names: what it names may only be there now. */
  jump(to = here().fragment): void {
    if (to === '') return;
    if (isStatic) document.getElementById(to)?.scrollIntoView();
    else location.replace(`#${to}`);
  }

  /** Links within Cantina change the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = linkOf(event);
    if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    const to = isStatic ? link.hash.slice(1) : link.pathname + link.search + link.hash;
    if (isStatic && !to.startsWith('/')) {
      event.preventDefault();
      this.jump(to);
      return;
    }
    if (!isStatic && link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(to);
  }
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** How an address within Cantina is written: a host that has only files knows no page but one, so it stands behind `#`. */
export const addressOf = (to: string): string => (isStatic ? `#${to}` : to);

/** Writes a link so before it is followed, in whichever way. */
function pointLink(event: Event): void {
  const link = linkOf(event);
  const to = link?.getAttribute('href') ?? '';
  if (to.startsWith('/')) link?.setAttribute('href', addressOf(to));
}

function here(): Address {
  const { pathname, search, hash } = isStatic ? new URL(location.hash.slice(1), 'http://here/') : location;
  return { path: pathname, query: search, fragment: hash.slice(1) };
}

export const router = new Router();
