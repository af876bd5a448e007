import { concurrently } from '../../../concurrency.ts'
import { corpus } from '../../../readings/corpora.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import { type Cell, fillWords, variants } from '../../../readings/passage.ts'
import { ASPECTS, type AspectPoint, type Contact, effectiveNature } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseOf } from '../../../western/houses.ts'
import { type Name, PLANETS, type Planet } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { separation, type Tropical } from '../../../zodiac/longitude.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { degreeInSign, signAt, signName, signOf } from '../../../zodiac/signs.ts'
import { contactInWords, withArticle } from '../../shared/tropical/in-words.ts'
import { type ForecastReader, houseOwner, ownerOf } from './forecast-reader.ts'
import { matterOfPoint } from './point-matters.ts'
import { SUBJECT_OF, subjectInWords, type YearSubject } from './year-argument.ts'

const ANGULAR = 8
/** Natal points that belong to a person more than to a generation. */
const PERSONAL: readonly Name[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Ascendant', 'Midheaven']
/** More angular planets than these are left to the chart. */
const MOST_ANGULAR = 1

// source: common Western practice (solar returns), in our own words
const RULER_IN_HOUSE: Record<HouseNumber, string> = {
  1: 'You decide the direction yourself, so begin before anybody asks you to.',
  2: 'You get further this year by looking after your money than by any plan.',
  3: 'Ask, write and call: your next step comes out of a conversation.',
  4: 'Put your home in order first, and the rest of the year follows from there.',
  5: 'Do more of what you enjoy, because it opens the year for you.',
  6: 'A good daily routine carries you through this year; change one habit in the first month.',
  7: 'Another person gives the year its direction, so choose carefully with whom you plan.',
  8: 'Settle what is shared or owed early, and you are free for the rest.',
  9: 'Learn something or go somewhere new; you find your direction at a distance.',
  10: 'What you do in public shapes the year, so decide what you want to be known for.',
  11: 'Plan together with friends, because your best chances come through a group.',
  12: 'Keep some time to yourself every week; your best ideas come when nobody is watching.',
}
const RULER_IN_HOUSE_OF_CHILD: Record<HouseNumber, string> = {
  1: 'Let {child} begin things alone, and help when asked.',
  2: '{child} likes to own and look after things this year; give a small thing of value to keep.',
  3: 'Talk and read a lot together, because {child} learns by asking this year.',
  4: 'A calm home helps {child} more than anything else this year.',
  5: '{child} learns by playing this year, so leave free afternoons.',
  6: 'Fixed hours for meals, sleep and tasks do {child} good this year.',
  7: 'One good friend makes the year for {child}, so make room for visits.',
  8: '{child} thinks about serious things this year; answer questions simply and honestly.',
  9: 'Show {child} new places and subjects this year.',
  10: '{child} wants to show what works already, so come and watch.',
  11: 'A group does {child} good this year: a team, a choir or a class.',
  12: '{child} needs quiet hours alone this year, and that is no sadness.',
}
const AT_ANGLE: Record<Planet, string> = {
  Sun: 'You are seen this year, so decide what you want to be seen for.',
  Moon: 'Your feelings are close to the surface; keep meals and sleep regular.',
  Mercury: 'You talk, write and decide a lot this year; keep a copy of what you promise.',
  Venus: 'People like you this year, and peace is easy to make; begin with the oldest quarrel.',
  Mars: 'You have more drive than usual, and a shorter temper; give it a task with an end.',
  Jupiter: 'You get more offers than you can use; accept the best two.',
  Saturn: 'A duty takes a large part of the year; agree on its limits before you begin.',
  Uranus: 'Your plans change at short notice, so keep something in reserve.',
  Neptune: 'You see what you wish to see this year; let a plain person check the large decisions.',
  Pluto: 'Something is changed thoroughly this year; let go first of what you no longer need.',
}
const AT_ANGLE_OF_CHILD: Record<Planet, string> = {
  Sun: '{child} wants to be seen this year; praise one thing a day that is really good.',
  Moon: '{child} is more sensitive than usual, so keep meals and sleep regular.',
  Mercury: '{child} asks and talks a lot this year; answer with books as well.',
  Venus: '{child} is easy to love this year and shares more readily.',
  Mars: '{child} has more energy than usual and needs an hour of movement each day.',
  Jupiter: '{child} wants everything in a large size this year; offer two choices instead of ten.',
  Saturn: '{child} takes things seriously this year; keep tasks small and praise patience.',
  Uranus: '{child} surprises you this year; leave room for a new interest.',
  Neptune: '{child} dreams a lot this year; let there be music and stories, and clear times.',
  Pluto: '{child} has a strong will this year; give a choice wherever you can.',
}

/** The end of the sentence on the closest contact, for the reader and for the parents of a child. */
const NEAREST = {
  harmonious: ['so begin the year there', 'so begin the year there together'],
  challenging: ['so give it time before you decide anything there', 'so be patient there'],
} as const

interface Signpost {
  readonly name: string
  readonly house: HouseNumber | null
}

const placedOf = (signposts: readonly Signpost[]) =>
  signposts.flatMap(({ name, house }) => (house === null ? [] : [{ name, subject: SUBJECT_OF[house] }]))

/** The subject on which most of the Sun, the ruler and the Moon of the return agree, else that of the Sun; null without houses. */
const leadingSubject = (signposts: readonly Signpost[]): YearSubject | null => {
  const placed = placedOf(signposts)
  const [largest] = [...Map.groupBy(placed, ({ subject }) => subject).values()].toSorted((a, b) => b.length - a.length)
  return ((largest && largest.length > 1 ? largest : placed)[0] ?? null)?.subject ?? null
}

/** The subject of the return and the points that stand there; empty without houses. */
const returnArgument = (
  signposts: readonly Signpost[],
  subject: YearSubject | null,
  reader: ForecastReader,
): string[] => {
  const placed = placedOf(signposts)
  if (subject === null || placed.length < 2) return []
  const [agreeing, others] = [true, false].map((isSame) =>
    placed.filter((each) => (each.subject === subject) === isSame),
  ) as [typeof placed, typeof placed]
  const names = (list: typeof placed) => joinWords(list.map(({ name }) => name))
  const matter = subjectInWords(subject, reader)
  const whose = reader.child === null ? 'Your' : 'The'
  if (agreeing.length === 1)
    return [
      `${whose} year turns first to ${matter}, where the Sun of the return stands. ${upperFirst(names(others))} ${others.length === 1 ? 'stands' : 'stand'} elsewhere, so take this as a tendency.`,
    ]
  return [`${whose} year is about ${matter}, because ${names(agreeing)} of the return stand there.`]
}

/** Highlights of a return compared with the birth chart, by descending weight: what the year means, then the fact behind it. */
export const returnHighlights = async (
  chart: TropicalChart,
  natal: TropicalChart,
  toNatal: readonly Contact<AspectPoint>[],
  reader: ForecastReader,
): Promise<string[]> => {
  const { child } = reader
  const [texts, parents, form] = await concurrently(
    () => corpus('western-return'),
    () => corpus('child-western-return'),
    () => formFinder(reader.years, () => corpus('elder-western-chapter')),
  )
  const textOf = (cell: Cell) => fillWords(variants(cell)[0]!.text, child === null ? {} : { child })
  const [your, owner] = [houseOwner(reader), ownerOf(reader)]
  const inHouse = (house: HouseNumber) => `in ${your} ${ordinalInWords(house)} house`
  const rising = signOf(chart.ascendant)
  const ruler = chart.point[rulerOf(rising)]
  const { Sun: sun, Moon: moon } = chart.point
  const natalHouse = houseOf(chart.ascendant, natal.houses)
  const angles = [
    ['Ascendant', chart.ascendant],
    ['Midheaven', chart.midheaven],
    ['Descendant', chart.ascendant + 180],
    ['lower meridian', chart.midheaven + 180],
  ] as const
  const ten = chart.points.filter(({ name }) => (PLANETS as readonly string[]).includes(name))
  // The lights and the ruler of the return have texts by house.
  const angular = ten.flatMap((point) => {
    if (point.house !== null && [sun, moon, ruler].includes(point)) return []
    const near = angles
      .map(([name, at]) => ({ name, orb: separation(point.longitude, at) }))
      .filter(({ orb }) => orb <= ANGULAR)
      .sort((a, b) => a.orb - b.orb)[0]
    return near ? [{ point, ...near }] : []
  })
  const signposts: Signpost[] = [
    { name: 'the Sun', house: sun.house as HouseNumber | null },
    { name: `the ruler ${withArticle(ruler.name)}`, house: ruler.house as HouseNumber | null },
    { name: 'the Moon', house: moon.house as HouseNumber | null },
  ].filter(({ name }) => name !== 'the ruler the Sun' && name !== 'the ruler the Moon')
  const subject = leadingSubject(signposts)
  /** True for a point that stands for the subject of the year; the others are left to the chart. */
  const leads = ({ house }: { readonly house: number | null }) =>
    house !== null && SUBJECT_OF[house as HouseNumber] === subject
  const returnText = (light: 'sun' | 'moon', house: HouseNumber) =>
    textOf(child === null ? form(['return', light, house], texts[light][house]) : parents[light][house])
  const others = toNatal.filter(
    ({ a, b, aspect }) =>
      !(a.name === 'Sun' && b.name === 'Sun') && PLANETS.some((planet) => planet === a.name) && ASPECTS[aspect].major,
  )
  const closest = others.find(({ b }) => PERSONAL.includes(b.name)) ?? others[0]
  return [
    ...returnArgument(signposts, subject, reader),
    `${textOf(child === null ? form(['return', 'rising', signName(rising)], texts.rising[signName(rising)]) : parents.rising[signName(rising)])} The reason: ${signName(rising)} rises in ${your} return${natalHouse === null ? '' : `, ${inHouse(natalHouse as HouseNumber).replace('house', 'natal house')}`}.`,
    ...(leads(sun) ? [returnText('sun', sun.house as HouseNumber)] : []),
    ...(leads(moon) ? [returnText('moon', moon.house as HouseNumber)] : []),
    // The leader of the year is the lord of the profection; this planet rules only the return.
    ...(ruler.house === null
      ? [
          `${upperFirst(withArticle(ruler.name))}, which rules ${signName(rising)}, stands in ${signName(signOf(ruler.longitude))} in ${your} return.`,
        ]
      : !leads(ruler)
        ? []
        : [
            `${child === null ? RULER_IN_HOUSE[ruler.house as HouseNumber] : fillWords(RULER_IN_HOUSE_OF_CHILD[ruler.house as HouseNumber], { child })} ${upperFirst(withArticle(ruler.name))}, which rules ${signName(rising)}, stands ${inHouse(
              ruler.house as HouseNumber,
            ).replace('house', 'return house')}.`,
          ]),
    ...angular
      .sort((a, b) => a.orb - b.orb)
      .slice(0, MOST_ANGULAR)
      .map(
        ({ point, name }) =>
          `${child === null ? AT_ANGLE[point.name as Planet] : fillWords(AT_ANGLE_OF_CHILD[point.name as Planet], { child })} ${upperFirst(withArticle(point.name))} stands at the ${name} of ${your} return.`,
      ),
    ...(closest
      ? [
          `The return touches ${owner} birth chart most closely in ${matterOfPoint(closest.b.name, reader)}: its ${contactInWords(
            closest,
          )
            .replace(/^the /, '')
            .replace(
              / (?:the )?(\S+(?: Node)?)$/,
              ` ${owner} $1`,
            )}, ${NEAREST[effectiveNature(closest)][child === null ? 0 : 1]}.`,
        ]
      : []),
    surenessText(chart.ascendant, reader),
  ]
}

/** Closer than this to the edge of its sign (degrees), the rising sign of a return changes within some minutes of birth time. */
const EDGE = 4

/** How far the highlights depend on the minute of birth. */
const surenessText = (ascendant: Tropical, { child }: ForecastReader): string => {
  const sign = signOf(ascendant)
  const degree = degreeInSign(ascendant, sign)
  const isEdge = Math.min(degree, 30 - degree) < EDGE
  const other = signName(signAt(sign + (degree < 15 ? 11 : 1)))
  const whose = child === null ? 'your birth time' : `the birth time of ${child}`
  return isEdge
    ? `The rising sign is the least certain part: if ${whose} is some minutes out, ${other} rises in the return instead of ${signName(sign)}.`
    : `The rising sign of the return holds if ${whose} is right to about five minutes, and the aspects hold in any case.`
}
