import { ASPECTS, type AspectPoint, aspectMeaning, type Contact, sentence } from '../../../western/aspects.ts'
import type { ChartShape } from '../../../western/balance.ts'
import { isDayChart, type TropicalChart } from '../../../western/chart.ts'
import { areasRanked, type LifeArea } from '../../../western/life-areas.ts'
import { type ClassicalPlanet, KEYWORDS, type Name, PLANETS, type Planet } from '../../../western/points.ts'
import { extremes, helpersBySect, type Standings } from '../../../western/standing.ts'
import { type Subject, subjectOf, verbForm } from '../../../wording.ts'
import { type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { contactInWords, withArticle } from '../../shared/tropical/in-words.ts'
import { STANDING_SAYS, whyInWords } from './standing-words.ts'

// The summary of a chart: five opening sentences, and a closing integration of its parts.

/** Sentences by sign: the rising sign meets the world, the Sun's is the aim of life, the Moon's gives rest. */
const THREE: Record<Sign, readonly [meets: string, livesFor: string, quietedBy: string]> = {
  Aries: ['head first', 'what nobody has tried yet', 'having something to do'],
  Taurus: ['at your own pace', 'what lasts', 'food, touch and quiet'],
  Gemini: ['with a question', 'what can be learnt and passed on', 'talk'],
  Cancer: ['sideways and with care', 'people who belong together', 'your own four walls'],
  Leo: ['warmly and in full view', 'work that bears your name', 'being seen'],
  Virgo: ['with an eye for what is amiss', 'things done properly', 'being of use'],
  Libra: ['politely', 'fair company', 'peace in the room'],
  Scorpio: ['watchfully', 'what lies under the surface', 'a trusted few'],
  Sagittarius: ['openly, and on your way elsewhere', 'a wider view', 'open country'],
  Capricorn: ['soberly', 'a position that was earned', 'a task in hand'],
  Aquarius: ['as a friendly outsider', 'ideas shared among equals', 'some distance and good friends'],
  Pisces: ['softly', 'what cannot be measured', 'music and time alone'],
}

const AREA_IN_WORDS: Record<LifeArea, string> = {
  identity: 'being yourself',
  emotion: 'feeling',
  mind: 'thought and speech',
  love: 'love',
  drive: 'play and daring',
  vocation: 'vocation',
  money: 'money',
  home: 'life at home',
  health_habits: 'daily order',
  growth: 'study and belief',
}

const PERSONAL: readonly Name[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars']
const isPlanet = ({ name }: AspectPoint) => PLANETS.some((planet) => planet === name)
const isPersonal = ({ name }: AspectPoint) => PERSONAL.includes(name)
/** The closest aspect of two personal planets: aspects of slow planets belong to a whole season or generation. */
const closestOf = (contacts: readonly Contact<AspectPoint>[]) =>
  contacts.find(
    ({ a, b, aspect }) => ASPECTS[aspect].major && isPlanet(a) && isPlanet(b) && (isPersonal(a) || isPersonal(b)),
  )

type Ranked = ReturnType<typeof areasRanked>[number]
/** The first two areas, in words of their standing. */
const easeText = (best: Ranked, second: Ranked): string => {
  const [one, other] = [best, second].map(({ area }) => subjectOf(AREA_IN_WORDS[area])) as [Subject, Subject]
  const both = `${one.text}${one.many || other.many ? ', and' : ' and'} ${other.text}`
  if (second.standing === 'strong') return `${both}${one.many || other.many ? ',' : ''} come with little effort`
  return best.standing === 'strong'
    ? `${one.text} ${verbForm(one, 'comes', 'come')} with little effort, and ${other.text} ${verbForm(other, 'follows', 'follow')}`
    : `no area is easy of itself, though ${both} go best`
}
const effortText = ({ area, standing }: Ranked): string => {
  const it = subjectOf(AREA_IN_WORDS[area])
  return standing === 'pressed'
    ? `while most of the effort goes into ${it.text}`
    : `and none is hard pressed, though ${it.text} ${verbForm(it, 'asks', 'ask')} for a little more than the rest`
}

/** Five sentences that are complete by themselves. */
export const summaryOf = (
  chart: TropicalChart,
  standings: Standings,
  contacts: readonly Contact<AspectPoint>[],
  name: string | null,
): string => {
  const { strongest, weakest } = extremes(standings)
  const sign = (longitude: number) => signName(signOf(longitude))
  const [rising, sun, moon] = [chart.ascendant, chart.point.Sun.longitude, chart.point.Moon.longitude].map(sign) as [
    Sign,
    Sign,
    Sign,
  ]
  const { helper, teacher } = helpersBySect(chart)
  const areas = areasRanked(chart, standings)
  const [best, second, hardest] = [areas[0]!, areas[1]!, areas.at(-1)!]
  const closest = closestOf(contacts)
  const same = standings[helper].standing === standings[teacher].standing
  const standing = (planet: ClassicalPlanet) => STANDING_SAYS[standings[planet].standing]
  return [
    `${name ? `${name}, you` : 'You'} have ${rising} rising, the Sun in ${sun} and the Moon in ${moon}: you meet the world ${THREE[rising][0]}, live for ${THREE[sun][1]}, and are quieted by ${THREE[moon][2]}.`,
    sentence(
      `${withArticle(strongest.planet)} carries most, ${whyInWords(strongest, chart, 'strength')}; ${withArticle(weakest.planet)} needs most help, ${whyInWords(weakest, chart, 'weakness')}`,
    ),
    `Born by ${isDayChart(chart) ? 'day' : 'night'}, you have ${helper} for a friend and ${teacher} for a strict teacher; here ${same ? `both are ${standing(helper)}` : `the friend is ${standing(helper)} and the teacher ${standing(teacher)}`}.`,
    sentence(`${easeText(best, second)}, ${effortText(hardest)}`),
    closest
      ? `Of the major aspects that your Sun, Moon, Mercury, Venus and Mars make with planets, the closest is ${contactInWords(closest)}: ${aspectMeaning(closest).replace(/^./, (letter) => letter.toLowerCase())}`
      : 'Your Sun, Moon, Mercury, Venus and Mars make no major aspect with a planet, so each goes its own way.',
  ].join(' ')
}

const SHAPE_SAYS = {
  bundle: 'All planets stand within a third of the circle, so this life goes deep in few places',
  bucket: 'One planet stands apart from a half circle of others and serves them as a handle',
  bowl: 'The planets fill one half of the circle, and the empty half is what is looked for',
  locomotive: 'A third of the circle is empty, and the planet that leads the rest pulls them forward',
  seesaw: 'The planets stand in two camps, so every matter is weighed from both sides',
  splay: 'The planets gather in several separate groups, each with an aim of its own',
  splash: 'The planets are spread round the circle, and interests with them',
} as const satisfies Record<ChartShape, string>

/** The support that the strongest planet gives. */
const LENDS: Record<ClassicalPlanet, string> = {
  Sun: 'a clear aim',
  Moon: 'care for what is needed',
  Mercury: 'a plan on paper',
  Venus: 'good company',
  Mars: 'a first step taken at once',
  Jupiter: 'a larger view',
  Saturn: 'patience and a fixed date',
}

/** The integration of the parts, and where to begin. */
export const integrationOf = (
  chart: TropicalChart,
  standings: Standings,
  dominant: Planet,
  shape: ChartShape,
): string => {
  const { strongest } = extremes(standings)
  const hardest = areasRanked(chart, standings).at(-1)!
  return [
    `${SHAPE_SAYS[shape]}.`,
    sentence(`${withArticle(dominant)} is heard most often, so ${KEYWORDS[dominant]} come up in every chapter`),
    sentence(
      `what is strong can be lent to what is not: ${withArticle(strongest.planet)} has ${LENDS[strongest.planet]} to give, and it is needed first in ${AREA_IN_WORDS[hardest.area]}`,
    ),
  ].join(' ')
}
