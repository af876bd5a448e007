import { concurrently } from '../../../concurrency.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Passage, sentencesOf } from '../../../readings/passage.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import type { Zone } from '../../../time/moment.ts'
import { overlapOf, type Window } from '../../../time/window.ts'
import { effectiveNature } from '../../../western/aspects.ts'
import { PLANETS, type Planet } from '../../../western/points.ts'
import { type ExactAspect, exactAspectsOf } from '../../../western/sky-events.ts'
import { type HouseNumber, type SignIndex, signName, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { aroundTime } from '../../shared/around-time.ts'
import { sceneOf } from '../../shared/narrative/planet-scenes.ts'
import { peakMatter } from '../../shared/narrative/week-words.ts'
import { matterOf, yourHouse } from './solar-house-words.ts'
import { solarHouseAt } from './sun-sign-forecast.ts'

// The Moon of a day for a Sun sign: its house, the day of its stay, and its exact aspects.

type Stage = 'arrives' | 'stays' | 'leaves'

/** The day of the Moon's stay in its sign, by the noons around it. */
const stageOf = (noon: JulianDay, { sky }: World): Stage => {
  const signAtDay = (days: number) => {
    const at = plusDays(noon, days)
    return at < sky.range.from || at > sky.range.to ? null : signOf(sky.positions(at, ['Moon'])[0]!.longitude)
  }
  const sign = signAtDay(0)
  if (signAtDay(-1) !== sign) return 'arrives'
  return signAtDay(1) === sign ? 'stays' : 'leaves'
}

const STAGE_DAYS = { arrives: 'A first day', stays: 'A full day', leaves: 'A last day' } as const satisfies Record<
  Stage,
  string
>

/** A day in one line, from the Moon: `A first day for calls and errands.` */
export const moonDayLine = (noon: JulianDay, house: HouseNumber, world: World): string =>
  `${STAGE_DAYS[stageOf(noon, world)]} for ${peakMatter(house)}.`

const STAGE_WORDS = { arrives: 'has come to', stays: 'is in', leaves: 'is still in' } as const satisfies Record<
  Stage,
  string
>

/** The passage on the Moon's house for the day of its stay. Its finding, the first sentence, has the place of the Moon as its reason. */
const moonDayPassage = async (noon: JulianDay, house: HouseNumber, world: World): Promise<Passage> => {
  const stage = stageOf(noon, world)
  const { text, source } = (await corpus('western-moon-day'))[house][stage]
  const [finding, ...rest] = sentencesOf(text)
  const sign = signName(signOf(world.sky.positions(noon, ['Moon'])[0]!.longitude))
  const reason = `the Moon ${STAGE_WORDS[stage]} ${sign}, ${yourHouse(house)}`
  return { text: [`${finding!.replace(/\.$/, '')}: ${reason}.`, ...rest].join(' '), source }
}

// source: this project's own weighing of the planets that the Moon meets
const WEIGHT = {
  Venus: 6,
  Jupiter: 6,
  Mars: 5,
  Saturn: 5,
  Sun: 4,
  Mercury: 4,
  Uranus: 3,
  Neptune: 2,
  Pluto: 2,
} as const
type Partner = keyof typeof WEIGHT
const PARTNERS = PLANETS.filter((planet): planet is Partner => planet !== 'Moon')

export interface MoonAspect {
  readonly at: JulianDay
  readonly planet: Partner
  readonly temper: 'conjunction' | 'harmonious' | 'challenging'
  /** The solar house of the planet. */
  readonly house: HouseNumber
}

const temperOf = (contact: ExactAspect): MoonAspect['temper'] =>
  contact.aspect === 'conjunction' ? 'conjunction' : effectiveNature(contact)

/** The exact aspects of the Moon in a window, the weightiest first; new and full Moons are left out. */
export const moonAspects = (window: Window, sign: SignIndex, world: World): MoonAspect[] => {
  const covered = overlapOf(window, world.sky.range)
  if (!covered) return []
  return PARTNERS.flatMap((planet) =>
    exactAspectsOf('Moon', planet, covered, world.sky)
      .filter(({ aspect }) => planet !== 'Sun' || (aspect !== 'conjunction' && aspect !== 'opposition'))
      .map((contact) => ({
        at: contact.at,
        planet,
        temper: temperOf(contact),
        house: solarHouseAt(planet, contact.at, sign, world),
      })),
  ).sort((a, b) => WEIGHT[b.planet] - WEIGHT[a.planet] || a.at - b.at)
}

const TAILS = {
  conjunction: (planet: Planet) => `, with ${planet === 'Sun' ? 'the Sun' : planet} beside you`,
  harmonious: (planet: Planet) => `, with ${planet === 'Sun' ? 'the Sun' : planet} on your side`,
  challenging: (planet: Planet) => `, with ${planet === 'Sun' ? 'the Sun' : planet} in the way`,
} as const

/** The heading of a day: `A day for your money matters, with Venus on your side.` */
export const moonDayTheme = (house: HouseNumber, aspects: readonly MoonAspect[]): string => {
  const [main] = aspects
  return `A day for ${matterOf(house)}${main ? TAILS[main.temper](main.planet) : ''}.`
}

interface MoonDay {
  readonly noon: JulianDay
  readonly house: HouseNumber
  readonly zone: Zone
  readonly aspects: readonly MoonAspect[]
  /** The number of the day, which changes the variants of a passage from day to day. */
  readonly dayNumber: number
}

/** The text on the Moon of a day: its house, then its weightiest aspects, in order of time. */
export const moonDayText = async (
  { noon, house, zone, aspects, dayNumber }: MoonDay,
  count: number,
  usedSentences: Set<string>,
  world: World,
): Promise<string> => {
  const [ofHouse, texts] = await concurrently(
    () => moonDayPassage(noon, house, world),
    () => corpus('western-moon-aspect'),
  )
  const fact = (id: string, value: string, rest: Pick<FactText, 'says' | 'words'>): FactText => ({
    id,
    kind: 'transit',
    text: `Moon: ${value}.`,
    value,
    source: 'The Moon in solar houses',
    weight: 1,
    ...rest,
  })
  const facts = [
    fact('moon.house', `house ${house}`, { says: ofHouse }),
    ...aspects
      .slice(0, count)
      .toSorted((a, b) => a.at - b.at)
      .map(({ planet, temper, at }) =>
        fact(`moon.${planet}`, temper, {
          says: texts[planet][temper],
          words: { time: aroundTime(at, zone), scene: sceneOf(planet, house) },
        }),
      ),
  ]
  return facts.map((each) => prose(compose([each], { usedSentences, variantOffset: dayNumber + house }))).join(' ')
}
