/** What each lesson comes to for whoever does what is said. */
export const TOPICS = {
  deckbuilding: ['goal', 'play', 'resources', 'buy', 'attack', 'force', 'hunt', 'ship', 'damage', 'free'],
  'outer-rim': [
    'opponent',
    'goal',
    'fly',
    'action',
    'deliver',
    'market',
    'encounter',
    'test',
    'patrol',
    'fight',
    'plans',
  ],
  smugglers: ['goal', 'fate', 'fly', 'customs', 'buy', 'sell', 'upgrade', 'meet', 'run', 'alone'],
  mandalorian: ['goal', 'card', 'total', 'first', 'second', 'move', 'reveal', 'attack', 'block', 'event', 'yours'],
} as const;
