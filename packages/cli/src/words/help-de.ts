import type { Help } from './help.ts';

export const help: Help = {
  cantina: `cantina – der Spieltisch im Terminal

  cantina serve               der Tischserver: Freunde öffnen einen Link und spielen
  cantina play [spiel]        spielen, auch gegen Bots
  cantina simulate <spiel>    viele Partien von Bots, mit Zahlen
  cantina arena <spiel>       Bots gegen Bots: wie stark jeder ist
  cantina train <spiel>       lässt die Bots lernen, indem sie gegen sich selbst spielen
  cantina cards <spiel>       die Kartenliste
  cantina rules               wo jede Regel umgesetzt, getestet und erklärt ist
  cantina verify <datei>      eine beendete Partie oder einen Fehlerbericht prüfen
  cantina export|import       einen Tisch oder den ganzen Server als eine Datei
  cantina admin               einen Server betreuen: Tische, Sperren, Sicherungen

Jeder Befehl kennt --help und --lang de|en|ru.
Rückgabewerte: 0 alles in Ordnung · 1 mit dem Geprüften stimmt etwas nicht · 2 falscher Aufruf.`,
  play: `cantina play [spiel] [--seats human,quick] [--lang de] [--seed text] [--options name=wert,…] [--save datei]

  --seats        wer wo sitzt: human, random, quick oder strong, mit Kommas (sonst human,quick)
  --seed         spielt dieselbe Partie noch einmal; ohne ist der Startwert geheim
  --options      worauf sich der Tisch einigt, als name=wert mit Kommas
  --save         bewahrt die Partie nach jeder Antwort in dieser Datei auf und setzt sie fort, wenn es eine gibt
  --iterations   wie viele Welten ein starker Bot sich pro Antwort vorstellt`,
  keys: `  1, 2 …         die Antwort mit dieser Nummer; mehrere mit Leerzeichen dazwischen
  ?              was gerade nicht möglich ist, und warum
  i1, i2 …       was du nebenbei tun darfst
  u              nimm deine letzte Antwort zurück; u! auch, wenn sie etwas Neues gezeigt hat (alle müssen zustimmen)
  b              den Tisch noch einmal zeigen    l       der ganze Verlauf
  r DB-ATK-07    der Text einer Regel; r allein: die Regel dieser Frage
  c name         der Text einer Karte            s       sichern
  lang de|en|ru  die Sprache wechseln            q       sichern und aufhören`,
  simulate: `cantina simulate <spiel> [--seats N] [--games N] [--seed S] [--bots random,quick,…] [--json]

  --bots          random, quick, strong oder exec:"programm", Platz für Platz mit Kommas (sonst random); ein Programm
                  spielt mit Zeilen aus JSON über seine Ein- und Ausgabe (docs/api.md)
  --options       worauf sich die Tische einigen, als name=wert mit Kommas
  --all-options   alle Kombinationen der Reihe nach
  --max-answers   eine Partie mit mehr Antworten ist festgefahren (sonst 20000)
                  (wählen alle Bots zufällig, gilt eine Rundengrenze, wo das Spiel keine hat)
  --iterations    wie viele Welten ein starker Bot sich pro Antwort vorstellt
  --coverage      in jeder Partie festhalten, was vorkam (sonst in den ersten 200 und jeder zehnten)
  --warm-up       Sekunden, die vor dem Start der Uhr gespielt wird, damit die Regeln dann übersetzt sind
                  (üblich: 5 ab 100 Partien mit zufälligen Bots, sonst 0)
  --json          das Ergebnis als JSON

Derselbe Startwert ergibt dieselben Partien. Endet mit 1, wenn eine Partie festgefahren war oder einen Fehler hatte;
dann steht da der Befehl, der sie wiederholt, und in reports/ liegt ein Bericht.`,
  arena: `cantina arena <spiel> --bots a,b[,c…]|--ladder [--games N] [--seed S] [--seats N] [--together] [--threads N] [--json]

  --bots          Gegner des Spiels mit Namen, random, quick, strong, oder search mit seinen Versuchen: search:96
                  search:96@datei nimmt die Gewichte aus einer Datei
  --games         Partien je Paar (sonst 100); derselbe Startwert wird mit vertauschten Plätzen gespielt
  --seats         mehr als nötig: der erste eines Paars sitzt allein, einmal auf jedem Platz, der andere auf allen übrigen
  --ladder        jeder Gegner des Spiels gegen den darunter, als Tabelle für das README (statt --bots)
  --together      ein Bot spielt alle Plätze: für Spiele, die man gemeinsam gewinnt oder verliert
  --options       worauf sich die Tische einigen, als name=wert mit Kommas
  --threads       sonst einer je Kern
  --json          das Ergebnis als JSON

Wertungen sind Elo mit quick bei 1000; die Bereiche gelten in 95 von 100 Fällen.`,
  train: `cantina train <spiel> [--minutes 60] [--fresh] [--ship]

  --minutes       wie lange gespielt wird; Gelerntes bleibt, der nächste Aufruf macht damit weiter
  --fresh         vergisst, was vorher gelernt wurde
  --ship          schreibt die Gewichte in bot/weights.json des Spiels
  --hidden        Einheiten des Netzes (sonst 32; 0: ein lineares Urteil)
  --visits        wie oft ein Zug beim Üben durchsucht wird (sonst 32)
  --slips         Antworten von 100, die ohne viel Nachdenken gegeben werden (sonst 3)
  --every         Partien einer Generation (sonst 300)
  --threads       sonst einer je Kern
  --folder        wo die Notizen liegen (sonst .cache/train/<spiel>; curve.jsonl ist die Lernkurve)
  --seed          der Partien; mit einem Faden lernt derselbe Startwert dasselbe`,
  cards: `cantina cards <spiel> [--lang de|en|ru] [--json]

Zeigt alle Karten mit Werten und Texten.`,
  rules: `cantina rules [--game <spiel>] [--json] [--check]

Für jede Regel des Regelhefts: die Zeilen, die sie umsetzen, die Tests, die sie nennen, die Sprachen, in denen sie steht.
--check endet mit 1, wenn etwas fehlt.`,
  verify: `cantina verify <datei>

Spielt eine beendete Partie aus ihrem offengelegten Startwert nach und vergleicht alles mit der Aufzeichnung; oder
wiederholt den Fehler eines Berichts. Endet mit 1, wenn etwas nicht passt oder der Fehler noch auftritt.`,
  serve: `cantina serve [--port 8080] [--host 0.0.0.0] [--data data] [--database postgres://…]

Bietet Tische über HTTP und WebSocket an, bis man ihn beendet. Jede Angabe hat auch einen Namen in der Umgebung; die
Angabe beim Aufruf geht vor.

  --port, PORT                 wo er lauscht (sonst 8080)
  --host, HOST                 auf welcher Adresse (sonst 0.0.0.0: alle)
  --data, DATA_DIR             der Ordner mit allem, was bleibt (sonst data)
  --database, DATABASE_URL     PostgreSQL statt SQLite; mehrere Server dürfen sie teilen
  --web, WEB_DIR               die gebauten Seiten (sonst die neben dem Programm)
  --public-url, PUBLIC_URL     die Adresse für Freunde, in Links und Codes (sonst die im eigenen Netz)
  --log-level, LOG_LEVEL       silent, fatal, error, warn, info, debug, trace (sonst info; für Menschen warn)
  --log-format, LOG_FORMAT     text oder json (sonst text im Terminal, anderswo json)
  --metrics, METRICS           yes: alle dürfen /metrics lesen (sonst nur dieser Rechner)
  --trust-proxy, TRUST_PROXY   yes hinter einem Reverse-Proxy: Adressen und https aus seinen Kopfzeilen
  --origins, ORIGINS           weitere Adressen, von denen die Seiten kommen dürfen, mit Kommas
  --webhook-hosts, WEBHOOK_HOSTS   Rechner, die ein Webhook („du bist dran“) anrufen darf, mit Kommas (sonst keine)
  --allow-import, ALLOW_IMPORT     yes: jeder darf einen Tisch als Datei mitbringen
  --away-seconds, AWAY_SECONDS     wer so lange nicht verbunden war, ist weg (sonst 60)
  --keep-days, KEEP_DAYS           Tische, an denen nicht gespielt wird, werden nach so vielen Tagen gelöscht (sonst nie)
  --backup-dir, BACKUP_DIR         wohin Sicherungen kommen; jede wird gleich wieder gelesen (sonst gibt es keine)
  --backup-hours, BACKUP_HOURS     wie oft (sonst alle 24 Stunden)
  --backup-keep, BACKUP_KEEP       wie viele davon bleiben (sonst 7)
  --idle-seconds, IDLE_SECONDS     danach verlässt eine unbenutzte Partie den Speicher (sonst 60)
  --bot-threads, BOT_THREADS       wie viele Threads für Bots denken (sonst einer weniger als Kerne)
  --bot-milliseconds, BOT_MILLISECONDS   wie lange ein Bot über eine Antwort nachdenken darf (sonst 1500)
  --bot-pause, BOT_PAUSE           Millisekunden, die ein Bot wartet, damit man folgen kann (sonst 400)

Grenzen: --max-message-bytes, --max-messages-per-second, --max-requests-per-second, --max-connections-per-address,
--max-subscriptions, --max-tables-per-host, --max-tables-per-hour, --max-lines-per-second,
--max-lines-per-table; in der Umgebung MAX_MESSAGE_BYTES und so weiter.`,
  export: `cantina export <datei> [--table id] [--data ordner] [--database postgres://…]

Schreibt einen Tisch oder den ganzen Server in eine Datei. Der Server darf dabei laufen. Die Datei enthält die
Geheimnisse laufender Partien.`,
  import: `cantina import <datei> [--data ordner] [--database postgres://…]

Liest eine solche Datei ein, auch von SQLite nach PostgreSQL. Tische, die schon da sind, bleiben, wie sie sind.`,
  admin: `cantina admin <was> [--data Ordner] [--database postgres://…] [--json]

Was der Betreiber mit einem Server tut; der darf dabei laufen:

  list                            alle Tische, die neuesten zuerst
  look <Tisch>                    wer dort sitzt und zusieht, mit Sitzungen; keine Karten
  message <Tisch|all> <Text>      sagt allen dort etwas
  end <Tisch>                     gibt eine Partie für alle auf
  delete <Tisch>                  nichts davon bleibt
  ban address|session <Wert> [--why Text]   lässt jemanden nicht mehr herein
  unban <Wert>, bans              lässt wieder herein; wer gesperrt ist
  revoke <Sitzung>                der Cookie dieses Browsers öffnet nichts mehr
  check <Datei>                   ob sich eine Sicherung wiederherstellen lässt`,
};
