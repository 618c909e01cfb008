import { say } from './words/index.ts';

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Whose turn it is, in the title and the icon of the browser tab. */
class Titles {
  page = $state('');
  private isMyTurn = $state(false);

  show(isMyTurn: boolean): void {
    this.isMyTurn = isMyTurn;
  }

  /** Call inside an effect. */
  apply(): void {
    const parts = [this.isMyTurn ? `● ${say('table.your-turn')}` : '', this.page, 'Cantina'];
    document.title = parts.filter((part) => part !== '').join(' · ');
    icon()?.setAttribute('href', `${import.meta.env.BASE_URL}${this.isMyTurn ? 'icon-turn' : 'icon'}.svg`);
  }
}

export const titles = new Titles();
