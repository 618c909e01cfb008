import type { Lang } from '@cantina/text';
import type { FateFace } from '../../content/index.ts';

export const fateStories: Readonly<Record<FateFace, Readonly<Record<Lang, string>>>> = {
  'patrol-cutter': {
    de: '„Unbekannter Frachter, drosseln Sie und lächeln Sie.“',
    en: '“Unknown freighter, slow down and smile.”',
    ru: '«Неизвестный грузовик, сбавьте ход и улыбнитесь».',
  },
  'customs-cutter': {
    de: 'Zwei Beamte, ein Hund, sehr viel Zeit.',
    en: 'Two officers, one dog, plenty of time.',
    ru: 'Два офицера, собака и масса времени.',
  },
  'interceptor-wing': {
    de: 'Sechs Punkte auf dem Schirm. Dann zwölf.',
    en: 'Six dots on the screen. Then twelve.',
    ru: 'Шесть точек на экране. Потом двенадцать.',
  },
  destroyer: {
    de: 'Er muss nicht schnell sein.',
    en: 'It does not have to be fast.',
    ru: 'Быстрым ему быть не нужно.',
  },
  battlecruiser: {
    de: 'Sein Schatten kommt eine Minute vor ihm an.',
    en: 'Its shadow arrives a minute before it does.',
    ru: 'Его тень приходит на минуту раньше.',
  },
  'convoy-escort': {
    de: '„Gesehen, wer da vorn herumlungert?“ – „Was zahlt ihr?“',
    en: '“Seen who is lurking up ahead?” “What are you paying?”',
    ru: '«Видели, кто там впереди?» — «А сколько платите?»',
  },
  'scrap-corsair': {
    de: 'Er sammelt, was andere noch brauchen.',
    en: 'He collects what others still need.',
    ru: 'Собирает то, что другим ещё нужно.',
  },
  'red-lantern': {
    de: 'Wenn die Laterne brennt, ist der Handel schon vorbei.',
    en: 'When the lantern is lit, the deal is already over.',
    ru: 'Если фонарь горит, торг уже окончен.',
  },
  'void-jackal': {
    de: 'Jagt im Rudel. Das Rudel wartet anderswo.',
    en: 'Hunts in a pack. The pack is waiting elsewhere.',
    ru: 'Охотится стаей. Стая ждёт в другом месте.',
  },
  'black-comet': {
    de: 'Kein Funk, keine Lichter, kein Zufall.',
    en: 'No radio, no lights, no coincidence.',
    ru: 'Ни связи, ни огней, ни случайности.',
  },
  'toll-gate': {
    de: '„Der Weltraum ist frei. Die Durchfahrt nicht.“',
    en: '“Space is free. The passage is not.”',
    ru: '«Космос бесплатный. Проезд — нет».',
  },
  'corsair-captain': {
    de: 'Sie führt Buch über jede Ladung, die ihr entging.',
    en: 'She keeps a ledger of every cargo that got away.',
    ru: 'Она ведёт учёт всех грузов, что от неё ушли.',
  },
  'pirate-flagship': {
    de: 'Drei Decks Geschütze und eine Kapelle.',
    en: 'Three decks of guns, and a band.',
    ru: 'Три орудийные палубы и оркестр.',
  },
  'grain-freighter': {
    de: 'Der Kapitän redet vom Wetter. Es gibt hier keines.',
    en: 'The captain talks about the weather. There is none.',
    ru: 'Капитан говорит о погоде. Её здесь нет.',
  },
  'robot-hauler': {
    de: 'Die Fracht winkt durchs Bullauge.',
    en: 'The cargo waves through the porthole.',
    ru: 'Груз машет из иллюминатора.',
  },
  'hospital-ship': {
    de: 'Wer hier schießt, wird überall gesucht.',
    en: 'Shoot here and you are wanted everywhere.',
    ru: 'Выстрелишь здесь — будут искать везде.',
  },
  'luxury-liner': {
    de: 'An Bord geht gerade der Kaviar aus.',
    en: 'They have just run out of caviar on board.',
    ru: 'На борту как раз кончается икра.',
  },
  gunrunner: {
    de: '„Fast neu. Nur einmal verloren.“',
    en: '“Nearly new. Lost only once.”',
    ru: '«Почти новое. Теряли всего раз».',
  },
  'rookie-hunter': {
    de: 'Sein erster Steckbrief. Deiner.',
    en: 'His first wanted poster. Yours.',
    ru: 'Его первое объявление о розыске. С вашим лицом.',
  },
  'the-twins': {
    de: 'Eine zielt, einer zählt.',
    en: 'One aims, one counts.',
    ru: 'Одна целится, другой считает.',
  },
  'iron-hound': {
    de: 'Er hat deine Spur vor drei Systemen aufgenommen.',
    en: 'He picked up your trail three systems ago.',
    ru: 'Он взял ваш след три системы назад.',
  },
  'lady-nightshade': {
    de: 'Sie schickt Blumen. Vorher.',
    en: 'She sends flowers. Beforehand.',
    ru: 'Она присылает цветы. Заранее.',
  },
  'the-collector': {
    de: 'Niemand hat je zweimal mit ihm gesprochen.',
    en: 'Nobody has ever spoken with him twice.',
    ru: 'Дважды с ним никто не говорил.',
  },
  'void-ray': {
    de: 'Es gleitet näher, neugierig wie ein Kind.',
    en: 'It glides closer, curious as a child.',
    ru: 'Он скользит ближе, любопытный, как ребёнок.',
  },
  'plasma-swarm': {
    de: 'Die Sterne bewegen sich. Es sind keine Sterne.',
    en: 'The stars are moving. They are not stars.',
    ru: 'Звёзды движутся. Это не звёзды.',
  },
  'star-kraken': {
    de: 'Erst der Arm, dann der Rest des Arms.',
    en: 'First an arm, then the rest of the arm.',
    ru: 'Сначала щупальце. Потом остальное щупальце.',
  },
  leviathan: {
    de: 'Der Mond da war gestern noch nicht hier.',
    en: 'That moon was not there yesterday.',
    ru: 'Вчера этой луны здесь не было.',
  },
  'ion-storm': {
    de: 'Blaues Licht kriecht über die Konsolen.',
    en: 'Blue light crawls across the consoles.',
    ru: 'Синий свет ползёт по приборам.',
  },
  'meteor-swarm': {
    de: 'Erst klopft es. Dann hämmert es.',
    en: 'First it knocks. Then it hammers.',
    ru: 'Сначала стучит. Потом колотит.',
  },
  'drive-failure': {
    de: 'Das Geräusch war vorher nicht da.',
    en: 'That noise was not there before.',
    ru: 'Раньше этого звука не было.',
  },
  'spatial-rift': {
    de: 'Der Raum vor dir bekommt eine Falte.',
    en: 'The space ahead of you folds.',
    ru: 'Пространство впереди идёт складкой.',
  },
  plague: {
    de: 'Die Häfen sind offen, die Straßen leer.',
    en: 'The ports are open, the streets are empty.',
    ru: 'Порты открыты, улицы пусты.',
  },
  festival: {
    de: 'Drei Tage Musik, und niemand fragt nach dem Preis.',
    en: 'Three days of music, and nobody asks the price.',
    ru: 'Три дня музыки, и никто не спрашивает цену.',
  },
  famine: {
    de: 'Zum dritten Mal fiel die Ernte aus.',
    en: 'The harvest has failed for the third time.',
    ru: 'Урожай погиб в третий раз.',
  },
  'civil-war': {
    de: 'Beide Seiten zahlen bar.',
    en: 'Both sides pay in cash.',
    ru: 'Обе стороны платят наличными.',
  },
  'labour-shortage': {
    de: 'In den Minen singt niemand mehr.',
    en: 'Nobody sings in the mines anymore.',
    ru: 'В шахтах больше никто не поёт.',
  },
  'market-glut': {
    de: 'Am Kai verrotten die Kisten.',
    en: 'Crates are rotting on the quay.',
    ru: 'Ящики гниют на причале.',
  },
  'customs-crackdown': {
    de: 'Der Gouverneur braucht Erfolge vor der Wahl.',
    en: 'The governor needs results before the election.',
    ru: 'Губернатору нужны успехи перед выборами.',
  },
  'end-of-the-season': {
    de: 'Die letzten Händler packen ihre Stände ein.',
    en: 'The last traders are packing up their stalls.',
    ru: 'Последние торговцы сворачивают лотки.',
  },
  'offer-guns-for-grubba': {
    de: 'Grubba fragt nicht zweimal, er hat dafür Leute.',
    en: 'Grubba does not ask twice; he has people for that.',
    ru: 'Грубба не просит дважды: для этого у него люди.',
  },
  'offer-an-army-for-madame-xu': {
    de: 'Sie nennt es eine Leibwache.',
    en: 'She calls it a bodyguard.',
    ru: 'Она называет это охраной.',
  },
  'offer-stolen-robots': {
    de: 'Die Seriennummern sind schon abgeschliffen.',
    en: 'The serial numbers have already been filed off.',
    ru: 'Серийные номера уже спилены.',
  },
  'offer-the-silk-auction': {
    de: 'Geladen sind nur Leute mit falschem Namen.',
    en: 'Only people with false names are invited.',
    ru: 'Приглашены только люди с чужими именами.',
  },
  'offer-back-alley-clinic': {
    de: 'Die Klinik hat keine Tür, nur ein Passwort.',
    en: 'The clinic has no door, only a password.',
    ru: 'У клиники нет двери, есть пароль.',
  },
  'contract-school-meals': {
    de: 'Viertausend Kinder und eine leere Küche.',
    en: 'Four thousand children and an empty kitchen.',
    ru: 'Четыре тысячи детей и пустая кухня.',
  },
  'contract-colony-rations': {
    de: 'Die Kolonie hat alles außer Abendessen.',
    en: 'The colony has everything except dinner.',
    ru: 'В колонии есть всё, кроме ужина.',
  },
  'contract-field-hospital': {
    de: 'Zelte stehen schon. Es fehlt, was hineingehört.',
    en: 'The tents are up. What belongs inside is missing.',
    ru: 'Палатки стоят. Не хватает того, что внутри.',
  },
  'contract-harvest-robots': {
    de: 'Das Korn steht, die Hände fehlen.',
    en: 'The corn is ripe and there are no hands.',
    ru: 'Хлеб созрел, а рук нет.',
  },
  'contract-state-banquet': {
    de: 'Zwölf Gänge, dreizehn Delegationen.',
    en: 'Twelve courses, thirteen delegations.',
    ru: 'Двенадцать блюд, тринадцать делегаций.',
  },
  'silver-tongued-envoy': {
    de: 'Sie nennt den Zöllner beim Vornamen und lügt kein einziges Mal.',
    en: 'She calls the officer by his first name and never once lies.',
    ru: 'Зовёт таможенника по имени и ни разу не лжёт.',
  },
  'veteran-gunner': {
    de: 'Er hat ein Auge verloren, aber nicht das gute.',
    en: 'He has lost an eye, but not the good one.',
    ru: 'Глаз он потерял, но не тот.',
  },
  'star-navigator': {
    de: 'Sie liest Sterne wie andere die Speisekarte.',
    en: 'She reads stars the way others read a menu.',
    ru: 'Она читает звёзды, как другие — меню.',
  },
  'ships-mechanic': {
    de: '„Das hält. Bis zum nächsten Mal.“',
    en: '“That will hold. Until next time.”',
    ru: '«Продержится. До следующего раза».',
  },
  'crafty-broker': {
    de: 'Er kennt den Preis, bevor es ihn gibt.',
    en: 'He knows the price before there is one.',
    ru: 'Он знает цену раньше, чем она появится.',
  },
  'hidden-compartment': {
    de: 'Hinter der Kombüse ist die Wand einen Meter dicker.',
    en: 'Behind the galley the wall is a meter thicker.',
    ru: 'За камбузом стена на метр толще.',
  },
  'forged-papers': {
    de: 'Der Stempel ist echt. Nur der.',
    en: 'The stamp is genuine. Only the stamp.',
    ru: 'Печать настоящая. Только печать.',
  },
  'shield-booster': {
    de: 'Es summt beruhigend.',
    en: 'It hums reassuringly.',
    ru: 'Он успокаивающе гудит.',
  },
  'targeting-computer': {
    de: 'Er sagt „gern geschehen“ nach jedem Treffer.',
    en: 'It says “you’re welcome” after every hit.',
    ru: 'После каждого попадания говорит «пожалуйста».',
  },
  afterburner: {
    de: 'Garantie erlischt beim Einschalten.',
    en: 'Warranty void when switched on.',
    ru: 'При включении гарантия пропадает.',
  },
  'heavy-cannon': {
    de: 'Beim Abfeuern fliegt das Schiff kurz rückwärts.',
    en: 'When it fires, the ship briefly flies backwards.',
    ru: 'При выстреле корабль немного летит назад.',
  },
  'dry-dock': {
    de: 'Ein alter Freund, ein freies Dock, keine Rechnung.',
    en: 'An old friend, a free dock, no bill.',
    ru: 'Старый друг, свободный док, никакого счёта.',
  },
  derelict: {
    de: 'Die Luftschleuse steht offen. Seit Jahren.',
    en: 'The airlock is open. It has been for years.',
    ru: 'Шлюз открыт. Уже много лет.',
  },
  amnesty: {
    de: 'Der neue Gouverneur hat gute Laune.',
    en: 'The new governor is in a good mood.',
    ru: 'У нового губернатора хорошее настроение.',
  },
  'quiet-space': {
    de: 'Sterne. Stille. Endlich Tee.',
    en: 'Stars. Silence. Tea at last.',
    ru: 'Звёзды. Тишина. Наконец-то чай.',
  },
};
