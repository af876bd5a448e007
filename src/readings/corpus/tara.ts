import { type Cell, from } from '../passage.ts'

// The nine taras from the birth star, in the first, second and third cycle
const passage = from('Muhurta Chintamani 1; Kalaprakashika')

export default {
  1: {
    1: [
      passage(
        'The Moon stands in the birth star itself, Janma tara, and body and mood lie close to the surface. Almanacs advise against large undertakings, long travel and quarrels on such a day, and in favour of bathing, prayer and a gift of vegetables.',
      ),
      passage(
        'The first tara is the birth star’s own day, when whatever is felt is felt strongly. Rest, a bath and a simple gift are the customs for it; a trip or a beginning that can be chosen belongs to another star.',
      ),
    ],
    2: [
      passage(
        'Janma tara again, in the tenth star from birth, which is named the star of work. Results are mixed. What is already under way may be continued, while new things should be of the kind that can be corrected next week.',
      ),
      passage(
        'Ten stars on, the count comes back to Janma as the star of action. Work already in hand responds, the body somewhat less, and a new undertaking does well to carry a clause for second thoughts.',
      ),
    ],
    3: [
      passage(
        'The nineteenth star, called that of conception, opens the third round as Janma tara in its mildest form. A slight heaviness is all that most authors see in it; a day of routine carries it, and by evening it has lifted.',
      ),
      passage(
        'Janma of the third round stands nineteen stars from birth and has little sting left. Authors who mention it at all ask for moderation at table and in talk, and leave the rest of the day’s affairs alone.',
      ),
    ],
  },
  2: {
    1: [
      passage(
        'Sampat, the second tara, is wealth, and the first round gives it in full strength. Buying, selling, saving and asking for what is due are its proper uses. A sum agreed today is likely to be the sum that is paid.',
      ),
      passage(
        'Sampat means possessions, and its first round is the fullest. What is bought tends to last, what is asked for is often granted in money or in kind, and accounts made up today are seldom wrong.',
      ),
    ],
    2: [
      passage(
        'Sampat in the second round falls in the eleventh star. Gain comes where the work has already been done, which makes it a day for sending the bill, comparing offers and putting some part aside before the evening.',
      ),
      passage(
        'The eleventh star carries Sampat for the second time. It favours harvest over sowing: fees are collected, prices compared, an idle sum moved to where it works, all of it without any need of haste.',
      ),
    ],
    3: [
      passage(
        'Money moves gently with Sampat in its third round, the twentieth star. A small saving, a gift received, an exchange fair to both sides: that is the measure the tradition gives it, and larger hopes can wait for a stronger count.',
      ),
      passage(
        'Sampat comes a third time with the twentieth star, softer than before. A household purchase, a present or a fair exchange is in keeping with it, and so is a look at the savings book without any other purpose.',
      ),
    ],
  },
  3: {
    1: [
      passage(
        'Vipat, the third tara, means mishap, and its first round carries the warning whole. Vehicles, knives and tempers want slow handling, and important beginnings another date. A gift of jaggery is the remedy that almanacs prescribe.',
      ),
      passage(
        'Vipat is the tara of mishaps, undiluted in its first round. Haste is its accomplice, which makes leaving early the cheapest remedy; jaggery is given away by custom, and large beginnings are set on some other day.',
      ),
    ],
    2: [
      passage(
        'In the twelfth star Vipat comes round a second time, and of it only the first quarter is held to be dangerous. Plans snag on some detail that was forgotten. A margin of time and money is all the protection the day requires.',
      ),
      passage(
        'Vipat in its second round, the twelfth star, is watched in its opening quarter only. Later in the day it is a matter of lost keys and missed connections, which a spare hour and a spare copy absorb.',
      ),
    ],
    3: [
      passage(
        'Vipat has worn thin by the twenty-first star. Muhurta authors let it pass, and a lost object, a late train or a message misread is the most that should be expected of it by anyone who checks things twice.',
      ),
      passage(
        'Twenty-one stars from birth Vipat is a shadow of its name. Custom lets weddings and travel pass under it, and someone who counts the luggage twice has done all that the books would ask for.',
      ),
    ],
  },
  4: {
    1: [
      passage(
        'Kshema, the fourth tara, is well-being. Treatment, moving house, planting and the making of peace are supported, and the first round gives all the shelter that the name promises. A first visit to a doctor or a builder is well placed here.',
      ),
      passage(
        'Under Kshema of the first round things keep. A cure takes, a wall stands, a reconciled pair remains so, and whatever has to be entrusted to another is in safe hands. Few taras are so widely agreed upon.',
      ),
    ],
    2: [
      passage(
        'Things hold together in the thirteenth star, Kshema of the second round. A repair lasts and a promise is kept; whoever has been low takes a visible step forward, and should not undo it by taking three.',
      ),
      passage(
        'Kshema returns in the thirteenth star with quiet strength. It is a day on which the patient sits up and the machine runs again; such progress wants protecting for a while before it is put to use.',
      ),
    ],
    3: [
      passage(
        'The twenty-second star gives Kshema a third time, as a mild shelter. Domestic work, steady exercise and visits to relatives go well in it. Nothing has to be forced, and nothing gained by forcing would stay.',
      ),
      passage(
        'A third helping of Kshema comes with the twenty-second star: nothing grand, but the roof is tight. Cooking, gardening and seeing one’s kin all suit it, at the pace of people who are not expected anywhere.',
      ),
    ],
  },
  5: {
    1: [
      passage(
        'Pratyari, the fifth tara, sets an opponent in the way. A dispute opened in its first round tends to go against the one who opens it, so the first move is best left to others today and the papers kept where they can be found.',
      ),
      passage(
        'Pratyari sets somebody across the road, and in its first round that somebody means it. To open a dispute, a lawsuit or a negotiation today is to hand the advantage over. Records kept and temper kept are enough.',
      ),
    ],
    2: [
      passage(
        'Resistance comes from rules and timetables more than from persons in the fourteenth star, Pratyari of the second round. Only its last quarter is counted as bad. Complying costs an hour; the real request belongs to another day.',
      ),
      passage(
        'In its second round, at the fourteenth star, Pratyari shows as red tape. The last part of the day has most of it. A form filled in as demanded goes through, and the grievance about the form can wait.',
      ),
    ],
    3: [
      passage(
        'By the twenty-third star Pratyari is no more than a contrary mood, at home or at work. The almanacs dissolve it with silence and a gift of salt, and most authors do not forbid anything on its account.',
      ),
      passage(
        'The fifth tara ends its round of opposition at the twenty-third star as mere crossness. Salt is given and silence kept where custom is followed; where it is not, a sense of humour answers nearly as well.',
      ),
    ],
  },
  6: {
    1: [
      passage(
        'Sadhaka, the sixth tara, accomplishes. An application, a launch, a course of study or a vow begun in its first round reaches its end. One task that matters, given the first hour of the morning, makes the best use of such a day.',
      ),
      passage(
        'What is taken up under Sadhaka of the first round gets done. The texts set initiations, examinations and great tasks under it, and one earnest start in the morning is worth three attempts in the afternoon.',
      ),
    ],
    2: [
      passage(
        'Sadhaka in the fifteenth star is good for the middle of things. A plan already made can be carried a full stage further without anyone’s permission, and is better shown afterwards than announced in advance.',
      ),
      passage(
        'The fifteenth star brings Sadhaka to work that is half way. Its proper gift is momentum: a draft becomes a manuscript, a bargain a contract, and nobody has to be persuaded of the purpose again.',
      ),
    ],
    3: [
      passage(
        'For the third time Sadhaka, now in the twenty-fourth star. The day helps last steps more than first ones: finishing, delivering, filing where it can be found again. Skill counts for more in it than luck does.',
      ),
      passage(
        'Sadhaka’s last round, in the twenty-fourth star, is for the craftsman’s finish. Edges are smoothed, a proof is read, a parcel is tied and sent; the praise for it may come later, and does come.',
      ),
    ],
  },
  7: {
    1: [
      passage(
        'Naidhana, also called Vadha, is the seventh tara and the most avoided of the nine. Its first round asks for a plain day, without travel, large steps or signatures where these can be chosen. Sesame and gold are the gifts named against it.',
      ),
      passage(
        'No tara is so carefully avoided as Naidhana in its first round. The custom is to keep the day ordinary: no departure, no knife, no seal. Gold and sesame are its gifts, and an early night its best hour.',
      ),
    ],
    2: [
      passage(
        'The sixteenth star is Naidhana in the second round, and its third quarter is the part to be avoided. Energy leaks through worry and people take offence easily. Work that can be stopped at any moment suits the day, and so does a light meal.',
      ),
      passage(
        'Naidhana of the second round stands in the sixteenth star and fastens upon its third quarter. Tempers are thin then and judgement thinner, so the day is given to light work, light food and light conversation.',
      ),
    ],
    3: [
      passage(
        'In the twenty-fifth star Naidhana has lost its edge, and the books no longer forbid it. Something that ought to be closed, a drawer, an account, an argument, can be closed without regret, which is the use the name itself points to.',
      ),
      passage(
        'By its third round, twenty-five stars from birth, Naidhana only closes what is due to close. A subscription, a feud or a cupboard can be brought to an end under it with the approval of most authors.',
      ),
    ],
  },
  8: {
    1: [
      passage(
        'Mitra, the eighth tara, is the friend. Meetings, partnerships, lessons and reconciliations prosper in its first round, and help comes from someone who expects nothing for it. Company that knows more than oneself is worth seeking out.',
      ),
      passage(
        'Mitra is friendship, and in the first round it is practical friendship. Introductions are made, hands are lent and old coolness thaws; what is undertaken by two or more people has a better chance than the lone effort.',
      ),
    ],
    2: [
      passage(
        'Colleagues cooperate in the seventeenth star, Mitra of the second round. An introduction made on this day proves useful long after it, and a letter that has waited for months finds its recipient in the right mood.',
      ),
      passage(
        'The friend comes back with the seventeenth star as a colleague. Joint work goes smoothly, a reply is prompt, and someone met in passing today may be found in the address book ten years on.',
      ),
    ],
    3: [
      passage(
        'The twenty-sixth star brings Mitra back as a companionable day. Shared meals, lessons and small favours succeed. Little is achieved behind a closed door, where on most days the greater part of the work is done.',
      ),
      passage(
        'The third round of Mitra, in the twenty-sixth star, is for company without an agenda. Food is shared, a lesson is given or taken, and a favour done in it is not entered in any account.',
      ),
    ],
  },
  9: {
    1: [
      passage(
        'Parama Mitra, the ninth tara, is the great friend, though some authors rank it below Mitra for its slowness. Its first round supports ties meant to last: betrothal, guardianship, the choice of a teacher, the taking of a home.',
      ),
      passage(
        'Parama Mitra, the ninth of the nine, binds for long. In its first round houses are entered, guardians named and teachers chosen; some writers find it slow, which in such matters may be no reproach.',
      ),
    ],
    2: [
      passage(
        'Old friends and elders are the channel of good in the eighteenth star, Parama Mitra of the second round. Their counsel is worth asking for today and acting upon the same day, while they are inclined to help with it.',
      ),
      passage(
        'The great friend of the second round, in the eighteenth star, speaks through people of age and memory. A visit to them is pleasant by itself, and what they let fall about the present question is to the point.',
      ),
    ],
    3: [
      passage(
        'With the twenty-seventh star the count closes, in Parama Mitra of the third round. Gratitude, settlement and farewell on good terms belong to it. The Moon returns to the birth star next, and accounts are better squared before it does.',
      ),
      passage(
        'Parama Mitra of the third round closes the twenty-seven. Thanks are given under it, keys returned and partings made without rancour, so that the count can begin again from the birth star with nothing owed.',
      ),
    ],
  },
} satisfies Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, Record<1 | 2 | 3, Cell>>
