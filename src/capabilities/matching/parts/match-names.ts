import { ASHTAKOOT_VERDICTS } from '../../../jyotish/kootas/ashtakoot.ts'
import { MATCH_DOSHAS } from '../../../jyotish/kootas/doshas.ts'
import { KERALA_VERDICTS } from '../../../jyotish/kootas/kerala-porutham.ts'
import { MATCH_SYSTEMS } from '../../../jyotish/kootas/systems.ts'
import { TELUGU_VERDICTS } from '../../../jyotish/kootas/telugu.ts'
import { distinct, oneOf } from '../../../schema.ts'

export const SystemName = oneOf(MATCH_SYSTEMS, { $id: 'MatchSystem', description: 'System of matching.' })

export const AnyVerdict = oneOf(
  [...new Set([...ASHTAKOOT_VERDICTS, ...TELUGU_VERDICTS, ...KERALA_VERDICTS])] as [string, ...string[]],
  { $id: 'MatchVerdict', description: 'Verdict of the system.' },
)

export const DoshaNames = distinct(oneOf(MATCH_DOSHAS), { description: 'Doshas that are present and not cancelled.' })
