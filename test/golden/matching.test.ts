import { describe, expect, test } from 'bun:test'
import { varnaOf } from '../../src/jyotish/avakhada.ts'
import { ashtakoot } from '../../src/jyotish/kootas/ashtakoot.ts'
import { profileOfPada, sideOfStar } from '../../src/jyotish/kootas/profiles.ts'
import type { Koota } from '../../src/jyotish/kootas/tables.ts'
import { tamilPorutham } from '../../src/jyotish/kootas/ten-porutham.ts'
import { ATTRIBUTES, NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import golden from './matching.json' with { type: 'json' }

const TOLD: readonly Koota[] = ['varna', 'vashya', 'gana', 'tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi']

const pairs = golden.rows.map(([groomStar, groomPada, brideStar, bridePada, ...items]) => {
  const groom = { nakshatra: groomStar! - 1, pada: groomPada! }
  const bride = { nakshatra: brideStar! - 1, pada: bridePada! }
  const peer = Object.fromEntries(TOLD.map((koota, at) => [koota, items[at]!])) as Record<Koota, number>
  return { groom, bride, peer, ours: ashtakoot(groom, bride).scores, turned: ashtakoot(bride, groom).scores }
})
type Pair = (typeof pairs)[number]

const signOf = ({ nakshatra, pada }: Pair['groom']) => profileOfPada(nakshatra, pada).sign
const yoniOf = ({ nakshatra }: Pair['groom']) => ATTRIBUTES[NAKSHATRAS[nakshatra]!].yoni
const alike = (same: (pair: Pair) => boolean) => pairs.filter(same).length

describe('Ashtakoot beside PyJHora', () => {
  test('graha maitri and nadi are the same', () => {
    expect(pairs.length).toBe(329)
    for (const { ours, peer } of pairs) {
      expect(ours.graha_maitri).toBe(peer.graha_maitri)
      expect(ours.nadi).toBe(peer.nadi)
    }
  })

  test('yoni is the same but for horse with deer, to which it gives 1', () => {
    for (const { groom, bride, ours, peer } of pairs) {
      const horseAndDeer = [yoniOf(groom), yoniOf(bride)].sort().join() === 'Deer,Horse'
      expect(peer.yoni).toBe(horseAndDeer ? 1 : ours.yoni)
    }
  })

  test('bhakoot is the same but for a groom in Cancer with a bride in Aquarius, 6/8, to which it gives 7', () => {
    for (const { groom, bride, ours, peer } of pairs) {
      const slip = SIGNS[signOf(groom)] === 'Cancer' && SIGNS[signOf(bride)] === 'Aquarius'
      expect(peer.bhakoot).toBe(slip ? 7 : ours.bhakoot)
    }
  })

  test('it pays tara for the harmful remainders', () => {
    for (const { ours, peer } of pairs) expect(peer.tara).toBe(3 - ours.tara)
  })

  test('its gana has groom and bride exchanged', () => {
    for (const { turned, peer } of pairs) expect(peer.gana).toBe(turned.gana)
  })

  test('its varna ranks Shudra above Vaishya', () => {
    const rank = { Brahmin: 4, Kshatriya: 3, Shudra: 2, Vaishya: 1 }
    for (const { groom, bride, peer } of pairs)
      expect(peer.varna).toBe(rank[varnaOf(signOf(groom))] >= rank[varnaOf(signOf(bride))] ? 1 : 0)
  })

  // Vashya tables differ from author to author; ours holds the commonest value of each cell. The peer halves Sagittarius and
  // Capricorn by the pada of the star, whichever star it is, where we take the middle of the sign.
  test('vashya is that of its own table, by its own halves', () => {
    const classOf = (person: Pair['groom']) => {
      const sign = SIGNS[signOf(person)]!
      const [first, second] = golden.peer_vashya.halves[sign as 'Sagittarius'] ?? []
      return (person.pada <= 2 ? first : second) ?? golden.peer_vashya.signs[sign as 'Aries']
    }
    const place = (person: Pair['groom']) => golden.peer_vashya.order.indexOf(classOf(person))
    for (const { groom, bride, peer } of pairs)
      expect(peer.vashya).toBe(golden.peer_vashya.scores[place(groom)]![place(bride)]!)
  })

  test('how often a koota agrees as it stands', () => {
    const rates = Object.fromEntries(
      TOLD.map((koota) => [koota, alike(({ ours, peer }) => ours[koota] === peer[koota])]),
    )
    expect(rates).toEqual({
      varna: 291,
      vashya: 168,
      gana: 171,
      tara: 205,
      yoni: 324,
      graha_maitri: 329,
      bhakoot: 327,
      nadi: 329,
    })
  })
})

describe('the ten poruthams beside PyJHora, method South', () => {
  const place = (name: string) => golden.south_columns.indexOf(name)
  const met = (porutham: 'mahendra' | 'vasya') =>
    pairs.map(({ groom, bride }) =>
      Number(tamilPorutham(porutham, sideOfStar(groom), sideOfStar(bride)).grade === 'uttama'),
    )

  // It grades yes or no. Its gana, yoni, rasi and lords follow other lists; rajju, stree deergha, vedha and dina are not told.
  test.each(['mahendra', 'vasya'] as const)('%s is met where ours is uttama', (porutham) => {
    expect(met(porutham)).toEqual(golden.south.map((row) => row[place(porutham)]!))
  })
})
