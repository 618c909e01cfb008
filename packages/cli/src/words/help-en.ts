import type { Help } from './help.ts';

export const help: Help = {
  cantina: `cantina – the table in your terminal

  cantina serve               the table server: friends open a link and play
  cantina play [game]         play, also against bots
  cantina simulate <game>     many games by bots, with numbers
  cantina arena <game>        bots against bots: how strong each of them is
  cantina train <game>        lets the bots learn by playing themselves
  cantina cards <game>        the card sheet
  cantina rules               where each rule is enforced, tested and told
  cantina verify <file>       check a finished game or a fault report
  cantina export|import       a table or the whole server as one file
  cantina admin               look after a server: tables, bans, backups

Every command has --help and --lang de|en|ru.
Exit codes: 0 all is well · 1 something is wrong with what was checked · 2 the command was called wrongly.`,
  play: `cantina play [game] [--seats human,quick] [--lang de] [--seed text] [--options name=value,…] [--save file]

  --seats        who sits where: human, random, quick or strong, with commas (usually human,quick)
  --seed         plays the same game again; without it the seed is secret
  --options      what the table agrees on, as name=value with commas
  --save         keeps the game in this file after every answer, and goes on with it if there is one
  --iterations   how many worlds a strong bot imagines per answer`,
  keys: `  1, 2 …         the answer with that number; several with spaces between
  ?              what is not possible right now, and why
  i1, i2 …       things you may do besides
  u              take back your last answer; u! also when it brought something new to light (all must agree)
  b              show the table again        l         the whole log
  r DB-ATK-07    the text of a rule; r alone: the rule of this question
  c name         the text of a card          s         save
  lang de|en|ru  change the language         q         save and quit`,
  simulate: `cantina simulate <game> [--seats N] [--games N] [--seed S] [--bots random,quick,…] [--json]

  --bots          random, quick, strong or exec:"program", seat by seat with commas (usually random); a program plays over
                  lines of JSON on its standard input and output (docs/api.md)
  --options       what the tables agree on, as name=value with commas
  --all-options   all combinations in turn
  --max-answers   a game with more answers is stuck (usually 20000)
                  (bots that all choose at random get a round limit where the game has none)
  --iterations    how many worlds a strong bot imagines per answer
  --coverage      note in every game what was met (else in the first 200 and every tenth)
  --warm-up       seconds to play before the clock starts, so that the rules are compiled by then
                  (usually 5 for 100 games of random bots or more, else 0)
  --json          the result as JSON

The same seed gives the same games. Ends with 1 when a game was stuck or had an error; then the command that
repeats it is printed and a report is written to reports/.`,
  arena: `cantina arena <game> --bots a,b[,c…]|--ladder [--games N] [--seed S] [--seats N] [--together] [--threads N] [--json]

  --bots          opponents of the game by name, random, quick, strong, or search with its visits: search:96
                  search:96@file takes the weights from a file
  --games         games of each pair (usually 100); the same seed is played with the seats swapped
  --seats         more than the least: the first of a pair sits alone, on each seat once, the other one on all others
  --ladder        each opponent of the game against the one below, as a table for its README (instead of --bots)
  --together      all seats are played by the same bot: for games that people win or lose together
  --options       what the tables agree on, as name=value with commas
  --threads       usually one for each core
  --json          the result as JSON

Ratings are Elo with quick at 1000; the intervals hold 95 of 100 times.`,
  train: `cantina train <game> [--minutes 60] [--fresh] [--ship]

  --minutes       how long it plays; what was learned is kept, and the next call goes on from there
  --fresh         forgets what was learned before
  --ship          writes the weights into the game's bot/weights.json
  --hidden        units of the network (usually 32; 0: a linear judgement)
  --visits        how often a turn is searched while practising (usually 32)
  --slips         answers of 100 that are given without much thought (usually 3)
  --every         games of a generation (usually 300)
  --threads       usually one for each core
  --folder        where it keeps its notes (usually .cache/train/<game>; curve.jsonl is the learning curve)
  --seed          of the games; with one thread the same seed learns the same`,
  cards: `cantina cards <game> [--lang de|en|ru] [--json]

Prints all cards with their values and texts.`,
  rules: `cantina rules [--game <game>] [--json] [--check]

Per rule of the rulebook: the lines that enforce it, the tests that name it, the languages it is told in.
--check ends with 1 when anything is missing.`,
  verify: `cantina verify <file>

Replays a finished game from its revealed seed and compares everything with the record; or repeats the fault of a
report. Ends with 1 when something does not fit or the fault still happens.`,
  serve: `cantina serve [--port 8080] [--host 0.0.0.0] [--data data] [--database postgres://…]

Serves tables over HTTP and WebSocket until it is asked to end. Each flag has a name in the environment; the flag wins.

  --port, PORT                 where to listen (usually 8080)
  --host, HOST                 on which address (usually 0.0.0.0: all)
  --data, DATA_DIR             the folder with everything that lasts (usually data)
  --database, DATABASE_URL     PostgreSQL instead of SQLite; several servers may share it
  --web, WEB_DIR               the built pages (usually those beside the program)
  --public-url, PUBLIC_URL     the address friends use, for links and codes (usually that in the local network)
  --log-level, LOG_LEVEL       silent, fatal, error, warn, info, debug, trace (usually info; warn for a person)
  --log-format, LOG_FORMAT     text or json (usually text on a terminal, else json)
  --metrics, METRICS           yes: anybody may read /metrics (usually only this machine)
  --trust-proxy, TRUST_PROXY   yes behind a reverse proxy: take addresses and https from its headers
  --origins, ORIGINS           other addresses the pages may come from, with commas
  --webhook-hosts, WEBHOOK_HOSTS   hosts that “your turn” webhooks may call, with commas (usually none)
  --allow-import, ALLOW_IMPORT     yes: anybody may bring a table as a file
  --away-seconds, AWAY_SECONDS     who has not been connected for so long is away (usually 60)
  --keep-days, KEEP_DAYS           tables that do not run are deleted after so many days (usually never)
  --backup-dir, BACKUP_DIR         where backups go; each is read again at once (usually none are made)
  --backup-hours, BACKUP_HOURS     how often (usually every 24 hours)
  --backup-keep, BACKUP_KEEP       how many of them stay (usually 7)
  --idle-seconds, IDLE_SECONDS     after this a game nobody uses leaves the memory (usually 60)
  --bot-threads, BOT_THREADS       how many threads think for bots (usually one less than cores)
  --bot-milliseconds, BOT_MILLISECONDS   how long a bot may think about one answer (usually 1500)
  --bot-pause, BOT_PAUSE           milliseconds a bot waits so that people can follow (usually 400)

Limits: --max-message-bytes, --max-messages-per-second, --max-requests-per-second, --max-connections-per-address,
--max-subscriptions, --max-tables-per-host, --max-tables-per-hour, --max-lines-per-second,
--max-lines-per-table; in the environment MAX_MESSAGE_BYTES and so on.`,
  export: `cantina export <file> [--table id] [--data folder] [--database postgres://…]

Writes one table or the whole server into one file. The server may run meanwhile. The file holds the secrets of
running games.`,
  import: `cantina import <file> [--data folder] [--database postgres://…]

Puts such a file into the store, also from SQLite into PostgreSQL. Tables that are there already stay as they are.`,
  admin: `cantina admin <what> [--data folder] [--database postgres://…] [--json]

What the operator does with a server, which may run meanwhile:

  list                            all tables, the newest first
  look <table>                    who sits there and who looks, with their sessions; no hands
  message <table|all> <text>      says something to everybody there
  end <table>                     gives a game up for all
  delete <table>                  nothing of it is left
  ban address|session <value> [--why text]   lets somebody in no more
  unban <value>, bans             lets them in again; who is banned
  revoke <session>                that browser's cookie opens nothing any more
  check <file>                    whether a backup can be restored`,
};
