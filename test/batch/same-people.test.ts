import { expect, test } from 'bun:test'
import { createRowReader } from '../../src/batch/people.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { type NamedInput, readPeopleList } from '../../src/capabilities/matching/parts/people.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'
import { atlas, sky, worldAt } from '../world.ts'

const delhi = { datetime: '1990-01-01T10:00', timezone: 'Asia/Kolkata', latitude: 28.6, longitude: 77.2 }
/** People as they are sent over HTTP; a birth is a nested object there, and columns in a file. */
const PEOPLE: readonly { nakshatra?: string | number; pada?: number; birth?: Record<string, unknown> }[] = [
  { nakshatra: 4 },
  { nakshatra: '4' },
  { nakshatra: ' 04 ' },
  { nakshatra: 'rohini', pada: 2 },
  { nakshatra: 'Purva Phalguni', pada: 4 },
  { nakshatra: 'pubba' },
  { birth: delhi },
  { birth: { ...delhi, datetime: '1990-01-01 10:00', timezone: undefined, utc_offset: '+05:30' } },
  { birth: { ...delhi, timezone: undefined } },
  { nakshatra: 28 },
  { nakshatra: 0 },
  { nakshatra: 'Sirius' },
  { nakshatra: 'Rohini', pada: 5 },
  { nakshatra: 'Rohini', pada: 0 },
  { birth: { ...delhi, latitude: 91 } },
  { birth: { ...delhi, longitude: -181 } },
  { birth: { ...delhi, datetime: '1990-02-30T10:00' } },
  { birth: { ...delhi, datetime: '9000-01-01T10:00' } },
  { birth: { ...delhi, timezone: 'Asia/Nowhere' } },
]

test('HTTP and batch files read the same people, and reject the same fields with the same words', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'bulk-match')!
  const candidates = PEOPLE.map((person, i) => ({ id: `p${i}`, ...person }))
  const input = JSON.parse(JSON.stringify({ subject: { role: 'groom', nakshatra: 'Rohini' }, candidates })) as {
    candidates: NamedInput[]
  }
  checkInput(entry.input, input as unknown as JsonObject)
  const { rows, errors } = await readPeopleList(input.candidates, { kuja: false }, worldAt())
  const overHttp = PEOPLE.map((_, i) => {
    const row = rows.find(({ id }) => id === `p${i}`)
    const { field, message } = errors.find(({ id }) => id === `p${i}`) ?? {}
    return row
      ? { id: row.id, class: row.person.class }
      : { id: `p${i}`, field: field!.replace('birth.', ''), reason: message!.replaceAll('birth.', '') }
  })

  const read = createRowReader({ sky, atlas, ayanamsha: 'lahiri' })
  const fileRows = candidates.map(({ birth, ...person }, i) => ({ line: i + 1, record: { ...person, ...birth } }))
  const fromFile = (await read(fileRows)).map((row) => ('class' in row ? row : { ...row, line: undefined }))
  expect(fromFile).toEqual(overHttp as never)
  expect(overHttp.filter((row) => 'class' in row)).toHaveLength(9)
})
