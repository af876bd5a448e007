import { VARNAS, VASHYAS, varnaOf } from '../../../jyotish/avakhada.ts'
import { lordOf } from '../../../jyotish/grahas.ts'
import { ASHTAKOOT_VERDICTS, type Ashtakoot } from '../../../jyotish/kootas/ashtakoot.ts'
import { CANCELLING_RULES, type DoshaVerdict, MATCH_DOSHAS, MATCH_SEVERITIES } from '../../../jyotish/kootas/doshas.ts'
import { GRADE_SCORE, PORUTHAM_GRADES } from '../../../jyotish/kootas/grades.ts'
import { KOOTA_RESULTS, kootaTexts, poruthamNote, poruthamValue } from '../../../jyotish/kootas/koota-texts.ts'
import { PORUTHAMS, type Porutham, type PoruthamVerdict } from '../../../jyotish/kootas/poruthams.ts'
import { allEqual, attributesOf, SEXES, type Side, yoniSexOf } from '../../../jyotish/kootas/profiles.ts'
import { ASHTAKOOT_MAXIMUM, KOOTAS, type Koota } from '../../../jyotish/kootas/tables.ts'
import { GANAS, NADIS, NAKSHATRAS, YONIS } from '../../../jyotish/nakshatras.ts'
import { TARAS, taraOf } from '../../../jyotish/panchang/stars.ts'
import { distinct, maybeTerm, nullable, oneOf, rows, t, term, wholeConstant } from '../../../schema.ts'
import { signName } from '../../../zodiac/signs.ts'
import { MatchClause } from '../../shared/rule-book.ts'
import { Lord, Pada, Sign, SignNumber, Star, StarNumber } from '../../shared/shapes.ts'

export const KootaName = oneOf(KOOTAS as readonly [Koota, ...Koota[]], {
  $id: 'KootaName',
  description: 'One of the eight kootas.',
})
export const Total36 = t.Number({ minimum: 0, maximum: ASHTAKOOT_MAXIMUM, multipleOf: 0.5 })
export const Maximum36 = wholeConstant(ASHTAKOOT_MAXIMUM)
export const Percentage = t.Number({
  minimum: 0,
  maximum: 100,
  description: 'Percentage of the maximum, with one decimal.',
})
export const AshtakootVerdict = oneOf(ASHTAKOOT_VERDICTS)
export const MaybePada = nullable(Pada)

/** The class of a side: varna, yoni, lord, ...; several if the nakshatra spans two signs. */
const KootaValue = maybeTerm(
  ['Varna', 'Vashya', 'Star', 'Yoni', 'Graha', 'Gana', 'Sign', 'Nadi', 'Tara', 'AnimalAndSex', 'Alternative'],
  {
    description: 'Class of the side: its varna, yoni, lord of the Moon sign and so on.',
  },
)
const kootaFields = {
  koota: KootaName,
  score: t.Number({ description: 'Points of the koota, in steps of 0.5.' }),
  maximum: t.Integer(),
  groom_value: KootaValue,
  bride_value: KootaValue,
  result: oneOf(KOOTA_RESULTS),
  note: t.String(),
}
export const KootaRows = rows(
  t.Object(kootaFields, { $id: 'KootaRow', description: 'One of the eight kootas, with points.' }),
  KOOTAS.length,
)
export const kootaRowOf = <F extends object>(further: F) => ({ ...kootaFields, ...further })

export const kootaRows = (groom: Side, bride: Side, match: Ashtakoot) =>
  kootaTexts(groom, bride, match).map(({ groomValue, brideValue, rule: _rule, ...row }) => ({
    koota: row.koota,
    score: row.score,
    maximum: row.maximum,
    groom_value: groomValue,
    bride_value: brideValue,
    result: row.result,
    note: row.note,
  }))

const doshaFields = { name: oneOf(MATCH_DOSHAS), present: t.Boolean(), cancelled: t.Boolean() }
const Severity = oneOf(MATCH_SEVERITIES)
export const DoshaRow = t.Object(
  {
    ...doshaFields,
    cancellations: distinct(oneOf(CANCELLING_RULES), { description: 'Names of applicable rules.' }),
    severity: Severity,
  },
  { $id: 'MatchDosha', description: 'A fault of the match.' },
)
export const DoshaRowWithText = t.Object({
  ...doshaFields,
  cancellations: t.Array(MatchClause),
  severity: Severity,
})
export const doshaRow = ({ name, present, cancelled, cancellations, severity }: DoshaVerdict) => ({
  name,
  present,
  cancelled,
  cancellations,
  severity,
})

const YoniAndSex = t.Object(
  { animal: term(YONIS), sex: oneOf(SEXES, { description: 'Sex of the animal.' }) },
  { $id: 'YoniAndSex', description: 'Nakshatra animal.' },
)
export const profileFields = {
  nakshatra: Star,
  nakshatra_number: StarNumber,
  pada: MaybePada,
  moon_sign: nullable(Sign),
  moon_sign_number: nullable(SignNumber),
  moon_sign_lord: nullable(Lord),
  varna: nullable(term(VARNAS)),
  vashya: nullable(term(VASHYAS)),
  yoni: YoniAndSex,
  gana: term(GANAS),
  nadi: term(NADIS),
  tara_from_partner: nullable(
    term(TARAS, { description: 'Tara from the partner’s nakshatra; null without a partner.' }),
  ),
}
export const Profile = t.Object(profileFields, {
  $id: 'KootaProfile',
  description: 'Sign-dependent fields are null if the nakshatra spans two signs and no pada was given.',
})

/** The value shared by all profiles, or null. */
const certain = <T>(values: readonly T[]): T | null => (allEqual(values) ? values[0]! : null)

/** The Moon sign, if nakshatra and pada determine it. */
export const certainSign = (side: Side) => certain(side.profiles.map(({ sign }) => sign))

export const signOfMoonFields = (side: Side) => {
  const sign = certainSign(side)
  return {
    moon_sign: sign === null ? null : signName(sign),
    moon_sign_lord: sign === null ? null : lordOf(sign),
  }
}

export const profileRow = (side: Side, partner: Side | null) => {
  const sign = certainSign(side)
  const { yoni, gana, nadi } = attributesOf(side)
  const { moon_sign, moon_sign_lord } = signOfMoonFields(side)
  return {
    nakshatra: NAKSHATRAS[side.nakshatra]!,
    nakshatra_number: side.nakshatra + 1,
    pada: side.pada,
    moon_sign,
    moon_sign_number: sign === null ? null : sign + 1,
    moon_sign_lord,
    varna: certain(side.profiles.map((profile) => varnaOf(profile.sign))),
    vashya: certain(side.profiles.map(({ vashya }) => vashya)),
    yoni: { animal: yoni, sex: yoniSexOf(side) },
    gana,
    nadi,
    tara_from_partner: partner && taraOf(partner.nakshatra + 1, side.nakshatra + 1).name,
  }
}

export const PoruthamRow = t.Object(
  {
    porutham: oneOf(PORUTHAMS, { $id: 'PoruthamName', description: 'One of the ten poruthams.' }),
    grade: oneOf(PORUTHAM_GRADES, {
      $id: 'PoruthamGrade',
      description: 'Grade: uttama gives full points, madhyama half, adhama none.',
    }),
    score: t.Number({ minimum: 0, maximum: 1 }),
    maximum: t.Integer({ description: 'Maximum points; 0 if the check adds nothing to the total.' }),
    essential: t.Boolean(),
    groom_value: KootaValue,
    bride_value: KootaValue,
    exception: nullable(t.String({ description: 'Exception behind the grade; null without one.' })),
    note: t.String(),
  },
  { $id: 'PoruthamRow', description: 'One of the ten poruthams, graded.' },
)

/** `scored` is false for checks beside another system, which have no points of their own. */
export const poruthamRows = (
  groom: Side,
  bride: Side,
  poruthams: readonly PoruthamVerdict[],
  { essentials, scored = true }: { essentials: readonly Porutham[]; scored?: boolean },
) =>
  poruthams.map(({ porutham, grade, exception }) => ({
    porutham,
    grade,
    score: scored ? GRADE_SCORE[grade] : 0,
    maximum: scored ? 1 : 0,
    essential: essentials.includes(porutham),
    groom_value: poruthamValue(porutham, groom),
    bride_value: poruthamValue(porutham, bride),
    exception,
    note: poruthamNote(porutham, groom, bride),
  }))
