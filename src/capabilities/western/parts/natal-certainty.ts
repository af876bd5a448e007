import { plusDays } from '../../../time/julian-day.ts'
import { isoLocal } from '../../../time/moment.ts'
import { houseFinder, housesAt } from '../../../western/houses.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import { type ClassicalPlanet, PLANETS, type Planet } from '../../../western/points.ts'
import type { Standings } from '../../../western/standing.ts'
import { countInWords, joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, type SignIndex, signName, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import type { WesternNatal } from '../../shared/tropical/birth.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'
import { CONFLICT_WORDS, type ConflictPair, GIFT_WORDS, STRAIN_WORDS } from './natal-theme-words.ts'
import { CHILD_GIFTS, CHILD_STRAINS, childConflict } from './parents-words.ts'

// How sure the statements of a natal report are: what some minutes of the birth time change, and how clear the themes are.

const MINUTES = 30
const MINUTES_A_DAY = 1440
/** Changes within these minutes are named in the opening of a report. */
const NEAR = 4
const MOST = 2

/** A change of the chart if the birth is some minutes later, or earlier if negative. */
export interface MinuteChange {
  readonly minutes: number
  /** The point that changes its place. */
  readonly point: Planet | 'Ascendant' | 'Midheaven'
  /** `Mars would be in the sixth house instead of the seventh`. */
  readonly text: string
}

type Seat = Readonly<Record<'Ascendant' | 'Midheaven', SignIndex> & { houses: ReadonlyMap<Planet, HouseNumber | null> }>

/** The changes of rising and culminating sign and of the houses of planets within half an hour, the nearest first. */
export const minuteChanges = (
  { chart, site }: Pick<WesternNatal, 'chart' | 'site'>,
  { sky }: World,
): MinuteChange[] => {
  const seatAt = (minutes: number): Seat => {
    const days = minutes / MINUTES_A_DAY
    const { angles, houses } = housesAt(plusDays(chart.at, days), site, chart.houses.system, sky)
    const find = houseFinder(houses)
    return {
      Ascendant: signOf(angles.ascendant),
      Midheaven: signOf(angles.midheaven),
      houses: new Map(
        PLANETS.map((name) => [name, find(chart.point[name].longitude + chart.point[name].speed * days)] as const),
      ),
    }
  }
  const now = seatAt(0)
  const found = new Set<string>()
  const changes: MinuteChange[] = []
  const add = (key: MinuteChange['point'], minutes: number, text: string) => {
    const side = `${key} ${Math.sign(minutes)}`
    if (found.has(side)) return
    found.add(side)
    changes.push({ minutes, point: key, text })
  }
  for (let step = 1; step <= MINUTES; step++)
    for (const minutes of [step, -step]) {
      const then = seatAt(minutes)
      for (const angle of ['Ascendant', 'Midheaven'] as const)
        if (then[angle] !== now[angle])
          add(
            angle,
            minutes,
            angle === 'Ascendant'
              ? `${signName(then.Ascendant)} would rise instead of ${signName(now.Ascendant)}`
              : `the Midheaven would be in ${signName(then.Midheaven)} instead of ${signName(now.Midheaven)}`,
          )
      for (const name of PLANETS) {
        const [before, after] = [now.houses.get(name), then.houses.get(name)]
        if (before && after && before !== after)
          add(
            name,
            minutes,
            `${withArticle(name)} would be in the ${ordinalInWords(after)} house instead of the ${ordinalInWords(before)}`,
          )
      }
    }
  return changes
}

const delayText = (minutes: number) => {
  const count = Math.abs(minutes)
  return `${countInWords(count)} ${count === 1 ? 'minute' : 'minutes'} ${minutes > 0 ? 'later' : 'earlier'}`
}

/** The points whose change is named in the opening. */
const MAIN_POINTS: readonly MinuteChange['point'][] = ['Ascendant', 'Sun', 'Moon']

/** A sentence for the opening if a few minutes would change the rising sign or the house of a light; null otherwise. */
export const minuteAlert = (changes: readonly MinuteChange[]): string | null => {
  const first = changes.find(({ point }) => MAIN_POINTS.includes(point))
  return first && Math.abs(first.minutes) <= NEAR
    ? `Check the minute of birth: ${delayText(first.minutes)}, ${first.text}.`
    : null
}

const timeText = ({ moment }: Pick<WesternNatal, 'moment'>, owner: string): string => {
  const { minute, second } = moment.local
  const clock = /T(\d\d:\d\d)/.exec(isoLocal(moment.jd, moment.zone))?.[1]
  const isRound = minute % 5 === 0 && Math.floor(second) === 0
  return `The houses and the rising sign rest on ${owner} birth time of ${clock}${isRound ? ', and a time that ends in 0 or 5 is often rounded' : ''}.`
}

const changesText = (changes: readonly MinuteChange[]): string => {
  if (changes.length === 0)
    return `A birth up to half an hour earlier or later would have the same rising sign and the same houses, so the texts on the houses hold.`
  const named = changes.slice(0, MOST).map(({ minutes, text }) => `${delayText(minutes)} ${text}`)
  return `Signs and aspects stay the same for some minutes, but the houses move: ${joinWords(named)}, so these texts depend on the minute.`
}

/** The distance of the score of a planet from that of the nearest other one, from which a theme is clear. */
const CLEAR = 4

const nearestOther = (standings: Standings, planet: ClassicalPlanet, isBest: boolean) =>
  Object.values(standings)
    .filter((each) => each.planet !== planet)
    .reduce((near, each) => ((isBest ? each.score > near.score : each.score < near.score) ? each : near))

const themesText = ({ gift, strain, conflict }: NatalThemes, standings: Standings, child: string | null): string => {
  const owner = child === null ? 'your' : `${child}’s`
  const rival = nearestOther(standings, gift.planet, true)
  const burden = nearestOther(standings, strain.planet, false)
  const [strength, cost] =
    child === null
      ? [GIFT_WORDS[gift.planet].name, STRAIN_WORDS[strain.planet].name]
      : [CHILD_GIFTS[gift.planet], CHILD_STRAINS[strain.planet]]
  const pair = conflict && (`${conflict.a} ${conflict.b}` as ConflictPair)
  const question = pair && (child === null ? CONFLICT_WORDS[pair]?.name : childConflict(pair))
  const orb = conflict?.contact.orb ?? 0
  return [
    gift.score - rival.score >= CLEAR
      ? `Of the themes, ${strength} is clear: no other planet of ${child ?? 'yours'} is placed nearly as well as ${withArticle(gift.planet)}.`
      : `Of the themes, ${strength} leads only just, since ${owner} ${rival.planet} is about as well placed.`,
    burden.score - strain.score >= CLEAR
      ? `${upperFirst(cost)} is clearly the hardest part, because ${owner} ${strain.planet} is placed worse than any other.`
      : `${upperFirst(cost)} is the hardest part by a small margin, for ${owner} ${burden.planet} has it almost as hard.`,
    question &&
      (orb < 1
        ? `The surest of all is the question of ${question}, because its aspect is all but exact.`
        : orb < 4
          ? `The question of ${question} is well founded, because its aspect is close.`
          : `The question of ${question} is a softer statement: its aspect is wide, so look for it in hard weeks more than every day.`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The chapter on certainty; `child` is the name of a child in a text for the parents. */
export const certaintyChapter = (
  birth: Pick<WesternNatal, 'chart' | 'moment'>,
  changes: readonly MinuteChange[],
  themes: NatalThemes,
  standings: Standings,
  child: string | null,
) => ({
  title: 'How sure this is',
  text: [
    timeText(birth, child === null ? 'your' : `${child}’s`),
    changesText(changes),
    themesText(themes, standings, child),
  ].join(' '),
})
