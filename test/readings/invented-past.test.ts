import { expect, test } from 'bun:test'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { sentencesOf, type Topic, topicPassages } from '../../src/readings/passage.ts'

// A chart shows tendencies. No text tells the reader what happened in his or her life.

const PAST =
  'kept|gave|made|came|went|found|took|stood|left|built|grew|knew|learnt|taught|brought|paid|held|spent|told|spoke|chose|lost|won|saw|felt|thought|became|began|got|fought|bought|sold|wrote|met|ran|led|said|rose|fell|were|had|did|was'
const PARTICIPLE =
  'kept|given|made|come|gone|found|taken|stood|left|built|grown|known|learnt|taught|brought|paid|held|spent|told|spoken|chosen|lost|won|seen|felt|thought|become|begun|fought|bought|sold|written|met|run|led|said|risen|fallen|been|had|done|put|waited|carried'
const ADVERBS = '(?:(?:never|always|often|once|seldom|rarely|also|still|long|already|mostly|both|gladly) )*'
/** The start of a main clause. */
const CLAUSE = '(?:^|[:;,] )(?:and |because |for |since |so |but |yet |where |although |though |or )?[Yy]ou '
const CLAIMS = [
  new RegExp(
    `${CLAUSE}${ADVERBS}(?!(?:need|heed|succeed|feed|exceed|proceed|speed|bleed|shed)\\b)(?:[a-z]{2,}ed|${PAST})\\b(?! born)`,
  ),
  new RegExp(`${CLAUSE}have ${ADVERBS}(?!disciplined)(?:[a-z]{3,}ed|${PARTICIPLE})\\b(?! to\\b)`),
  /(?<!\bwho )\b(?:has|have) (?:\w+ )?(?:cost|given|made|taken|brought|taught|kept|shown|hurt|served|followed|led|helped|opened|shaped|tired) you\b/,
  /\b(?:in your youth|since you were|all your life|for a lifetime|in your (?:working|earlier) (?:life|years))\b/,
]
/** Sentences about a scene of this year, and clauses that no chart has to answer for. */
const ALLOWED = /\b(?:than you|when you|once you|what you|that you|until you|who has|nobody has|something that)\b[^.]*$/
const isClaim = (sentence: string) =>
  CLAIMS.some((claim) => claim.test(sentence) && !ALLOWED.test(claim.exec(sentence)![0]))

const TOPICS = CORPUS_NAMES.filter(
  (name) => !/^(?:western|child-western|tarot|number|mundane|matching|sky|antardasha|area-band)/.test(name),
)

test.each(TOPICS)('%s tells no past of the reader', async (name) => {
  const passages = topicPassages((await corpus(name)) as Topic)
  expect(
    passages.flatMap(({ path, passage }) =>
      sentencesOf(passage.text)
        .filter(isClaim)
        .map((sentence) => `${path.join(' ')}: ${sentence}`),
    ),
  ).toEqual([])
})

test('the patterns find the kind', () => {
  for (const claim of [
    'You refused help so often that people stopped offering it.',
    'With the Sun in your sixth house, you kept at your post.',
    'You have spent years on other people.',
    'That pride has cost you help.',
    'You have always known it.',
  ])
    expect([claim, isClaim(claim)]).toEqual([claim, true])
  for (const text of [
    'You need time.',
    'You have to wait.',
    'Because you were born under Magha, you lead.',
    'You feed birds.',
  ])
    expect([text, isClaim(text)]).toEqual([text, false])
})
