import { people, person } from '../people.ts'
import { linkTo, option, setOption } from '../route.ts'
import { translate, type Word } from '../words/index.ts'
import { Select } from './controls.tsx'

/** The two people of a view: by default the current person and the next saved person. */
export const selectedPair = () => {
  const candidates = [
    ...(person.value ? [person.value] : []),
    ...people.value.filter(({ id }) => id !== person.value?.id),
  ]
  const personWithId = (id: string) => candidates.find((candidate) => candidate.id === id)
  const first = personWithId(option('a', '')) ?? candidates[0] ?? null
  const second = personWithId(option('b', '')) ?? candidates.find((candidate) => candidate !== first) ?? null
  return { candidates, first, second }
}

export const PairChoice = ({ titles }: { titles: readonly [Word, Word] }) => {
  const { candidates, first, second } = selectedPair()
  const choices = candidates.map(({ id, name, date }) => [id, name || date] as const)
  return (
    <div class="controls">
      <Select
        label={translate(titles[0])}
        value={first?.id ?? ''}
        choices={choices}
        onChange={(id) => setOption('a', id)}
      />
      <Select
        label={translate(titles[1])}
        value={second?.id ?? ''}
        choices={choices}
        onChange={(id) => setOption('b', id)}
      />
      <button
        type="button"
        class="plain"
        onClick={() => {
          const [a, b] = [second?.id ?? null, first?.id ?? null]
          setOption('a', a)
          setOption('b', b)
        }}
      >
        {translate('swap')}
      </button>
      <a href={linkTo('person')}>{translate('newPerson')}</a>
    </div>
  )
}

export const SecondPersonMissing = () => (
  <div class="empty">
    <h2>{translate('twoPeopleNeeded')}</h2>
    <p>{translate('twoPeopleNeededText')}</p>
    <p>
      <a class="button" href={linkTo('person')}>
        {translate('enterBirth')}
      </a>
    </p>
  </div>
)
