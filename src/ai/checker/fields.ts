import { PROFESSIONS } from '../../jyotish/callings.ts'
import { isBidding, isOfReader } from './life.ts'
import { isPart } from './part.ts'
import { type Reader, wordAt, wordsOf } from './scene.ts'

/** Fields of work. */

/** Trades that a chart may point to, and others that people have. */
const TRADES: ReadonlySet<string> = new Set([
  ...Object.values(PROFESSIONS)
    .flat()
    .flatMap((field) => field.split(/ and | /)),
  ...'banking farming fishing shipping music dance painting politics journalism retail tourism trade trading'.split(
    ' ',
  ),
  ...'publishing acting advertising consulting insurance transport logistics catering cooking gardening'.split(' '),
  ...'teaching nursing surgery dentistry pharmacy psychology philosophy science research statistics'.split(' '),
])
const PLAIN_TRADES =
  /^(?:and|public|foreign|data|real|civil|labour|luxury|management|service|counsel|dealing|leadership|research|trades?)$/

export const fieldsHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const text = wordsOf(scene, 0, parts.length)
  const fields = parts.flatMap((part, at) => (isPart(part, 'field') ? [{ at, field: part.item.field }] : []))
  const told = known.claims.filter(({ relation }) => relation === 'field').map(({ object }) => object)
  const naming =
    /\b(?:fields?|kinds? of work|lines? of work|professions|occupations|callings|trades)\b/.test(text) &&
    /\b(?:points?|among|include\w*|such|suit\w*|favou?rs?|come up|belong|indicat\w*|sugges\w*|listed|named?|reach|open|your|this chart|are|is)\b/.test(
      text,
    )
  // A trade that is none of those told.
  if (
    fields.length === 0 &&
    told.length > 0 &&
    /\b(?:points?|suits?|favou?rs?|indicates?)\b/.test(text) &&
    parts.some(({ text: word }) => TRADES.has(word) && !PLAIN_TRADES.test(word))
  )
    return false
  if (fields.length === 0)
    return (
      !naming ||
      told.length === 0 ||
      parts.some((part) => isPart(part, 'pronoun')) ||
      // Advice on kinds of work is free, as long as it tells nothing of the chart.
      (isBidding(parts) && !/\bchart\b/.test(text) && !parts.some(({ text: word }) => TRADES.has(word)))
    )
  // "Offer your counsel": in advice the name of a field is a word.
  if (told.length === 0 && !naming && (isBidding(parts) || isOfReader(parts, fields[0]!.at))) {
    for (const { at } of fields) used.add(at)
    return true
  }
  if (!fields.every(({ field }) => told.includes(field))) return false
  // What is listed with a field has to be one.
  const strange = parts.some(
    (part, at) =>
      !isPart(part, 'field') &&
      ['word', 'unknown', 'life', 'delicate', 'area'].includes(part.item.is) &&
      TRADES.has(part.text) &&
      !PLAIN_TRADES.test(part.text) &&
      !/^(?:of|in)$/.test(wordAt(scene, at + 1)) &&
      (naming || /\b(?:suit|point|favou?r)/.test(text)) &&
      !isOfReader(parts, at),
  )
  if (strange) return false
  for (const { at } of fields) {
    for (const side of [-1, 1]) {
      let i = at + side
      if (!/^(?:,|and|or|&|as well as)$/.test(wordAt(scene, i))) continue
      while (/^(?:,|and|or|&|as well as|the|a)$/.test(wordAt(scene, i))) i += side
      if (parts[i] === undefined || isPart(parts[i], 'field')) continue
      const ends =
        parts[i + 1] === undefined || /^(?:,|and|is|are|as)$/.test(wordAt(scene, i + 1)) || isPart(parts[i + 1], 'stop')
      if (
        side === 1 &&
        naming &&
        ends &&
        /^(?:word|unknown|delicate|life|area)$/.test(parts[i]!.item.is) &&
        !PLAIN_TRADES.test(parts[i]!.text)
      )
        return false
    }
    used.add(at)
  }
  if (/\b(?:beginning|starting|led|headed|topped)\b/.test(text) && fields[0]!.field !== told[0]) return false
  for (const [at, part] of parts.entries())
    if (isPart(part, 'number') && /^(?:fields|lines|kinds|callings|trades)$/.test(wordAt(scene, at + 1))) {
      if (part.item.n !== told.length && part.item.n !== fields.length) return false
      used.add(at)
    }
  return !parts.some(
    (part, at) =>
      isPart(part, 'not') && (at < fields[0]!.at + 6 || fields.some((field) => field.at > at && field.at - at < 4)),
  )
}
