/**
 * Rules that describe the same matter in opposite ways, side against side. source: B. V. Raman, Three Hundred Important
 * Combinations, whose results of the two sides exclude each other
 */
const OPPOSITES: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['krishanga'], ['deha_sthulya', 'deha_pushti']],
  [['jada', 'vakchalana', 'asatyavadi'], ['vagmi']],
  [['kapata', 'asatyavadi', 'vanchana_chora'], ['nishkapata']],
  [['bandhu_tyakta'], ['bandhu_pujya']],
  [['griha_nasha'], ['griha', 'ayatna_griha', 'vichitra_saudha']],
  [['aputra'], ['suputra', 'bahuputra', 'eka_putra']],
  [['eka_putra'], ['bahuputra']],
  [['early_marriage'], ['late_marriage', 'marriage_denial']],
  [['satkalatra'], ['bharya_heena', 'two_marriages', 'many_marriages', 'marriage_denial']],
  [['matru_nasha'], ['matru_sneha', 'matru_dirghayu']],
  [['sodara_nasha'], ['bhratru_vriddhi']],
  [
    ['mati_bhramana', 'jada'],
    ['tivra_buddhi', 'buddhi_maturya'],
  ],
  [['rogagrasta'], ['sharira_saukhya', 'deha_pushti']],
  [['apakirti'], ['amala', 'amala_moon', 'chamara']],
]

interface Weighed {
  readonly id: string
  readonly strength: number
}

const oppositesOf = (id: string): readonly string[] =>
  OPPOSITES.flatMap(([one, other]) => (one.includes(id) ? other : other.includes(id) ? one : []))

/** The yogas without the weaker of two that contradict each other. Of two with the same strength both are left out. */
export const withoutContradictions = <Y extends Weighed>(yogas: readonly Y[]): Y[] => {
  const strengthOf = new Map(yogas.map(({ id, strength }) => [id, strength]))
  return yogas.filter(({ id, strength }) =>
    oppositesOf(id).every((opposite) => (strengthOf.get(opposite) ?? -1) < strength),
  )
}
