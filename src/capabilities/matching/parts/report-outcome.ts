import { type Ashtakoot, percentage } from '../../../jyotish/kootas/ashtakoot.ts'
import { kootaTexts } from '../../../jyotish/kootas/koota-texts.ts'
import type { overallMatch, Strain } from '../../../jyotish/kootas/report.ts'
import { ASHTAKOOT_MAXIMUM } from '../../../jyotish/kootas/tables.ts'
import type { TenPorutham } from '../../../jyotish/kootas/ten-porutham.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import type { Papa } from '../../../jyotish/papasamya.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { type FamilyTexts, type OpenStrain, SUPPORTS } from './family-texts.ts'
import type { ManglikCouple } from './manglik.ts'
import { bearerOf, heavierOf, KALAPRAKASHIKA, MUHURTA, type Sides, words } from './report-matches.ts'
import { fact, matchSection } from './report-sections.ts'

// The closing sections of a report on a match: supports, points of care, remedies and conclusion.

/** The kootas with full points, as things to build on. */
export const strengths = (
  { groom, bride }: Sides,
  match: Ashtakoot,
  { poruthams }: TenPorutham,
  { texts, say }: FamilyTexts,
) => {
  const full = kootaTexts(groom, bride, match).filter(({ result }) => result === 'full')
  const facts = [
    fact('kootas', `Kootas in full: ${full.map(({ koota }) => words(koota)).join(', ') || 'none'}.`, MUHURTA),
    fact(
      'poruthams',
      `Poruthams uttama: ${
        poruthams
          .filter(({ grade }) => grade === 'uttama')
          .map(({ porutham }) => words(porutham))
          .join(', ') || 'none'
      }.`,
      KALAPRAKASHIKA,
    ),
  ]
  return matchSection('strengths_of_match', 'What you can build on', facts, [
    full.length === 0
      ? say(texts.strong.none)
      : say(texts.strong.some, { things: joinWords(full.map(({ koota }) => SUPPORTS[koota])) }),
  ])
}

/** The text names the heaviest kootas without a point; the facts have all. */
const MOST_CARES = 3

export const cautions = (
  { groom, bride }: Sides,
  match: Ashtakoot,
  { poruthams }: TenPorutham,
  strains: readonly Strain[],
  { texts: { empty: deeds, care }, say }: FamilyTexts,
) => {
  const empty = kootaTexts(groom, bride, match).filter(({ result }) => result === 'none')
  const facts = [
    fact('kootas', `Kootas without a point: ${empty.map(({ koota }) => words(koota)).join(', ') || 'none'}.`, MUHURTA),
    fact(
      'poruthams',
      `Poruthams adhama: ${
        poruthams
          .filter(({ grade }) => grade === 'adhama')
          .map(({ porutham }) => words(porutham))
          .join(', ') || 'none'
      }.`,
      KALAPRAKASHIKA,
    ),
    fact(
      'strains',
      `Strains that nothing cancels: ${strains.map(({ name }) => name).join(', ') || 'none'}.`,
      'matching-report',
    ),
  ]
  return matchSection('cautions', 'What needs care', facts, [
    {
      text:
        empty.length === 0
          ? say(care.none)
          : empty
              .slice(-MOST_CARES)
              .map(({ koota }, i) =>
                i === 0
                  ? say(deeds[koota])
                  : say(deeds[koota]).replace(/^You have no point for ([^,]+),/, 'You have none for $1 either,'),
              )
              .join(' '),
      on: ['kootas', 'poruthams'],
    },
    ...(strains.length === 0
      ? []
      : [
          {
            text: say(care.strains, {
              strains: joinWords(strains.map(({ name }) => name)),
              each: strains.length > 1 ? 'each' : 'it',
            }),
            on: ['strains'],
          },
        ]),
  ])
}

/** The customary deeds for each strain that stands. */
export const remedies = (
  { groom, bride }: Sides,
  strains: readonly OpenStrain[],
  mars: ManglikCouple,
  papas: { groom: Papa; bride: Papa },
  { texts: { remedy }, names, say }: FamilyTexts,
) => {
  const stars = joinWords([...new Set([groom, bride].map(({ nakshatra }) => NAKSHATRAS[nakshatra]!))])
  const people = { stars, bearer: names[bearerOf(mars)], heavier: names[heavierOf(papas)] }
  return matchSection(
    'remedies',
    'Remedies by custom',
    strains.length === 0
      ? [fact('none', 'No strain stands uncancelled.', 'matching-report')]
      : strains.map((name) => fact(name, `${upperFirst(name)} stands uncancelled.`, 'matching-report')),
    strains.length === 0
      ? [`${say(remedy.none)} ${say(remedy.anyway)}`]
      : strains.map((name) => ({ text: say(remedy[name], people), on: [name] })),
  )
}

const SYSTEM_NAMES = {
  ashtakoot: 'the eight kootas',
  ten_porutham: 'the ten poruthams',
  kerala_porutham: 'the poruthams of Kerala',
  telugu: 'the Telugu count',
} as const

export const conclusion = (
  match: Ashtakoot,
  { band, score, present, refusing: systems }: ReturnType<typeof overallMatch>,
  { texts: { conclusion: passages }, say }: FamilyTexts,
) =>
  matchSection(
    'conclusion',
    'Conclusion',
    [
      fact(
        'ashtakoot',
        `Ashtakoot: ${percentage(match.total, ASHTAKOOT_MAXIMUM)} percent, ${words(match.verdict)}.`,
        MUHURTA,
      ),
      fact(
        'overall',
        `Less 10 for each of ${present.length} strains: ${score.toFixed(1)}, ${band}.`,
        'matching-report',
      ),
    ],
    [
      [
        say(passages[band]),
        ...(systems.length > 0
          ? [
              say(passages.capped, {
                systems: joinWords(systems.map((system) => SYSTEM_NAMES[system])),
                do: 'do',
              }),
            ]
          : []),
        ...(band === 'weak' ? [say(passages.proviso)] : []),
      ].join(' '),
    ],
  )
