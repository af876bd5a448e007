import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { type Cell, from, type Passage, type TraitText } from '../passage.ts'

// A section by the band of its score. {helper} and {burden}: the heaviest factors on either side; {house}: the first house of the section;
// {sign}: its sign; {lord}: its lord; {standing}: the dignity of the lord; {seat}: the house of the lord; {field}: the matter of that
// house. A mixed matter is `favoured` if more factors support it and `guarded` if more oppose it. The words of periods are lords and days
const houses = from('Own weighing of houses by lord, occupants, aspects and bindus (BPHS 11, 24 and 66)')
const periods = from('Own weighing of the lords of periods after BPHS 46-47')

const bands =
  (passage: typeof houses) =>
  (strong: TraitText, good: TraitText, mixed: TraitText, weak: TraitText): Record<AreaBand, Passage> => ({
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
        'People take you at your word when they first meet you, thanks to {helper}. With {sign} rising you have presence without asking for it. → Lend it this month to somebody who is overlooked in {field}, where {lord} stands in your {seat} house.',
        'You are noticed without raising your voice, and {helper} is behind it. Other people’s doubts slide off you, with {sign} rising. → {lord}, {standing} in your {seat} house, asks you to use it in {field}, so speak first there once this week.',
      ),
      good: either(
        'You have a quiet confidence that rests on {helper}. With {sign} rising it carries further among old friends than among strangers, so take one along to a new beginning. Success with {field} renews it, since {lord} is {standing} in your {seat} house.',
        'You know fairly well who you are, because of {helper}. With {sign} rising it shows in what you refuse. → It grows each time you finish something in {field}, where {lord} stands in your {seat} house; finish one thing this week.',
      ),
      favoured: houses(
        'You trust yourself more than you show at first. {lord}, {standing} in your {seat} house, gives it to you in portions, mostly over {field}. → With {sign} rising, say aloud once a week what you did well; waiting for others takes longer.',
      ),
      mixed: either(
        'On some days you take the first step easily and on others you wait for permission: {lord}, {standing} in your {seat} house, sets the rhythm. You trust yourself more after progress in {field}. → Decide about yourself in a good week, and let a bad one pass.',
        'You feel sure of yourself in one place and small in another, as {lord} is {standing} in your {seat} house. Praise for {field} lifts you for weeks, and a cool remark sinks you as long. → With {sign} rising, ask one friend on purpose what they see in you.',
      ),
      guarded: houses(
        'You have to build your self-trust, and you can. {lord}, {standing} in your {seat} house, makes you wait for leave in {field} where you need none. → With {sign} rising, do a small thing in public this week, and a larger one next month.',
      ),
      weak: either(
        'Your second impression is better than your first, because of {burden}. With {sign} rising, people who stay for a year stay for good. You gain strength through {field}, since {lord} works from your {seat} house, so let new people meet you there.',
        'It costs you something to walk into a room, on account of {burden}. With {sign} rising you do by preparation what others do by nerve: a first sentence, a known face. {lord}, in your {seat} house, opens the way through {field}.',
      ),
    },
    mind: {
      strong: either(
        'You sleep, and your worries wait until morning, thanks to {helper}. Others bring you their troubles because you have room. → Use that calm in {field}, where {lord} is {standing} in your {seat} house, and keep an hour a day for yourself.',
        'Few things keep you awake for long, and {helper} has most to do with it. You hear bad news, sleep, and answer in the morning. With {sign} in your {house} house, lend that calm to {field}, where {lord} stands in your {seat}.',
      ),
      good: either(
        'You can think while you feel, thanks to {helper}. With {sign} in your {house} house you fray where it is never quiet. → Keep one hour a day without any talk of {field}, which {lord} brings in from your {seat} house.',
        'Your moods have a floor, laid by {helper}. With {sign} in your {house} house they still move like weather. What unsettles you mostly comes from {field}, and as {lord} is {standing} in your {seat} house, one night’s sleep settles it.',
      ),
      favoured: houses(
        'On most days you are calmer than the day deserves. {lord}, {standing} in your {seat} house, brings the exceptions, nearly all about {field}. With {sign} in your {house} house, a walk, a bath or a call to an old friend helps you more than thinking on.',
      ),
      mixed: either(
        'Your inner weather changes with {field}, since {lord} is {standing} in your {seat} house. Calm and unrest take turns. With {sign} in your {house} house, note which of the two is speaking before you answer a letter.',
        'You get up calm on one day and restless on the next, and {lord}, {standing} in your {seat} house, decides which. News about {field} tips the scale. → With {sign} in your {house} house, leave large answers until you have slept twice.',
      ),
      guarded: houses(
        'You have to look after your peace of mind: {lord}, {standing} in your {seat} house, lets in the cares of {field} at all hours. → With {sign} in your {house} house, give them a fixed half hour and close the door on them for the rest.',
      ),
      weak: either(
        'You have to arrange your rest by hand, under the weight of {burden}. With {sign} in your {house} house you need fewer open doors and a fixed hour of sleep. Deal with {field} first thing in the morning, since {lord} stands in your {seat} house, and its cares halve.',
        'Your thoughts run on after the day has ended, because of {burden}. With {sign} in your {house} house a page written before bed helps you, or a friend who only listens. Work on {field} steadies you, since {lord} acts from your {seat} house.',
      ),
    },
    family: {
      strong: either(
        'There is a place at your table for more than your own, thanks to {helper}. Relatives lend, advise and turn up. → Ask them this year for help with {field}, where {lord} stands in your {seat} house.',
        'People near you share what they have; {helper} stands behind it. Advice and a spare bed are there when you need them. {lord}, in your {seat} house, lets them be of use in {field} too.',
      ),
      good: either(
        'Your family ties hold, thanks to {helper}, and most quarrels end at supper. With {sign} in your {house} house, be patient with the slowest of them. → Ask for larger help by way of {field}, where {lord} is {standing}.',
        'You can rely on your family when it counts, as {helper} suggests. With {sign} in your {house} house they show affection by errands and meals. You come closest over {field}, since {lord} is {standing} in your {seat} house.',
      ),
      favoured: houses(
        'Your people mean well and say it late. {lord}, {standing} in your {seat} house, makes {field} the ground on which they come closest to you. → With {sign} in your {house} house, make the first visit of the year yourself; they make the second.',
      ),
      mixed: either(
        'Some of your family are near and some are far, and {lord}, {standing} in your {seat} house, sets the distance. You come together over {field} at one time and fall out over it at another. → With {sign} in your {house} house, put money in writing and invite by telephone.',
        'You are close to your relatives in one matter and strangers in the next. {lord}, {standing} in your {seat} house, ties them to you through {field}, where the old arguments are kept too. With {sign} in your {house} house, short visits with a fixed end work best.',
      ),
      guarded: houses(
        'Your family asks for patience and a few plain rules. {lord}, {standing} in your {seat} house, brings its questions up through {field}, often at a bad moment. → With {sign} in your {house} house, say early what you can give, in time and in money.',
      ),
      weak: either(
        'Words weigh more in your family than anybody meant, because of {burden}. With {sign} in your {house} house, a distance of some streets does the affection good. You help each other more easily with {field}, since {lord} is in your {seat} house.',
        'Old family matters weigh on you, above all through {burden}. You need not carry them alone; see a friend, a cousin or a counsellor who has heard both sides. With {sign} in your {house} house, work together on {field}, where {lord} stands in your {seat}.',
      ),
    },
    education: {
      strong: either(
        'You understand at the first reading, thanks to {helper}. Any course is open to you, and you can study without one. → Choose a subject that touches {field}, because {lord} takes what you learn to your {seat} house.',
        'You learn fast and keep what you learn, with {helper} to thank for it. You are in danger only of boredom, so take the harder course. With {sign} in your {house} house, you make it your own through {field}, where {lord} stands in your {seat}.',
      ),
      good: either(
        'You learn well, with the support of {helper}, and routine makes the difference. With {sign} in your {house} house, a teacher who sets deadlines is worth a longer way. You use it most in {field}, as {lord} is {standing} in your {seat} house.',
        'Study pays you back a little more each year, with {helper} behind it. With {sign} in your {house} house you remember what you have explained to somebody. → Choose subjects near {field}, since {lord} is {standing} in your {seat} house.',
      ),
      favoured: houses(
        'You learn better than marks alone would say. {lord}, {standing} in your {seat} house, wants to see the use of a thing, and finds it in {field}. → With {sign} in your {house} house, take a second book on the same subject, and it stays.',
      ),
      mixed: either(
        'You are quick in one subject and absent in the next, as {lord} is {standing} in your {seat} house. Your interest wakes where {field} comes in, so open each new book there. → With {sign} in your {house} house, try again what failed the first time.',
        'Some subjects you breathe in and others will not stay, and {lord}, {standing} in your {seat} house, decides which. What you can tie to {field} stays. → With {sign} in your {house} house, learn the rest in company.',
      ),
      guarded: houses(
        'You meet a hill or two in learning, and help at the right time makes the difference. {lord}, {standing} in your {seat} house, tires where {field} does not come in. → With {sign} in your {house} house, ask early and repeat aloud.',
      ),
      weak: either(
        'Lessons asked you the wrong questions, or in too much noise, because of {burden}. With {sign} in your {house} house, short lessons spoken aloud go further with you. What you learn near {field}, where {lord} stands in your {seat}, stays for good.',
        'Formal lessons are harder for you than they need be, on account of {burden}. With {sign} in your {house} house you take in what is shown and tried. → Look for a course with a workshop, near {field}, where {lord} stands in your {seat}.',
      ),
    },
    career: {
      strong: either(
        'Good posts look for you, sent by {helper}. With {sign} in your {house} house your task is to choose well among them. → Show your results this year in {field}, where {lord} works from your {seat} house.',
        'Others see the best of you at work, thanks to {helper}, and responsibility reaches you before the title. With {sign} in your {house} house, become known for one thing in {field}, where {lord} stands in your {seat}.',
      ),
      good: either(
        'Your work is recognised a little after it was due, thanks to {helper}. With {sign} in your {house} house you climb better by rungs than by leaps. You rise by way of {field}, as {lord} is {standing} in your {seat} house.',
        'You can expect fair standing for steady work, with the help of {helper}. With {sign} in your {house} house you get it by results that others can check. Each step upward leads through {field}, as {lord} is {standing} in your {seat} house.',
      ),
      favoured: houses(
        'Your work is worth more than it is first taken for. {lord}, {standing} in your {seat} house, does best where {field} comes into the task. With {sign} in your {house} house, send a short report before anybody asks; the credit then comes in time.',
      ),
      mixed: either(
        'Two employers would describe you as two people, since {lord} is {standing} in your {seat} house. Where a task touches {field} you give all of yourself. → Choose a post by its daily task this time, and let the title follow.',
        'Good years and flat ones take turns in your work, as {lord} is {standing} in your {seat} house. The good ones have {field} in them. → With {sign} in your {house} house, ask of each post what you would do on an ordinary Tuesday.',
      ),
      guarded: houses(
        'You are praised late, so choose your work for its own sake. {lord}, {standing} in your {seat} house, puts {field} between you and the next step. With {sign} in your {house} house, results on paper and one ally above you shorten the wait.',
      ),
      weak: either(
        'You advance slowly and are seldom told why, because of {burden}. With {sign} in your {house} house, a skill that you can prove does what patrons do for others. Openings come to you by way of {field}, since {lord} is in your {seat} house.',
        'Your working road climbs, on account of {burden}. With {sign} in your {house} house, a trade that you can take anywhere suits you better than a seat somebody can take away. You find the door near {field}, for {lord} is in your {seat} house.',
      ),
    },
    wealth: {
      strong: either(
        'Money comes to you from more than one side, above all through {helper}. With {sign} in your {house} house you keep it as easily as you earn it. → Look for the next gain around {field}, where {lord} draws it from your {seat} house.',
        'Money is not where your life is tight, and {helper} is the main reason. With {sign} in your {house} house you keep what you put away, and {lord}, in your {seat} house, finds new sources near {field}. → Learn to say no to the tenth good idea.',
      ),
      good: either(
        'You cover your needs and have something over, thanks to {helper}. With {sign} in your {house} house it grows if you move it out of sight on the first of the month. Larger sums come with {field}, as {lord} is {standing} in your {seat} house.',
        'You have a margin more often than not, owed to {helper}. With {sign} in your {house} house you keep it by habit and lose it by favours. Better sums come to you by way of {field}, with {lord} {standing} in your {seat} house.',
      ),
      favoured: houses(
        'You have enough, and in good years a little over. {lord}, {standing} in your {seat} house, earns most easily near {field} and spends there too. With {sign} in your {house} house, open a separate account for the surplus before you need it.',
      ),
      mixed: either(
        'You have fat months and lean ones, since {lord} is {standing} in your {seat} house. You spend on {field} first, sometimes well. → With {sign} in your {house} house, look at three years together before you judge a month.',
        'Your purse fills and empties at the pace of {lord}, {standing} in your {seat} house. Gains and costs both have to do with {field}. With {sign} in your {house} house, three months of expenses put aside make a lean time quiet.',
      ),
      guarded: houses(
        'Money reaches you with a condition, so read it twice. {lord}, {standing} in your {seat} house, spends a part on {field} before you have counted it. With {sign} in your {house} house, plain contracts and a small fixed saving do more than a larger income.',
      ),
      weak: either(
        'What you earn is spoken for before it arrives, because of {burden}. With {sign} in your {house} house low fixed costs are your wealth. → Guarantee nobody’s loan, least of all in {field}, where {lord} stands in your {seat} house, and thrift rebuilds the rest.',
        'You work harder than others for the same sum, under the pull of {burden}. With {sign} in your {house} house the dull ways help: no debt for pleasure, one account of your own. {lord}, in your {seat} house, brings you relief by way of {field}.',
      ),
    },
    marriage: {
      strong: either(
        'Living with another comes naturally to you, thanks to {helper}. With {sign} in your {house} house a partner brings good sense into the home, and stays. → Do something together that has to do with {field}, where {lord} stands in your {seat} house.',
        'You are good at sharing a life, and {helper} helps you in it. With {sign} in your {house} house the other brings what you lack and keeps no score. → Plan together in {field}, where {lord} stands in your {seat} house.',
      ),
      good: either(
        'You can expect a good bond, and {helper} is the reason. With {sign} in your {house} house it goes well if both of you say early what you hope for. You build most easily on {field}, as {lord} is {standing} in your {seat} house.',
        'Partnership is one of your strengths, thanks to {helper}. With {sign} in your {house} house it grows by small courtesies. → Look for a common task in {field}, for {lord} is {standing} in your {seat} house.',
      ),
      favoured: houses(
        'More speaks for your bond than against it. {lord}, {standing} in your {seat} house, brings the other closest over {field}. With {sign} in your {house} house you seldom lack feeling and mostly lack time, so keep one evening for nobody else.',
      ),
      mixed: either(
        'Your affection is real and so are its terms, since {lord} is {standing} in your {seat} house. You agree and disagree over {field}. → With {sign} in your {house} house, say your terms early, and ask for the other’s.',
        'You have warm months and cool ones with a partner, as {lord} is {standing} in your {seat} house. You come together or apart over {field}. With {sign} in your {house} house, decide nothing about the two of you in a cool one.',
      ),
      guarded: houses(
        'Your bond asks for patience at each change. {lord}, {standing} in your {seat} house, brings {field} between you. → With {sign} in your {house} house, make one rule for that subject and one evening a week without it.',
      ),
      weak: either(
        'You need skill as well as luck in marriage, because of {burden}. With {sign} in your {house} house, respect shown daily does more than a large gesture. You find each other over {field}, since {lord} is in your {seat} house.',
        'You have to learn how to live with another, because {burden} stands in the way. → With {sign} in your {house} house, ask for help early, from a friend or a counsellor. Start with {field}, where {lord} stands in your {seat} house.',
      ),
    },
    children: {
      strong: either(
        'Children, or pupils in their place, are a joy to you, thanks to {helper}. With {sign} in your {house} house they remember what you did more than what you said. → Do something with them in {field}, where {lord} stands in your {seat} house.',
        'You have a good hand with the young, and {helper} is behind it. With {sign} in your {house} house they come to you by themselves. → Show one of them this month how you manage {field}, where {lord} stands in your {seat} house.',
      ),
      good: either(
        'The young do well beside you, with the support of {helper}. With {sign} in your {house} house, praise what they try, even if it fails. You come closest over {field}, as {lord} is {standing} in your {seat} house.',
        'You have joy in children, your own or others’, thanks to {helper}. With {sign} in your {house} house, fewer plans and more afternoons suit you all. → Talk with them about {field}, as {lord} is {standing} in your {seat} house.',
      ),
      favoured: houses(
        'The young bring you more joy than worry. {lord}, {standing} in your {seat} house, makes {field} the ground on which you meet. With {sign} in your {house} house, promise little and be there on the day you named.',
      ),
      mixed: either(
        'You have joy in the young and worry over them in one parcel, since {lord} is {standing} in your {seat} house. Most of the worry concerns {field}. → With {sign} in your {house} house, ask them first and advise them second.',
        'You are near to the young in some years and far in others, as {lord} is {standing} in your {seat} house. You meet over {field}. → With {sign} in your {house} house, write or ring on a fixed day.',
      ),
      guarded: houses(
        'You need patience with the young, and they with you. {lord}, {standing} in your {seat} house, brings {field} in at the wrong moment. With {sign} in your {house} house, one hour a week that they may plan does most.',
      ),
      weak: either(
        'You are asked for patience in the matter of children, because of {burden}. There are several ways to the young with {sign} in your {house} house, and none is second-best. You find one through {field}, since {lord} points there from your {seat} house.',
        'In the matter of children you need time and good advice, because of {burden}. With {sign} in your {house} house you give much to the young of others, as a teacher or a neighbour. You meet them through {field}, for {lord} is in your {seat} house.',
      ),
    },
    health_tendencies: {
      strong: either(
        'You have strength in reserve, thanks to {helper}. With {sign} rising you feel tired briefly and clearly, and so you ignore it. Order in {field} keeps you well, since {lord} works from your {seat} house; rest before you must.',
        'Your body is on your side, with {helper} behind it. With {sign} rising you recover fast and forget that you were tired, so plan your rest. Order in {field} keeps the store full, since {lord} is in your {seat} house.',
      ),
      good: either(
        'Your strength is sound with a few habits to watch, thanks to {helper}. With {sign} rising, see a doctor once a year in good times. You feel strain first through {field}, as {lord} is {standing} in your {seat} house.',
        'Your strength likes to be used, thanks to {helper}. With {sign} rising, regular movement and regular meals do most of it. You tire first in {field}, as {lord} is {standing} in your {seat} house, so stop there first.',
      ),
      favoured: houses(
        'You have strength for an even pace, with {sign} rising, and the hour at which you stop matters most. {lord}, {standing} in your {seat} house, spends it freely on {field} and asks for it back at night, so set an evening bell.',
      ),
      mixed: either(
        'Your strength comes in spells, since {lord} is {standing} in your {seat} house. You pay for overwork in {field} within days, and rest pays you back as fast. → With {sign} rising, write down your sleep and meals for a month, and show it to a doctor.',
        'Your strength rises and falls, as {lord} is {standing} in your {seat} house. The high days go to {field}. → With {sign} rising, leave one evening of each week empty, and you meet the low ones without surprise.',
      ),
      guarded: houses(
        'You have to measure out your strength. {lord}, {standing} in your {seat} house, lets {field} take the first part of it. → With {sign} rising, keep fixed hours for sleep and meals, and see a doctor in quiet times.',
      ),
      weak: either(
        'Your body asks for regular care, because of {burden}. With {sign} rising this is a tendency and no diagnosis: keep regular hours, and a doctor who knows you. Peace in {field}, where {lord} stands in your {seat} house, does as much as any diet.',
        'Listen to your body in good time, since {burden} tires it. With {sign} rising, small and regular serves you better than large and rare: short walks, early nights. → Hurry less over {field}, where {lord} stands in your {seat} house.',
      ),
    },
    property: {
      strong: either(
        'You keep what you own in land and houses, thanks to {helper}. With {sign} in your {house} house, buy early and sell seldom. A place that also serves {field} is worth twice as much to you, as {lord} is in your {seat} house.',
        'Houses and land are safe with you, and {helper} sees to it. → With {sign} in your {house} house, look at the foundations first. Wait for a place that leaves room for {field}, since {lord} is in your {seat} house.',
      ),
      good: either(
        'A roof of your own is likely, and {helper} makes it easier. With {sign} in your {house} house it needs more repairs than the seller says. You hear of it by way of {field}, since {lord} is {standing} in your {seat} house.',
        'A home of your own is within your reach, with {helper} as its first stone. With {sign} in your {house} house you make more of a plain place than others do of a fine one. → Ask people you know through {field}, for {lord} is {standing} in your {seat} house.',
      ),
      favoured: houses(
        'You come to a home by patience. {lord}, {standing} in your {seat} house, brings you word of it through {field}. → With {sign} in your {house} house, wait for the second offer, and read the papers as carefully as you look at the view.',
      ),
      mixed: either(
        'Houses come to you with a condition: {lord} is {standing} in your {seat} house. You pay a part of the price in {field}. With {sign} in your {house} house, rent for a year in the same street before you buy.',
        'Each roof you live under has one thing right and one thing wrong, as {lord} is {standing} in your {seat} house. The wrong thing touches {field}. With {sign} in your {house} house, stay a week nearby before you sign.',
      ),
      guarded: houses(
        'Your roof comes with repairs and a bill. {lord}, {standing} in your {seat} house, lets costs grow through {field}. With {sign} in your {house} house, get a survey, a reserve and the seller’s promise in writing.',
      ),
      weak: either(
        'Property is a weight for you before it is a comfort, because of {burden}. A small place that serves {field} suits you, with {lord} in your {seat} house. → Get a clear title, a surveyor and a loan that one income can carry.',
        'House and land ask more of you than they give at first, on account of {burden}. With {sign} in your {house} house, renting well is no defeat. {lord}, in your {seat} house, makes {field} a good reason for where you live.',
      ),
    },
    travel: {
      strong: either(
        'Roads open to you by themselves, thanks to {helper}. With {sign} in your {house} house, distance adds to your life in money and in memory. Travel for {field}, since {lord} goes ahead in your {seat} house.',
        'Distance agrees with you, with the help of {helper}. You come home with more than you left with. → With {sign} in your {house} house, go where {field} can be furthered, for {lord} stands in your {seat} house.',
      ),
      good: either(
        'Going away does you good, thanks to {helper}. With {sign} in your {house} house, short absences teach you more than long ones. → Let {field} be the reason, since {lord} is {standing} in your {seat} house.',
        'You come back from a trip in better order than you left, thanks to {helper}. With {sign} in your {house} house, visit one place often. {lord}, {standing} in your {seat} house, finds in {field} the best reason for going.',
      ),
      favoured: houses(
        'Your trips pay for their trouble: {lord}, {standing} in your {seat} house, sends you off for {field} and brings you home with something besides. → With {sign} in your {house} house, leave one day free in every plan.',
      ),
      mixed: either(
        'You depart easily and arrive with trouble, or the other way round, as {lord} is {standing} in your {seat} house. Plans about {field} change on the road. → With {sign} in your {house} house, keep an empty day at each end.',
        'One road is smooth for you and the next is all changes, as {lord} is {standing} in your {seat} house. Errands for {field} are behind both. → With {sign} in your {house} house, take a light bag and a ticket you can alter.',
      ),
      guarded: houses(
        'You need a second plan on the road: {lord}, {standing} in your {seat} house, lets something about {field} go astray. → With {sign} in your {house} house, take papers in two copies and know somebody at the other end.',
      ),
      weak: either(
        'Travel tires you and costs more than planned, because of {burden}. Trips for {field} are worth the trouble, as {lord} stands in your {seat} house. → Insure each one, change trains seldom, and have a host who knows you.',
        'Going far costs you more than the fare, on account of {burden}. With {sign} in your {house} house, near places seen slowly please you as much. → Go far only for {field}, since {lord} stands in your {seat} house, and be met.',
      ),
    },
    spirituality: {
      strong: either(
        'Your faith has firm ground, thanks to {helper}. You recognise a teacher without advertisement. → It reaches your days through {field}, where {lord} brings it from your {seat} house; do one such thing in silence this week.',
        'You have something to hold on to when plans fail, and {helper} keeps it firm. It came from somebody’s example. With {sign} in your {house} house, share it by the way you go about {field}, where {lord} stands in your {seat}.',
      ),
      good: either(
        'Prayer, study or silence answers you when it is regular, thanks to {helper}. With {sign} in your {house} house you have the gift of continuing. You test it in {field}, as {lord} is {standing} in your {seat} house.',
        'A quiet practice carries you further than you expect, with {helper} to support it. With {sign} in your {house} house you need a place and an hour for it. {lord}, {standing} in your {seat} house, tests it in {field}.',
      ),
      favoured: houses(
        'Your faith grows by use: {lord}, {standing} in your {seat} house, shows you what it is worth in {field}. → With {sign} in your {house} house, keep the practice that you can do on a bad day, and leave the large one for later.',
      ),
      mixed: either(
        'You believe and you doubt in turn, as {lord} is {standing} in your {seat} house. What happens in {field} speaks for the one and then for the other. → With {sign} in your {house} house, keep one small custom through both.',
        'You believe on some days and ask on others, and {lord}, {standing} in your {seat} house, keeps you honest. Your questions come up over {field}. With {sign} in your {house} house, a candle or a walk holds you while they are open.',
      ),
      guarded: houses(
        'Your inner life has to wait for a quiet hour, since {lord}, {standing} in your {seat} house, fills the hour with {field} if you let it. With {sign} in your {house} house, ten minutes every day do more than a retreat that you put off.',
      ),
      weak: either(
        'Your inner life takes a dry road at first, because of {burden}. With {sign} in your {house} house you may be disappointed by a teacher, and learn by it. → Be of service in {field}, where {lord} stands in your {seat} house; it gives what reading did not.',
        'Consolation does not come to you easily, on account of {burden}. Being of use in {field}, where {lord} stands in your {seat} house, says more to you than a sermon. → With {sign} in your {house} house, take your doubt along.',
      ),
    },
    current_period: term(
      'You have help from the time until {until}, in the years of {lords}. → Carry on with what is under way, and bring out what has lain ready. You get furthest in {field}, where {lesser} stands in your {seat} house.',
      'More doors open for you than close before {until}, in the years of {lords}. You find help most easily in {field}, from your {seat} house, where {lesser} stands; ordinary care is enough, and you need not hurry.',
      'You get effort and reward in about equal parts in the years of {lords}. You have to attend to {field} until {until}, with results that change from month to month. → Keep one plan that depends neither on luck nor on {lesser}.',
      'You have headwind until {until}, in the years of {lords}. You feel it most in {field}, where {lesser} stands in your chart. → Hold what you have, keep a reserve, and plan the large step for a later date.',
    ),
    next_periods: term(
      'The times ahead help you more than they hinder, and {best} leads them from {best_from}. → Begin a plan of several years then. You need most care in the time of {least}, from {least_from}, so keep repairs for it.',
      'You have a fair stretch ahead, at its best in the time of {best}, which starts on {best_from}; begin then what is large in your plans. → Use the time of {least}, from {least_from}, to finish and to rest.',
      'You have ups and downs ahead, and the best part comes before the hardest, with {best} from {best_from}; begin then what you plan. The hardest part is that of {least}, from {least_from}, so have it well under way by that day.',
      'You have a demanding stretch ahead, with most room to breathe in the time of {best}, from {best_from}. → Begin then what has to begin. It is hardest with {least}, from {least_from}, so keep old promises before that day.',
    ),
    hardest_first: term(
      'You have much help ahead, and the part that needs care comes before the best one, with {least} from {least_from}; clear up what is open before it. {best} leads from {best_from}, so begin a plan of several years then.',
      'You have a fair stretch ahead, and its slowest part comes before the best one, with {least} from {least_from}; use it to finish and to rest. The best part begins with {best} on {best_from}, so leave what is large in your plans for that day.',
      'You have ups and downs ahead in these years, and the hardest part comes before the best one, with {least} from {least_from}; finish what is open before it. From {best_from}, with {best}, you have the best months to begin.',
      'You have a demanding stretch ahead, and the hardest part comes before the best one, with {least} from {least_from}. → Keep old promises before that day. You get most room to breathe with {best}, from {best_from}, so plan there what has to begin.',
    ),
  },
  nature: {
    self: matter(
      'You are much the same inside and outside, and people like that in you: {helper} helps, and {sign} rises. You can speak plainly and be forgiven. → Your best side comes out amid {field}, where {lord} stands in the {seat} house, so look for that company this week.',
      [
        'You know who you are on most days, thanks to {helper}, and you can enjoy praise or do without it. When you waver, it usually began with {field}; {lord}, from the {seat} house, brings you back the same way, by one small success there.',
        'sure of self',
      ],
      'You are a little different in each room, because {lord}, the ruler of your first house, is {standing} in the {seat}. → Success with {field} makes you easy, and failure there makes you stiff; see a friend this week who knew you before either.',
      [
        'You become yourself against resistance, most of it from {burden}. With {sign} rising you think less of yourself than others do. → You come into your own through {field}, since {lord} is at work in your {seat} house; do one thing there this week and tell nobody but a friend.',
        'doubts self',
      ],
    ),
    mind: matter(
      'Your thoughts and feelings pull in one direction, with the help of {helper}. Your best ideas come while you are busy with {field}, the business of {lord} in your {seat} house, so keep a pencil there.',
      [
        'Your mind takes hold and lets go at the right times, helped by {helper}. With {sign} in your fourth house you need an evening to digest a large day. The thoughts that come back unasked are about {field}, since {lord} is {standing} in your {seat} house; write them down and go to bed.',
        'lets go',
      ],
      [
        'You have two moods, and the hour decides between them: {lord} is {standing} in your {seat} house. If you think about {field} after dark, you see only what is wrong; take it for a walk in the morning, and decide by noon.',
        'sleeps badly',
      ],
      [
        'You feel a thing before you know why, under the pressure of {burden}. Your worry gathers around {field}, where {lord} stands in your {seat} house, and it gets smaller as soon as your hands do something there. → Say its name and give it a quarter of an hour.',
        'expects trouble',
      ],
    ),
    will: matter(
      [
        'You do what you have decided, with the force of {helper} behind you. An obstacle tells you something and does not stop you. → Point it at {field}, where {lord} stands in your {seat} house, before it picks a target by itself.',
        'finishes',
        'bold',
      ],
      [
        'Your resolve outlasts the first refusal, with the support of {helper}. With {sign} in your third house you work better in weeks than in bursts. → Make one promise about {field} aloud this week, since {lord} is {standing} in your {seat} house.',
        'finishes',
      ],
      'You are brave in some subjects and unsure in others: {lord}, which commands your courage, is {standing} in your {seat} house. → You stand firm over {field}; begin tomorrow with the task you fear least, and the others follow.',
      [
        'You find it harder to start than to go on, held down by {burden}. With {sign} in your third house a companion, a bell or a deadline gives you the push. You make an effort almost gladly for {field}, where {lord} stands in your {seat} house, so start the day there.',
        'timid',
      ],
    ),
    speech: matter(
      'Your words do what you send them out to do, backed by {helper}. With {sign} in your second house you have a voice for more than one room. You convince people most about {field}, where {lord} speaks from your {seat} house; speak in public about it once this season.',
      'You talk clearly and people like to listen, thanks to {helper}, and better still if you write the hard sentence down first. Your tone gets warm over {field}, since {lord}, which rules your speech, is {standing} in your {seat} house; open difficult talks with that.',
      'You have a public voice and a private one, and strangers hear only the first: {lord}, which rules your speech, is {standing} in your {seat} house. Pressed about {field}, you become brilliant or silent; take two breaths first, and you can choose.',
      'Something gets lost between what you mean and what people hear, because of {burden}. With {sign} in your second house short sentences help you, said once and not explained. What you cannot say at home you can say by way of {field}, since {lord} has moved to your {seat} house.',
    ),
    relations: matter(
      [
        'Other people bring out the best in you, above all with the help of {helper}. You trust early, and it is seldom abused. → You make friends quickly over {field}, where {lord} stands in your {seat} house, and you keep them for decades; ring one of them this week.',
        'trusts quickly',
      ],
      [
        'You like company and it does not tire you, thanks to {helper}. Only those who never ask anything in return do, with {sign} in your seventh house. A bond grows faster when you share {field}, for {lord} is {standing} in your {seat} house, so invite somebody along.',
        'seeks company',
      ],
      'You want closeness on one day and room on the next, since {lord}, which stands for the other person, is {standing} in your {seat} house. Friends who know {field} understand it sooner; tell the others which of the two days it is, and nobody has to guess.',
      [
        'You trust slowly, held back by {burden}. One or two loyal people are enough for you, with {sign} in your seventh house. You are likely to meet them through {field}, where {lord} stands in your {seat} house, so go there this month without any aim.',
        'trusts slowly',
      ],
    ),
    shadow: matter(
      'Your hidden side works for you, in the light of {helper}. You know your fears by name. In a crisis about {field} others turn to you, with {lord} in your {seat} house; tell them what you do first, so that they can do it too.',
      'You are on speaking terms with your darker side, by means of {helper}. In {sign} it shows as irony or as a wish to be left alone, and it passes. You notice it first in {field}, because {lord} is {standing} in your {seat} house; leave the room for ten minutes then.',
      'An old fear of yours comes and goes, since {lord} is {standing} in your {seat} house. It speaks up when you doubt {field}; ring somebody on such an evening, and make a joke about it if you can.',
      [
        'You shut some doors early, and {burden} still leans against them. You notice it as anger you do not say, or as a habit of vanishing. → Sit with an honest friend or a counsellor; it opens more easily through {field}, where {lord} stands in your {seat} house, than by force.',
        'hides feelings',
      ],
    ),
    growth: matter(
      [
        'You learn a lesson the first time, with the help of {helper}. With {sign} in your fifth house the danger is to stop at talent. What goes on growing in you does so through {field}, since {lord} teaches there from your {seat} house; take one lesson in it this year.',
        'learns fast',
      ],
      'You ripen well, warmed by {helper}, and somebody fifteen years older does more for it than a course. Your next step is smaller than you expect and lies in {field}, where {lord} is {standing}; ask that person about it this month.',
      'You go two steps forward and one to the side, at the pace of {lord}, {standing} in your {seat} house. The side step usually leads through {field} and is useful; write a page about it on each birthday, and you see the direction.',
      [
        'You grow uphill at first, under the load of {burden}. Your merit comes without applause, and later years pay you for it. → Study or kindness spent on {field} brings the best return, through {lord} in your {seat} house; give it one hour this week.',
        'learns slowly',
      ],
    ),
  },
} satisfies Record<'life' | 'nature', Record<string, Record<AreaBand, Cell> & { favoured?: Cell; guarded?: Cell }>>
