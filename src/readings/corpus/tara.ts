import { from, type Passage } from '../passage.ts'

// The nine taras, counted from the star of birth; first, second and third round
const told = from('Muhurta Chintamani 1; Kalaprakashika')

export default {
  1: {
    1: told(
      'The Moon stands in the birth star itself, Janma tara, and body and mood lie close to the surface. Almanacs advise against surgery, long travel and quarrels on such a day, and in favour of bathing, prayer and a gift of vegetables.',
    ),
    2: told(
      'Janma tara again, in the tenth star from birth, which is named the star of work. Results are mixed. What is already under way may be continued, while new things should be of the kind that can be corrected next week.',
    ),
    3: told(
      'The nineteenth star, called that of conception, opens the third round as Janma tara in its mildest form. A slight heaviness is all that most authors see in it; a day of routine carries it, and by evening it has lifted.',
    ),
  },
  2: {
    1: told(
      'Sampat, the second tara, is wealth, and the first round gives it in full strength. Buying, selling, saving and asking for what is due are its proper uses. A sum agreed today is likely to be the sum that is paid.',
    ),
    2: told(
      'Sampat in the second round falls in the eleventh star. Gain comes where the work has already been done, which makes it a day for sending the bill, comparing offers and putting some part aside before the evening.',
    ),
    3: told(
      'Money moves gently with Sampat in its third round, the twentieth star. A small saving, a gift received, an exchange fair to both sides: that is the measure the tradition gives it, and larger hopes can wait for a stronger count.',
    ),
  },
  3: {
    1: told(
      'Vipat, the third tara, means mishap, and its first round carries the warning whole. Vehicles, knives and tempers want slow handling, and important beginnings another date. A gift of jaggery is the remedy that almanacs prescribe.',
    ),
    2: told(
      'In the twelfth star Vipat comes round a second time, and of it only the first quarter is held to be dangerous. Plans snag on some detail that was forgotten. A margin of time and money is all the protection the day requires.',
    ),
    3: told(
      'Vipat has worn thin by the twenty-first star. Muhurta authors let it pass, and a lost object, a late train or a message misread is the most that should be expected of it by anyone who checks things twice.',
    ),
  },
  4: {
    1: told(
      'Kshema, the fourth tara, is well-being. Treatment, moving house, planting and the making of peace are supported, and the first round gives all the shelter that the name promises. A first visit to a doctor or a builder is well placed here.',
    ),
    2: told(
      'Things hold together in the thirteenth star, Kshema of the second round. A repair lasts and a promise is kept; whoever has been ill takes a visible step forward, and should not undo it by taking three.',
    ),
    3: told(
      'The twenty-second star gives Kshema a third time, as a mild shelter. Domestic work, steady exercise and visits to relatives go well in it. Nothing has to be forced, and nothing gained by forcing would stay.',
    ),
  },
  5: {
    1: told(
      'Pratyari, the fifth tara, sets an opponent in the way. A dispute opened in its first round tends to go against the one who opens it, so the first move is best left to others today and the papers kept where they can be found.',
    ),
    2: told(
      'Resistance comes from rules and timetables more than from persons in the fourteenth star, Pratyari of the second round. Only its last quarter is counted as bad. Complying costs an hour; the real request belongs to another day.',
    ),
    3: told(
      'By the twenty-third star Pratyari is no more than a contrary mood, at home or at work. The almanacs dissolve it with silence and a gift of salt, and most authors do not forbid anything on its account.',
    ),
  },
  6: {
    1: told(
      'Sadhaka, the sixth tara, accomplishes. An application, a launch, a course of study or a vow begun in its first round reaches its end. One task that matters, given the first hour of the morning, makes the best use of such a day.',
    ),
    2: told(
      'Sadhaka in the fifteenth star is good for the middle of things. A plan already made can be carried a full stage further without anyone’s permission, and is better shown afterwards than announced in advance.',
    ),
    3: told(
      'For the third time Sadhaka, now in the twenty-fourth star. The day helps last steps more than first ones: finishing, delivering, filing where it can be found again. Skill counts for more in it than luck does.',
    ),
  },
  7: {
    1: told(
      'Naidhana, also called Vadha, is the seventh tara and the most avoided of the nine. Its first round asks for a plain day, without travel, operations or signatures where these can be chosen. Sesame and gold are the gifts named against it.',
    ),
    2: told(
      'The sixteenth star is Naidhana in the second round, and its third quarter is the part to be avoided. Energy leaks through worry and people take offence easily. Work that can be stopped at any moment suits the day, and so does a light meal.',
    ),
    3: told(
      'In the twenty-fifth star Naidhana has lost its edge, and the books no longer forbid it. Something that ought to be closed, a drawer, an account, an argument, can be closed without regret, which is the use the name itself points to.',
    ),
  },
  8: {
    1: told(
      'Mitra, the eighth tara, is the friend. Meetings, partnerships, lessons and reconciliations prosper in its first round, and help comes from someone who expects nothing for it. Company that knows more than oneself is worth seeking out.',
    ),
    2: told(
      'Colleagues cooperate in the seventeenth star, Mitra of the second round. An introduction made on this day proves useful long after it, and a letter that has waited for months finds its recipient in the right mood.',
    ),
    3: told(
      'The twenty-sixth star brings Mitra back as a companionable day. Shared meals, lessons and small favours succeed. Little is achieved behind a closed door, where on most days the greater part of the work is done.',
    ),
  },
  9: {
    1: told(
      'Parama Mitra, the ninth tara, is the great friend, though some authors rank it below Mitra for its slowness. Its first round supports ties meant to last: betrothal, guardianship, the choice of a teacher, the taking of a home.',
    ),
    2: told(
      'Old friends and elders are the channel of good in the eighteenth star, Parama Mitra of the second round. Their counsel is worth asking for today and acting upon the same day, while they are inclined to help with it.',
    ),
    3: told(
      'With the twenty-seventh star the count closes, in Parama Mitra of the third round. Gratitude, settlement and farewell on good terms belong to it. The Moon returns to the birth star next, and accounts are better squared before she does.',
    ),
  },
} satisfies Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, Record<1 | 2 | 3, Passage>>
