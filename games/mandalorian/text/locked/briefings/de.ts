import { map as map2 } from '../../../content/locked/p2/map.ts';
import { numbers as m2 } from '../../../content/locked/p2/mission.ts';
import { map as map3 } from '../../../content/locked/p3/map.ts';
import { numbers as m3, mission as mission3 } from '../../../content/locked/p3/mission.ts';
import { numbers as m4, mission as mission4 } from '../../../content/locked/p4/mission.ts';
import { salvageNumbers as c1, informantNumbers as c2, informant } from '../../../content/locked/p5/index.ts';
import {
  doubleDeal,
  dealNumbers as h1,
  contractNumbers as h2,
  privateContracts,
} from '../../../content/locked/p7/index.ts';
import { spaces } from '../../de/words.ts';
import type { Briefings } from './en.ts';

const LOSE = 'Ihr scheitert, wenn ein Charakter besiegt wird oder die Zeitleiste voll ist.';

const sideDoor = map2.doors.find(({ id }) => id === 'side')?.intel ?? 0;

export const briefings: Briefings = {
  p2: {
    'mission.m2.goal': `Ihr gewinnt, wenn am Ende eines Zuges keine Andockklammer mehr da ist und der Charakter mit dem Kind auf Feld ${m2.exit} steht.`,
    'mission.m2.fail': `Ihr scheitert, wenn ein Charakter besiegt wird, wenn ein Gegner mit dem Kind auf Feld ${m2.carrierGoal} ist oder wenn die Zeitleiste voll ist.`,
    'mission.m2.crisis': `Ein Gegner mit dem Kind zieht ${spaces(m2.crisisSteps)} auf Feld ${m2.carrierGoal} zu. Sonst zieht der Gegner, der dem Kind am nächsten und nicht auf seinem Feld ist, ${spaces(m2.crisisSteps)} auf das Kind zu, und dann erscheint 1 Verstärkung auf dem Sternfeld, das dir am nächsten ist.`,
    'mission.m2.effect': '1 Verstärkung erscheint auf dem Sternfeld, das dem aufgedeckten Marker am nächsten ist.',
    'mission.m2.rules.1': `Spionierst du mit Stärke ${m2.clamp} oder mehr auf dem Feld einer Andockklammer, darfst du sie stattdessen entfernen.`,
    'mission.m2.rules.2': `Beendet ein Gegner eine Bewegung auf dem Feld des Kindes und niemand trägt es, nimmt er es auf und zieht danach auf Feld ${m2.carrierGoal} zu.`,
    'map.map2.rules.1': `Die Seitentür ist verschlossen. Spionierst du mit Stärke ${sideDoor} oder mehr auf einem Feld daneben, darfst du sie stattdessen öffnen.`,
  },
  p3: {
    'mission.m3.goal': 'Ihr gewinnt, wenn am Ende eines Zuges der Charakter mit dem Gefangenen auf dem Startfeld ist.',
    'mission.m3.fail': 'Ihr scheitert, wenn ein Charakter besiegt wird oder die Alarmleiste voll ist.',
    'mission.m3.crisis': '1 Alarm, dann 1 Verstärkung auf dem Sternfeld, das dir am nächsten ist.',
    'mission.m3.effect': '1 Alarm.',
    'mission.m3.track': 'Alarmleiste',
    'mission.m3.area.text': `Mit Stärke ${m3.near} oder mehr öffnest du eine verschlossene Tür am Rand deines Feldes. Ab ${m3.far} darf es jede verschlossene Tür sein, oder du nimmst 1 Alarm zurück.`,
    'mission.m3.rules.1': `Die Alarmleiste hat ${mission3.track?.base ?? 0} Felder und 1 weiteres für jeden Charakter, mit Cantina-Balance bei „Schwierig“ ${mission3.track?.lessWhenHard ?? 0} weniger. Jedes Mal, wenn der Ereignisstapel leer wird, gibt es 1 Alarm.`,
    'mission.m3.rules.2': 'Einer der quadratischen Marker in den Zellen ist der Gefangene.',
    'map.map3.rules.1': 'Die sechs Zellen und das Schott sind verschlossen.',
    'map.map3.rules.2': `Auf Feld ${map3.lookout} darf man beim Spionieren eine beliebige verdeckte Bedrohung der Karte ansehen.`,
  },
  p4: {
    'mission.m4.goal': 'Ihr gewinnt, wenn am Ende eines Zuges der Moff besiegt ist.',
    'mission.m4.fail':
      'Ihr scheitert, wenn ein Charakter besiegt wird, wenn ein Gegner mit dem Kind auf einem Sternfeld ist oder wenn die Zeitleiste voll ist.',
    'mission.m4.crisis': `Ist der Moff noch nicht da: 1 Schaden auf die Krisenleiste, und ist sie voll, trifft er ein; sonst erscheint 1 Verstärkung. Danach: Er zieht ${spaces(m4.crisisSteps)} auf den nächsten Charakter zu und greift innerhalb Reichweite ${m4.crisisRange} an; ist dort niemand, erscheint 1 Verstärkung.`,
    'mission.m4.effect': `Jeder Charakter innerhalb Reichweite ${m4.effectRange} des Markers erleidet 1 Schaden.`,
    'mission.m4.track': 'Krisenleiste',
    'mission.m4.area.text': `Auf Feld ${m4.cannonSpace} fügst du mit Stärke ${m4.cannonStrength} oder mehr jedem Gegner auf einem Feld innerhalb Reichweite ${m4.cannonRange} so viel Schaden zu.`,
    'mission.m4.rules.1': `Der Moff trifft auf Feld ${m4.arrival} ein, wenn der letzte Dreieck-Gegner besiegt ist oder die Krisenleiste ${mission4.track?.base ?? 0} erreicht. Er hat ${m4.health} Ausdauer und ${m4.healthPerCharacter} mehr für jeden Charakter, und er bringt Verstärkungen mit.`,
    'mission.m4.rules.2': `Solange ein anderer Gegner innerhalb Reichweite ${m4.guardRange} des Moffs ist, erleidet er keinen Schaden. Bewegen könnt ihr ihn nicht.`,
    'mission.m4.rules.3':
      'Beendet ein Gegner außer dem Moff eine Bewegung auf dem Feld des Kindes und niemand trägt es, nimmt er es auf und zieht danach auf das nächste Sternfeld zu.',
    'map.map4.rules.1': 'Die Tür der Cantina ist offen.',
  },
  p5: {
    'mission.c1.goal': 'Ihr gewinnt, wenn am Ende eines Zuges alle Bergungsmarker auf dem Startfeld abgeliefert sind.',
    'mission.c1.fail': LOSE,
    'mission.c1.crisis': `1 Verstärkung erscheint auf dem Sternfeld, das dir am nächsten ist, und zieht ${spaces(c1.crisisSteps)} weit.`,
    'mission.c1.rules.1': `In deinem Aktionsschritt darfst du einen Bergungsmarker von deinem Feld nehmen. Du trägst höchstens ${c1.carry}.`,
    'mission.c1.rules.2': 'Auf dem Startfeld darfst du alles abliefern, was du trägst.',
    'mission.c2.goal': 'Ihr gewinnt, wenn am Ende eines Zuges der Informant und ein Charakter auf dem Startfeld sind.',
    'mission.c2.fail': `Ihr scheitert, wenn ein Charakter besiegt wird, wenn der Informant ${informant.track?.base ?? 0} Schaden hat oder wenn die Zeitleiste voll ist.`,
    'mission.c2.crisis': `Der Gegner, der dem Informanten am nächsten und nicht auf seinem Feld ist, zieht ${spaces(c2.crisisSteps)} auf ihn zu. Kann das keiner, erscheint 1 Verstärkung auf dem Sternfeld, das dem Informanten am nächsten ist.`,
    'mission.c2.track': 'Schaden des Informanten',
    'mission.c2.rules.1': 'Beginnst du eine Bewegung auf dem Feld des Informanten, darf er mitgehen.',
    'mission.c2.rules.2':
      'Am Ende jedes Ereignisschritts erleidet der Informant 1 Schaden, wenn auf seinem Feld ein Gegner und kein Charakter ist.',
  },
  p6: {},
  p7: {
    'mission.h1.goal': 'Die Loyalen gewinnen, wenn am Ende eines Zuges alle Kisten auf dem Startfeld abgeliefert sind.',
    'mission.h1.fail':
      'Der Verräter gewinnt, wenn ein loyaler Charakter besiegt wird oder die Krisenleiste oder die Zeitleiste voll ist. Ohne Verräter verliert ihr alle.',
    'mission.h1.crisis':
      '1 Schaden auf die Krisenleiste. Dann wählt jeder von euch im Geheimen; jeder Verrat bringt 1 weiteren Schaden.',
    'mission.h1.track': 'Krisenleiste',
    'mission.h1.rules.1': `Die Krisenleiste hat ${doubleDeal.track?.base ?? 0} Felder. Spielt ihr zu dritt oder zu viert mit je einem Charakter, ist vielleicht einer von euch der Verräter; er kann die anderen ${h1.betrayals}-mal verraten.`,
    'mission.h1.rules.2': `In deinem Aktionsschritt darfst du eine Kiste von deinem Feld nehmen oder auf dem Startfeld abliefern. Du trägst höchstens ${h1.carry}.`,
    'mission.h1.rules.3':
      'Einmal pro Partie darfst du zu Beginn deines Zuges jemanden beschuldigen. Stimmt mehr als die Hälfte zu, zeigt der Beschuldigte seine Rolle; lagst du falsch, kommt 1 Schaden auf die Krisenleiste.',
    'mission.h1.rules.4': `Der Charakter eines enttarnten Verräters verlässt die Karte. Sein Zug ist dann eines davon: ein Ereignis, 1 Gegner bis zu ${spaces(h1.steps)} bewegen oder einen Aktionsbereich stören.`,
    'mission.h1.rules.5': `Zu Beginn seines Zuges darf sich der Verräter zu erkennen geben und einem anderen Charakter innerhalb Reichweite ${h1.revealRange} ${h1.revealDamage} Schaden zufügen. Würde der Charakter des Verräters besiegt, wird er stattdessen enttarnt.`,
    'mission.h2.goal': `Die Gruppe gewinnt, wenn alle markierten Gegner besiegt sind und am Ende eines Zuges alle Charaktere (bei geheimen Zielen alle bis auf einen) innerhalb Reichweite ${h2.home} des Startfelds sind.`,
    'mission.h2.fail':
      'Ihr scheitert, wenn ein Charakter besiegt wird oder die Krisenleiste oder die Zeitleiste voll ist.',
    'mission.h2.crisis': `1 Schaden auf die Krisenleiste. Der markierte Gegner, der dir am nächsten ist, greift an, wenn ein Charakter innerhalb Reichweite ${h2.range} ist; sonst zieht er ${spaces(h2.crisisSteps)} weit.`,
    'mission.h2.track': 'Krisenleiste',
    'mission.h2.rules.1': `Auf ${h2.marked} Dreieck-Gegner ist ein Kopfgeld ausgesetzt. Die Krisenleiste hat ${privateContracts.track?.base ?? 0} Felder.`,
    'mission.h2.rules.2':
      'Spielt ihr zu dritt oder zu viert mit je einem Charakter, hat jeder ein geheimes Ziel: Gewinnt die Gruppe, gewinnst du nur dann ganz, wenn du es erfüllt hast.',
  },
  p8: {},
};
