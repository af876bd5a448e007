import type { ReplyTopic, ReplyTopicTexts } from '../../card-texts.ts'

// Answers to the question of a draw. Placeholders: {card}, {place}, {line} of a card; {matter}; {one}, {two} options; {month}; {person}; {where} names the last card; numbers in words

export default {
  topics: {
    love: {
      matter: 'love',
      whether: {
        yes: 'Yes, in matters of the heart the cards are on your side.',
        maybe:
          'The cards do not show a yes or a no about love; they show that it depends on a talk you have not had yet.',
        no: 'No, not now: the cards advise you not to press this bond.',
      },
      open: {
        yes: 'Love goes well for you',
        maybe: 'In love you stand between two wishes',
        no: 'Love is tired at the moment',
      },
      support: 'In love you have help from {card}{place}: {line}',
      against: 'The sore point is {card}{place}: {line}',
      deed: {
        wands: 'Ask for the meeting yourself this week, and name the day.',
        cups: 'Tell the other person today, in plain words, one thing that you are grateful for.',
        swords: 'Write down what you want to say in three sentences, and say it without a fourth.',
        pentacles: 'Do one practical thing for the other this week, such as a meal or a repair.',
        major: 'Decide by Sunday which habit you will no longer keep up for the sake of peace.',
      },
      instead: {
        wands: 'Leave the next message to the other person, and do something this week that you enjoy alone.',
        cups: 'Tell a friend this week how it really is for you, before you tell the other person.',
        swords: 'Say nothing final this week: write it down, and read it again on Sunday.',
        pentacles: 'Keep three evenings of this week for yourself, and sleep enough before you decide anything.',
        major: 'Ask yourself what you would miss if nothing changed here, and wait a month before the next step.',
      },
    },
    work: {
      matter: 'your work',
      whether: {
        yes: 'Yes, at work the way is open to you.',
        maybe: 'The cards do not decide this for your work; they show that your own preparation will.',
        no: 'No, not yet: the cards advise you to mend something at work first.',
      },
      open: {
        yes: 'Your work goes well',
        maybe: 'Your work is at a turning point',
        no: 'Your work costs you more than it gives at present',
      },
      support: 'What carries you is {card}{place}: {line}',
      against: 'What slows you down is {card}{place}: {line}',
      deed: {
        wands: 'Propose the thing you would like to lead, in one page, before the week is over.',
        cups: 'Have lunch this week with the colleague whose goodwill you need.',
        swords: 'Ask for fifteen minutes with the person who decides, and bring your questions in writing.',
        pentacles: 'Work out what your job pays you for an hour of your time, and compare it with what you need.',
        major: 'Write down where you want to stand in a year, and what you would give up for it.',
      },
      instead: {
        wands: 'Finish the task that has been open longest before you ask for a new one.',
        cups: 'Ask a colleague you trust this week what others see as your weak point.',
        swords: 'Write down what the person who decides would object to, and find an answer to the first point.',
        pentacles: 'Learn this month the one skill that the next step asks for, an hour at a time.',
        major: 'Keep your post for now, and look around quietly for the place you would rather have.',
      },
    },
    money: {
      matter: 'money',
      whether: {
        yes: 'Yes, where your money is concerned the cards agree.',
        maybe: 'The cards do not settle this money question; they show that the terms decide it, so read them again.',
        no: 'No, the cards advise you to keep your money where it is for now.',
      },
      open: {
        yes: 'Money is easier than you fear',
        maybe: 'Your money comes and goes in equal measure',
        no: 'Money is tight, or held too tightly',
      },
      support: 'On the side of gain lies {card}{place}: {line}',
      against: 'On the side of cost lies {card}{place}: {line}',
      deed: {
        wands: 'Name your price once this week, and be silent afterwards.',
        cups: 'Agree with the people you share money with on one sum that nobody spends without asking.',
        swords: 'Read the contract or the bill to the end, and mark each line you do not understand.',
        pentacles: 'List your fixed costs on one sheet tonight, and cancel the one you would not miss.',
        major: 'Decide what the money is for before you decide where it goes.',
      },
      instead: {
        wands: 'Spend nothing on it for a month, and note each day what you were about to buy.',
        cups: 'Talk about the sum with the person who shares the cost before anything is signed.',
        swords: 'Ask for the terms in writing, and show them to somebody who gains nothing by it.',
        pentacles: 'Leave the sum untouched until the end of next month, and look at it again then.',
        major: 'Let this chance go by, and write down what you would need to know for the next one.',
      },
    },
    wellbeing: {
      matter: 'your well-being',
      whether: {
        yes: 'Yes, for your well-being the cards look good.',
        maybe:
          'The cards do not answer this about your well-being; they show that your daily habits count for more than they do.',
        no: 'No, the cards ask you to spare yourself for now.',
      },
      open: {
        yes: 'You have strength in reserve',
        maybe: 'Your strength changes from day to day',
        no: 'You are running on too little rest',
      },
      support: 'Strength comes from {card}{place}: {line}',
      against: 'Strength is lost through {card}{place}: {line}',
      deed: {
        wands: 'Take a brisk walk of half an hour on three days of this week.',
        cups: 'Spend one evening with somebody in whose company you breathe more slowly.',
        swords: 'Switch off every screen an hour before bed for seven nights.',
        pentacles: 'Eat one warm meal at the same hour on each day of this week.',
        major: 'Make the appointment you have been putting off, and leave the advice to the person you see there.',
      },
      instead: {
        wands: 'Cancel one appointment of this week, and spend the hour lying down or outdoors.',
        cups: 'Tell one person at home that you need a quieter week.',
        swords: 'Leave the news and the messages alone after supper for five evenings.',
        pentacles: 'Go to bed half an hour earlier for a week.',
        major: 'Ask a doctor about whatever has lasted longer than two weeks, and leave the cards out of it.',
      },
    },
    study: {
      matter: 'your studies',
      whether: {
        yes: 'Yes, for your studies the cards are good.',
        maybe: 'The cards do not show a result for your studies; they show that the next weeks of work decide it.',
        no: 'No, not at the present pace: the cards ask you to change how you study.',
      },
      open: {
        yes: 'You learn well now',
        maybe: 'You know half of it well',
        no: 'You work hard at the wrong end of the subject',
      },
      support: 'You can build on {card}{place}: {line}',
      against: 'You lose time through {card}{place}: {line}',
      deed: {
        wands: 'Study the hardest chapter first, tomorrow, before you look at a message.',
        cups: 'Explain the topic aloud to a friend, and note where you get stuck.',
        swords: 'Write one practice paper this week against the clock.',
        pentacles: 'Fix the same hour at the same table for six days.',
        major: 'Ask your teacher which single weakness costs you the most marks.',
      },
      instead: {
        wands: 'Put aside the chapter that you like, and begin tomorrow with the one you avoid.',
        cups: 'Ask somebody who passed how they worked, and copy one of their habits.',
        swords: 'Correct one old paper of yours, and count which kind of mistake comes most often.',
        pentacles: 'Halve what you plan for each day, and finish it.',
        major: 'Ask whether a later date is open to you, and plan from that date backwards.',
      },
    },
    home: {
      matter: 'home and family',
      whether: {
        yes: 'Yes, for home and family the cards agree.',
        maybe: 'The cards do not decide this for your home; they show that somebody there has not been asked yet.',
        no: 'No, not yet: the cards advise you to leave things at home as they are for a while.',
      },
      open: {
        yes: 'Home is a place of strength for you now',
        maybe: 'At home two needs meet, and neither of them is wrong',
        no: 'There is friction at home',
      },
      support: 'The good mood at home comes from {card}{place}: {line}',
      against: 'The heavy mood at home comes from {card}{place}: {line}',
      deed: {
        wands: 'Start the one repair or change at home that everybody talks about.',
        cups: 'Cook for your family this week, and leave difficult subjects for another day.',
        swords: 'Call the relative you have been avoiding, and keep it to ten minutes.',
        pentacles: 'Put the papers and figures of the house in one folder before the weekend.',
        major: 'Ask each person at home what should never change, and write the answers down.',
      },
      instead: {
        wands: 'Leave the change at home for a month, and finish one small repair.',
        cups: 'Spend an evening at home in which nobody speaks about this question.',
        swords: 'Let each person at home say their objection aloud, and answer none of them on that day.',
        pentacles: 'Write down what the present arrangement costs you and what it saves you.',
        major: 'Wait until the next family occasion is over before you bring it up again.',
      },
    },
    travel: {
      matter: 'your trip or move',
      whether: {
        yes: 'Yes, the cards are in favour of going.',
        maybe: 'The cards do not say go or stay; they show that the preparations decide it.',
        no: 'No, the cards advise you to stay where you are for now.',
      },
      open: {
        yes: 'The road is kind to you',
        maybe: 'One half of you has packed and the other has not',
        no: 'The way is slow',
      },
      support: 'In favour of the road is {card}{place}: {line}',
      against: 'Against the road is {card}{place}: {line}',
      deed: {
        wands: 'Choose a date this week and tell one person about it.',
        cups: 'Write to somebody who lives there, and ask what surprised them.',
        swords: 'Check every paper and deadline, and make a list of what is missing.',
        pentacles: 'Work out what it costs to the last bill, and add a tenth.',
        major: 'Write down what you hope to find there, and what you would miss here.',
      },
      instead: {
        wands: 'Take a short trip close by this month, and leave the long one open.',
        cups: 'Ask the people who would stay behind what they fear about it.',
        swords: 'Find out the last day on which you can still cancel, and write it down.',
        pentacles: 'Save until the whole sum is there, and only then choose a date.',
        major: 'Make this place better for you with one change before you think of leaving it.',
      },
    },
    other: {
      matter: 'this matter',
      whether: {
        yes: 'Yes, the cards are in favour.',
        maybe: 'The cards do not show a yes or a no; they show that the matter still depends on you.',
        no: 'No, not now and not in this form.',
      },
      open: {
        yes: 'It stands well',
        maybe: 'It is still undecided',
        no: 'It is harder than it looks',
      },
      support: 'The best card is {card}{place}: {line}',
      against: 'The hardest card is {card}{place}: {line}',
      deed: {
        wands: 'Take the first step within three days, even if it is a small one.',
        cups: 'Talk it over this week with somebody who wishes you well.',
        swords: 'Write down the two facts you are sure of, and find out the third.',
        pentacles: 'Give the matter a date and a price, and look at it again then.',
        major: 'Sleep on it for three nights, and then decide once.',
      },
      instead: {
        wands: 'Do nothing about it for a week, and finish something you began earlier.',
        cups: 'Tell somebody who wishes you well why you hoped for a yes.',
        swords: 'Write down what would have to change before the answer can change.',
        pentacles: 'Put a date two months from now in your calendar, and look at the matter again on it.',
        major: 'Make a second plan this week for the case that it stays as it is.',
      },
    },
  },
  /** Cards and deeds of the other kinds of questions. */
  kinds: {
    open: {
      lead: {
        yes: '{answer}, and {card}{place} says why: {first}{rest}',
        maybe: '{answer}, as {card}{place} shows: {first}{rest}',
        no: '{answer}, and {card}{place} shows what it is: {first}{rest}',
      },
      support: 'On the good side of {matter} you have {card}{place}: {line}',
      against: 'What makes {matter} harder is {card}{place}: {line}',
      deed: {
        wands: 'Do one thing for {matter} tomorrow morning, before you ask anybody’s opinion.',
        cups: 'Ask somebody you trust this week how they see you where {matter} is concerned.',
        swords: 'Write down the one sentence about {matter} that you have not said aloud yet.',
        pentacles: 'Keep an hour free for {matter} on the same day of each week.',
        major: 'Look back over the last year of {matter} on one page, and mark the turning point.',
      },
    },
    when: {
      support: 'What speeds things up with {matter} is {card}{place}: {line}',
      against: 'What holds things up with {matter} is {card}{place}: {line}',
      between: 'The pace with {matter} is set by {card}{place}: {line}',
      deed: {
        wands: 'Act within three days: for {matter} the first move is yours.',
        cups: 'Let one person know this week that you are ready where {matter} is concerned.',
        swords: 'Put a date in your calendar on which you will ask about {matter} again.',
        pentacles: 'Take one small step for {matter} every week, and write it down.',
        major: 'Finish what still has to end before {matter} can change, and do it this month.',
      },
    },
    which: {
      support: 'The best reason in {matter} is {card}{place}: {line}',
      against: 'The price in {matter} shows in {card}{place}: {line}',
      /** Reasons for and against two named options. */
      ofOptions: {
        support: 'For “{option}” speaks {card}{place}: {line}',
        against: 'Against “{option}” speaks {card}{place}: {line}',
      },
      between: 'The choice in {matter} looks like {card}{place}: {line}',
      deed: {
        wands: 'Keep your decision to yourself for one day, and see in the evening how {matter} feels.',
        cups: 'Talk to somebody who has already chosen so, and ask how {matter} looks a year later.',
        swords: 'Make two lists for {matter}, and strike out every reason that is somebody else’s.',
        pentacles: 'Work out in figures what the choice costs you and what it brings for {matter}.',
        major: 'Live for two days as if you had decided about {matter}, and see how you sleep.',
      },
    },
  },
  /**
   * How the cards of a spread carry the answer together. `suit`: the most frequent suit; `majors`, `reversed`: many of them.
   */
  synthesis: {
    suit: {
      wands:
        'Wands are the largest group, {n} of {of} cards, so with {matter} your own drive counts for more than advice.',
      cups: 'Cups are the largest group, {n} of {of} cards, so with {matter} feelings count for more than plans.',
      swords:
        'Swords are the largest group, {n} of {of} cards, so {matter} will profit most from clear thoughts and plain words.',
      pentacles:
        'Pentacles are the largest group, {n} of {of} cards, so {matter} will profit most from patience and practical steps.',
    },
    majors: 'With {n} majors among your {of} cards, a larger change in your life stands behind {matter}.',
    reversed: '{n} of your {of} cards lie reversed, so with {matter} the first change has to happen in you.',
  },
  /** Which side of the cards is stronger; {n}: cards in favour, {m}: cards against, as "two are". */
  wins: {
    help: 'The help is stronger for {matter}: of your {of} cards {n} for you and {m} against you.',
    hindrance: 'The hindrance is stronger for {matter}: of your {of} cards {m} against you and {n} for you.',
    even: 'Help and hindrance are equal for {matter}: of your {of} cards {n} for you and {m} against you.',
  },
  /** A question about finding work, from somebody who does not have the job. */
  seekers: {
    matter: 'your search for work',
    application: 'your application',
    whether: {
      yes: 'Yes, with {matter} the way is open to you.',
      maybe: 'The cards do not decide this for {matter}; they show that a good preparation can.',
      no: 'No, not this time: the cards advise you to improve {matter} and to keep other doors open.',
    },
    open: {
      yes: 'You have good prospects in your search',
      maybe: 'Your search is at a turning point',
      no: 'Your search is slow at present',
    },
    support: 'What speaks for you is {card}{place}: {line}',
    against: 'What stands in your way is {card}{place}: {line}',
    deed: {
      wands: 'Follow up this week with a short message that says in one sentence why you want this work.',
      cups: 'Ask somebody who works in that field what they look for in new people.',
      swords: 'Prepare three answers for an interview in writing, and say them aloud once.',
      pentacles: 'Go through the advertisement line by line, and add proof for each point you can show.',
      major: 'Decide before you hear from anybody what you will accept and what you will refuse.',
    },
    instead: {
      wands: 'Send two other applications before the week is over.',
      cups: 'Ask somebody who has seen you work for a few honest sentences about you.',
      swords: 'Ask for the reason of the last refusal, and change one line of your letter by it.',
      pentacles: 'Prepare one sample of your work that you have not shown so far.',
      major: 'Widen the search by one field or one town that you had ruled out.',
    },
  },
  /** A question about a love that the reader does not have yet. */
  loveSeekers: {
    matter: 'your search for a partner',
    whether: {
      yes: 'Yes, the cards are in favour of a new love.',
      maybe: 'The cards do not decide this about a new love; they show that you have to go where people can meet you.',
      no: 'No, not yet: the cards advise you not to hurry your search for a partner.',
    },
    open: {
      yes: 'You are ready to meet somebody',
      maybe: 'You are half ready to meet somebody',
      no: 'Few doors are open for you in love at present',
    },
    support: 'What helps you to meet somebody is {card}{place}: {line}',
    against: 'What makes it harder to meet somebody is {card}{place}: {line}',
    deed: {
      wands: 'Accept one invitation this week that you would usually decline.',
      cups: 'Ask a friend this week to introduce you to one new person.',
      swords: 'Write down the three things that you need from a partner, and leave the rest open.',
      pentacles: 'Join a course or a group that meets every week, and go three times before you judge it.',
      major: 'Find the habit of yours that leaves no room for another person, and change it for a week.',
    },
    instead: {
      wands: 'Do one thing this week that you would enjoy even if you met nobody there.',
      cups: 'See two old friends this month before you look for anybody new.',
      swords: 'Write down what went wrong the last time, and which part of it was yours.',
      pentacles: 'Take a month without any search, and put your own days in order.',
      major: 'Say goodbye to the last love in a letter that you keep.',
    },
  },
  /** A question about the own life of somebody else. {person} is "your son". */
  otherLives: {
    matter: 'what lies before {person}',
    whether: {
      yes: 'Yes, for {person} the cards are good.',
      maybe: 'The cards do not decide this for {person}; they show where help counts.',
      no: 'No, not now: for {person} the cards are hard in this.',
    },
    open: {
      yes: 'It stands well for {person}',
      maybe: 'For {person} it is still open',
      no: 'It is uphill for {person} at present',
    },
    support: 'What helps {person} most is {card}{place}: {line}',
    against: 'What stands in the way of {person} is {card}{place}: {line}',
    deed: {
      wands: 'Tell {person} this week in one sentence that you believe in it, and leave the rest alone.',
      cups: 'Ask {person} once what would help, and do only that.',
      swords: 'Offer {person} one fact or one address that is missing, and no opinion.',
      pentacles: 'Take one practical task off {person} this week, such as a meal or a drive.',
      major: 'Leave the decision with {person}, and be there on the day when it is made.',
    },
    instead: {
      wands: 'Do not push {person} this month; plan something pleasant for the day after.',
      cups: 'Let {person} tell you how it is before you say what you hope.',
      swords: 'Keep your advice for the day on which {person} asks for it.',
      pentacles: 'Save the time or the money that {person} may need for a second try.',
      major: 'Think through with a friend how you will meet {person} if it does not work out.',
    },
  },
  /** A question about a person. {person} is "your mother". */
  persons: {
    matter: 'the bond between you and {person}',
    workMatter: 'the working relationship between you and {person}',
    formerMatter: 'what remains between you and {person}',
    whether: {
      yes: 'Yes, for you and {person} the cards are good.',
      maybe: 'The cards do not decide this between you and {person}; they show that a talk is still missing.',
      no: 'No, not now: the cards advise you to leave {person} some room.',
    },
    open: {
      yes: 'Things are good between you and {person}',
      maybe: 'Between you and {person} something is still open',
      no: 'Things are strained between you and {person}',
    },
    support: 'What helps you and {person} is {card}{place}: {line}',
    against: 'What stands between you and {person} is {card}{place}: {line}',
    deed: {
      wands: 'Suggest to {person} this week one thing that you could do together, and name the day.',
      cups: 'Thank {person} this week, in plain words, for one thing that you never mentioned.',
      swords: 'Write down what you want to say to {person} in three sentences, and leave out the reproach.',
      pentacles: 'Do one practical thing for {person} this week, and do not mention it afterwards.',
      major: 'Ask {person} one question to which you do not know the answer, and only listen.',
    },
    instead: {
      wands: 'Leave the next step to {person}, and plan your own week.',
      cups: 'Talk to a friend about {person} before you talk to {person}.',
      swords: 'Keep to plain subjects with {person} for two weeks, and write down what you would like to say.',
      pentacles: 'Do your part for {person} as before, and ask for nothing in return this month.',
      major: 'Ask yourself what you want from {person} that you can give yourself.',
    },
    /** Deeds for a bond that has ended; none of them needs contact. */
    formerDeed: {
      wands: 'Plan something for this week that you gave up while you were with {person}.',
      cups: 'Talk to a friend this week about what you miss of {person}, and about what you do not miss.',
      swords: 'Write {person} a letter that you do not send, and read it again after three days.',
      pentacles: 'Put away the things that remind you of {person}, and give back what is not yours.',
      major: 'Decide what you will not repeat of the years with {person}, and write it down.',
    },
  },
  /** The answer in the words of the question. `happens`, `holds`: questions whose subject is a noun. */
  echo: {
    yes: 'Yes, by these cards {clause}.',
    no: 'No, by these cards {clause}.',
    happens: {
      yes: 'Yes, by these cards that will happen.',
      no: 'No, by these cards that will not happen, or not yet.',
    },
    holds: { yes: 'Yes, by these cards it is so.', no: 'No, by these cards it is not so.' },
  },
  /** The part of a card in the argument of the reply, in its position. */
  thread: {
    carries: {
      yes: 'Of all your cards this one carries the yes most.',
      maybe: 'Of all your cards this one helps the matter most.',
      no: 'It is the best card you have here, and it does not carry the answer alone.',
    },
    hinders: {
      yes: 'It stands against the yes, and the other cards outweigh it.',
      maybe: 'It is the card that stands most in the way.',
      no: 'Of all your cards this one stands most in the way.',
    },
    /** Cards for and against a named option. */
    options: {
      carries: 'Of all your cards this one speaks most for “{option}”.',
      hinders: 'Of all your cards this one speaks most against “{option}”.',
    },
  },
  /** The position of the advice beside a yes or a no, by the answer of its card. */
  counselPlaces: {
    yes: {
      yes: 'You help it along the way that {card} shows, {gist}.',
      maybe: 'You help it along with {gist}, as {card} shows.',
      no: 'You help it along if you put one thing right first, and {card} names it: {gist}.',
    },
    no: {
      yes: 'If you come back to it later, {card} shows you how, {gist}.',
      maybe: 'If you come back to it later, begin with {gist}, as {card} shows.',
      no: 'Before you come back to it, mend what {card} shows, {gist}.',
    },
  },
  /** The card from which the deed comes. */
  step: 'Your move comes from {card}.',
  /** The need of the hindering card, by the side of the answer. */
  condition: {
    yes: 'For {matter} you also need {need}.',
    maybe: 'For {matter} you still need {need}.',
    no: 'For {matter} you first need {need}.',
  },
  /** Deeds for a question whether to do something, by the side of the answer. */
  acts: {
    yes: {
      wands: 'Do it within three days, while you still feel like it.',
      cups: 'Tell one person who wishes you well that you will do it, and do it this week.',
      swords: 'Write down in two sentences what you want from it, fix the day, and keep it.',
      pentacles: 'Check the cost and the papers tonight, and do it before the week is over.',
      major: 'Sleep on it once more, then do it this week and do not reopen the question.',
    },
    maybe: {
      wands: 'Try it in a small form within the week, and see what comes back.',
      cups: 'Talk first to the person whom it touches most, and decide after that talk.',
      swords: 'Find out the one fact that you do not know yet, and decide on the day you have it.',
      pentacles: 'Work out what it costs you if it fails, and do it only if you can afford that.',
      major: 'Give yourself three nights, and decide once.',
    },
    no: {
      wands: 'Put it off for a month, and spend your drive on something you have already begun.',
      cups: 'Ask one person who knows you well what you would lose by it, before you think of it again.',
      swords: 'Write down what would have to change first, and read the list again in a month.',
      pentacles: 'Keep things as they are for now, and put a day in your calendar on which you look at it again.',
      major: 'Leave it for this season, and ask yourself which wish stands behind it.',
    },
  },
  /** Deeds for a question about something that others decide. */
  others: {
    wands: 'If you want a say in it, offer your help this week to the people who decide.',
    cups: 'Talk this week with somebody whom it touches more than you.',
    swords: 'Ask the people who decide for one plain fact and a date.',
    pentacles: 'Find out what it costs and who pays for it before you count on it.',
    major: 'Make a plan for either outcome, and look again when it is decided.',
  },
  /** The answer to a question for a way, from the advice of a card. */
  counsel: {
    aim: '{aim}: {first}{rest} This is the advice of {card}{place}.',
    plain: 'The cards advise you: {first}{rest} This comes from {card}{place}.',
  },
  /** The beginning of the answer to an open question where a yes or no is expected. */
  openQuestion: {
    one: 'This is an open question, so one card answers it in a line and not with yes or no.',
    several: 'This is an open question, so your cards answer it in words and not with yes or no.',
  },
  /**
   * Answers to a question for yes or no whose cards decide narrowly. `agree`: count and last card; `last`: equal count; `overrule`: the last
   * card against a count of one; `despite`: a favourable count against the last card (two unfavourable cards more decide); `count`: a last card of no side; `weak`: an undecided last card
   * that is reversed; `single`: one such card alone.
   */
  leaning: {
    agree: {
      yes: [
        'Maybe, leaning to yes: for {matter} {where} is {card}, a favourable one, and the count agrees, though by a small margin.',
        'Maybe, leaning to yes: the count speaks narrowly for {matter}, and so does {where}, {card}.',
      ],
      no: [
        'Maybe, leaning to no: for {matter} {where} is {card}, a difficult one, and the count agrees, though by a small margin.',
        'Maybe, leaning to no: the count speaks narrowly against {matter}, and so does {where}, {card}.',
      ],
    },
    last: {
      yes: [
        'Maybe, leaning to yes: for {matter} the count is even, and {where}, {card}, is on your side.',
        'Maybe, leaning to yes by one card: for and against come out even with {matter}, and {where} is {card}, which is favourable.',
      ],
      no: [
        'Maybe, leaning to no: for {matter} the count is even, and {where}, {card}, is not on your side.',
        'Maybe, leaning to no by one card: for and against come out even with {matter}, and {where} is {card}, which is difficult.',
      ],
    },
    overrule: {
      yes: [
        'Maybe, leaning to yes, but only just: with {matter} the count is slightly against you, but {where} is {card}, and it weighs more.',
      ],
      no: [
        'Maybe, leaning to no, but only just: with {matter} the count is slightly for you, but {where} is {card}, and it weighs more.',
      ],
    },
    despite: {
      yes: [
        'Maybe, leaning to yes with a doubt: the count is in favour of {matter}, but {where} is {card}, so the end needs your care.',
      ],
    },
    count: {
      yes: [
        'Maybe, leaning to yes: the count is slightly in favour of {matter}, while {where}, {card}, takes no side.',
        'Maybe, leaning to yes by a small margin: the count is in favour of {matter}, and {where}, {card}, leaves the end open.',
      ],
      no: [
        'Maybe, leaning to no: the count is slightly against {matter}, while {where}, {card}, takes no side.',
        'Maybe, leaning to no by a small margin: the count is against {matter}, and {where}, {card}, leaves the end open.',
      ],
    },
    weak: {
      yes: [
        'Maybe, leaning faintly to yes: the count for {matter} is even, and {where}, {card}, has lost most of its threat.',
      ],
      no: [
        'Maybe, leaning faintly to no: the count for {matter} is even, and {where}, {card}, has lost most of its force.',
      ],
    },
    single: {
      yes: [
        'Maybe, leaning faintly to yes: {card} is a hard card, and reversed it has little power over {matter}.',
        'Maybe, leaning to yes: with {matter} the worst is behind you, because {card} is a trouble that grows weaker.',
      ],
      no: [
        'Maybe, leaning faintly to no: upright the card would be a yes for {matter}, and {card} holds it back.',
        'Maybe, leaning to no: {card} keeps back what you need for {matter}, and nothing is final in that.',
      ],
    },
  },
  /** Further answers where the cards balance exactly. */
  balance: [
    'Maybe, with no side ahead for {matter}: for and against are equal, and the last card takes no side.',
    'Maybe: the cards take no side about {matter}, so ask again when one fact of it has changed.',
  ],
  /** The last card beside an answer that does not name it. */
  ending: {
    confirms: 'It fits that {where} is {card}.',
    warns: 'But {where} is {card}, so take care over the end.',
    hopes: 'But {where} is {card}, so the end can still turn out better.',
    neutral: 'As for the end, {where} is {card}, which takes no side.',
  },
  /** A hard card in a position of hope or aim, or of the outcome. */
  ahead: {
    hope: 'What you hope for has a hard side, {card}{place}: {line}',
    outcome: 'Ahead of you lies {card}{place}: {line}',
  },
  /** A card that neither helps nor hinders. */
  between: 'Between the two stands {card}{place}: {line}',
  /** A question about a loss or a failure, by the verdict of the cards. */
  fear: {
    yes: 'No, the cards do not show what you fear about {matter}.',
    maybe: 'The cards neither confirm nor remove your worry about {matter}; they show where you can still act.',
    no: 'Yes, the cards see the danger too, and they show where you can meet it for {matter}.',
  },
  /** The votes of two or more cards. */
  votes: {
    split: 'Of your {of} cards {list}.',
    parts: { yes: '{n} in favour', no: '{n} against', maybe: '{n} undecided' },
    weighted: 'The middle card counts double.',
    choice: {
      one: 'A single card decides here: a yes is for the first, a no for the second.',
      two: 'Your first card stands for “{one}”, your last for “{two}”.',
      several: 'Your first {n} cards stand for “{one}”, your last {n} for “{two}”.',
    },
    single: {
      yes: 'Your card says yes.',
      maybe: 'Your card takes neither side.',
      no: 'Your card says no.',
    },
  },
  /** The matter of a choice between two named options. */
  choiceMatter: 'this choice',
  /** The matter of a spread for a year, if the question names none. */
  yearMatter: 'your year',
  /** A question about a time, by the suit of the card that decides. */
  when: {
    swords: 'The cards do not show a date for news about {matter}; they show a matter of days',
    wands: 'The cards do not show a date for news about {matter}; they show a matter of weeks',
    cups: 'The cards do not show a date for news about {matter}; they show a matter of some months',
    pentacles: 'The cards do not show a date for news about {matter}; they show slow growth, up to a year',
    major: 'The cards do not show a date for news about {matter}; they show a turning point that sets its own time',
  },
  /** The end of a sentence of `when`, by the verdict. */
  pace: {
    yes: ', with nothing in the way.',
    maybe: ', if you do your part.',
    no: ', and only after something has been put right.',
  },
  month: {
    yes: '{month} is your month for {matter}: its card is the best of the year.',
    other: '{month} comes nearest to it for {matter}, though no month of the year has a clear yes.',
  },
  /** A question about a choice without two named options, by the suit of the card that decides. */
  which: {
    wands: 'For {matter} the cards point to what you would start and lead yourself.',
    cups: 'For {matter} the cards point to what you would do with people you like.',
    swords: 'For {matter} the cards point to what needs a clear head and plain words.',
    pentacles: 'For {matter} the cards point to what you can hold, count and build.',
    major: 'For {matter} the cards point to the larger choice, the one that changes your days.',
  },
  option: {
    first: 'Choose “{one}”: it has the better cards.',
    second: 'Choose “{two}”: it has the better cards.',
    even: 'The cards do not prefer “{one}” or “{two}”; they show that both can be made to work.',
  },
} as const satisfies {
  topics: Record<ReplyTopic, ReplyTopicTexts>
  seekers: ReplyTopicTexts & { application: string }
  loveSeekers: ReplyTopicTexts
  otherLives: ReplyTopicTexts
  persons: ReplyTopicTexts & { workMatter: string; formerMatter: string; formerDeed: ReplyTopicTexts['deed'] }
} & Record<string, unknown>
