import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// A section by the band of its score. {helper} and {burden}: the heaviest factors on either side; {house}: the first house of the section;
// {sign}: its sign; {lord}: its lord; {standing}: the dignity of the lord; {seat}: the house of the lord; {field}: the matter of that
// house. A mixed matter is `favoured` if more factors support it and `guarded` if more oppose it. The words of periods are lords and days
const houses = from('Own weighing of houses by lord, occupants, aspects and bindus (BPHS 11, 24 and 66)')
const periods = from('Own weighing of the lords of periods after BPHS 46-47')

const bands =
  (passage: typeof houses) =>
  (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
    strong: passage(strong),
    good: passage(good),
    mixed: passage(mixed),
    weak: passage(weak),
  })
const matter = bands(houses)
const either = (one: string, other: string): [Passage, Passage] => [houses(one), houses(other)]
const term = bands(periods)

export default {
  life: {
    personality: {
      strong: either(
        'People take you at their word on a first meeting, and the ground for that trust is laid by {helper}. Such presence comes unasked with {sign} rising and is best spent on opening doors for a cause. Where {lord} acts, in the {seat} house, even setbacks in matters of {field} leave the bearing untouched.',
        'You are noticed without raising your voice, and the weight behind it is {helper}. Under {sign} rising, other people’s doubts slide off, which is a help to whoever stands next to you. {lord}, {standing} in the {seat} house, asks that the gift be spent on matters of {field}.',
      ),
      good: either(
        'Confidence is quiet here and rests on {helper}. With {sign} rising it carries further among old acquaintances than among strangers, so a new start should lean on people who know you already. Through {lord}, {standing} in the {seat} house, it is renewed by success in matters of {field}.',
        'You know fairly well who you are, and {helper} is the reason. With {sign} rising the knowledge shows in what you refuse more than in what you claim. It grows each time something is finished in matters of {field}, where {lord} stands in the {seat} house.',
      ),
      favoured: houses(
        'There is more self-trust here than you show at first. {lord}, {standing} in the {seat} house, gives it out in portions, most of them in matters of {field}. With {sign} rising, saying aloud what you did well last week does more than waiting for somebody else to say it.',
      ),
      mixed: either(
        'On some days the first step is easy and on others it waits for permission: {lord}, {standing} in the {seat} house, sets the rhythm. Self-trust rises with progress in matters of {field} and sinks with delay there. Decisions about oneself belong to the better weeks of {lord}, and nothing is lost by the wait.',
        'Your sense of self has two addresses, and {lord}, {standing} in the {seat} house, carries the post between them. Praise in matters of {field} lifts it for weeks, and a cool remark there sinks it for as long. With {sign} rising, one friend whose opinion you ask on purpose keeps the needle steadier.',
      ),
      guarded: houses(
        'Self-trust has to be built here, and it can be. {lord}, {standing} in the {seat} house, makes you wait for leave in matters of {field} when none is needed. With {sign} rising it grows by trial runs: a small thing done in public, then one a little larger.',
      ),
      weak: either(
        'The first impression has to be corrected by the second, and the cause lies with {burden}. Time is on the side of {sign} rising; those who stay for a year become loyal. Strength can be borrowed from {field}, since {lord} carries the self into the {seat} house.',
        'It costs you something to walk into a room, and the chart lays the cost at the door of {burden}. With {sign} rising, preparation does what boldness does for others: a first sentence ready, a known face to look for. {lord}, in the {seat} house, opens the way through {field}.',
      ),
    },
    mind: {
      strong: either(
        'Sleep comes and worry goes, which is the plain meaning of a mind supported by {helper}. Others bring their troubles here because the listener has room. Let {lord}, {standing} in the {seat} house, turn that calm to account in matters of {field}.',
        'Few things keep you awake for long, and {helper} has most to do with that. You can hear bad news, sleep, and answer in the morning. With {sign} in the {house}, that evenness is best lent to {field}, where {lord} stands in the {seat} house.',
      ),
      good: either(
        'Feeling is steady enough to think with, and the steadiness is owed to {helper}. With {sign} in the {house} it frays in a house that is never quiet. One hour a day into which {lord} may not carry the concerns of the {seat} house, {field}, is enough to restore it.',
        'Your moods have a floor, laid by {helper}. With {sign} in the {house} they still move, as weather does over solid ground. What unsettles them most often comes from {field}, and {lord}, {standing} in the {seat} house, settles it once you have slept on it.',
      ),
      favoured: houses(
        'On most days you are calmer than the day deserves. {lord}, {standing} in the {seat} house, brings the exceptions, and nearly all of them concern {field}. A walk, a bath or a call to the same old friend suits {sign} in the {house} better than thinking the matter through again.',
      ),
      mixed: either(
        'The inner weather changes with {field}, for {lord} ties the mind to the {seat} house, {standing}; calm and unrest take turns. Noting down which of the two is speaking, before any answer is given, keeps {sign} in the {house} from signing letters in a passing mood.',
        'Two tempers share this mind, one settled and one restless, and {lord}, {standing} in the {seat} house, decides which of them gets up first. News about {field} tips the scale. With {sign} in the {house} it helps to leave large answers until both have been heard.',
      ),
      guarded: houses(
        'Peace of mind is something you have to look after, like a garden. {lord}, {standing} in the {seat} house, lets the cares of {field} climb over the wall. For {sign} in the {house}, a fixed hour for them and a closed door for the rest of the day keep most of it green.',
      ),
      weak: either(
        'Rest has to be arranged by hand in this chart, under the weight of {burden}. A crowded mind is not an ill one; what {sign} in the {house} asks for is fewer open doors and a fixed hour of sleep. Handled first thing, the cares of {field}, to which {lord} leads in the {seat} house, lose half their voice.',
        'Your thoughts run on after the day has ended, driven by {burden}. With {sign} in the {house} it helps to give them a shape: a page written before bed, a friend who listens without advice, the same hour of sleep. What steadies you is work on {field}, to which {lord} leads from the {seat} house.',
      ),
    },
    family: {
      strong: either(
        'The table at home is laid for more than its own, a plenty that comes from {helper}. Relatives lend, advise and turn up. What this family knows how to do can be carried by {lord}, from the {seat} house, into matters of {field}, and earn its keep there.',
        'You come from people who share what they have, or have gathered them round you later, and {helper} stands behind it. Advice, money and a spare bed are to be had when they are needed. {lord}, in the {seat} house, lets the family be of use in {field} too.',
      ),
      good: either(
        'Home ties hold through {helper}, and most quarrels end at supper. Under {sign} in the {house}, kin differ in speed more than in aim, so that patience with the slowest keeps the rest. For larger help it is best to ask on the side of {field}, where {lord} stands {standing}.',
        'The family can be relied upon when it counts, which {helper} makes likely. With {sign} in the {house} affection shows in errands and meals more than in words. You are closest to them in matters of {field}, as {lord} is {standing} in the {seat} house.',
      ),
      favoured: houses(
        'Your people mean well and say it late. {lord}, {standing} in the {seat} house, makes {field} the ground on which they come closest to you. Under {sign} in the {house}, the first visit of the year is best made by you, and the second will be made by them.',
      ),
      mixed: either(
        'Some of the family stand near and some far, and {lord}, {standing} in the {seat} house, decides the distance. Matters of {field} draw them together at one time and set them arguing at another. Money agreed in writing, and feasts agreed by telephone, let the good half of {sign} in the {house} grow.',
        'Kin are near in one matter and strangers in the next. {lord}, {standing} in the {seat} house, ties them to you through {field}, and that is also where the old arguments are kept. With {sign} in the {house}, short visits with a fixed end leave everybody wanting another.',
      ),
      guarded: houses(
        'Family asks for patience here, and for a few plain rules. {lord}, {standing} in the {seat} house, brings its questions up through {field}, often at a bad moment. With {sign} in the {house}, saying early what you can give, in time and in money, spares both sides the guessing.',
      ),
      weak: either(
        'Words weigh more than was meant in this family, pressed as it is by {burden}. With {sign} in the {house}, a distance of some streets does the affection good. Help is more easily exchanged in matters of {field}, since {lord} is found in the {seat} house, than over inheritance or advice.',
        'Old family matters sit heavily on this chart, above all through {burden}. They need not be carried alone; a friend, a cousin or a counsellor who has heard both sides lightens the load. With {sign} in the {house}, shared work on {field}, where {lord} stands in the {seat} house, mends more than talk does.',
      ),
    },
    education: {
      strong: either(
        'Learning goes in at the first reading, on the strength of {helper}. Any course is within reach, and so is the rarer habit of studying without one. Let the subject touch on {field}, because {lord} takes what is learnt to the {seat} house.',
        'You learn fast and keep what you learn, and {helper} is to thank for it. The danger is boredom, so the harder course is the safer one. With {sign} in the {house}, knowledge turns into something of your own through {field}, where {lord} stands in the {seat} house.',
      ),
      good: either(
        'You learn well, supported by {helper}, and routine makes the difference between knowing about a thing and knowing it. For {sign} in the {house} a teacher who sets deadlines is worth a longer way. The use of it all lies with {field}, as {lord} shows, {standing} in the {seat} house.',
        'Study pays you back, a little more each year, with {helper} behind it. Under {sign} in the {house} you remember what you have explained to somebody else. Subjects that touch {field} are the ones to choose, since {lord} is {standing} in the {seat} house.',
      ),
      favoured: houses(
        'You learn better than marks alone would say. {lord}, {standing} in the {seat} house, wants to see the use of a subject, and finds it most easily in {field}. With {sign} in the {house}, a second teacher or a second book on the same thing is what makes it stay.',
      ),
      mixed: either(
        'Quick in one subject and absent in the next: so study goes with {lord} {standing} in the {seat} house. Interest wakes when {field} can be brought into the lesson, and that is the place to open any new book. With {sign} in the {house} a second attempt at what failed early succeeds more often than the first.',
        'Some subjects you take in like air and others will not stay, and {lord}, {standing} in the {seat} house, decides which. Whatever can be tied to {field} belongs to the first kind. With {sign} in the {house}, learn the rest in company, since a promise to others carries you past the dull chapter.',
      ),
      guarded: houses(
        'Learning has a hill or two in it here, and a helper at the right time makes the difference. {lord}, {standing} in the {seat} house, tires where the subject has nothing to do with {field}. With {sign} in the {house}, ask early, repeat aloud, and let no gap grow for longer than a week.',
      ),
      weak: either(
        'Lessons tend to ask you the wrong questions, or to ask them in noise; the chart puts it down to {burden}. With {sign} in the {house}, short lessons, spoken aloud and repeated by hand, go further than long ones. What is learnt on the side of {field}, where {lord} stands in the {seat} house, stays for good.',
        'Formal lessons are harder for you than they need be, and the chart points to {burden}. With {sign} in the {house} you take in what is shown and tried sooner than what is read. A course with a workshop, near the things of {field}, where {lord} stands in the {seat} house, suits you best.',
      ),
    },
    career: {
      strong: either(
        'Office comes looking for you, sent by {helper}. With so much help about {sign} in the {house} the task is to choose well among what is offered. Results are best shown in matters of {field}, for there, in the {seat} house, {lord} does the work.',
        'Work is where others see the best of you, and {helper} has put it there. Responsibility tends to arrive before the title, and the title follows. With {sign} in the {house} it pays to become known for one thing, and {lord}, in the {seat} house, names {field} as its ground.',
      ),
      good: either(
        'Work is recognised here, a little after it was due, and what brings it to notice can be read from {helper}. A ladder of several rungs suits {sign} in the {house} better than a leap. Rank grows by way of {field}, the concern of {lord}, {standing} in the {seat} house.',
        'You can expect fair standing for steady work, helped along by {helper}. With {sign} in the {house} it comes from results that others can check. The steps upward lead through {field}, as {lord} is {standing} in the {seat} house, and each of them holds once it is taken.',
      ),
      favoured: houses(
        'Your work is worth more than it is at first taken for. {lord}, {standing} in the {seat} house, does its best where {field} can be brought into the task. With {sign} in the {house}, a short report of what was done, sent without being asked for, brings the credit in on time.',
      ),
      mixed: either(
        'Two employers could describe you and not seem to speak of one person, for {lord}, chief of the work, is {standing} in the {seat} house. Where a task touches on {field} the effort is whole. Posts should be chosen by the daily task, then, and the title left to follow.',
        'Good years and flat ones take turns in this working life, and {lord}, {standing} in the {seat} house, keeps the count. The good ones have something of {field} in them. With {sign} in the {house}, ask of each post what you will do on an ordinary Tuesday, and let that decide.',
      ),
      guarded: houses(
        'Praise for your work comes late, so the work has to be chosen for its own sake. {lord}, {standing} in the {seat} house, puts {field} between you and the next step. With {sign} in the {house}, results on paper and one ally above you shorten the wait.',
      ),
      weak: either(
        'Advancement is slow and reasons for it are seldom given; the chart names {burden}. With {sign} in the {house}, a skill that can be shown by licence or portfolio does what patrons do for others. Openings come by way of {field} more than by application, since {lord} has gone to the {seat} house.',
        'The working road climbs, and the chart lays the gradient to {burden}. With {sign} in the {house} a trade that you can carry from place to place is better than a seat that somebody else can take away. The door stands open on the side of {field}, for {lord} is in the {seat} house.',
      ),
    },
    wealth: {
      strong: either(
        'Money comes in by more than one gate, the widest of them opened by {helper}. Keeping comes as easily as earning to {sign} in the {house}, so that the open question is what it is all for. The next gain is best sought around {field}, where {lord} draws its income in the {seat} house.',
        'Money is not where your life is tight, and {helper} is the main reason. The skill to learn is saying no to the tenth good idea. With {sign} in the {house} what is put away stays put away, and {lord}, in the {seat} house, finds new sources near {field}.',
      ),
      good: either(
        'Income covers the needs and leaves a margin, thanks to {helper}. Under {sign} in the {house} the margin grows if it is moved out of sight on the first of each month. Larger sums are connected with {field}, as {lord}, who has charge of the store, is {standing} in the {seat} house.',
        'There is a margin in your accounts more often than not, owed to {helper}. With {sign} in the {house} it is kept by habits and lost by favours. The better sums come by way of {field}, with {lord} {standing} in the {seat} house.',
      ),
      favoured: houses(
        'There is enough, and in good years a little over. {lord}, {standing} in the {seat} house, earns most easily near {field} and spends there too. With {sign} in the {house}, a separate account for the surplus, opened before it is needed, decides how much of it remains.',
      ),
      mixed: either(
        'Fat months and lean ones follow each other, since {lord}, who has charge of the store, is {standing} in the {seat} house. Spending on {field} is the usual leak and now and then the best investment. With {sign} in the {house}, an average over three years tells more about the purse than any single month.',
        'Your purse breathes in and out, at the pace of {lord}, {standing} in the {seat} house. Costs and gains both have to do with {field}, which makes the accounts hard to read month by month. With {sign} in the {house}, three months of expenses kept aside turn a lean stretch into a quiet one.',
      ),
      guarded: houses(
        'Money reaches you with a condition attached, and the condition is worth reading twice. {lord}, {standing} in the {seat} house, lets a part of it go on {field} before you have counted it. With {sign} in the {house}, plain contracts and a small fixed saving do more than a larger income would.',
      ),
      weak: either(
        'What is earned is spoken for before it arrives, a strain that comes from {burden}. Low fixed costs are the true wealth of {sign} in the {house}. With nobody else’s loan guaranteed, least of all in matters of {field}, where {lord} has its seat, thrift can rebuild the rest.',
        'You may have to work harder than others for the same sum, under the pull of {burden}. With {sign} in the {house}, what helps is dull and certain: no debt for pleasure, one account that nobody else can reach, a price agreed beforehand. {lord}, in the {seat} house, brings relief by way of {field}.',
      ),
    },
    marriage: {
      strong: either(
        'Living with another comes naturally here, favoured by {helper}. With {sign} in the {house} the partner is likely to bring standing or good sense into the house, and to stay. A shared undertaking that has to do with {field} would suit the two, with {lord} in the {seat} house.',
        'You are good at sharing a life, and {helper} lends a hand in it. With {sign} in the {house} the other brings what you lack and does not keep the score. Plans made together go furthest in matters of {field}, where {lord} stands in the {seat} house.',
      ),
      good: either(
        'A good bond can be expected, and the expectation rests on {helper}. Closeness goes at the pace of {sign} in the {house}, and well if both sides say early what they hope for. What the two most easily build upon is {field}, while {lord} is {standing} in the {seat} house.',
        'Partnership is a strength of this chart, built on {helper}. With {sign} in the {house} it grows by small courtesies that have become habit. When a common task is wanted, it is best looked for in {field}, for {lord} is {standing} in the {seat} house.',
      ),
      favoured: houses(
        'There is more for a bond here than against it. {lord}, {standing} in the {seat} house, brings the other closest in matters of {field}. With {sign} in the {house}, what is missing is seldom feeling and mostly time, so an evening that belongs to nobody else is well spent.',
      ),
      mixed: either(
        'Affection is real here and so are the terms that it comes with: {lord}, who stands for the partner, is {standing} in the {seat} house. Talk of {field} brings out both the warmth and the dispute. With {sign} in the {house} couples do well with two hobbies, two purses and one holiday.',
        'You want company and you want your own way, and {lord}, {standing} in the {seat} house, serves the two in turn. In matters of {field} the turn changes fastest. With {sign} in the {house} it helps to agree on what is shared and what is not, before either side has to defend it.',
      ),
      guarded: houses(
        'A bond asks for patience here, at the start and at each change. {lord}, {standing} in the {seat} house, lets misunderstandings gather round {field}. With {sign} in the {house} they clear when one of the two says first what was meant, and when no third person is asked to judge.',
      ),
      weak: either(
        'Marriage asks for skill as well as luck in this chart, because of {burden}. With {sign} in the {house} a later choice, made when the first disappointment has been understood, tends to hold where an early one strains. Quarrels tend to be about {field} on the surface, as {lord} is in the {seat} house, and to be settled underneath it.',
        'Living with another has to be learnt in this chart, since {burden} stands in the way of ease. With {sign} in the {house}, slowness is an ally: a long acquaintance, few promises, and those kept. {lord}, in the {seat} house, brings two people together over {field} sooner than over feelings.',
      ),
    },
    children: {
      strong: either(
        'Children, or the pupils who stand in their place, are a joy and a credit, under the care of {helper}. What is begun playfully in this life turns out best. Their path is linked by {lord}, in the {seat} house, with {field}, and they may be let into that early.',
        'You have a way with the young, whether they are your own or lent to you, and {helper} is behind it. They listen because you play before you teach. {lord}, in the {seat} house, lets what they learn from you bear fruit in {field}.',
      ),
      good: either(
        'Young people thrive near you by the grace of {helper}. A child keeps the timetable of {sign} in the {house}, which differs from the one hoped for and proves right. Time spent on {field} together is the gift they remember, {lord} being {standing} in the {seat} house.',
        'The young do well in your company, and {helper} is a good part of the reason. With {sign} in the {house} each of them needs to be met alone now and then. What you make together has most to do with {field}, since {lord} is {standing} in the {seat} house.',
      ),
      favoured: houses(
        'You are easy with the young on most days, and they with you. {lord}, {standing} in the {seat} house, asks that they be let into {field} early. For {sign} in the {house}, one hour with them that has no purpose is worth three that have one.',
      ),
      mixed: either(
        'Joy in children and worry over them come in one parcel; the string around it is {lord}, {standing} in the {seat} house. Their needs collide with {field} at awkward moments. A doctor or a teacher consulted in good time settles most of what {sign} in the {house} would go on guessing about.',
        'The young bring laughter and worry in like measure, and {lord}, {standing} in the {seat} house, deals them out. Matters of {field} are what most often comes between. With {sign} in the {house}, a rule that is kept by everybody, you included, makes the peace.',
      ),
      guarded: houses(
        'Care has to come before joy in this matter. {lord}, {standing} in the {seat} house, makes you worry first, and chiefly about {field}. With {sign} in the {house}, a teacher, a godparent or a neighbour who shares the watch lets you see the young as they are.',
      ),
      weak: either(
        'Patience is asked for in the matter of children, on account of {burden}. Medical advice taken early, adoption, godchildren and teaching are ways that others with {sign} in the {house} have gone, and none of them is second-best. Ease enters through {field}, to which {lord} points from the {seat} house.',
        'In the matter of children this chart asks for time and good advice, because of {burden}. With {sign} in the {house} you give as much to the young of others, as a teacher, a neighbour or a godparent. The way to them leads through {field}, for {lord} is in the {seat} house.',
      ),
    },
    health_tendencies: {
      strong: either(
        'Vitality is the reserve of this life, well stocked by {helper}. With {sign} rising, tiredness tends to be short and plainly announced, and for that reason it is easily ignored. The body does best while there is order in matters of {field}, for {lord} carries it to the {seat} house.',
        'The body is on your side, with {helper} to stock it. With {sign} rising you recover quickly and forget that you were tired, so rest has to be planned and not waited for. Order in matters of {field} keeps the store full, since {lord} is in the {seat} house.',
      ),
      good: either(
        'The constitution is sound with a few habits to watch, and the soundness is owed to {helper}. Yearly checks, with attention to the parts that {sign} rules, find what there is to find. Strain shows first by way of {field}, as {lord}, bearer of the body, is {standing} in the {seat} house.',
        'Your strength is sound and likes to be used, thanks to {helper}. With {sign} rising, regular movement and regular meals do most of the work. Tiredness shows first in matters of {field}, as {lord} is {standing} in the {seat} house, and is best answered then.',
      ),
      favoured: houses(
        'With {sign} rising, you have strength for an even pace, and the hour at which you stop matters more than the hour at which you begin. {lord}, {standing} in the {seat} house, spends it freely on {field} and asks for it back at night.',
      ),
      mixed: either(
        'Strength comes in spells, following {lord}, the bearer of the body, {standing} in the {seat} house. Overwork in matters of {field} is paid for within days, and rest is repaid as promptly. With {sign} rising, a diary of sleep and meals kept for a month tells a physician more than a list of complaints.',
        'Your strength keeps a tide table, and {lord}, {standing} in the {seat} house, writes it. High water goes to {field}, and the ebb comes after. With {sign} rising, a week planned with one empty evening lets you meet both without surprise.',
      ),
      guarded: houses(
        'Strength has to be measured out here, like water on a long walk. {lord}, {standing} in the {seat} house, lets {field} take the first cup. With {sign} rising, fixed hours for sleep and meals, and a physician seen in quiet times, are the care that is asked for.',
      ),
      weak: either(
        'The body asks for care as a matter of routine, under the strain of {burden}. With {sign} rising this is a tendency and not a diagnosis; regular hours, and a physician who knows the history, are the answer to it. Peace in all that concerns {field}, which {lord} keeps from the {seat} house, does as much as any diet.',
        'Listen to your body in good time, since {burden} tires it. With {sign} rising, small and regular serves it better than large and rare: short walks, early nights, a yearly talk with a physician. Less hurry over {field}, where {lord} stands in the {seat} house, helps as well.',
      ),
    },
    property: {
      strong: either(
        'Land and houses stay in these hands, held there by {helper}. To buy early and sell seldom is the whole policy with {sign} in the {house}. A property that also serves {field} is worth twice as much, because {lord}, in charge of all that is built, is in the {seat} house.',
        'Houses and ground are safe with you, and {helper} sees to it. What you hold tends to stay and to grow in worth. With {sign} in the {house} a place should be chosen for its foundations, and one that leaves room for {field} is worth waiting for, since {lord} is in the {seat} house.',
      ),
      good: either(
        'A roof of one’s own is likely, and the easier part of getting it comes from {helper}. It will want more repairs than the seller admits, as houses under {sign} do. The place may be heard of by way of {field}, since {lord} is {standing} in the {seat} house.',
        'A home of your own is within reach, with {helper} as the first stone. With {sign} in the {house} you make more of a plain place than others make of a fine one. Word of it comes from people known through {field}, for {lord} is {standing} in the {seat} house.',
      ),
      favoured: houses(
        'A home comes within reach by patience. {lord}, {standing} in the {seat} house, brings word of it through {field}. With {sign} in the {house}, the second offer is often better than the first, and the papers deserve as much attention as the view.',
      ),
      mixed: either(
        'Houses come with a condition attached: {lord}, who has the keys, is {standing} in the {seat} house. Part of their price is paid in {field}, whatever the deed says. With {sign} in the {house}, a year’s rent in the same street shows more about a place than a survey can.',
        'Each roof you live under has one thing right and one thing wrong, and {lord}, {standing} in the {seat} house, arranges the mixture. The wrong thing tends to touch {field}. With {sign} in the {house}, living in a street before buying in it saves the price of one mistake.',
      ),
      guarded: houses(
        'A roof comes with repairs, and the repairs come with a bill. {lord}, {standing} in the {seat} house, lets costs grow on the side of {field}. With {sign} in the {house}, a survey, a reserve and a written promise from the seller keep a house from becoming a burden.',
      ),
      weak: either(
        'Property is a weight before it is a comfort, which the chart puts down to {burden}. Clear title, a surveyor and a loan that one income could carry take the danger out of it. A small place chosen for the sake of {field}, with {lord} in the {seat} house, serves better than a large one.',
        'House and land ask more of you than they give at first, on account of {burden}. With {sign} in the {house}, renting well is no defeat, and a small place that is paid for is a victory. {lord}, in the {seat} house, points to {field} as a reason for living where you do.',
      ),
    },
    travel: {
      strong: either(
        'Roads open of themselves, and the passport is stamped, so to speak, by {helper}. With {sign} in the {house}, distance adds to this life in money as well as in memory. The trips that count have to do with {field}, since {lord} rides ahead in the {seat} house.',
        'Distance agrees with you, and {helper} is the wind in it. You come home from abroad with more than you left with, in friends or in trade. With {sign} in the {house}, go where {field} can be furthered, for {lord} stands in the {seat} house.',
      ),
      good: either(
        'Going away does you good, thanks to {helper}. With {sign} in the {house}, short absences teach more than long residence. Let the reason for a trip be {field}: {lord}, {standing} in the {seat} house, makes that the lucky pretext.',
        'You come back from a trip in better order than you left, by the help of {helper}. With {sign} in the {house} one place visited often gives more than many seen once. {lord}, {standing} in the {seat} house, finds in {field} the best of reasons for going.',
      ),
      favoured: houses(
        'The trips that you do make pay for their trouble. {lord}, {standing} in the {seat} house, sends you off for the sake of {field} and brings you home with something besides. With {sign} in the {house}, leave a day free in every plan, since the useful meeting is the one nobody arranged.',
      ),
      mixed: either(
        'Departures are easy and arrivals less so, or the other way round, as {lord} is {standing} in the {seat} house. Plans that involve {field} change along the road. Under {sign} in the {house}, an empty day at each end of the trip turns delay into a part of it.',
        'One road runs smoothly and the next is all changes, as {lord}, {standing} in the {seat} house, will have it. Errands for {field} account for most of both. With {sign} in the {house}, a light bag and a ticket that can be altered are worth their price.',
      ),
      guarded: houses(
        'Roads ask for a second plan here. {lord}, {standing} in the {seat} house, lets something about {field} go astray between here and there. With {sign} in the {house}, papers in two copies, a friend at the other end and a day in hand turn a worry into a story.',
      ),
      weak: either(
        'Travel tires and costs above the estimate, because of {burden}. Insurance, few changes of train and a host who is known make a different thing of it. Trips for the sake of {field} are the ones worth their trouble, as {lord} keeps to the {seat} house.',
        'Going far costs you more than the fare, and {burden} is named as the reason. With {sign} in the {house}, near places seen slowly give what far ones promise. When a long road must be taken, let it be for {field}, since {lord} stands in the {seat} house, and let somebody meet you.',
      ),
    },
    spirituality: {
      strong: either(
        'Faith has a floor to stand on, made firm by {helper}. A teacher worth the name appears, and is recognised without advertisement. Practice reaches daily life through {field}, into which {lord} brings it from the {seat} house.',
        'You have something to hold on to when plans fail, and {helper} keeps it firm. It came less from books than from somebody’s example. With {sign} in the {house} it is shared best without words, in the way you go about {field}, where {lord} stands in the {seat} house.',
      ),
      good: either(
        'Prayer, study or silence answers when it is regular, with the aid of {helper}. The gift of {sign} in the {house} is for continuing and not for visions. It is tested, kindly, in matters of {field}, as {lord} is {standing} in the {seat} house.',
        'A quiet practice, kept up, carries you further than you expect, with {helper} to support it. With {sign} in the {house} it needs a place and an hour more than a teaching. {lord}, {standing} in the {seat} house, puts it to the test in matters of {field}.',
      ),
      favoured: houses(
        'Your faith grows by use, little by little. {lord}, {standing} in the {seat} house, shows you what it is worth in matters of {field}. With {sign} in the {house}, keep the practice that you can do on a bad day, and leave the larger one until it asks for you.',
      ),
      mixed: either(
        'Belief and doubt keep house together, and {lord}, {standing} in the {seat} house, is landlord to both. Experience of {field} speaks now for the one and now for the other. For {sign} in the {house} a small observance held through both moods is worth more than the verdict they never reach.',
        'You believe on some days and ask on others, and {lord}, {standing} in the {seat} house, keeps you honest about both. Questions come up most in matters of {field}. With {sign} in the {house}, a custom kept without explanation, a candle or a walk, holds while they are open.',
      ),
      guarded: houses(
        'The inner life is asked to wait here, for a quiet hour or for an answer. {lord}, {standing} in the {seat} house, fills the hour with {field} if you let it. With {sign} in the {house}, ten minutes that are kept every day do more than a retreat that is put off every year.',
      ),
      weak: either(
        'The inner life takes a dry road at first, made drier by {burden}. With {sign} in the {house}, disappointment with a teacher or a creed is common and is itself instruction. Service in matters of {field}, where {lord} has come to stand in the {seat} house, finds the spring that reading did not.',
        'Consolation does not come easily to you, and the chart gives {burden} as the reason. With {sign} in the {house}, doubt has to be taken along and not left at the door. Being of use in {field}, where {lord} stands in the {seat} house, says more to you than any sermon.',
      ),
    },
    current_period: term(
      'Until {until} the wind is from behind, in the time of {lords}. Large requests belong here, and so does what has lain ready for a while. Push hardest in matters of {field}, the ground on which {lesser} was placed at birth.',
      'More doors give way than resist before {until}, in the time of {lords}. Help is likeliest with {field}, from the {seat} house where {lesser} stands. Ordinary care is enough while {lesser} has the word, and the pace need not be forced.',
      'The time of {lords} promises effort and reward in about equal parts. Expect {field} to ask for attention until {until}, with results that differ from month to month. One plan should be kept that depends neither on luck nor on {lesser}.',
      'Headwind is to be reckoned with until {until}, in the time of {lords}. The strain gathers round {field}, where {lesser} stands by birth. Hold what is held, keep a reserve, and set the large step down for a later lord.',
    ),
    next_periods: term(
      'Taken together the terms ahead lift more than they load, and {best} leads them from {best_from}. Plans of several years can begin in them. The least of them is that of {least}, from {least_from}, and repairs may be kept for it.',
      'The stretch ahead is a fair one and is best used in its strongest part, that of {best}, which starts on {best_from}. Repairs and rest fit the term of {least}, from {least_from}. What is put off from {least} to {best} is seldom missed.',
      'Ups and downs alternate among the coming terms: the best of them is that of {best}, from {best_from}, and the hardest that of {least}, from {least_from}. Begin under {best} and mend under {least}; the others go as one’s own preparation goes.',
      'A demanding stretch lies ahead, at its hardest under {least} from {least_from}. Old promises, and whatever has been put off, are better seen to before that day. The most breathing space comes with {best} on {best_from}, and what must be begun can wait for it.',
    ),
  },
  nature: {
    self: matter(
      'You are much the same inside and outside, and people like that in you: {helper} helps, and {sign} rises. You can speak plainly and be forgiven. Your best side comes out amid {field}, where {lord} stands in the {seat} house, so look for that company this week.',
      'You know who you are on most days, thanks to {helper}. You enjoy praise and you can do without it. When you waver, it usually began with {field}; {lord}, from the {seat} house, brings you back the same way, by one small success there.',
      'You are a little different in each room, because {lord}, the ruler of your first house, is {standing} in the {seat}. Success with {field} makes you easy, and failure there makes you stiff. See a friend this week who knew you before either.',
      'You had to become yourself against resistance, most of it from {burden}. With {sign} rising you think less of yourself than others do. You come into your own through {field}, since {lord} is at work in your {seat} house; do one thing there this week and tell nobody but a friend.',
    ),
    mind: matter(
      'Your thoughts and feelings pull in one direction, with the help of {helper}. You remember impressions for years and can rely on them. Your best ideas come while you are busy with {field}, the business of {lord} in your {seat} house, so keep a pencil there.',
      'Your mind takes hold and lets go at the right times, helped by {helper}. With {sign} in your fourth house you need an evening to digest a large day. The thoughts that come back unasked are about {field}, since {lord} is {standing} in your {seat} house; write them down and go to bed.',
      'You have two moods, and the hour decides between them: {lord} is {standing} in your {seat} house. If you think about {field} after dark, you see only what is wrong. Take it for a walk in the morning, and decide by noon.',
      'You feel a thing before you know why, under the pressure of {burden}. Say its name and give it a quarter of an hour. Your worry gathers around {field}, where {lord} stands in your {seat} house, and it gets smaller as soon as your hands do something there.',
    ),
    will: matter(
      'You do what you have decided, with the force of {helper} behind you. An obstacle tells you something and does not stop you. Point it at {field}, where {lord} stands in your {seat} house, before it picks a target by itself.',
      'Your resolve outlasts the first refusal, with the support of {helper}. With {sign} in your third house you work better in weeks than in bursts. Make one promise about {field} aloud this week, since {lord} is {standing} in your {seat} house.',
      'You are brave in some subjects and unsure in others: {lord}, which commands your courage, is {standing} in your {seat} house. You stand firm over {field}. Begin tomorrow with the task you fear least, and the others follow.',
      'You find it harder to start than to go on, held down by {burden}. With {sign} in your third house a companion, a bell or a deadline gives you the push. You make an effort almost gladly for {field}, where {lord} stands in your {seat} house, so start the day there.',
    ),
    speech: matter(
      'Your words do what you send them out to do, backed by {helper}. With {sign} in your second house you have a voice for more than one room. You convince people most about {field}, where {lord} speaks from your {seat} house; speak in public about it once this season.',
      'You talk clearly and people like to listen, thanks to {helper}. You are better still if you write the hard sentence down first. Your tone gets warm over {field}, since {lord}, which rules your speech, is {standing} in your {seat} house; open difficult talks with that.',
      'You have a public voice and a private one, and strangers hear only the first: {lord}, which rules your speech, is {standing} in your {seat} house. Pressed about {field}, you become brilliant or silent. Take two breaths first, and you can choose.',
      'Something gets lost between what you mean and what people hear, because of {burden}. With {sign} in your second house short sentences help you, said once and not explained. What you cannot say at home you can say by way of {field}, since {lord} has moved to your {seat} house.',
    ),
    relations: matter(
      'Other people bring out the best in you, above all with the help of {helper}. You trust early, and it is seldom abused. You make friends quickly over {field}, where {lord} stands in your {seat} house, and you keep them for decades; ring one of them this week.',
      'You like company and it does not tire you, thanks to {helper}. Only those who never ask anything in return do, with {sign} in your seventh house. A bond grows faster when you share {field}, for {lord} is {standing} in your {seat} house, so invite somebody along.',
      'You want closeness on one day and room on the next, since {lord}, which stands for the other person, is {standing} in your {seat} house. Friends who know {field} understand it sooner. Say which of the two days it is, and nobody has to guess.',
      'You trust slowly, held back by {burden}. One or two loyal people are enough for you, with {sign} in your seventh house. You are likely to meet them through {field}, where {lord} stands in your {seat} house, so go there this month without any aim.',
    ),
    shadow: matter(
      'Your hidden side works for you, in the light of {helper}. You know your fears by name. In a crisis about {field} others turn to you, with {lord} in your {seat} house; tell them what you do first, so that they can do it too.',
      'You are on speaking terms with your darker side, by means of {helper}. In {sign} it shows as irony or as a wish to be left alone, and it passes. You notice it first in {field}, because {lord} is {standing} in your {seat} house; leave the room for ten minutes then.',
      'An old fear of yours comes and goes, since {lord} is {standing} in your {seat} house. It speaks up when you doubt {field}. Do not stay alone on such an evening: ring somebody, and make a joke about it if you can.',
      'You shut some doors early, and {burden} still leans against them. You notice it as anger you do not say, or as a habit of vanishing. Sit with an honest friend or a counsellor; it opens more easily through {field}, where {lord} stands in your {seat} house, than by force.',
    ),
    growth: matter(
      'You learn a lesson the first time, with the help of {helper}. With {sign} in your fifth house the danger is to stop at talent. What goes on growing in you does so through {field}, since {lord} teaches there from your {seat} house; take one lesson in it this year.',
      'You ripen well, warmed by {helper}. Somebody fifteen years older than you does more for it than a course. Your next step is smaller than you expect and lies in {field}, where {lord} is {standing}; ask that person about it this month.',
      'You go two steps forward and one to the side, at the pace of {lord}, {standing} in your {seat} house. The side step usually leads through {field} and brings you something useful. Write a page on each birthday; it shows you the direction.',
      'You grow uphill at first, under the load of {burden}. Your merit comes without applause, and later years pay you for it. Study or kindness spent on {field} brings the best return, through {lord} in your {seat} house; give it one hour this week.',
    ),
  },
} satisfies Record<'life' | 'nature', Record<string, Record<AreaBand, Cell> & { favoured?: Cell; guarded?: Cell }>>
