import { NADI_AREAS, NADI_RULES, type NadiArea, type NadiRule, nadiSignificators } from '../../jyotish/bnn/areas.ts'
import { NADI_BANDS, nadiBandOf } from '../../jyotish/bnn/school.ts'
import { professionsOf } from '../../jyotish/bnn/significations.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { distinct, oneOf, rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence } from '../shared/inputs.ts'
import { decimals, Graha, hundredths } from '../shared/shapes.ts'
import { areaCorpora, indicationFacts } from './parts/area-indications.ts'
import { NadiBirth, NadiLink, nadiHead, nadiHeadFields, nadiLinkRow, openNadi } from './parts/nadi.ts'
import { placeWords, standingIn } from './parts/nadi-texts.ts'

const RULES = [...new Set(Object.values(NADI_RULES).flat())] as [string, ...string[]]

/** The object of each rule, after "there is no". */
const SOUGHT: Record<NadiRule, string> = {
  earning: 'planet in the sign after Saturn',
  past: 'planet in the sign before Saturn',
  colour: 'planet in the direction of Saturn',
  partners: 'planet across from Saturn',
  with_jupiter: 'link with Jupiter',
  with_mercury: 'link with Mercury',
  with_moon: 'link with the Moon',
  with_ketu: 'link with Ketu',
  with_rahu: 'link with Rahu',
  with_saturn: 'link with Saturn',
  with_sun: 'link with the Sun',
  father_supported: 'friend linked to the Sun',
  father_afflicted: 'enemy linked to the Sun',
  mother_supported: 'friend linked to the Moon',
  mother_afflicted: 'enemy linked to the Moon',
  moon_with_rahu: 'link of the Moon with Rahu',
  venus_with_rahu: 'link of Venus with Rahu',
  movable: 'Moon or Venus in a movable sign that Rahu is linked to',
}

const AREA_LABELS: Record<NadiArea, string> = {
  career: 'work',
  wealth: 'money',
  marriage: 'marriage',
  children: 'children',
  education: 'learning',
  parents: 'parents',
  foreign: 'life abroad',
  spirituality: 'the inner life',
}

export default capability({
  slug: 'bnn-life-areas',
  title: 'Areas of life by the nadi school',
  summary: 'Eight areas of life by the links of their significators, and fields of work with weights.',
  weight: 'heavy',
  method:
    'The rules are those of Bhrigu Nandi Nadi as taught by R. G. Rao. Career is read from Saturn: sign 2 from it shows the manner of earning, 12 the origin, 1, 5 and 9 the character, 7 the partners. Marriage is read from Venus (in a woman’s chart from Mars), wealth from Venus, children from Jupiter, education from Mercury, parents from the Sun and Moon, foreign matters from Rahu, spirituality from Ketu. The score is that of the significator in bnn-karakas, for parents the mean of two; it is good from 30 up and weak from -30 down. Each planet linked to Saturn shares its weight equally among its professions, and all shares add up to 1. The numbers are this service’s own; one source takes the profession from the planet after Saturn alone.',
  input: NadiBirth,
  data: t.Object({
    ...nadiHeadFields,
    areas: rows(
      t.Object({
        area: oneOf(NADI_AREAS),
        significator: t.Array(Graha, { minItems: 1, maxItems: 2 }),
        key_links: t.Array(NadiLink, { description: 'Links of the significator, the heaviest first.' }),
        indications: t.Array(
          t.Object({
            rule: oneOf(RULES, { description: 'Rule for the area.' }),
            holds: t.Boolean(),
            text: t.String(),
            fact_ids: FactIds,
          }),
        ),
        score: t.Number({ minimum: -100, maximum: 100 }),
        band: oneOf(NADI_BANDS),
      }),
      8,
    ),
    professions: t.Array(
      t.Object({
        field: t.String(),
        weight: t.Number({ minimum: 0, maximum: 1 }),
        from: distinct(Graha, { description: 'Planets linked to Saturn that indicate the field of work.' }),
      }),
      { minItems: 1 },
    ),
  }),
  example: independence,
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const sex = input.sex ?? 'male'
  const texts = await areaCorpora()
  const usedSentences = new Set<string>()
  return {
    ...nadiHead(nadi),
    areas: NADI_AREAS.map((area) => {
      const significators = nadiSignificators(area, sex)
      const scores = significators.map((graha) => standingIn(graha, nadi).score)
      const score = hundredths(scores.reduce((sum, each) => sum + each, 0) / scores.length)
      return {
        area,
        significator: [...significators],
        key_links: nadi.links
          .filter(({ from }) => significators.includes(from))
          .sort((a, b) => b.weight - a.weight)
          .map((link) => nadiLinkRow(link, nadi.of)),
        indications: indicationFacts(area, nadi, sex, texts).map(({ rule, told: facts }) => {
          const passages = compose(facts, { usedSentences })
          return {
            rule,
            holds: facts.length > 0,
            text:
              prose(passages) ||
              `For ${AREA_LABELS[area]} your ${joinWords(significators.map((graha) => `${graha} in ${placeWords(graha, nadi.of).sign}`))} has no ${SOUGHT[rule]}.`,
            fact_ids: factIds(passages),
          }
        }),
        score,
        band: nadiBandOf(score),
      }
    }),
    professions: professionsOf(nadi.links).map(({ field, weight, from }) => ({
      field,
      weight: decimals(weight),
      from,
    })),
  }
})
