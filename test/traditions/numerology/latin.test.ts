import { describe, expect, test } from 'bun:test'
import { parseName } from '../../../src/traditions/numerology/names.ts'

// source: ICU 72.1, uconv -x 'Any-Latin; Latin-ASCII; Lower', without marks that are not letters
const ICU: readonly (readonly [name: string, latin: string])[] = [
  ['राहुल शर्मा', 'rahula sarma'],
  ['नरेन्द्र मोदी', 'narendra modi'],
  ['अमिताभ बच्चन', 'amitabha baccana'],
  ['कृष्ण', 'krsna'],
  ['ज़ाकिर हुसैन', 'zakira husaina'],
  ['রবীন্দ্রনাথ ঠাকুর', 'rabindranatha thakura'],
  ['ਗੁਰਪ੍ਰੀਤ', 'guraprita'],
  ['સરદાર પટેલ', 'saradara patela'],
  ['ମଧୁସୂଦନ', 'madhusudana'],
  ['தமிழ்', 'tamil'],
  ['తెలుగు', 'telugu'],
  ['ಕುವೆಂಪು', 'kuvempu'],
  ['ശ്രീനിവാസ', 'srinivasa'],
  ['Лев Толстой', 'lev tolstoj'],
  ['Щербаков Юрий', 'serbakov urij'],
  ['Αριστοτέλης', 'aristoteles'],
  ['Ευκλείδης', 'eukleides'],
  ['Ψυχή', 'psyche'],
  ['김민수', 'gimminsu'],
  ['박지성', 'bagjiseong'],
  ['さくら', 'sakura'],
  ['ヒロシ', 'hiroshi'],
  ['きょうこ', 'kyouko'],
  ['しゅんすけ', 'shunsuke'],
  ['はっとり', 'hattori'],
]

describe('names in Latin letters', () => {
  test.each(ICU)('%s is %s, as in ICU', (name, latin) => {
    expect(parseName(name).words.join(' ').toLowerCase()).toBe(latin)
  })

  test('the result has the transliterated scripts and the letters without a transliteration', () => {
    expect(parseName('Лев 李小龙')).toEqual({ words: ['LEV'], scripts: ['Cyrillic'], dropped: ['李', '小', '龙'] })
    expect(parseName('Ada').scripts).toEqual([])
  })

  test('marks, case and spacing do not change a name; only hyphens separate words', () => {
    expect(parseName('ALBERT  EINSTÉIN').words).toEqual(['ALBERT', 'EINSTEIN'])
    expect(parseName("Jean-Luc O'Hara Jr.").words).toEqual(['JEAN', 'LUC', 'OHARA', 'JR'])
    expect(parseName('Straße Ærø Øyvind Łódź Đorđe Þór ıİ').words).toEqual([
      'STRASSE',
      'AERO',
      'OYVIND',
      'LODZ',
      'DORDE',
      'THOR',
      'II',
    ])
    expect(parseName('Louis XIV 14').words).toEqual(['LOUIS', 'XIV'])
    expect(parseName('MH-370', { digits: true }).words).toEqual(['MH', '370'])
  })
})
