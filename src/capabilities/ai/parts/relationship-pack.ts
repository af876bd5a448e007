import { isoInWords, sentenceCase } from '../../../ai/wording.ts'
import { manglikRule } from '../../../jyotish/doshas/manglik.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { karakaOf } from '../../../jyotish/jaimini/karakas.ts'
import { judgedDosha } from '../../../jyotish/rules/dosha-rule.ts'
import { judged } from '../../../jyotish/rules/yoga-rule.ts'
import { dateText } from '../../../time/iso.ts'
import type { World } from '../../capability.ts'
import vivahaYogas from '../../doshas-yogas/vivaha-yogas.ts'
import type { BirthWithNodeInput } from '../../vocabulary/inputs.ts'
import { packFact } from './chart-facts.ts'
import { adviceOf, areaSentences, houseParagraph, lifeOf, periodSentence, reasonFacts } from './life.ts'
import { forMinors, gathered, type Reader, say, Telling } from './pack.ts'
import { lower } from './question-pack.ts'

/** The facts of a reading on love and partnership, and its composed text. */

export const STATUSES = ['single', 'dating', 'married', 'separated', 'unspecified'] as const
export type Status = (typeof STATUSES)[number]

const STATUS_ADVICE: Record<Status, string> = {
  single: 'Go where people with your interests go, and go more than once. Let friends know that you are looking.',
  dating: 'Speak of what each of you hopes for before a year has passed. Meet one another’s friends early.',
  married: 'Keep one evening a week for the two of you. Praise in company, and criticise at home.',
  separated:
    'Settle papers and money in writing before feelings. Give the next tie time; it will not be better for being sooner.',
  unspecified:
    'Say what you need in plain words, once, and listen to the answer. Kindness in small things carries most of it.',
}
const SAFETY =
  'If somebody hurts or threatens you, your safety comes first: speak to someone you trust, and to a local helpline or the emergency number. No chart asks anybody to bear it.'
/** Words of somebody who is hurt at home. */
export const isAbuse = (text: string): boolean =>
  /\b(hit(s|ting)?|beat(s|en|ing)?|slap\w*|chok\w*|punch\w*|kick\w*|abus\w*|violen\w*|threat\w*|rape\w*|assault\w*|afraid of (him|her|my)|scared of (him|her|my)|hurts? me|forc(es|ed) me|locks? me)\b/i.test(
    text,
  )

interface Asked {
  readonly birth: BirthWithNodeInput
  readonly years: number
  readonly status: Status
  readonly situation: string
}

const MOST_WINDOWS = 4

export const relationshipPack = async (reader: Reader, { birth, years, status, situation }: Asked, world: World) => {
  const { day, age, minor } = reader
  const life = await lifeOf(reader, world)
  const { tell, verdicts, rules, passages, times, chart } = life
  const current = times.current()
  const abused = isAbuse(situation)
  const ascendant = tell.ascendant()
  const moon = tell.sign('Moon')
  const common = [
    ascendant,
    moon,
    tell.house('Moon'),
    tell.star('Moon'),
    ...current,
    ...tell.placements(),
    ...tell.dignities(),
  ]
  const capabilities = ['planet-positions', 'planetary-dignity', 'vimshottari-dasha']
  if (minor) {
    const facts = forMinors(gathered([...common, life.read('family').band], 80))
    const sections = ['how_you_love', 'guidance'] as const
    const compose = () => {
      const telling = new Telling(facts)
      telling
        .section('how_you_love')
        .paragraph(say(`Your Moon is in ${moon.value}, and your ascendant is ${ascendant.value}.`, moon, ascendant))
        .paragraph(passages.moon('nature', moon))
        .paragraph(passages.moon('strength', moon))
      telling.section('guidance').paragraph(abused && say(SAFETY), adviceOf(life.read('family')))
      return telling.sections
    }
    return { facts, minor, capabilities, sections, compose }
  }

  const romance = life.read('romance')
  const marriage = life.read('marriage')
  const vivaha = await vivahaYogas.compute({ ...birth, from_date: dateText(day), years }, world)
  const windows = vivaha.windows.slice(0, MOST_WINDOWS).map(({ start, end, dasha, score }, at) => {
    const [from, to] = [start.slice(0, 10), end.slice(0, 10)]
    const claim = (relation: 'start' | 'end', object: string) => ({
      ...{ chart: 'D1' as const, person: 'you' as const, subject: `window ${at + 1}`, relation, object },
    })
    return packFact(
      `vivaha.window.${at + 1}`,
      'dasha',
      `A window for partnership runs from ${isoInWords(from)} to ${isoInWords(to)}, in the ${dasha.antardasha} antardasha.`,
      score,
      'doshas-yogas/vivaha-yogas',
      [
        claim('start', from),
        claim('end', to),
        {
          ...{ chart: 'D1', person: 'you', subject: `${dasha.mahadasha}/${dasha.antardasha}`, relation: 'antardasha' },
          object: from <= dateText(day) ? 'running' : 'coming',
        },
        {
          ...{ chart: 'D1', person: 'you', subject: `${dasha.mahadasha}/${dasha.antardasha}`, relation: 'start' },
          object: from,
        },
        {
          ...{ chart: 'D1', person: 'you', subject: `${dasha.mahadasha}/${dasha.antardasha}`, relation: 'end' },
          object: to,
        },
      ],
      3.5,
    )
  })
  const manglik = tell.dosha(judgedDosha(manglikRule({ includeSecond: true, age }), rules))
  const dara = karakaOf('dara', chart) as Graha
  const facts = gathered(
    [
      ...common,
      ...[romance.band, marriage.band, ...romance.facts, ...marriage.facts],
      ...reasonFacts(romance, 6),
      ...reasonFacts(marriage, 6),
      ...windows,
      manglik,
      ...[tell.darakaraka(), tell.sign(dara), tell.house(dara), tell.vargaLagna('D9')],
      ...tell.varga('D9', 'Venus'),
      ...tell.varga('D9', 'Jupiter'),
      ...verdicts
        .filter(({ rule, cancelled }) => rule.group === 'vivaha' && !cancelled)
        .slice(0, 6)
        .map(({ rule }) => tell.yoga(judged(rule, rules))),
    ],
    120,
  )
  const compose = () => {
    const telling = new Telling(facts)
    const venus = tell.sign('Venus')
    telling
      .section('how_you_love')
      .paragraph(...areaSentences(romance))
      .paragraph(say(venus.text, venus), passages.planetInSign('Venus', venus))
      .paragraph(passages.moon('nature', moon))
    telling.section('partner_qualities')
    const office = tell.darakaraka()
    const lord = tell.lordHouse(7)
    telling
      .paragraph(...vivaha.spouse.nature.slice(0, 3).map(({ text }) => say(text, lord, tell.lord(7))))
      .paragraph(say(office.text, office), say(tell.house(dara).text, tell.house(dara)))
    houseParagraph(telling, life, 'marriage')
    telling
      .section('patterns')
      .paragraph(...areaSentences(marriage))
      .paragraph(...marriage.helps.slice(1, 3).map(({ text, facts: shown }) => say(`${sentenceCase(text)}.`, ...shown)))
      .paragraph(passages.planetInHouse('Venus', tell.house('Venus')))
    telling
      .section('challenges')
      .paragraph(
        ...marriage.burdens
          .slice(1, 3)
          .map(({ text, facts: shown }, at) =>
            say(at === 0 ? `What asks for care: ${lower(text)}.` : `${sentenceCase(text)}.`, ...shown),
          ),
        say(
          manglik.value === 'absent'
            ? 'Manglik dosha is absent from your chart.'
            : manglik.value === 'cancelled'
              ? 'Manglik dosha is formed in your chart, but cancelled: the tradition has reasons that take it away.'
              : `${manglik.text} It is read as heat in close quarters, and as a reason to choose slowly, not as a bar.`,
          manglik,
        ),
      )
    telling.paragraph(passages.moon('care', moon))
    telling.section('timing').paragraph(periodSentence(life, current))
    telling.paragraph(
      ...(windows.length > 0
        ? windows.slice(0, 3).map((window) => say(window.text, window))
        : [say('In these years the chart does not single out a window for partnership.', current[1]!, current[3]!)]),
    )
    telling.paragraph(passages.mahadasha(times.running.maha.ruler, current[0]!))
    telling
      .section('guidance')
      .paragraph(abused && say(SAFETY))
      .paragraph(say(STATUS_ADVICE[status]))
      .paragraph(adviceOf(marriage))
    return telling.sections
  }
  return {
    facts,
    minor,
    sections: null,
    capabilities: [
      ...capabilities,
      ...[
        'planetary-aspects',
        'divisional-charts',
        'ashtakavarga',
        'vivaha-yogas',
        'manglik-dosha',
        'chara-karakas',
        'double-transit',
      ],
    ],
    compose,
  }
}
