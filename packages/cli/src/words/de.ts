import { type Catalogue, de } from '@cantina/text';
import type { CliMessages } from './messages.ts';

const { num, percent, listAnd, listOr } = de;

export const messages = {
  'cli.unknown-command': (a) => `Einen Befehl „${a.command}“ gibt es nicht. Es gibt: ${listAnd(a.commands)}.`,
  'cli.unknown-game': (a) => `Ein Spiel „${a.game}“ gibt es nicht. Es gibt: ${listAnd(a.games)}.`,
  'cli.unknown-option': (a) => `Eine Option ${a.option} gibt es nicht. --help zeigt, was es gibt.`,
  'cli.needs-value': (a) => `${a.option} braucht einen Wert.`,
  'cli.needs-no-value': (a) => `${a.option} hat keinen Wert.`,
  'cli.not-together': (a) => `${a.one} und ${a.two} schließen sich aus.`,
  'cli.bot-gone': (a) => `${a.bot} hat aufgehört, bevor alles gespielt war.`,
  'cli.bot-lost': (a) => `${a.bot} antwortet etwas anderes, als gefragt ist. docs/api.md sagt, wie man übt.`,
  'cli.too-many-bots': (a) => `--bots nennt ${a.bots} Stufen bei --seats ${a.seats}. Eine je Platz genügt.`,
  'cli.missing': (a) => `${a.what} fehlt. --help zeigt den Aufruf.`,
  'cli.missing-game': (a) => `<game> fehlt. Es gibt: ${listAnd(a.games)}.`,
  'cli.too-many': (a) => `„${a.given}“ ist ein Wort zu viel.`,
  'cli.bad-number': (a) => `${a.option} braucht eine ganze Zahl ab ${a.least}, nicht „${a.given}“.`,
  'cli.bad-choice': (a) => `${a.option} kann nicht „${a.given}“ sein. Möglich: ${listOr(a.allowed)}.`,
  'cli.address-not-free': (a) => `${a.address} ist für Cantina nicht frei (${a.code}). --port nimmt einen anderen.`,
  'cli.address-unknown': (a) =>
    `Die Adresse ${a.host} hat dieser Rechner nicht. --host nimmt eine, die er hat; 0.0.0.0 heißt alle.`,
  'serve.open': (a) => `Cantina ist offen. An diesem Rechner:  ${a.address}`,
  'serve.network': (a) => `Für alle in deinem Netz:  ${a.addresses.join('  oder  ')}`,
  'serve.public': (a) => `Für alle anderen:  ${a.address}`,
  'serve.nobody-else':
    'Kein anderes Gerät kommt hierher: Der Rechner ist in keinem Netz, oder HOST lässt nur ihn selbst zu. PUBLIC_URL nennt eine Adresse, die geht.',
  'serve.stop': 'Beenden mit Strg+C. Alle Partien bleiben erhalten und gehen beim nächsten Mal weiter.',
  'serve.closed': 'Cantina ist zu. Alle Partien bleiben erhalten.',
  'cli.store-newer': (a) =>
    `In ${a.store} liegen Daten einer neueren Cantina. Starte wieder die neuere, oder lies eine Sicherung von vorher in einen leeren Ordner ein.`,
  'cli.store-in-use': (a) =>
    `Die Daten in ${a.store} bedient schon ein anderer Server. Beende ihn zuerst, oder nimm einen anderen Ordner.`,
  'cli.no-sqlite': (a) =>
    `Mit Node ${a.node} gibt es auf diesem Rechner kein SQLite. Nimm Node 24, oder PostgreSQL (DATABASE_URL).`,
  'admin.done': 'Erledigt. Ein laufender Server merkt es in Sekunden.',
  'admin.nothing': 'Das gibt es hier nicht.',
  'admin.checked': (a) => `${a.file} lässt sich wiederherstellen. Zeilen: ${num(a.rows)}.`,
  'cli.store-closed': (a) => `Die Daten in ${a.store} lassen sich nicht öffnen: ${a.why}`,
  'cli.no-archive': (a) => `${a.file} ist kein Archiv von Cantina.`,
  'archive.exported': (a) =>
    `In ${a.file} geschrieben. Zeilen: ${num(a.rows)}. Bewahre die Datei sicher auf: Sie enthält die Geheimnisse laufender Partien.`,
  'archive.imported': (a) => `Tische eingelesen: ${num(a.tables)} · schon da und unverändert: ${num(a.skipped)}`,
  'cli.bad-setting': (a) => `„${a.given}“ hat nicht die Form name=wert. Es gibt: ${a.known.join(', ')}.`,
  'cli.no-file': (a) => `Eine Datei ${a.file} gibt es nicht.`,
  'cli.no-json': (a) => `${a.file} ist nicht lesbar: Das ist kein JSON.`,
  'cli.no-game-file': (a) => `${a.file} enthält kein Spiel.`,
  'cli.no-rulebook': (a) => `„${a.game}“ hat kein Regelheft. Eines gibt es für: ${listAnd(a.games)}.`,
  'cli.player': (a) => `Platz ${a.number}`,
  'cli.bot': (a) => `Bot ${a.number}`,

  'simulate.games': (a) =>
    `Partien: ${num(a.games)} · Entscheidungen: ${num(a.decisions)} · ${num(a.seconds)} s · ${num(a.rate)} Entscheidungen pro Sekunde`,
  'simulate.warm-up': (a) => `Gemessen nach ${num(a.seconds)} s Warmlaufen`,
  'simulate.answers': (a) =>
    `Davon Antworten der Plätze: ${num(a.answers)} · Entscheidungen eines Gegners ohne Platz: ${num(a.others)}`,
  'simulate.turns': (a) =>
    `Züge: ${num(a.turns)} · pro Partie ${num(a.mean)} (Median ${num(a.median)}, von ${num(a.min)} bis ${num(a.max)})`,
  'simulate.wins': (a) => `Siege von ${a.name}: ${num(a.wins)} (${percent(a.share)})`,
  'simulate.shared': (a) => `Partien mit mehreren Siegern: ${num(a.games)}`,
  'simulate.nobody': (a) => `Partien ohne Sieger: ${num(a.games)}`,
  'simulate.endings': (a) => `Warum sie endeten: ${a.endings}`,
  'simulate.tail': (a) => `Meiste Antworten nach einem Sicherungspunkt: ${num(a.answers)}`,
  'simulate.faults': (a) => `Festgefahren: ${num(a.stuck)} · Fehler: ${num(a.errors)}`,
  'simulate.reproduce': (a) => `Wiederholen mit: ${a.command}`,
  'simulate.report': (a) => `Bericht: ${a.file}`,
  'simulate.faces': (a) => `Karten vorgekommen: ${a.met}`,
  'simulate.verbs': (a) => `Verben vorgekommen: ${a.met}`,
  'simulate.decisions': (a) => `Fragen vorgekommen: ${a.met}`,
  'simulate.events': (a) => `Ereignisse vorgekommen: ${a.met}`,
  'simulate.never': (a) => `nie: ${a.keys}`,

  'train.nothing': (a) => `Die Bots von ${a.game} haben kein Urteil, das etwas lernen könnte.`,
  'train.progress': (a) =>
    `Generation ${num(a.generation)} · ${num(a.seconds)} s · Partien: ${num(a.games)} · Fehler ${num(a.loss)}, bei fremden Partien ${num(a.lossApart)} · gegen quick: ${percent(a.won)} von ${num(a.trials)} (${percent(a.from)} bis ${percent(a.to)})`,
  'train.shipped': (a) => `Gewichte geschrieben nach ${a.file}`,

  'arena.bot': (a) =>
    `${a.bot}: Wertung ${num(a.rating)} (${num(a.low)} bis ${num(a.high)}) · ${num(a.won)} von ${num(a.games)} gewonnen, ${percent(a.share)} (${percent(a.from)} bis ${percent(a.to)})`,
  'arena.where': (a) => `${a.where}: ${num(a.won)} von ${num(a.games)}, ${percent(a.share)}`,
  'arena.time': (a) => `denkt im Mittel ${num(a.median)} ms, in 95 % der Fälle höchstens ${num(a.most)} ms`,
  'arena.pair': (a) =>
    `${a.one} gegen ${a.two}: ${num(a.won)} von ${num(a.games)}, ${percent(a.share)} (${percent(a.from)} bis ${percent(a.to)})`,
  'arena.share': (a) => `${num(a.won)} von ${num(a.games)}, ${percent(a.share)}`,
  'arena.ladder': '| Gegner | Wertung | gegen den darunter | denkt (Mitte, 95 %) |',
  'arena.ladder-together': '| Gruppe aus | Wertung | gewonnene Partien | denkt (Mitte, 95 %) |',
  'arena.step': (a) =>
    `| ${a.name} | ${num(a.rating)} (${num(a.low)} bis ${num(a.high)}) | ${a.share} | ${num(a.median)} ms, ${num(a.most)} ms |`,
  'arena.faults': (a) => `Partien ohne Ende: ${num(a.games)}`,

  'rules.total': (a) => `Regeln von ${a.game}: ${num(a.rules)}`,
  'rules.not-enforced': (a) => `Nirgends im Regelcode genannt (${num(a.count)}): ${a.ids}`,
  'rules.not-tested': (a) => `Von keinem Test genannt (${num(a.count)}): ${a.ids}`,
  'rules.no-text-de': (a) => `Ohne deutschen Text (${num(a.count)}): ${a.ids}`,
  'rules.no-text-en': (a) => `Ohne englischen Text (${num(a.count)}): ${a.ids}`,
  'rules.no-text-ru': (a) => `Ohne russischen Text (${num(a.count)}): ${a.ids}`,
  'rules.unknown': (a) => `Nicht im englischen Regelheft: ${a.places}`,

  'verify.ok': (a) => `Alles ist so wie aufgezeichnet. Nachgespielte Antworten: ${num(a.answers)}.`,
  'verify.fair': (a) =>
    `Zum Startwert haben Spieler beigetragen: ${num(a.shares)} von ${num(a.announced)} angekündigten. Zurückgenommen wurde: ${num(a.undos)}-mal.`,
  'verify.seed': 'Der Startwert ist nicht der, den der Server und die Spieler zusammen bestimmt haben.',
  'verify.undos': 'Die Aufzeichnung behauptet Zurückgenommenes, das nicht zusammenpasst.',
  'verify.commitment': 'Der offengelegte Startwert gehört nicht zu der Prüfsumme vom Anfang.',
  'verify.question': (a) => `Antwort ${num(a.answers)} passt nicht: Dort fragen die Regeln etwas anderes.`,
  'verify.end': 'Alle Antworten passen, aber das Spiel endet anders als aufgezeichnet.',
  'verify.fault-gone': 'Der Fehler tritt nicht mehr auf.',
  'verify.fault-stays': (a) => `Der Fehler tritt immer noch auf: ${a.error}`,

  'play.which-game': 'Welches Spiel?',
  'play.wrong-players': (a) => `Das gespeicherte Spiel hat eine andere Zahl von Plätzen als ${num(a.given)}.`,
  'play.file-is-over': (a) =>
    `Das Spiel in ${a.file} ist zu Ende. „cantina verify“ prüft es; wähle für ein neues eine andere Datei.`,
  'play.fair': (a) => `Prüfsumme des geheimen Startwerts: ${a.hash}`,
  'play.keys':
    'Tippe die Nummer einer Antwort · „?“ warum nicht · u zurück · l Verlauf · r Regel · c Karte · s sichern · h Hilfe · q Ende',
  'play.pick-several': (a) =>
    `Wähle ${num(a.min)} bis ${num(a.max)}: Nummern mit Leerzeichen dazwischen; für keine nur Enter.`,
  'play.nothing-refused': 'Alles, was du hier versuchen könntest, ist möglich.',
  'play.no-rule': (a) => `Im Regelheft steht keine Regel ${a.rule}.`,
  'play.no-card': (a) => `Keine Karte heißt „${a.name}“.`,
  'play.hand-over': (a) => `Am Zug: ${a.name}. Gib weiter und drücke dann Enter.`,
  'play.saved': (a) => `Gesichert in ${a.file}.`,
  'play.come-back': (a) => `Weiter geht es mit: ${a.command}`,
  'play.resumed': (a) => `Das gesicherte Spiel geht weiter. Antworten bisher: ${num(a.answers)}.`,
  'play.taken-back': (a) => `Die Regeln haben sich seitdem geändert; zurückgenommene Antworten: ${num(a.answers)}.`,
  'play.fault': (a) => `Der Bericht über den Fehler steht in ${a.file}.`,
  'play.over': (a) => `Das Spiel ist zu Ende. Gewonnen: ${listAnd(a.winners)}.`,
  'play.nobody-wins': 'Das Spiel ist zu Ende. Niemand hat gewonnen.',
  'play.verify': (a) => `Prüfe das ganze Spiel mit: ${a.command}`,
} satisfies Catalogue<'de', CliMessages>;
