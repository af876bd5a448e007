import { from } from '../passage.ts'

// Reasons for and against a match. {moons}, {lords}, {animals}, {stars}, {kinds} and {cords}: the values of the pair, in the order of the
// zodiac, not of the sides; {ground}: the reason of a cancellation
const kootas = from('Muhurta Chintamani, Vivaha prakarana')
const poruthams = from('Kalaprakashika and almanacs of the South')
const mars = from('Muhurta works through B. V. Raman')

export default {
  bride_higher: kootas(
    'Varna ranks the two Moon signs, here {moons}, by the kind of work they take to; the rule, written from one side, wants the groom’s not to be the lower, and it is. The count gives one point at most and marks a difference in what each calls work well done.',
  ),
  same_class: kootas(
    'Vashya asks which sign yields to which. Both of yours are {kinds}, so neither has to be won over first. Plans are made in the same way on both sides, and agreement costs less talking than it costs most pairs.',
  ),
  food_or_fear: kootas(
    'The signs are {kinds}, and vashya gives half a point where one kind feeds on the other or is wary of it. In daily life one side decides and the other goes along too soon. Deciding by turns takes most of the edge off.',
  ),
  enmity: kootas(
    'Vashya finds the signs of different nature, {kinds}, and gives nothing. Neither bends to the other without a reason, and pressure makes both stiffer. What works is a choice laid open with its costs, with time to answer before the matter is closed.',
  ),
  both_counts_good: kootas(
    'From {stars} the stars are counted both ways round, and neither count falls on a harmful ninth. Only a third of pairs have that. The tradition reads it as luck that is shared: what goes well for one tends to help the other along.',
  ),
  one_count_harmful: kootas(
    'Counted between {stars}, one way round lands on a tara that harms, the other does not; half the points are lost. Two pairs in three have the same. It is read as seasons that differ, one of you gaining ground while the other marks time.',
  ),
  same_animal: kootas(
    'Each star has an animal, and yours have the same one, {animals}. Yoni stands for touch and bodily ease, and this is the most that it gives. The need for closeness comes at a like pace, and so does the need to be left alone.',
  ),
  friendly_animals: kootas(
    'The animals of your stars are {animals}, which the old table holds to be friends. Touch and closeness come easily under this count, though not in quite the same style. A small difference in appetite is kept lively by it more often than it disturbs.',
  ),
  unfriendly_animals: kootas(
    'Yoni sets {animals} side by side and calls them ill at ease, one point of four. Signals of affection are read wrongly: what is meant as play arrives as teasing, quiet is taken for coldness. Said aloud, most of it clears up.',
  ),
  enemy_animals: kootas(
    'Your stars carry {animals}, one of the seven pairs of animals that the table calls enemies, and yoni gives no point. It speaks of bodily ease alone, and says that it has to be learnt. Patience about pace and privacy does what the stars do not.',
  ),
  one_lord: kootas(
    'One planet, {lords}, rules both Moon signs, and the friendship of the lords cannot be better than that. You weigh reasons on the same scales. Even in a dispute each can state the other’s view fairly, which is what graha maitri counts.',
  ),
  two_friends: kootas(
    'The lords of your Moon signs are {lords}, and each counts the other a friend. Graha maitri gives all its five points for that. Minds that take to each other forgive quickly, and many a lack in other counts is carried by this one.',
  ),
  friend_and_neutral: kootas(
    'Between {lords}, lords of the two Moon signs, one holds the other a friend and is met with good will. Four points of five follow. The conversation may be begun more often from one side, but it is answered, and it goes on.',
  ),
  friend_and_enemy: kootas(
    'The regard between {lords} is lopsided: one offers friendship, the other returns coolness, and graha maitri gives a single point. It is felt as explaining oneself twice. Written plans and a friend whom both respect make up for a good part of it.',
  ),
  neutral_and_enemy: kootas(
    'Of the lords {lords} one is indifferent and one unfriendly, so half a point of five is left. Different things strike you as obvious. Checking what the other has heard, before the answer is given, saves more trouble here than any amount of tact.',
  ),
  two_enemies: kootas(
    'The lords of your Moons, {lords}, are enemies in the table of natural friendship, and graha maitri is empty. It is the count of minds and not of affection. Views differ at the root, and a marriage lives well enough with that when it does not pretend otherwise.',
  ),
  both_deva: kootas(
    'Both stars, {stars}, are of the Deva temperament, gentle and ready to give way. The six points of gana come whole. Anger is short in such a house; the thing to watch is rather that both wait politely for the other to begin.',
  ),
  both_manushya: kootas(
    'By gana the stars {stars} are both Manushya, of human temper: practical, fond of comfort, neither saintly nor fierce. All six points are given. You tire of the same things and save for the same things, and that settles many small questions.',
  ),
  both_rakshasa: kootas(
    'Both {stars} belong to the Rakshasa temperament, strong of will and direct of speech, and gana is full. What would frighten a milder partner is merely plain talk between you. Quarrels are loud and over by evening, since each knows the weather.',
  ),
  deva_and_manushya: kootas(
    'One star of {stars} is Deva, gentle, the other Manushya, practical. Gana takes a point off at the most. One softens the edges, one minds the accounts, and both kinds of care are of use in the same week.',
  ),
  deva_and_rakshasa: kootas(
    'The stars {stars} join a Deva temperament, which gives way, with a Rakshasa one, which pushes. Gana has next to nothing for it. The gentle side says yes and means perhaps; the strong one takes yes for yes, and a misunderstanding is already under way.',
  ),
  manushya_and_rakshasa: kootas(
    'Of {stars} one is Manushya and wants comfort and order, the other Rakshasa and wants its will. All six points of gana are lost. The quarrel, when it comes, is about manner rather than matter, and an agreed way of stopping it is worth having.',
  ),
  one_sign: kootas(
    'Both Moons stand in {moons}, and bhakoot is free. What calms one calms the other: the same food, hours, noise or quiet. The family finds you alike in mood, for better on good days, and on bad ones both are low together.',
  ),
  opposite_signs: kootas(
    'The Moons are in {moons}, opposite each other, seven signs apart whichever way one counts. Bhakoot holds the place good and gives its seven points. What one of you lacks the other brings, and each sees the other’s blind side plainly.',
  ),
  three_eleven: kootas(
    'From {moons} the Moons are third and eleventh to each other, the places of effort and of gain. All seven points of bhakoot follow. You are good at getting things done as a pair, and friends of one become friends of both.',
  ),
  four_ten: kootas(
    'Fourth and tenth from each other are the Moons, in {moons}: the places of home and of work. Bhakoot is full. One keeps an eye on what is going on outside and one on the house, and these parts can be changed without a fight.',
  ),
  two_twelve: kootas(
    'The Moons in {moons} are neighbours, second and twelfth to each other, and bhakoot takes back its seven points. The old reading is of money: what one sets aside the other lets go. It is the lighter of the three faults of this count.',
  ),
  six_eight: kootas(
    'Between {moons} there are six signs one way and eight the other, the fault of bhakoot that is taken most seriously. Moods do not meet: one wants to mend a thing at once, one wants to be let alone with it. Families notice it as friction over plans.',
  ),
  bhakoot_cancelled: kootas(
    'The Moons in {moons} fall at a distance for which bhakoot gives nothing. A rule of the same tradition takes the fault away: {ground}. The points stay lost in the total, which is never altered, but the verdict is not lowered for it.',
  ),
  adi_and_madhya: kootas(
    'One nadi is Adi, the airy constitution, the other Madhya, the fiery. Nadi has the most points of all the counts and gives all eight for a difference. One of you runs on nerves and starts quickly; one runs on heat and keeps going.',
  ),
  adi_and_antya: kootas(
    'Adi and Antya are the nadis, air beside water in the old account of constitutions, and the eight points are yours. The quick side has someone who stays put, the slow one has someone who opens windows. Your hours of sleep will differ.',
  ),
  madhya_and_antya: kootas(
    'Nadi is Madhya on one side, fiery, and Antya on the other, watery and slow. Being different they give the whole eight points. Heat is cooled in time and heaviness is warmed up, so that neither constitution is left to run to its extreme.',
  ),
  both_adi: kootas(
    'Both stars belong to Adi, the airy nadi, and the eight points of that count, the most there are, go missing. The tradition fears too much of one thing. Two restless constitutions in a house skip meals and sleep and then wonder at the mood.',
  ),
  both_madhya: kootas(
    'You share Madhya, the fiery nadi, for which the count withholds all eight points. Like feeds like, says the rule: two people run hot at once, in temper, appetite and hurry alike. Cool habits, kept on purpose, are the plain answer to it.',
  ),
  both_antya: kootas(
    'Antya, the watery nadi, is common to both of you, so the largest count of the eight stays empty. What is feared is sameness, here of the slow kind. Two people who both put things off need a calendar, fresh air and somebody’s alarm clock.',
  ),
  nadi_cancelled: kootas(
    'The nadi is the same on both sides, and for that its eight points are withheld. Still the dosha does not stand, since {ground}; the tradition makes that exception itself. The total keeps the gap, while the verdict is not lowered on its account.',
  ),
  dina_good: poruthams(
    'Dina counts the stars from the bride’s to the groom’s, and between {stars} the count falls well. It stands for ordinary days: health, errands, the mood at breakfast. A pair that is good here wears its routine lightly, and most of a marriage is routine.',
  ),
  dina_bad: poruthams(
    'The count of stars from the bride’s to the groom’s, between {stars}, ends on a number that dina refuses. It bears upon everyday well-being and on nothing larger. Small frictions about time and tidiness are what it names, and those can be arranged.',
  ),
  mahendra_good: poruthams(
    'Mahendra is met: of every three stars counted from the bride’s one is taken, and that between {stars} is among them. The almanacs promise means and support by it. A family grows steadier under this sign, with help at hand when it is asked for.',
  ),
  mahendra_bad: poruthams(
    'Between {stars} the number of steps is not one of those that mahendra takes. Most pairs miss it, seven in ten. It is held to lend backing from outside, so a pair without it plans on its own savings and is glad of whatever comes.',
  ),
  stree_deergha_good: poruthams(
    'The groom’s star lies far on from the bride’s, counted from hers: {stars} leave room enough for stree-deergha. The rule is written for her comfort and promises ease of living. In practice it favours a household where nobody has to ask for what is needed.',
  ),
  stree_deergha_bad: poruthams(
    'Stree-deergha wants distance between the stars, counted from the bride’s, and {stars} lie too near. As the rule is written, her ease is what it guards. The wise use of it is to settle early how money and free hours are divided.',
  ),
  sexes_meet: poruthams(
    'The animals of the stars are {animals}, one counted male and one female, and the yoni porutham asks for that. Attraction is thought to last where the two kinds differ. It says something about the first years and more about the later ones.',
  ),
  sexes_part: poruthams(
    'For the yoni porutham of Kerala the animals, {animals}, fall with their sexes in an order that it does not take. It looks at nothing but that, and more than half of all pairs fail it. Bodily ease is then a matter of getting acquainted slowly.',
  ),
  rasi_good: poruthams(
    'Counted from the bride’s Moon to the groom’s, the signs {moons} stand at a distance that the rasi porutham holds good. It speaks of the two families as much as of you. Visits go well, and relatives find fewer occasions to take sides.',
  ),
  rasi_bad: poruthams(
    'The signs {moons}, counted from the bride’s, are at a distance that rasi refuses. The fear behind it is discord between houses rather than persons. It helps to agree beforehand who answers which family, about what, and how often you visit.',
  ),
  vasya_good: poruthams(
    'Each sign has one or two that are drawn to it, and among {moons} the groom’s is so drawn to the bride’s. One pair in eight has vasya. Attention is given freely under it, and a request seldom has to be made a second time.',
  ),
  vasya_bad: poruthams(
    'Neither of the signs {moons} is among those that the other attracts, so vasya gives nothing; nor does it for seven pairs in ten. Interest is not on its own here. It is kept up by asking, by listening and by evenings set aside.',
  ),
  rajju_good: poruthams(
    'Rajju, the cord, binds stars that fall into one place, and yours fall into different ones, {cords}. Nothing is strained by a common knot. Of all the southern checks it is looked at first, and a family that asks for it will be content.',
  ),
  rajju_shared: poruthams(
    'Both stars hang on one cord, {cords}, and run in the same direction along it, or else the place has none. Southern almanacs refuse that whatever the rest says. Northern practice does not know the rule, which is worth telling when two customs meet at one table.',
  ),
  middle_rajju: poruthams(
    'Both stars are of the middle group, and the rajju of Kerala is broken by this alone; in either outer group it would have been let pass. The refusal is one of custom. Other schools divide the same stars by limbs and often judge otherwise.',
  ),
  vedha_bad: poruthams(
    'The stars {stars} pierce each other: they are one of the fixed pairs of vedha, which meets only four couples in a hundred. Almanacs of the South set such a match aside. The image is of two people touching each other’s sore place without meaning to.',
  ),
  both_free: mars(
    'In neither chart does Mars stand where it would trouble marriage, counted from the ascendant, the Moon or Venus. So few couples can say that of both sides that it counts for much. Heat there will be, but no planet keeps it at the boil.',
  ),
  both_manglik_balanced: mars(
    'Mars or another hard planet loads both charts to a like degree, which the tradition calls dosha samya, equal burdens. What would weigh on an unprepared partner meets its match. Two people who argue at the same volume seldom feel bullied.',
  ),
  manglik_cancelled: mars(
    'Mars falls on a place of marriage in at least one of the charts, but conditions in that same chart take the fault away. What is left of it is energy. It wants an outlet that is not the other person: sport, building, a demanding job.',
  ),
  one_sided_mild: mars(
    'One chart bears the dosha of Mars in a mild form, and the other has no open dosha and no like load to set against it. A single softening condition holds; it would take two, or one of the strong ones. Sharp words come from tiredness here, and pass with it.',
  ),
  one_sided: mars(
    'One of the charts carries the dosha of Mars uncancelled while the other has no like load. The rule looks to balance and misses it. One of you goes at a difference head on, and the other has never learnt to meet a charge.',
  ),
  papas_agree: from('Kerala practice of dosha samya')(
    'Malefics load the houses of marriage in the two charts to a like degree, within a quarter of each other, or are too light in both to be counted. Papasamya asks for no more. Each of you has had schooling of a similar hardness, and so neither preaches to the other.',
  ),
  papas_differ: from('Kerala practice of dosha samya')(
    'The loads of malefics on the houses of marriage are unequal, further apart than papasamya allows. One of you has met more resistance in matters of the heart than the other. The lighter side underrates this, and the heavier may expect trouble too soon.',
  ),
  spans_agree: from('Jaimini Upadesa Sutras 2.1')(
    'Three pairs of points give each chart a class of vitality, and the two classes stand to each other as the old rule wishes. It is arithmetic upon signs and foretells no event. Of all that is counted here, lean on it least.',
  ),
  spans_differ: from('Jaimini Upadesa Sutras 2.1')(
    'By the three pairs of points the charts fall into different classes of vitality, in an order that the old rule does not like. This is arithmetic on signs, one method of several, and no forecast. If it has a practical side, that is pace, and who needs a rest first.',
  ),
}
