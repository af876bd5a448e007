import { type Ashtakoot, percentage } from '../../../jyotish/kootas/ashtakoot.ts'
import type { overallMatch } from '../../../jyotish/kootas/report.ts'
import { ASHTAKOOT_MAXIMUM } from '../../../jyotish/kootas/tables.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import type { Papa } from '../../../jyotish/papasamya.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import type { FamilyTexts, OpenStrain } from './family-texts.ts'
import type { ManglikCouple } from './manglik.ts'
import { bearerOf, heavierOf, MUHURTA, type Sides, words } from './report-matches.ts'
import { fact, matchSection } from './report-sections.ts'

// The closing sections of a report on a match: what families do, and the conclusion.

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
    'What families do about it',
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
