/** The topics of the corpus, each read when it is first asked for. */
const CORPORA = {
  'area-band': () => import('./corpus/area-band.ts'),
  antardasha: () => import('./corpus/antardasha.ts'),
  ascendant: () => import('./corpus/ascendant.ts'),
  avastha: () => import('./corpus/avastha.ts'),
  conjunction: () => import('./corpus/conjunction.ts'),
  'day-summary': () => import('./corpus/day-summary.ts'),
  dignity: () => import('./corpus/dignity.ts'),
  gem: () => import('./corpus/gem.ts'),
  gochara: () => import('./corpus/gochara.ts'),
  'gochara-effect': () => import('./corpus/gochara-effect.ts'),
  'house-matter': () => import('./corpus/house-matter.ts'),
  'house-tone': () => import('./corpus/house-tone.ts'),
  mahadasha: () => import('./corpus/mahadasha.ts'),
  'lord-in-house': () => import('./corpus/lord-in-house.ts'),
  'lunation-type': () => import('./corpus/lunation-type.ts'),
  'mixed-lord': () => import('./corpus/mixed-lord.ts'),
  'moon-aspected': () => import('./corpus/moon-aspected.ts'),
  'moon-sign': () => import('./corpus/moon-sign.ts'),
  murti: () => import('./corpus/murti.ts'),
  nakshatra: () => import('./corpus/nakshatra.ts'),
  'nature-balance': () => import('./corpus/nature-balance.ts'),
  pada: () => import('./corpus/pada.ts'),
  physique: () => import('./corpus/physique.ts'),
  'planet-in-house': () => import('./corpus/planet-in-house.ts'),
  'planet-in-nakshatra': () => import('./corpus/planet-in-nakshatra.ts'),
  'planet-in-sign': () => import('./corpus/planet-in-sign.ts'),
  'sade-sati': () => import('./corpus/sade-sati.ts'),
  'section-band': () => import('./corpus/section-band.ts'),
  settlement: () => import('./corpus/settlement.ts'),
  'shared-lord': () => import('./corpus/shared-lord.ts'),
  'sky-event': () => import('./corpus/sky-event.ts'),
  'star-remedy': () => import('./corpus/star-remedy.ts'),
  'sun-moon-yoga': () => import('./corpus/sun-moon-yoga.ts'),
  'sun-sign': () => import('./corpus/sun-sign.ts'),
  tara: () => import('./corpus/tara.ts'),
  'western-ascendant': () => import('./corpus/western-ascendant.ts'),
  'western-aspect': () => import('./corpus/western-aspect.ts'),
  'western-planet-in-house': () => import('./corpus/western-planet-in-house.ts'),
  'western-planet-in-sign': () => import('./corpus/western-planet-in-sign.ts'),
  'western-area': () => import('./corpus/western-area.ts'),
  'western-slow-transit': () => import('./corpus/western-slow-transit.ts'),
  'western-solar-house': () => import('./corpus/western-solar-house.ts'),
}
export type CorpusName = keyof typeof CORPORA
export const CORPUS_NAMES = Object.keys(CORPORA) as CorpusName[]

type Loaded<N extends CorpusName> = Awaited<ReturnType<(typeof CORPORA)[N]>>['default']

/** A topic with its own keys: a cell that does not exist does not compile. */
export const corpus = async <N extends CorpusName>(name: N): Promise<Loaded<N>> =>
  (await CORPORA[name]()).default as Loaded<N>
