import { from } from '../passage.ts'

const say = from('Green, Mundane Astrology; common mundane practice')

/** The sum of transits to a nation's chart, for a field of public life. */
export default {
  government: {
    strained: say(
      'The weight of the exact transits falls against the houses of the people and of the highest office. Tradition reads a government that is contested or tired, and advises it to promise little and to explain itself. Changes of course made under pressure are usually corrected later.',
    ),
    even: say(
      'Help and hindrance to the first and tenth houses come out nearly even. By the old reading those who govern neither gain nor lose standing as a group; single events decide, and the weightiest transit of each month says when to look.',
    ),
    eased: say(
      'The exact transits favour the houses of the people and of the highest office. Mundane practice reads authority that is listened to, and a good time for appointments and plain reforms. What is begun now is easier to carry through than it will be to repeat.',
    ),
  },
  economy: {
    strained: say(
      'The second and eighth houses take more blows than help over these days. Revenue, credit and debt are where tradition expects the arguments, with delays before agreements. It names a mood about public money and says nothing of any market or holding.',
    ),
    even: say(
      'Transits to the houses of money and of debt balance each other. The old books would call it a stretch of ordinary business, in which budgets are argued over and passed. Nothing here speaks of prices, and nobody should act on it with money.',
    ),
    eased: say(
      'The houses of revenue and of common debt receive more support than strain. Tradition reads room in the budget, easier credit for the state and agreements about what is owed. It is a statement about a mood, and no ground for a purchase or a sale.',
    ),
  },
  society: {
    strained: say(
      'Home, work, the young and the assembly are under more pressure than support by these transits. Mundane authors expect impatience about housing and wages, and a parliament that finds it hard to agree. Care for those who carry most is their usual counsel.',
    ),
    even: say(
      'What bears on homes, schools, workers and assemblies comes out even. Daily life goes on at its own pace by this reading, with gains in one town and losses in the next. Local effort counts for more than any trend of the whole.',
    ),
    eased: say(
      'The houses of home, youth, work and assembly are helped more than hindered. The traditional picture is of people who meet readily, schemes that find helpers and services that hold. It favours what is done together and without much noise.',
    ),
  },
  foreign_relations: {
    strained: say(
      'The seventh and ninth houses are tested more than they are helped. Old authors read dispute over treaties, trade routes or doctrine, with words that run ahead of deeds. They also say that firm transits pass by their dates, which are listed, and that envoys do best between them.',
    ),
    even: say(
      'Transits to the houses of treaties and of distant countries cancel out. Tradition expects business as usual abroad: visits, texts and small quarrels, none of which sets the tone. One strong date may matter more than all the rest of the list.',
    ),
    eased: say(
      'The houses of neighbours and of distant countries are favoured. Mundane practice reads a good season for agreements, exchange of students and settled claims at law. Offers made abroad now are more likely to be answered in the same spirit.',
    ),
  },
  security: {
    strained: say(
      'The houses of what is hidden and of those who serve are under strain by these transits. The tradition asks for quiet attention to prisons, hospitals and the conditions of the rank and file. It names no event, and it is no ground for fear or for any measure.',
    ),
    even: say(
      'Nothing tips the balance in the sixth and twelfth houses. By the old reading services and guardians do their work unseen, which is how they prefer it. Reforms that were put off could be made without anybody noticing much.',
    ),
    eased: say(
      'The houses of service and of what is kept apart are supported. Mundane authors read better care in institutions and trust between ranks. Matters long kept in drawers can be settled in a friendly way while this lasts.',
    ),
  },
}
