import { from, type Passage } from '../passage.ts'

// The Moon beside a planet or across from it; {field}: the matters of the planet's house
const passage = from('Common practice (the Moon joined to a graha or aspected by it)')

export default {
  Sun: {
    with: passage(
      'The Moon meets the Sun and cannot be seen: your strength is low and your view is clear, so decide something about {field} and tell nobody yet.',
    ),
    across: passage('It is full Moon: something about {field} comes to a head, and you can bring it to a good end.'),
  },
  Mars: {
    with: passage(
      'The Moon passes Mars, and you have drive and a short temper: spend it on {field}, and keep it out of the conversation.',
    ),
    across: passage(
      'Mars stands across from the Moon: somebody provokes you over {field}, and you win by a calm answer.',
    ),
  },
  Mercury: {
    with: passage(
      'The Moon passes Mercury, and you find the right words about {field}: write them down and send them.',
    ),
    across: passage(
      'Mercury stands across from the Moon: you hear two versions of the same thing about {field}, so ask for the facts before you take a side.',
    ),
  },
  Jupiter: {
    with: passage(
      'The Moon passes Jupiter, the kindest meeting of the month: ask for advice about {field}, and you will get it.',
    ),
    across: passage(
      'Jupiter looks at the Moon from across the sky: somebody experienced wishes you well, so say what you need for {field}.',
    ),
  },
  Venus: {
    with: passage('The Moon passes Venus, and you are liked without trying: do something pleasant for {field}.'),
    across: passage(
      'Venus stands across from the Moon: with {field} a small courtesy gets you further than a good argument.',
    ),
  },
  Saturn: {
    with: passage(
      'The Moon passes Saturn, and everything takes you longer: do one duty for {field} slowly and properly, and call it a day.',
    ),
    across: passage(
      'Saturn stands across from the Moon: you feel more responsible for {field} than you are, so hand one part of it back.',
    ),
  },
  Rahu: {
    with: passage(
      'The Moon passes Rahu, and you want more than is good for you: look twice at whatever concerns {field} before you say yes.',
    ),
  },
  Ketu: {
    with: passage(
      'The Moon passes Ketu, and you lose interest in {field} for some hours: it comes back, so cancel nothing.',
    ),
  },
} as const satisfies Record<string, Partial<Record<'with' | 'across', Passage>>>
