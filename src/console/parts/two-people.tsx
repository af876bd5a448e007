import { people, person } from '../people.ts'
import { linkTo, option, setOption } from '../route.ts'
import { say, type Word } from '../words/index.ts'
import { Select } from './controls.tsx'

/** The two that a view is about: whoever is looked at, and one more of those that are kept. */
export const pairNow = () => {
  const known = [...(person.value ? [person.value] : []), ...people.value.filter(({ id }) => id !== person.value?.id)]
  const named = (id: string) => known.find((each) => each.id === id)
  const first = named(option('a', '')) ?? known[0] ?? null
  const second = named(option('b', '')) ?? known.find((each) => each !== first) ?? null
  return { known, first, second }
}

export const PairChoice = ({ titles }: { titles: readonly [Word, Word] }) => {
  const { known, first, second } = pairNow()
  const choices = known.map(({ id, name, date }) => [id, name || date] as const)
  return (
    <div class="controls">
      <Select label={say(titles[0])} value={first?.id ?? ''} choices={choices} onChange={(id) => setOption('a', id)} />
      <Select label={say(titles[1])} value={second?.id ?? ''} choices={choices} onChange={(id) => setOption('b', id)} />
      <button
        type="button"
        class="plain"
        onClick={() => {
          const [a, b] = [second?.id ?? null, first?.id ?? null]
          setOption('a', a)
          setOption('b', b)
        }}
      >
        {say('exchange')}
      </button>
      <a href={linkTo('person')}>{say('newPerson')}</a>
    </div>
  )
}

export const OneMissing = () => (
  <div class="empty">
    <h2>{say('secondPerson')}</h2>
    <p>{say('secondPersonText')}</p>
    <p>
      <a class="button" href={linkTo('person')}>
        {say('enterBirth')}
      </a>
    </p>
  </div>
)
