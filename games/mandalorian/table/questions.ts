/** Questions whose options are laid out as cards over the table. */
export const CHOOSERS: readonly string[] = ['prompt.character', 'prompt.shared-character'];

const ABOUT: Readonly<Record<string, string>> = {
  'prompt.action': 'play',
  'prompt.keep': 'play',
  'prompt.put-back': 'play',
  'prompt.disrupt': 'play',
  'prompt.remove-disruption': 'play',
  'prompt.free-action': 'play',
  'prompt.search': 'play',
  'prompt.after': 'now',
  'prompt.tactic': 'now',
  'prompt.block': 'now',
  'prompt.cover': 'now',
  'prompt.mover': 'now',
  'prompt.attacker': 'now',
  'prompt.victim': 'now',
  'prompt.enemy-path': 'now',
  'prompt.strike-back': 'now',
  'prompt.keep-calm': 'now',
  'prompt.suffer-or-crisis': 'now',
  'prompt.foresee': 'now',
};

/** The panel that a question is about, or null where any will do. */
export const panelFor = (prompt: string): string | null => ABOUT[prompt] ?? null;
