import { type Catalogue, en } from '@cantina/text';
import type { AreaId, CharacterId } from '../../content/index.ts';
import type { Danger } from '../../rules/messages.ts';
import type { AskedMessages } from '../log.ts';
import { areas, hero, heroName, nouns, powers, spaces, spot, title } from './words.ts';

const { capital, count, say } = en;

type Np = en.NpEn;

/** “IG-11, Thermal Scan: …”: who acts, and with which card. */
const by = ({ hero: id, card }: { readonly hero: CharacterId; readonly card: Np | null }): string =>
  card === null ? heroName(id) : `${heroName(id)}, ${title(card)}`;
const during = (event: Np | null): string => (event === null ? '' : `${title(event)}: `);
const hurt = (damage: number): string => (damage === 0 ? '' : `, ${damage} damage`);
const more = (left: number): string => (left > 1 ? ` (${left} to go)` : '');

const dangers: Readonly<Record<Danger, (total: number) => string>> = {
  calm: (total) => `makes ${total}`,
  event: (total) => `makes ${total}: event`,
  crisis: (total) => `makes ${total}: crisis and event`,
};

const power = (area: AreaId, strength: number): string =>
  area === 'mission' ? `strength ${strength}` : powers[area](strength);

export const messages = {
  'prompt.character': 'Which character do you play?',
  'prompt.shared-character': (a) =>
    a.picked === 0
      ? 'You all share two characters. Who is the first?'
      : 'You all share two characters. Who is the second?',
  'option.character': (a) => heroName(a.hero),
  'prompt.starter': 'Who takes the first turn?',
  'option.starter': (a) => capital(say(a.seat)),
  'option.random': 'Leave it to chance',

  'prompt.action': (a) =>
    a.left === 0
      ? 'Your cards for this turn are played. End your turn when you are done.'
      : a.must === 0
        ? 'You may play another card.'
        : `Play a card on an action area (${a.must} to play).`,
  'option.play': (a) => {
    const effect = a.strength === null ? '' : `${power(a.area, a.strength)}; `;
    return `${title(a.card)} on ${areas[a.area]} (${effect}${dangers[a.danger](a.total)})`;
  },
  'option.use-plan': (a) => `${heroName(a.hero)}: use ${title(a.card)}`,
  'option.use-object': (a) => `${heroName(a.hero)}: use ${say(a.card)}`,
  'option.end': (a) =>
    a.events === 0
      ? 'End your turn'
      : a.crises === 0
        ? `End your turn (${say(count(a.events, nouns.event))})`
        : `End your turn (${say(count(a.events, nouns.event))}, ${say(count(a.crises, nouns.crisis))})`,

  'prompt.move': (a) => `Where does ${say(hero(a.hero))} go? Up to ${spaces(a.left)}.`,
  'option.space': spot,
  'place.start': 'start space',
  'place.height': 'height',
  'place.number': (a) => `space ${a.number}`,
  'option.stop': 'Stop here',
  'prompt.before-sentry': (a) =>
    `A sentry is about to hurt ${say(hero(a.hero), 'acc')}. Use something on this space first?`,
  'prompt.before-leaving': 'Before you move on: use something here?',
  'prompt.attack': (a) =>
    a.most > a.strength
      ? `Whom does ${say(hero(a.hero))} attack with ${a.strength} to ${a.most} damage?`
      : `Whom does ${say(hero(a.hero))} attack with ${a.strength} damage?`,
  'option.hit': (a) => `${a.target}: ${a.amount} damage`,
  'option.hit-plain': (a) => `${a.target}: only ${a.amount} damage, without the card’s ability`,
  'option.threat': (a) => `${say(a.card)} at ${spot(a)}${hurt(a.damage)}`,
  'option.facedown': (a) => `Facedown threat at ${spot(a)}`,
  'option.door': (a) => a.door,
  'option.attack-space': (a) => `Every enemy at ${spot(a)}`,
  'option.split': 'Split the damage',
  'prompt.split': (a) => `${heroName(a.hero)}: who takes the next point of damage? ${a.left} left.`,
  'option.instead': (a) => `${title(a.card)} instead`,
  'option.special': (a) => `Use ${title(a.card)}`,
  'option.skip': 'Do nothing',
  'prompt.after': (a) => `${areas[a.area]} is done. Does ${say(hero(a.hero))} use something now?`,
  'prompt.tactic': (a) => `${by(a)}: use what the card says?`,
  'prompt.intel': (a) => `Intel, range ${a.strength}: what does ${say(hero(a.hero))} do?`,
  'option.look': (a) => `Look at the facedown threat at ${spot(a)}`,
  'option.push': (a) => `Move ${say(a.card)} from ${spot(a)}`,
  'prompt.push-to': (a) => `Where do you move ${say(a.card)}?`,
  'prompt.plan': (a) => `Does ${say(hero(a.hero))} draw ${say(count(a.amount, nouns.planningCard))}?`,
  'option.draw': (a) => `Draw ${say(count(a.amount, nouns.planningCard))}`,
  'option.draw-plain': (a) => `Draw only ${say(count(a.amount, nouns.planningCard))}, without the card’s ability`,
  'prompt.keep': (a) =>
    a.left === 0
      ? `${heroName(a.hero)} keeps no more cards. Use something first?`
      : `${heroName(a.hero)} may keep ${a.left === 1 ? 1 : `up to ${a.left}`} of these planning cards. Which?`,
  'option.keep': (a) => say(a.card),
  'option.keep-none': 'Keep none of these',
  'prompt.give': (a) => `${by(a)}: who gets the card?`,
  'prompt.put-back': (a) => `${heroName(a.hero)}: put a card back on the planning deck? The rest is discarded.`,
  'option.put-back': (a) => `${title(a.card)} on top`,
  'option.put-none': 'Put none back',
  'prompt.free-action': (a) => `Free action, strength ${a.strength}: what does ${say(hero(a.hero))} do?`,
  'option.action': (a) => areas[a.action],

  'prompt.damage': (a) => `${by(a)}: who takes ${a.amount} damage?${more(a.left)}`,
  'prompt.damage-space': (a) => `${by(a)}: on which space does every enemy take ${a.amount} damage?`,
  'prompt.push': (a) => `${by(a)}: which enemy moves up to ${spaces(a.steps)}?${more(a.left)}`,
  'prompt.scare': (a) => `${by(a)}: where does ${say(a.enemy)} flee to?`,
  'prompt.look': (a) => `${by(a)}: which facedown threat do you look at?${more(a.left)}`,
  'prompt.shield': (a) => `${by(a)}: who is protected from the next damage?`,
  'prompt.heal': (a) => `${by(a)}: who is healed?`,
  'option.hero': (a) => heroName(a.hero),
  'prompt.companion': (a) => `${by(a)}: who performs a free action of strength ${a.strength} now?`,
  'prompt.receiver': (a) => `${by(a)}: who keeps a planning card too?`,
  'prompt.together': (a) => `${by(a)}: who comes along?`,
  'prompt.remove-disruption': (a) => `${by(a)}: which disruption token goes?${more(a.left)}`,
  'option.disruption': (a) => `${areas[a.area]}: ${say(a.card)}`,
  'option.substitute': (a) => `${areas[a.area]}: substitute of 1`,
  'prompt.foresee': (a) => `${by(a)}: the next event is ${title(a.event)}. Does it stay?`,
  'option.leave-event': 'Leave it on top',
  'option.bury-event': 'Put it at the bottom',
  'prompt.open-door': (a) => `${by(a)}: which door opens?`,
  'prompt.search': (a) => `${by(a)}: which planning card is kept?`,
  'prompt.choose': (a) => `${by(a)}: which effect?`,

  'prompt.you': (a) => `Event on ${areas[a.area]}: whom does the card mean by “you”?`,
  'prompt.mover': (a) => `${during(a.event)}Which enemy moves?${more(a.left)}`,
  'prompt.enemy-path': (a) => `Where does ${say(a.card)} end its movement?`,
  'prompt.attacker': (a) => `${during(a.event)}Which enemy attacks?${more(a.left)}`,
  'prompt.victim': (a) => `Whom does ${say(a.card)} attack?`,
  'prompt.star': (a) =>
    `${during(a.event)}On which star space does the enemies’ reinforcement appear? These are equally near.`,
  'prompt.disrupt': (a) => `${during(a.event)}Which action area is disrupted?`,
  'option.area': (a) => `${areas[a.area]} (total ${a.total})`,
  'prompt.nearest': (a) => `${during(a.event)}Which facedown threat is revealed?`,
  'prompt.keep-calm': 'A crisis is coming up. Use a planning card?',

  'prompt.block': (a) => `${heroName(a.hero)} is about to suffer 1 damage. Block it?`,
  'prompt.cover': (a) => `${heroName(a.hero)} is about to suffer 1 damage. Do you help?`,
  'prompt.strike-back': (a) => `${say(a.card)} has attacked ${say(hero(a.hero), 'acc')}. Strike back?`,
  'option.suffer': 'Suffer the damage',

  'reason.area-used': (a) => `You have already played a card on ${areas[a.area]} this turn.`,
  'reason.wrong-time': 'This card is for another moment.',
  'reason.no-damage': 'There is no damage to heal.',
  'reason.no-door': 'No door is locked.',
  'reason.no-cards': 'You have no card, or no free area, for another action.',
  'reason.out-of-range': (a) => `That is farther away than range ${a.range}.`,
  'reason.object': 'Objects cannot be attacked.',
  'reason.no-luck': 'This card may never be kept.',
  'reason.has-copy': 'You already have one of these.',
  'reason.must-play': (a) => `You still have to play ${say(count(a.left, nouns.card))}.`,
  'reason.too-far': (a) => `That cannot be reached with ${spaces(a.left)}.`,

  'option.take': (a) => `${heroName(a.hero)}: take ${say(a.card)}`,
  'option.deliver': (a) => `${heroName(a.hero)}: put everything down (${a.amount})`,
  'reason.hands-full': (a) => `Nobody can carry more than ${a.most}.`,
  'option.remove': (a) => `Remove ${say(a.card)}`,
  'reason.too-weak': (a) => `That takes a strength of ${a.needed}.`,
} satisfies Catalogue<'en', AskedMessages>;
