import type { Lang } from '@cantina/text';
import type { CharacterFace, PlanetFace } from '../../content/index.ts';

type Story = Readonly<Record<Lang, string>>;

export const characterStories: Readonly<Record<CharacterFace, Story>> = {
  'jax-corvane': {
    de: 'Sein erstes Schiff hat er gestohlen, alle anderen ehrlich ausgeflogen.',
    en: 'He stole his first ship. The others he won by outflying their owners.',
    ru: 'Первый корабль он украл, все остальные — честно обогнал.',
  },
  'mira-sol': {
    de: 'Sie hat nie ein Zollformular gefälscht. Sie hat sie nur sehr genau gelesen.',
    en: 'She has never forged a customs form. She has merely read them very closely.',
    ru: 'Она ни разу не подделала декларацию. Просто читала их очень внимательно.',
  },
  'tobias-rusk': {
    de: '„Da geht noch was“, sagt er und greift zum Schraubenschlüssel.',
    en: '“There is more in her,” he says, and reaches for the wrench.',
    ru: '«Она может больше», — говорит он и тянется за ключом.',
  },
  'nyx-vantreau': {
    de: 'In jedem Hafen kennt sie einen Beamten, der ihr zwei Monde schuldet.',
    en: 'In every port she knows an official who owes her two moons.',
    ru: 'В каждом порту есть чиновник, который должен ей две луны.',
  },
  'dagan-brandt': {
    de: 'Er fragt immer höflich. Einmal.',
    en: 'He always asks politely. Once.',
    ru: 'Он всегда просит вежливо. Один раз.',
  },
  'sister-amal': {
    de: 'Menschen heilt sie auch, aber Schiffe sind dankbarer.',
    en: 'She heals people too, but ships are more grateful.',
    ru: 'Людей она тоже лечит, но корабли благодарнее.',
  },
  'zek-tollan': {
    de: 'Wo andere Nebel sehen, sieht er eine Abkürzung.',
    en: 'Where others see fog, he sees a shortcut.',
    ru: 'Где другие видят туман, он видит короткий путь.',
  },
  'ivo-marchetti': {
    de: 'Sein Schiff hat er beim Würfeln gewonnen. Zweimal verloren auch.',
    en: 'He won his ship at dice. He has also lost it twice.',
    ru: 'Корабль он выиграл в кости. И дважды проиграл.',
  },
  'kara-voss': {
    de: 'Sie jagt nach Liste, alphabetisch. Du stehst unter „später“.',
    en: 'She hunts by the list, in order. You are under “later”.',
    ru: 'Она охотится по списку. Вы пока в разделе «потом».',
  },
  'ada-lumen': {
    de: 'Ihre Habilitation über Wurmlöcher schrieb sie in einem Wurmloch.',
    en: 'She wrote her thesis on wormholes inside one.',
    ru: 'Диссертацию о червоточинах она писала внутри червоточины.',
  },
  'octavio-dross': {
    de: 'Strafen sind für Leute ohne Stammbaum.',
    en: 'Fines are for people without a pedigree.',
    ru: 'Штрафы — для людей без родословной.',
  },
  'k-seven': {
    de: 'Offiziell ist K-7 Fracht. Bisher hat niemand den Empfänger gefunden.',
    en: 'Officially K-7 is cargo. Nobody has found the addressee yet.',
    ru: 'Официально К-7 — груз. Получателя пока не нашли.',
  },
};

export const planetStories: Readonly<Record<PlanetFace, Story>> = {
  dustfall: {
    de: 'Hier regnet es nur Staub, und der ist teuer gefiltert.',
    en: 'The only rain here is dust, and filtering it is expensive.',
    ru: 'Здесь идёт только пыльный дождь, и фильтры дороги.',
  },
  ironmoon: {
    de: 'Ein Mond aus Erz, eine Garnison, keine Fenster.',
    en: 'A moon of ore, a garrison, no windows.',
    ru: 'Луна из руды, гарнизон и ни одного окна.',
  },
  velmora: {
    de: 'Parfüm, Seide, Intrigen – in dieser Reihenfolge im Angebot.',
    en: 'Perfume, silk and intrigue, on offer in that order.',
    ru: 'Духи, шёлк, интриги — именно в таком порядке.',
  },
  ondur: {
    de: 'Felder bis zum Horizont und ein Arzt für alle.',
    en: 'Fields to the horizon, and one doctor for everybody.',
    ru: 'Поля до горизонта и один врач на всех.',
  },
  krail: {
    de: 'Auf dem Basar von Krail verhandelt man mit der Hand am Halfter.',
    en: 'In the bazaar of Krail you haggle with a hand on the holster.',
    ru: 'На базаре Крейла торгуются, не снимая руки с кобуры.',
  },
  'port-amber': {
    de: 'Das Licht ist golden, die Preise sind es selten.',
    en: 'The light is golden; the prices seldom are.',
    ru: 'Свет здесь золотой, цены — редко.',
  },
  grimhold: {
    de: 'Die Festung ist alt, der Krieg ist neu.',
    en: 'The fortress is old, the war is new.',
    ru: 'Крепость старая, война новая.',
  },
  'new-geneva': {
    de: 'Waffen verboten, Apotheken an jeder Ecke.',
    en: 'No weapons, and a pharmacy on every corner.',
    ru: 'Оружие запрещено, аптеки на каждом углу.',
  },
  verdance: {
    de: 'Wer hier landet, riecht zuerst den Wald und dann das Geld.',
    en: 'Whoever lands here smells the forest first and then the money.',
    ru: 'Сначала здесь пахнет лесом, потом деньгами.',
  },
  ferrum: {
    de: 'Die Fabriken bauen Roboter, die Fabriken bauen.',
    en: 'The factories build robots that build factories.',
    ru: 'Заводы строят роботов, которые строят заводы.',
  },
  sanctum: {
    de: 'Zwei Dinge sind hier Sünde, und du hast beide geladen.',
    en: 'Two things are a sin here, and you are carrying both.',
    ru: 'Грехов здесь два, и оба у вас в трюме.',
  },
  umbra: {
    de: 'Keine Sonne, kein Hafen, keine Fragen.',
    en: 'No sun, no port, no questions.',
    ru: 'Ни солнца, ни порта, ни вопросов.',
  },
  axiom: {
    de: 'Hier rechnet man mit allem, nur nicht mit dir.',
    en: 'They calculate everything here, except you.',
    ru: 'Здесь рассчитано всё, кроме вас.',
  },
  thornback: {
    de: 'Die Bäume sind giftig, die Leute freundlicher.',
    en: 'The trees are venomous; the people less so.',
    ru: 'Деревья ядовиты, люди — чуть меньше.',
  },
  'tarsis-prime': {
    de: 'Universitäten, Kliniken und ein sehr wacher Zoll.',
    en: 'Universities, clinics and a very watchful customs office.',
    ru: 'Университеты, клиники и очень бдительная таможня.',
  },
  bastion: {
    de: 'Auf Bastion salutieren sogar die Ladekräne.',
    en: 'On Bastion even the loading cranes salute.',
    ru: 'На Бастионе честь отдают даже краны.',
  },
  quillon: {
    de: 'Die Ernte ist gut, die Nachbarn sind es nicht.',
    en: 'The harvest is good, the neighbors are not.',
    ru: 'Урожай хорош, соседи — нет.',
  },
  cinder: {
    de: 'Wer auf Schlacke hustet, kauft bald Medizin.',
    en: 'Whoever coughs on Cinder soon buys medicine.',
    ru: 'Кто закашлял на Золе, скоро купит лекарство.',
  },
  zephyria: {
    de: 'Schwebende Städte, seit dem Sturz misstrauisch gegen Maschinen.',
    en: 'Floating cities that have mistrusted machines since the Fall.',
    ru: 'Парящие города, где с самого Падения не верят машинам.',
  },
  lumina: {
    de: 'Die hellste Nacht der Galaxie, und alles ist zu haben.',
    en: 'The brightest night in the galaxy, with everything for sale.',
    ru: 'Самая светлая ночь в Галактике, и всё на продажу.',
  },
  pelagia: {
    de: 'Ein Meer, tausend Boote, ein Fischpreis.',
    en: 'One sea, a thousand boats, one price for fish.',
    ru: 'Одно море, тысяча лодок, одна цена на рыбу.',
  },
  halcyra: {
    de: 'Wer es sich leisten kann, langweilt sich hier.',
    en: 'Those who can afford it come here to be bored.',
    ru: 'Сюда летят скучать те, кому это по карману.',
  },
  mirage: {
    de: 'Die Kuppelstadt verspricht alles und liefert gegen Aufpreis.',
    en: 'The domed city promises everything and delivers at a surcharge.',
    ru: 'Город под куполом обещает всё и доставляет с наценкой.',
  },
  galen: {
    de: 'Die halbe Galaxie lässt sich hier die Nase richten.',
    en: 'Half the galaxy comes here to have its nose straightened.',
    ru: 'Сюда летит пол-Галактики, чтобы поправить нос.',
  },
  solace: {
    de: 'Pilger besitzen wenig und geben es gern weiter.',
    en: 'Pilgrims own little and gladly pass it on.',
    ru: 'У паломников почти ничего нет, но и этим они делятся.',
  },
  earth: {
    de: 'Alt, voll und noch immer die beste Adresse für Luxus.',
    en: 'Old, crowded, and still the best address for luxuries.',
    ru: 'Старая, тесная и всё ещё лучший адрес для роскоши.',
  },
  obelisk: {
    de: 'Der schwarze Stein heilt angeblich alles. Ärzte sind unerwünscht.',
    en: 'The black stone is said to heal everything. Doctors are unwelcome.',
    ru: 'Чёрный камень, говорят, лечит всё. Врачам не рады.',
  },
  hospice: {
    de: 'Man fragt nicht, woher die Medizin kommt.',
    en: 'Nobody asks where the medicine comes from.',
    ru: 'Никто не спрашивает, откуда лекарства.',
  },
  aegis: {
    de: 'Der Schild des Sektors, mit eigener Rechnungsstelle.',
    en: 'The shield of the sector, with its own billing department.',
    ru: 'Щит сектора с собственной бухгалтерией.',
  },
  nowhere: {
    de: 'Auf keiner Karte verzeichnet, in jeder Kneipe bekannt.',
    en: 'On no chart, and known in every bar.',
    ru: 'Нет ни на одной карте, зато известна в каждом баре.',
  },
};
