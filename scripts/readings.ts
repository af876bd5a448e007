// Prints the numbers of passages, words and distinct sentences of each topic of the corpus, and the totals.
import { CORPUS_NAMES, corpus } from '../src/readings/corpora.ts'
import { sentencesOf, type Topic, topicPassages } from '../src/readings/passage.ts'

const figuresOf = (texts: readonly string[]) => ({
  passages: texts.length,
  words: texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0),
  sentences: new Set(texts.flatMap(sentencesOf)).size,
})

const topics = await Promise.all(
  CORPUS_NAMES.map(async (name) => ({
    name: name as string,
    texts: topicPassages((await corpus(name)) as Topic).map(({ passage }) => passage.text),
  })),
)
const rows = [...topics, { name: 'all', texts: topics.flatMap(({ texts }) => texts) }]
for (const { name, texts } of rows) {
  const { passages, words, sentences } = figuresOf(texts)
  console.log([name.padEnd(20), ...[passages, words, sentences].map((figure) => String(figure).padStart(7))].join(' '))
}
