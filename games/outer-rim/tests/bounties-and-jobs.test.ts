import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { meeting, table } from './kit.ts';

it('OR-CONTACT-03 OR-CONTACT-05 OR-BOUNTY-05 OR-BOUNTY-06 · a contact with a bounty is fought and eliminated', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'boba-fett', at: 'kessel', assets: ['bounty-greedo'], reputation: { hutt: 'neutral' } }, {}],
    contacts: { kessel: ['greedo', 'lobot'] },
    dice: ['hit', 'hit', 'crit', 'hit', 'blank', 'blank', 'blank'],
  });
  rim.player(0).encounters('contact:8');
  rim.player(0).asked('prompt.bounty').by('OR-CONTACT-05').answers(startingWith(rim, 'fight:'));
  rim.player(0).asked('prompt.claim').offers('eliminate', 'capture').answers('eliminate');
  expect(rim.player(0).fame).toBe(1);
  expect(rim.player(0).credits).toBe(8000);
  expect(rim.player(0).assets).toEqual([]);
  expect(rim.contacts('kessel')).toEqual([null, '?']);
  expect(rim.player(0).state.characterDamage).toBe(1);
  rim.player(1).asked('prompt.planning');
});

it('OR-BOUNTY-07 OR-CONTACT-15 · a captured contact lies on its bounty', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'bossk', at: 'kessel', assets: ['bounty-greedo'] }, {}],
    contacts: { kessel: ['greedo up', 'lobot'] },
    dice: ['hit', 'hit', 'crit', 'blank', 'blank', 'blank', 'blank'],
  });
  rim.player(0).encounters('contact:8');
  rim.player(0).asked('prompt.bounty').answers(startingWith(rim, 'fight:'));
  rim.player(0).asked('prompt.claim').answers('capture');
  expect(rim.names('captured', 0)).toEqual(['greedo']);
  expect(rim.player(0).fame).toBe(0);
  rim.player(1).asked('prompt.planning');
});

it('OR-BOUNTY-14 OR-BOUNTY-15 OR-BOUNTY-16 OR-BOUNTY-17 · crew of another player is protected by its owner', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [
      { character: 'bossk', at: 'kessel', assets: ['bounty-greedo'] },
      { character: 'jyn-erso', at: 'kessel', assets: ['databank/greedo'] },
    ],
    contacts: { kessel: [null, null] },
    dice: ['hit', 'hit', 'blank', 'hit', 'blank', 'blank'],
  });
  rim.player(0).encounters('fight bounty-greedo');
  rim.player(1).asked('prompt.protect').by('OR-BOUNTY-15').offers('protect', 'leave').answers('protect');
  rim.player(0).asked('prompt.claim').answers('capture');
  expect(rim.player(1).assets).toEqual([]);
  expect(rim.names('captured', 0)).toEqual(['greedo']);
  expect(rim.player(0).state.characterDamage).toBe(1);
  expect(rim.player(1).state.characterDamage).toBe(2);
  rim.player(1).asked('prompt.planning');
});

it('OR-BOUNTY-10 OR-BOUNTY-11 OR-BOUNTY-13 · own crew that is fought and wins leaves', (play) => {
  const rim = table(play, {
    step: 'encounter',
    // 4-LOM would give a die in ground combat, but does not help against himself
    players: [{ character: 'boba-fett', at: 'kessel', assets: ['bounty-4-lom', 'databank/4-lom'] }, {}],
    contacts: { kessel: [null, 'lobot'] },
    dice: ['blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank'],
  });
  rim.player(0).encounters('fight bounty-4-lom');
  expect(rim.player(0).assets).toEqual(['bounty-4-lom']);
  expect(rim.contacts('kessel')).toEqual(['4-lom', '?']);
  rim.player(1).asked('prompt.planning');
});

it('OR-JOB-04 OR-JOB-05 OR-JOB-08 OR-TEST-01 OR-TEST-03 · a job is attempted test by test and pays at the end', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] }, {}],
    // knowledge passed, stealth passed, tactics failed once and then passed
    dice: ['hit', 'blank', 'hit', 'blank', 'hit', 'focus', 'crit', 'blank'],
  });
  rim.player(0).encounters('job relic-of-the-past');
  rim
    .player(0)
    .asked('prompt.gain-skill', { skill: 'knowledge', copies: 1 })
    .offers('use doctor-aphra', 'pass')
    .answers('pass');
  rim.player(0).asked('prompt.gain-skill', { skill: 'stealth' }).answers('pass');
  rim.player(0).asked('prompt.gain-skill', { skill: 'tactics', copies: 0 }).answers('pass');
  rim.player(0).asked('prompt.gain-skill', { skill: 'tactics', copies: 0 }).answers('pass');
  expect(rim.player(0).state).toMatchObject({ fame: 1, credits: 5000, characterDamage: 1, characterGoal: 1 });
  expect(rim.names('removed')).toContain('relic-of-the-past');
  rim.player(1).asked('prompt.planning');
});

it('OR-JOB-06 OR-JOB-09 OR-DIFF-21 · a test that must be passed fails the job, which is kept', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] }, {}],
    dice: ['blank', 'blank'],
  });
  rim.player(0).encounters('job relic-of-the-past');
  rim.player(0).asked('prompt.gain-skill', { skill: 'knowledge', copies: 1 }).answers('use doctor-aphra');
  expect(rim.player(0).assets).toEqual(['relic-of-the-past']);
  expect(rim.player(0).fame).toBe(0);
  rim.player(1).asked('prompt.planning');
});

/** The one option of the open question whose id begins like this. */
function startingWith(rim: ReturnType<typeof table>, start: string): string {
  const found = rim.table.match.pending.flatMap(({ options }) => options.filter(({ id }) => id.startsWith(start)));
  if (found.length !== 1) throw new Error(`${found.length} options start with ${start}`);
  return found[0]?.id ?? '';
}

describe('crew that is hunted, jobs that fail', () => {
  it('OR-BOUNTY-18 OR-BOUNTY-19 OR-DEFEAT-09 · crew nobody protects fights for itself', (play) => {
    const rim = meeting(
      play,
      {},
      {
        players: [
          { character: 'bossk', at: 'kessel', assets: ['bounty-greedo'] },
          { character: 'jyn-erso', at: 'kessel', defeated: true, characterDamage: 4, assets: ['databank/greedo'] },
        ],
        dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
      },
    );
    rim.player(0).encounters('fight bounty-greedo').asked('prompt.claim').answers('eliminate');
    expect([rim.player(1).assets, rim.player(0).fame, rim.player(0).credits]).toEqual([[], 1, 8000]);
    rim.table.leavesOpen();
  });

  it('OR-BOUNTY-12 · own crew that is beaten can be captured', (play) => {
    const rim = meeting(
      play,
      { assets: ['bounty-greedo', 'databank/greedo'] },
      { dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'] },
    );
    rim.player(0).encounters('fight bounty-greedo').asked('prompt.claim').answers('capture');
    expect([rim.player(0).assets, rim.names('captured', 0)]).toEqual([['bounty-greedo'], ['greedo']]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-JOB-01 OR-JOB-03 OR-DIFF-06 · a job takes a slot for jobs or bounties', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'kessel', assets: ['bounty-greedo', 'bounty-boshek'] }, {}],
      market: { job: ['the-jewel-of-yavin', 'hired-help'] },
    });
    rim.player(0).does('market').asked('prompt.market').answers('buy:job');
    rim
      .player(0)
      .asked('prompt.make-room')
      .offers('bounty-greedo', 'bounty-boshek', 'the-jewel-of-yavin')
      .answers('bounty-boshek');
    expect(rim.player(0).assets).toEqual(['bounty-greedo', 'the-jewel-of-yavin']);
    rim.table.leavesOpen();
  });

  it('OR-JOB-10 · a defeat in the middle fails the job, which is kept', (play) => {
    const rim = meeting(
      play,
      { at: 'tatooine', characterDamage: 3, assets: ['market/jabbas-hidden-stash'] },
      { dice: ['blank', 'blank'] },
    );
    rim.player(0).encounters('job jabbas-hidden-stash');
    expect([rim.player(0).state.defeated, rim.player(0).assets, rim.player(0).fame]).toEqual([
      true,
      ['jabbas-hidden-stash'],
      0,
    ]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-JOB-04 OR-DEFEAT-08 OR-DIFF-40 · somebody on the ground cannot be fought for a job, but is met for one all the same', (play) => {
    const lies = { character: 'jyn-erso', at: 'takodana', defeated: true, characterDamage: 4 } as const;
    const meets = (assets: readonly string[]) =>
      table(play, {
        step: 'encounter',
        players: [
          { character: 'bossk', at: 'takodana', assets },
          { ...lies, reputation: { imperial: 'bad' } },
        ],
        contacts: { takodana: [null, null] },
        encounters: { 'ring-of-kafrene-takodana': ['ring-of-kafrene-takodana-7'] },
      });
    // Wanted is a fight; the job of the Naboo card brings 2,000 credits to another player.
    const rim = meets(['wanted', 'encounter/ryloth-naboo-3']);
    rim.player(0).asked('prompt.encounter').offers('space', 'job ryloth-naboo-3').answers('job ryloth-naboo-3');
    expect([rim.player(0).credits, rim.player(0).fame, rim.player(1).credits]).toEqual([3000, 1, 2000]);
    rim.player(1).asked('prompt.action');
    // Takodana, card 7: 3,000 credits if another player is here.
    const company = meets([]);
    company.player(0).encounters('space');
    expect(company.player(0).credits).toBe(3000);
    company.player(1).asked('prompt.action');
  });

  it('OR-JOB-08 OR-JOB-10 OR-COMBAT-20 OR-COMBAT-24 · a combat whose victory completes the job does so before its damage defeats the winner', (play) => {
    // Influence passed, tech failed for 1 damage; then 3 hits against 2 of the casino guards.
    const heist = table(play, {
      step: 'encounter',
      players: [
        { character: 'jyn-erso', at: 'cantonica', characterDamage: 1, assets: ['market/the-casino-heist'] },
        { character: 'bossk', at: 'kessel' },
      ],
      dice: ['hit', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit', 'hit', 'hit', 'blank'],
    });
    heist.player(0).encounters('job the-casino-heist');
    expect(heist.player(0).state).toMatchObject({ defeated: true, characterDamage: 4, credits: 12_000 });
    expect(heist.names('removed')).toContain('the-casino-heist');
    heist.player(1).asked('prompt.planning');
    // "Then complete this job", whoever has won, comes after the combat: too late for a wreck.
    const hijacking = table(play, {
      step: 'encounter',
      players: [
        { character: 'han-solo', at: 'ring-of-kafrene', shipDamage: 1, assets: ['market/hijacking-a-freighter'] },
        { character: 'bossk', at: 'kessel' },
      ],
      dice: ['hit', 'blank', 'hit', 'blank', 'crit', 'blank', 'hit', 'hit', 'hit', 'hit', 'blank'],
    });
    hijacking.player(0).encounters('job hijacking-a-freighter');
    expect(hijacking.player(0).state).toMatchObject({ defeated: true, shipDamage: 3, credits: 0 });
    expect(hijacking.player(0).assets).toEqual(['hijacking-a-freighter']);
    hijacking.player(1).asked('prompt.planning');
  });
});
