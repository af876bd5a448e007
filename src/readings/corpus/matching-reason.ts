import { from } from '../passage.ts'

// Reasons for and against a match. {moons}, {lords}, {animals}, {stars}, {kinds} and {cords}: the values of the pair, in the order of the
// zodiac, not of the sides; {ground}: the reason of a cancellation
const kootas = from('Muhurta Chintamani, Vivaha prakarana')
const poruthams = from('Kalaprakashika and almanacs of the South')
const mars = from('Muhurta works through B. V. Raman')

export default {
  bride_higher: kootas(
    'You two may differ about what work is worth doing, and it is a small point. Varna ranks the Moon signs, here {moons}, and the old rule wants the groom’s not to be the lower. It is worth one point of thirty-six, so no family needs to lose sleep over it.',
  ),
  same_class: kootas(
    'You agree easily on how things are done. Vashya, the count of who yields to whom, finds both your signs {kinds}, so neither of you has to win the other over. Holidays, guests and money get settled in one talk instead of three.',
  ),
  food_or_fear: kootas(
    'One of you tends to decide while the other goes along too quickly. Vashya calls your signs {kinds} and gives half a point, because one kind is wary of the other. You will notice it over small plans, and taking turns to choose repairs most of it.',
  ),
  enmity: kootas(
    'Neither of you gives way just because the other pushes. Vashya finds your signs {kinds}, too different to lead each other, and gives no point. You both listen to a reason and to time, so lay out a choice in the evening and ask for the answer next day.',
  ),
  both_counts_good: kootas(
    'Luck runs the same way for both of you. Tara counts from star to star, and between {stars} both counts are good, which two pairs in three cannot say. When something goes well for one of you, the other usually gains from it within the year.',
  ),
  one_count_harmful: kootas(
    'Your good years will not always fall together. Tara counts from star to star, and between {stars} one direction is good and the other is not, as with two pairs in three. While one of you moves ahead the other may have to wait, and kindness matters most then.',
  ),
  same_animal: kootas(
    'Closeness comes naturally to you two. Each birth star has an animal, and both of yours belong to {animals}, so yoni gives all four points. You want company at the same moments and quiet at the same moments, and nobody has to explain.',
  ),
  friendly_animals: kootas(
    'You like being near each other, though you show it in different ways. Each birth star has an animal, and yours, {animals}, are friends in the table of yoni. One of you may reach for a hand first and one for a joke, and both are understood.',
  ),
  unfriendly_animals: kootas(
    'Small signs of affection may be read wrongly between you. The animals of your birth stars, {animals}, are not at ease in the table of yoni, which gives one point of four. Teasing can sound sharp and a quiet evening can look cold, until one of you says what was meant.',
  ),
  enemy_animals: kootas(
    'Closeness will take you more time than it takes other couples. Your birth stars carry {animals}, which the table of yoni lists as enemies, so it gives no point of four. You learn each other’s pace slowly, and the count says nothing against affection itself.',
  ),
  one_lord: kootas(
    'You think alike. One planet, {lords}, rules both your Moon signs, which is the best that the count of friendship knows. Even in a quarrel each of you can say fairly what the other means, so most of your quarrels end the same day.',
  ),
  two_friends: kootas(
    'Your minds get on. {lords} rule your Moon signs and are friends to each other, so the count of friendship gives all five points. You forgive quickly and enjoy talking, and that makes up for weak points in several other counts.',
  ),
  friend_and_neutral: kootas(
    'You can talk to each other about almost anything. {lords} rule your Moon signs, one as a friend and one with good will, which brings four points of five. One of you will start most of the talks, and the other does answer.',
  ),
  friend_and_enemy: kootas(
    'One of you will have to explain things twice. {lords} rule your Moon signs, and the friendship between them goes one way only, so this count gives one point of five. You spare yourselves trouble by writing plans down and by asking a person whom you both respect.',
  ),
  neutral_and_enemy: kootas(
    'You two do not find the same things obvious. {lords} rule your Moon signs, one indifferent and one unfriendly, and the count of friendship gives half a point of five. A sentence that is clear to you can sound strange to the other, so ask what was heard.',
  ),
  two_enemies: kootas(
    'On some questions you will never see eye to eye. {lords} rule your Moon signs and are enemies in the old table, so the count of friendship gives nothing. It counts opinions and not love, and you can live well with two opinions about most things.',
  ),
  both_deva: kootas(
    'You are gentle with each other. Both your stars, {stars}, have the mild temperament called Deva, and gana gives all six points. Anger is short in your house; the only trouble is that you both wait politely for the other to ask.',
  ),
  both_manushya: kootas(
    'You want the same kind of daily life. Both your stars, {stars}, have the human temperament called Manushya, practical and fond of comfort, and gana gives all six points. You tire of the same things and save for the same things, so the household budget is your easy subject.',
  ),
  both_rakshasa: kootas(
    'You can both stand plain speech. Your stars, {stars}, share the strong-willed temperament called Rakshasa, and gana gives all six points. You argue loudly, you mean it, and by evening you are friends again, because neither of you is afraid of the other.',
  ),
  deva_and_manushya: kootas(
    'Your temperaments fit together. Between {stars} one is Deva, gentle, and one is Manushya, practical, and gana takes away a point at most. One of you smooths things over with relatives while the other sees that the bills are paid.',
  ),
  deva_and_rakshasa: kootas(
    'One of you gives way too soon and the other pushes too hard. Between {stars} one is Deva, gentle, and one is Rakshasa, strong-willed, and gana has almost nothing for that. You will hear it as a yes that was really a perhaps.',
  ),
  manushya_and_rakshasa: kootas(
    'You will quarrel about tone more than about facts. Between {stars} one is Manushya, who wants peace and order, and one is Rakshasa, who wants a straight answer, so gana gives none of its six points. → Agree early on how you stop a quarrel.',
  ),
  one_sign: kootas(
    'The same things calm you both. Your Moons share one sign, {moons}, and bhakoot, the count of family life, is full. You like the same food and the same hours, and on bad days you are both low at once, so keep a friend on call.',
  ),
  opposite_signs: kootas(
    'You complete each other. Your Moons stand opposite, in {moons}, and bhakoot, the count of family life, gives all seven points. What one of you forgets the other remembers, and each can tell the other a truth that nobody else may say.',
  ),
  three_eleven: kootas(
    'You get things done together. Your Moons, in {moons}, are third and eleventh to each other, the places of effort and gain, and bhakoot gives all seven points. A shop, a house or a trip goes better with both of you in it, and you come to share your friends.',
  ),
  four_ten: kootas(
    'Home and work find a good balance between you. Your Moons, in {moons}, are fourth and tenth to each other, and bhakoot gives all seven points. One of you can look after the house while the other is out, and you can change places without a quarrel.',
  ),
  two_twelve: kootas(
    'Money is the subject to settle early. Your Moons stand in neighbouring signs, {moons}, and bhakoot takes back its seven points. One of you saves what the other spends, and of the three faults of this count it is the mildest.',
  ),
  six_eight: kootas(
    'Your moods need opposite treatment. Your Moons, in {moons}, are six and eight signs apart, the fault of bhakoot that families take most seriously. After a bad day one of you wants to talk at once and the other wants to be left alone, and each mistakes that for a lack of love.',
  ),
  adi_and_madhya: kootas(
    'Your bodies and energies differ, and tradition calls that healthy. One nadi is Adi, airy, and the other Madhya, fiery, so the biggest of the eight counts gives all its eight points. One of you starts quickly and the other keeps going.',
  ),
  adi_and_antya: kootas(
    'You are well mixed, one quick and one steady. One nadi is Adi, airy, and the other Antya, watery, and the biggest of the eight counts gives all its eight points. You will sleep at different hours and be good for each other’s health.',
  ),
  madhya_and_antya: kootas(
    'One of you warms the house and the other cools it down. One nadi is Madhya, fiery, and the other Antya, watery, and the biggest of the eight counts gives all its eight points. You keep each other from going too far, at table and at work.',
  ),
  both_adi: kootas(
    'You are both restless, and you will overdo it together. Your stars share the airy nadi, Adi, so the biggest of the eight counts gives none of its eight points. Regular meals and an early night do for you what the count misses.',
  ),
  both_madhya: kootas(
    'You both run hot, and you heat each other. Your stars share the fiery nadi, Madhya, so the biggest of the eight counts gives none of its eight points. You will feel it as hurry and short tempers on the same evening, so plan a cool hour after work.',
  ),
  both_antya: kootas(
    'You both let things wait. Your stars share the watery nadi, Antya, so the biggest of the eight counts gives none of its eight points. You will have peaceful evenings and unpaid bills, unless a calendar hangs in the kitchen and you walk every day.',
  ),
  dina_good: poruthams(
    'Ordinary days go well for you two. Dina counts from the bride’s star to the groom’s, and between {stars} the count is a good one. It speaks of health, errands and the mood at breakfast, where most of a marriage is lived.',
  ),
  dina_bad: poruthams(
    'Daily life will rub a little. Dina counts from the bride’s star to the groom’s, and between {stars} the count is one that it refuses. You will notice it over time and tidiness, and a fair division of chores takes care of it.',
  ),
  mahendra_good: poruthams(
    'Help reaches you when you need it. Mahendra asks for certain steps from the bride’s star to the groom’s, and {stars} have one of them, which seven pairs in ten do not. Your families tend to stand behind you, so thank them while times are good.',
  ),
  mahendra_bad: poruthams(
    'You will build on your own savings rather than on help from outside. Mahendra asks for certain steps from the bride’s star to the groom’s, and {stars} do not have one. Seven pairs in ten are like you here, so it worries nobody much.',
  ),
  stree_deergha_good: poruthams(
    'You can count on an easy household. Stree-deergha wants the groom’s star far on from the bride’s, and {stars} are far enough. The rule was written for the comfort of the bride, and in your home neither of you should have to ask for what is needed.',
  ),
  stree_deergha_bad: poruthams(
    'Settle early how you share money and free time. Stree-deergha wants the groom’s star far on from the bride’s, and {stars} lie too near. The rule guards the comfort of the bride, and a clear agreement guards you both better.',
  ),
  sexes_meet: poruthams(
    'Attraction between you should last. The animals of your stars, {animals}, count as one male and one female, and the southern rule of yoni asks for that. You will still like each other’s company after the first busy years.',
  ),
  sexes_part: poruthams(
    'Let closeness between you grow slowly. The animals of your stars, {animals}, fall in an order that the rule of yoni in Kerala does not take. More than half of all pairs fail it, so your families need not make much of it.',
  ),
  rasi_good: poruthams(
    'Your two families are likely to get on. Rasi counts from the bride’s Moon to the groom’s, and {moons} stand at a good distance. Visits go well, and when you disagree your relatives find little reason to take sides.',
  ),
  rasi_bad: poruthams(
    'Your two families will need some care. Rasi counts from the bride’s Moon to the groom’s, and {moons} stand at a distance that it refuses. → Agree between you who answers which side of the family, and how often you visit, before anyone asks.',
  ),
  vasya_good: poruthams(
    'You are drawn to each other in a way that few pairs are. Vasya lists for each sign the ones that follow it, and with {moons} the groom’s is so drawn to the bride’s, as in one pair of eight. You seldom have to ask a favour twice.',
  ),
  vasya_bad: poruthams(
    'Interest in each other’s day has to be kept up on purpose. Vasya lists for each sign the ones that follow it, and with {moons} neither follows the other, as in seven pairs of ten. One real question at dinner does more for you than a present.',
  ),
  rajju_good: poruthams(
    'You pass the check that southern families make first. Rajju, the cord, wants the two stars in different groups, and yours belong to {cords}. If elders ask about it, you can both give a calm answer.',
  ),
  rajju_shared: poruthams(
    'An elder from the South may object to this match. Rajju, the cord, wants the two stars in different groups, and yours share {cords} in a way that it does not allow. Families in the North do not use this rule, so find out early what yours go by.',
  ),
  middle_rajju: poruthams(
    'A family from Kerala may hesitate over this match. Both your stars belong to the middle group, and the rajju of Kerala refuses that group alone. Other schools divide the stars in another way, so you may well hear a different answer elsewhere.',
  ),
  vedha_bad: poruthams(
    'You can hurt each other without meaning to. Your stars, {stars}, are one of the fixed pairs called vedha, piercing, which only four couples in a hundred have. Southern almanacs set such a match aside, so take the objection seriously and ask what your families follow.',
  ),
  both_free: mars(
    'You are both free of manglik dosha, the fault of Mars that families ask about first. Mars stands in no difficult house for marriage in either chart, counted from the ascendant, the Moon or Venus. You will argue like everyone, and nothing in the charts keeps a quarrel going.',
  ),
  both_manglik_balanced: mars(
    'Mars is no obstacle between you, because both charts have manglik dosha to about the same degree. The tradition calls it equal burdens and counts it in favour of the match. You are equally direct, so neither of you feels bullied by the other.',
  ),
  one_sided_mild: mars(
    'One of you is sharper than the other when tired. One chart has manglik dosha in a mild form, and the other has nothing to balance it. You will meet it as cross words late in the day, and they pass with food and sleep.',
  ),
  one_sided: mars(
    'One of you goes straight at a quarrel and the other avoids it. One chart has manglik dosha, the fault of Mars, and the other has nothing to balance it, which most families want looked into before they agree. You both need a rule for anger before you need it.',
  ),
  papas_differ: from('Kerala practice of dosha samya')(
    'One of you may need more patience in love and family than the other. Papasamya adds up the hard planets on the houses of marriage, and your two charts are further apart than it allows. The one with fewer of them can listen longer before advising.',
  ),
}
