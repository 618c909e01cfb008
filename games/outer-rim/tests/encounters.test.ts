import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { readOn } from '../table/card/printed.ts';
import { knownContact } from '../table/map/contacts.ts';
import { meeting, type Position, type Rim, table } from './kit.ts';

describe('the encounter step', () => {
  it('OR-ENC-01 OR-ENC-03 OR-CONTACT-14 OR-ENCPAT-04 OR-ENCPAT-02 · the space, a patrol or a contact, as one likes', (play) => {
    const rim = meeting(
      play,
      {},
      { contacts: { kessel: ['lobot up', 'garindan'] }, patrols: { hutt: 'kessel', rebel: 'kessel' } },
    );
    rim
      .player(0)
      .asked('prompt.encounter')
      .by('OR-ENC-01')
      .offers('space', 'patrol:hutt', 'patrol:rebel', 'contact:8', 'contact:9');
  });

  it('OR-ENC-02 OR-ENC-05 OR-ENCPAT-03 OR-ENCPAT-02 OR-PMOVE-10 · a patrol that hates one comes first, and nothing else', (play) => {
    const rim = meeting(
      play,
      { reputation: { hutt: 'bad', rebel: 'bad' }, assets: ['market/rescue-from-the-mines'] },
      {
        patrols: { hutt: 'kessel', rebel: 'kessel', imperial: 'kessel' },
        contacts: { kessel: ['lobot up', null] },
      },
    );
    rim
      .player(0)
      .asked('prompt.encounter')
      .offers('patrol:hutt', 'patrol:rebel')
      .refuses('space', 'reason.forced-patrol', 'OR-ENC-02')
      .refuses('lobot', 'reason.forced-patrol', 'OR-ENC-02')
      .refuses('job rescue-from-the-mines', 'reason.forced-patrol', 'OR-ENC-05');
  });

  it('OR-ENC-04 OR-ENC-06 OR-ENC-07 OR-BOUNTY-20 OR-BOUNTY-14 · or one ability with the keyword Encounter: a job, a fight for crew', (play) => {
    const rim = meeting(
      play,
      { assets: ['market/rescue-from-the-mines', 'bounty-greedo'] },
      {
        players: [
          { character: 'ketsu-onyo', at: 'kessel', assets: ['market/rescue-from-the-mines', 'bounty-greedo'] },
          { character: 'jyn-erso', at: 'kessel', assets: ['databank/greedo'] },
        ],
      },
    );
    rim.player(0).asked('prompt.encounter').offers('space', 'job rescue-from-the-mines', 'fight bounty-greedo');
  });
});

describe('the space', () => {
  it('OR-ENCSPACE-01 OR-ENCSPACE-02 OR-ENCSPACE-05 OR-ENCSPACE-07 OR-ENCSPACE-11 · one card of its deck, the section of the planet; then it lies under the deck', (play) => {
    const rim = meeting(
      play,
      {},
      { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-3'] }, dice: ['crit', 'blank'] },
    );
    rim.player(0).encounters('space');
    // Kessel: test Tech for 3,000 credits. The Maelstrom section is not read.
    expect([rim.player(0).credits, rim.names('encounters', 2)[0]]).toEqual([3000, 'kessel-maelstrom-3']);
    expect(rim.table.log(1).some(({ data }) => JSON.stringify(data).includes('kessel-maelstrom-3'))).toBe(true);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-ENCSPACE-03 OR-MAEL-03 · navpoints: with a patrol or without; the Maelstrom has its own section', (play) => {
    const at = (patrols: Position['patrols']) =>
      meeting(
        play,
        { at: 'nav-11', credits: 2000 },
        {
          encounters: { navpoint: ['navpoint-2'] },
          ...(patrols === undefined ? { dice: ['crit', 'blank'] } : { patrols }),
        },
      );
    const calm = at(undefined);
    calm.player(0).encounters('space');
    // Tech, untrained: a crit is needed for 3,000 credits.
    expect(calm.player(0).credits).toBe(5000);
    calm.table.leavesOpen();
    const watched = at({ hutt: 'nav-11' });
    watched.player(0).encounters('space').asked('prompt.may').answers('use');
    expect([watched.player(0).credits, watched.player(0).reputation('hutt')]).toEqual([0, 'good']);
    watched.table.leavesOpen();
  });

  it('OR-ENCSPACE-04 OR-ENCSPACE-06 OR-EX-03 OR-REP-05 · the subsection of the reputation one has when drawing', (play) => {
    const on = (reputation: 'good' | 'bad') =>
      meeting(
        play,
        { at: 'nal-hutta', credits: 5000, reputation: { hutt: reputation } },
        { encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-1'] }, contacts: { 'nal-hutta': [null, null] } },
      );
    const friend = on('good');
    friend.player(0).encounters('space');
    expect(friend.player(0).credits).toBe(9000);
    friend.table.leavesOpen();
    const foe = on('bad');
    foe.player(0).encounters('space');
    expect([foe.player(0).credits, foe.player(0).state.characterDamage]).toEqual([3000, 1]);
    foe.table.leavesOpen();
  });

  it('OR-ENCSPACE-08 OR-SECRET-01 OR-SECRET-02 · a secret is kept facedown, and nobody else sees it', (play) => {
    const rim = meeting(play, {}, { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-8'] } });
    rim.player(0).encounters('space');
    expect(rim.player(0).secrets).toEqual(['kessel-maelstrom-8']);
    const seen = (viewer: 0 | 1 | 'spectator') => rim.table.view(viewer).zones.secrets?.[0]?.cards.length;
    expect([seen(0), seen(1), seen('spectator')]).toEqual([1, 0, 0]);
    expect(JSON.stringify(rim.table.log(1))).not.toContain('kessel-maelstrom-8');
    rim.player(1).asked('prompt.planning');
  });

  it('OR-ENCSPACE-09 OR-ENCSPACE-10 OR-BOUNTY-02 OR-ENCSPACE-11 · a bounty on the card may be taken for nothing', (play) => {
    const rim = meeting(
      play,
      { at: 'nal-hutta' },
      { encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-5'] }, contacts: { 'nal-hutta': [null, null] } },
    );
    rim.player(0).encounters('space').asked('prompt.gain-asset').offers('keep', 'pass').answers('keep');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['tatooine-nal-hutta-5'], 0]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-ENCSPACE-13 · the backs are public: everybody knows which decks there are', (play) => {
    const rim = meeting(play, {});
    expect(rim.table.view('spectator').zones.encounters?.map(({ count }) => count)).toEqual([
      10, 10, 10, 10, 10, 10, 10,
    ]);
    rim.player(0).asked('prompt.encounter');
  });
});

describe('contacts', () => {
  it('OR-CONTACT-01 OR-CONTACT-03 OR-CONTACT-04 OR-CONTACT-07 OR-CONTACT-02 · chosen facedown, turned up, met – and it stays', (play) => {
    const rim = meeting(play, { credits: 0 }, { contacts: { kessel: ['bib-fortuna', 'garindan'] } });
    expect(rim.contacts('kessel')).toEqual(['?', '?']);
    rim.player(0).encounters('contact:8');
    // Bib Fortuna wants 2,000 that nobody has.
    expect(rim.contacts('kessel')).toEqual(['bib-fortuna', '?']);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-CONTACT-05 OR-CONTACT-06 OR-BOUNTY-04 OR-BOUNTY-09 OR-BOUNTY-20 · with its bounty: fight or meet, decided after the reveal; a lost fight leaves it there', (play) => {
    const rim = meeting(
      play,
      { assets: ['bounty-greedo'] },
      { contacts: { kessel: ['greedo', null] }, dice: ['blank', 'blank', 'blank', 'hit', 'hit', 'blank', 'blank'] },
    );
    rim.player(0).encounters('contact:8');
    expect(rim.contacts('kessel')).toEqual(['greedo', null]);
    const asked = rim.player(0).asked('prompt.bounty');
    const fight = rim.table.match.pending[0]?.options.find(({ id }) => id.startsWith('fight:'))?.id ?? '';
    asked.answers(fight);
    // Four dice as the bounty says; Bossk takes two damage and keeps the bounty.
    expect([rim.player(0).state.characterDamage, rim.player(0).assets, rim.contacts('kessel')]).toEqual([
      2,
      ['bounty-greedo'],
      ['greedo', null],
    ]);
    rim.player(1).asked('prompt.planning');
  });

  /** Boba Fett, who may look at a facedown token, and Jyn Erso beside two contacts. */
  const onKessel = (play: Play, ...contacts: readonly [string, string]): Rim =>
    table(play, {
      step: 'action',
      players: [
        { character: 'boba-fett', at: 'kessel' },
        { character: 'jyn-erso', at: 'kessel' },
      ],
      contacts: { kessel: contacts },
    });

  it('OR-CONTACT-12 OR-CONTACT-10 · a secret look shows the face to one player, and the token stays facedown', (play) => {
    const rim = onKessel(play, 'lobot', 'garindan');
    rim.player(0).does('use boba-fett').asked('prompt.contact').answers('contact:8');
    const known = (viewer: 0 | 1) => rim.table.view(viewer).zones.contacts?.[8]?.cards.map(({ face }) => face);
    expect([known(0), known(1), rim.contacts('kessel')]).toEqual([['contact/lobot'], [], ['?', '?']]);
    rim.table.leavesOpen();
  });

  it('OR-CONTACT-11 OR-CONTACT-13 · everybody may read in the databank who lies faceup; a secret look shows no more than the token', (play) => {
    const rim = onKessel(play, 'garindan', 'lobot up');
    const readable = (viewer: 0 | 1 | 'spectator') =>
      [8, 9].map((slot) => knownContact(rim.table.view(viewer), slot)?.readable);
    rim.player(0).does('use boba-fett');
    expect(readable(0)).toEqual(['contact/garindan', 'databank/lobot']);
    expect(readable(1)).toEqual([undefined, 'databank/lobot']);
    expect(readable('spectator')).toEqual([undefined, 'databank/lobot']);
    expect(readOn('databank/lobot', 'en').text.join(' ')).toContain('You may pay 2,000 credits to gain this card.');
    expect(readOn('contact/garindan', 'en').text).toEqual(['Resolve databank card 19.']);
    rim.table.leavesOpen();
  });

  it('OR-CONTACT-09 OR-CONTACT-17 OR-BOUNTY-08 · a token that comes back lies faceup in any empty slot; its faction icon alone changes no reputation', (play) => {
    // The bounty makes room for another; Greedo goes to the nearest empty slot, whatever its class.
    const rim = table(play, {
      step: 'action',
      players: [
        {
          character: 'ketsu-onyo',
          at: 'kessel',
          assets: ['bounty-greedo', 'hutt-favor'],
          captives: { 'bounty-greedo': 'greedo' },
        },
        {},
      ],
      market: { bounty: ['bounty-boshek', 'bounty-maz-kanata'] },
      contacts: { kessel: [null, 'lobot'] },
    });
    rim.player(0).does('market').asked('prompt.market').answers('buy:bounty');
    rim
      .player(0)
      .asked('prompt.make-room')
      .offers('bounty-greedo', 'hutt-favor', 'bounty-boshek')
      .answers('bounty-greedo');
    expect([rim.contacts('kessel'), rim.player(0).assets]).toEqual([
      ['greedo', '?'],
      ['hutt-favor', 'bounty-boshek'],
    ]);
    expect(rim.player(0).state.reputation).toEqual([0, 0, 0, 0]);
    rim.table.leavesOpen();
  });
});
