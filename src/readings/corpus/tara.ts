import { from, type Passage } from '../passage.ts'

// The nine taras, counted from the star of birth; first, second and third round
const told = from('Muhurta Chintamani 1; Kalaprakashika')

export default {
  1: {
    1: told(
      'The Moon stands in the birth star itself, Janma tara. Body and mood are close to the surface today: the texts advise against surgery, long travel and quarrels, and in favour of bathing, prayer and gifts.',
    ),
    2: told(
      'The tenth star from birth opens the second round as Janma tara, called the star of work. Mixed results are read for it; continue what is under way, and begin only what can be corrected later.',
    ),
    3: told(
      'In the nineteenth star the third round begins, Janma tara again and at its mildest. A slight heaviness is all that most authors see; routine carries the day, and rest repairs it by evening. Drink enough water.',
    ),
  },
  2: {
    1: told(
      'Sampat, the second tara, is the star of wealth. Buying, selling, saving and asking for what is due are its uses, and the first round gives the effect in full strength today. Write the sum down first.',
    ),
    2: told(
      'The eleventh star makes Sampat in the second round. Gain is likely where work has already been done, so send the bill, compare the offers and put something aside before the day is over. Haggle politely.',
    ),
    3: told(
      'With the twentieth star Sampat returns in its third round, and money moves gently your way. Small savings, gifts received and a fair exchange are what tradition expects of the day. Spend none of it before the evening.',
    ),
  },
  3: {
    1: told(
      'Vipat, the third tara, means mishap, and the first round carries the warning in full. Keep vehicles, knives and tempers slow, move important beginnings to tomorrow, and offer jaggery as the old books say. Patience protects.',
    ),
    2: told(
      'The twelfth star is Vipat of the second round. Plans snag on details that somebody forgot; leave a margin in time and money today, and only the first hours are counted as dangerous. Take an umbrella.',
    ),
    3: told(
      'In the twenty-first star Vipat appears for the third time, worn thin. A lost object, a late train or a misread message is the measure of it, for whoever checks things twice. Laugh, and do it again.',
    ),
  },
  4: {
    1: told(
      'Kshema, the fourth tara, is well-being. Medical treatment, moving house, planting and making peace are supported, and the first round grants the protection that the name promises. A first appointment with a doctor or a builder is well placed here.',
    ),
    2: told(
      'With the thirteenth star Kshema comes in its second round. Things hold together today: a repair lasts, a promise is kept, and whoever has been ill takes a visible step forward. Finish by repairing one small thing.',
    ),
    3: told(
      'The twenty-second star gives Kshema in the third round, a mild shelter. Domestic work, steady exercise and visits to relatives go well in it, and nothing has to be forced. Eat what the season gives at home.',
    ),
  },
  5: {
    1: told(
      'Pratyari, the fifth tara, sets an opponent in the way. Disputes begun in its first round go against the one who begins them; let others make the move today and keep papers safe. Keep the receipt.',
    ),
    2: told(
      'The fourteenth star is Pratyari of the second round. Resistance comes from rules and timetables more than from persons, so comply, wait, and put the real request on a better day. Rivals tire sooner than you do.',
    ),
    3: told(
      'In the twenty-third star Pratyari has its last turn. A contrary mood at home or at work is all that is usually felt; silence and a gift of salt, say the almanacs, dissolve it. Then go early to bed.',
    ),
  },
  6: {
    1: told(
      'Sadhaka, the sixth tara, accomplishes. Applications, launches, study and vows made in its first round reach their end, and the day repays whoever starts before noon. Choose the one task that matters and give it the first hour.',
    ),
    2: told(
      'With the fifteenth star Sadhaka stands in the second round, good for the middle of a task. What has been planned can be carried a full stage further today without asking for permission. Tell nobody yet.',
    ),
    3: told(
      'The twenty-fourth star brings Sadhaka for the third time. Finish, deliver and archive: the day helps last steps more than first ones, and skill counts for more than luck. Label what you put away, and where.',
    ),
  },
  7: {
    1: told(
      'Naidhana, the seventh tara, is the most avoided of the nine. The first round asks for a plain day without travel, operations or signatures; giving sesame and gold is the remedy that almanacs name. Tomorrow is better.',
    ),
    2: told(
      'The sixteenth star is Naidhana of the second round. Energy leaks through worry, and people take offence easily; keep to tasks that can be stopped at any time and eat lightly. Read old letters, not new offers.',
    ),
    3: told(
      'In the twenty-fifth star Naidhana has lost much of its edge. Close something that ought to be closed, a drawer, an account, an argument, and the day has been used as the tradition intends. Lock up and rest.',
    ),
  },
  8: {
    1: told(
      'Mitra, the eighth tara, is the friend. Meetings, partnerships, learning and reconciliation prosper in its first round, and help comes from a person who expects nothing for it. Sit beside somebody who knows more than you do.',
    ),
    2: told(
      'With the seventeenth star Mitra stands in the second round. Colleagues cooperate, and an introduction made today proves useful later on; write the letter that has been waiting. Return a borrowed book, and stay for tea.',
    ),
    3: told(
      'The twenty-sixth star gives Mitra in the third round, a companionable day. Shared meals, lessons and small favours succeed, and little is gained by working alone behind a closed door. Ask a friend for an opinion.',
    ),
  },
  9: {
    1: told(
      'Parama Mitra, the ninth tara, is the great friend, though some authors rank it below Mitra for its slowness. Its first round supports lasting ties: betrothal, guardianship, a teacher, a home. Speak slowly and mean it.',
    ),
    2: told(
      'The eighteenth star is Parama Mitra of the second round. Old friends and elders are the channel of good today; ask their counsel, and act upon it while the star lasts. Bring them fruit when you go.',
    ),
    3: told(
      'In the last star of the count, the twenty-seventh, Parama Mitra closes the third round. Gratitude, settlement and farewell in good terms belong to it, and sleep is sound afterwards. Leave nothing unpaid, and nothing unsaid.',
    ),
  },
} satisfies Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, Record<1 | 2 | 3, Passage>>
