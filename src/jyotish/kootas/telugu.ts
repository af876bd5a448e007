import { VARNAS, varnaOf } from '../avakhada.ts'
import { type Ashtakoot, ashtakootOf } from './ashtakoot.ts'
import { type DoshaVerdict, doshaOfPorutham, isUncancelled } from './doshas.ts'
import type { Porutham, PoruthamVerdict } from './poruthams.ts'
import type { Side } from './profiles.ts'
import { KOOTA_MAXIMA, type Koota, type Varna } from './tables.ts'
import { tamilPorutham } from './ten-porutham.ts'

// source: Telugu almanacs, vivaha pontana
export const ESSENTIAL_OF_VARNA = {
  Brahmin: 'graha_maitri',
  Kshatriya: 'gana',
  Vaishya: 'bhakoot',
  Shudra: 'yoni',
} as const satisfies Record<Varna, Koota>

// source: Telugu almanacs
export const PONTANAS = {
  varna: 'Varna pontana',
  vashya: 'Vasya pontana',
  tara: 'Tara (dina) pontana',
  yoni: 'Yoni pontana',
  graha_maitri: 'Graha maitri pontana',
  gana: 'Gana pontana',
  bhakoot: 'Rasi pontana',
  nadi: 'Nadi pontana',
} as const satisfies Record<Koota, string>

export const STAR_CHECKS = [
  'rajju',
  'vedha',
  'mahendra',
  'stree_deergha',
  'dina',
] as const satisfies readonly Porutham[]
export const TELUGU_VERDICTS = ['recommended', 'acceptable', 'not_recommended'] as const

export interface Essential {
  koota: Koota
  requiredFor: Varna | 'all'
  met: boolean
}

export interface TeluguMatch {
  ashtakoot: Ashtakoot
  essentials: Essential[]
  starChecks: PoruthamVerdict[]
  doshas: DoshaVerdict[]
  verdict: (typeof TELUGU_VERDICTS)[number]
  exact: boolean
}

/** Vivaha pontana: the 36 points, the kootas required for the bride's varna, rajju and vedha. */
export const teluguMatch = (groom: Side, bride: Side): TeluguMatch => {
  const ashtakoot = ashtakootOf(groom, bride)
  const varnas = VARNAS.filter((varna) => bride.profiles.some(({ sign }) => varnaOf(sign) === varna))
  const isMet = (koota: Koota) => ashtakoot.scores[koota] * 2 >= KOOTA_MAXIMA[koota]
  const varnaEssentials = varnas.map((varna) => ({ koota: ESSENTIAL_OF_VARNA[varna], requiredFor: varna }))
  const essentials: Essential[] = [...varnaEssentials, { koota: 'nadi' as const, requiredFor: 'all' as const }].map(
    (each) => ({
      ...each,
      met: isMet(each.koota),
    }),
  )
  const starChecks = STAR_CHECKS.map((porutham) => tamilPorutham(porutham, groom, bride))
  const [rajju, vedha] = starChecks as [PoruthamVerdict, PoruthamVerdict]
  const doshas = [
    ...ashtakoot.doshas,
    doshaOfPorutham('Rajju', rajju.grade === 'adhama'),
    doshaOfPorutham('Vedha', vedha.grade === 'adhama'),
  ]
  return {
    ashtakoot,
    essentials,
    starChecks,
    doshas,
    verdict: verdict(),
    exact: ashtakoot.exact && varnas.length === 1 && starChecks.every(({ exact }) => exact),
  }

  function verdict(): TeluguMatch['verdict'] {
    const isRuledOut = doshas.filter(({ name }) => name !== 'Bhakoot').some(isUncancelled)
    if (ashtakoot.total < 18 || isRuledOut) return 'not_recommended'
    const unmet = essentials.filter((each) => !each.met)
    if (unmet.length === 0 && rajju.grade === 'uttama') return 'recommended'
    return unmet.filter(({ koota }) => koota !== 'nadi').length <= 1 ? 'acceptable' : 'not_recommended'
  }
}
