import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { Field, Select } from '../parts/controls.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { option, setOption } from '../route.ts'
import { translate } from '../words/index.ts'

const SPREADS = {
  'tarot-three-card': 'threeCards',
  'tarot-celtic-cross': 'celticCross',
  'tarot-horseshoe': 'horseshoe',
  'tarot-career': 'work',
  'tarot-relationship': 'relationship',
} as const
type Spread = keyof typeof SPREADS

interface TarotReading {
  seed: string
  cards: {
    position: { index: number; name: string; meaning: string }
    card: { id: string; name: string }
    reversed: boolean
    keywords: string[]
    text: string
  }[]
  summary: { text: string }
  commitment: string
  images: ({ content: string } | string)[]
}

const newSeed = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('')

/** A tarot spread. The seed of the draw is in the address, so that the same link shows the same cards. */
const Tarot = () => {
  const spread = option('spread', 'tarot-three-card') as Spread
  const seed = option('seed', '')
  const submittedQuestion = option('question', '')
  const [question, setQuestion] = useState(submittedQuestion)
  const answer = useCall<TarotReading>(
    `tarot/${spread}`,
    seed ? { seed, image: true, ...(submittedQuestion && { question: submittedQuestion }) } : null,
  )
  const drawCards = (event: Event) => {
    event.preventDefault()
    setOption('question', question.trim() || null)
    setOption('seed', newSeed())
  }
  return (
    <>
      <form class="controls" onSubmit={drawCards}>
        <Select
          label={translate('spread')}
          value={spread}
          choices={(Object.keys(SPREADS) as Spread[]).map((each) => [each, translate(SPREADS[each])] as const)}
          onChange={(value) => setOption('spread', value)}
        />
        <div class="grow">
          <Field label={translate('question')} optional>
            {(field) => (
              <input
                {...field}
                type="text"
                maxLength={300}
                value={question}
                onInput={({ currentTarget }) => setQuestion(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <button type="submit">{translate(seed ? 'drawAgain' : 'drawCards')}</button>
      </form>
      {!seed && <p class="quiet">{translate('tarotIntro')}</p>}
      <ResultPanel state={answer}>
        {({ cards, images, summary, seed: usedSeed, commitment }) => {
          const [image] = images
          const svg = typeof image === 'string' ? image : image?.content
          return (
            <div class="stack">
              {svg && (
                <figure class="spread">
                  <Drawing svg={svg} label={cards.map(({ card }) => card.name).join(', ')} />
                </figure>
              )}
              <ol class="cards">
                {cards.map(({ position, card, reversed, keywords, text }) => (
                  <li class="evidence card" key={position.index}>
                    <p class="label">
                      {position.index} · {position.name}
                    </p>
                    <h3>
                      {card.name} {reversed && <span class="badge">{translate('reversed')}</span>}
                    </h3>
                    <p class="quiet">{keywords.join(', ')}</p>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
              <p>{summary.text}</p>
              <p class="hint">
                {translate('seedNote', { seed: usedSeed })} <code>{commitment.slice(0, 16)}…</code>
              </p>
            </div>
          )
        }}
      </ResultPanel>
    </>
  )
}
export default Tarot
