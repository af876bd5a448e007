import { ofTwo } from './told.ts'

// Aspects with Mercury, Venus or Mars of {one}

export const personal = {
  'Mercury Mercury': ofTwo(
    'Two minds of one gait: {one} begins the sentence, {other} ends it, and neither minds. Forms, plans and jokes are done in half the time. As business partners or as travellers they need few signals, and misprints are found before sending.',
    '{one} and {other} think in different orders, one from the detail, the other from the end. Each waits for the point the other has already made. Agendas, a shared calendar and one speaker at a time make it a useful difference.',
  ),
  'Mercury Venus': ofTwo(
    'Conversation is a pleasure that either would cross town for. {one} amuses, {other} makes it graceful, and criticism comes so well wrapped that it can be used. Shops, concerts and shared reading keep the talk supplied.',
    '{one} means to be exact and {other} hears a lack of charm, or {other} smooths over what {one} wanted to have out. It is a small friction with many repetitions. Compliments first and corrections later is a rule worth having.',
  ),
  'Mercury Mars': ofTwo(
    '{other} acts on what {one} has thought out, and does it today. Debate is sport for both. They sharpen each other’s case and laugh at the loser. Repairs, campaigns and anything that needs a quick answer go well in their hands.',
    'Words are thrown here before they are weighed. {one} argues to the comma, {other} ends the matter with a door. The cleverness on either side is real. Serious subjects belong on a walk, where nobody faces anybody.',
  ),
  'Mercury Jupiter': ofTwo(
    '{other} gives the facts of {one} a horizon. They learn together, plan far and enjoy a question that has no answer. Teaching, publishing or a long road suits the pair. Details are remembered by one and forgiven by the other.',
    '{one} counts and {other} rounds up. Stories grow in the telling, and small print is read after the signature. Each finds the other’s habit slightly dishonest. Two drafts, the generous one and the exact one, serve them well.',
  ),
  'Mercury Saturn': ofTwo(
    '{other} takes what {one} says seriously, checks it and builds on it. Plans made by these two survive the winter. The talk is dry and the trust is deep. Contracts, accounts and long studies are safe between them.',
    '{one} offers an idea and {other} lists what is wrong with it. After some years {one} stops offering. The caution is often justified and still costs too much. Three reasons why it might work, before any why not, is a fair exchange.',
  ),
  'Mercury Uranus': ofTwo(
    'Ideas jump across before either has finished. {other} turns the thought of {one} upside down and it stands better so. Inventions, odd books and late calls belong to them. Boredom is the only thing that they would not forgive.',
    '{other} interrupts, contradicts or is already three subjects further, and {one} loses the thread along with the temper. Brilliance is no excuse for it. Notes on paper and a signal for “let me finish” keep the current from tripping the fuse.',
  ),
  'Mercury Neptune': ofTwo(
    '{other} hears the poem in what {one} reports, and {one} finds words for what {other} only glimpses. They write well to each other. Images, songs and prayers pass between them; dates and sums should be repeated, to be safe.',
    'Something is lost on the way: {one} said Tuesday, {other} understood a mood. No harm was intended by anybody. The pair should confirm whatever costs money, and leave what cannot be said to music or to sleep.',
  ),
  'Mercury Pluto': ofTwo(
    '{other} asks the question under the question, and {one} likes to be so thoroughly met. Research, therapy or detective work would suit them. Secrets are kept. What has once been understood between these two does not have to be understood again.',
    'Talk becomes an interrogation. {other} presses for the true motive, {one} answers with a technicality, and both know it. Some subjects can rest. To be believed the first time is the gift that each has to give the other.',
  ),
  'Venus Venus': ofTwo(
    'They like the same chairs. {one} and {other} spend, dress and love in a similar manner, and enjoy each other’s friends. Affection is easy to show and easy to read. It makes a pleasant bond, to which something difficult may safely be added.',
    'What {one} calls beautiful {other} calls too much, or too little. Love is offered in one coin and expected in another. Neither taste is wrong. Separate purses, and one room furnished by each alone, remove the occasion for most of it.',
  ),
  'Venus Mars': ofTwo(
    'The classic attraction: {other} wants, {one} likes to be wanted, and the parts may be exchanged. Dancing, flirting and reconciliation come without instruction. Desire keeps its colour for years if neither of them is too busy to play.',
    'Desire and irritation live next door to each other. {other} comes on too fast or {one} keeps the gate too long, and the quarrel is half of the charm. Plain words about pace, outside the bedroom, make it last.',
  ),
  'Venus Jupiter': ofTwo(
    'Good things come in company: {other} gives {one} more than was asked and enjoys the giving. Feasts, travel and kindness to third persons mark this tie. They bring each other luck, and ought to put some of it in the bank.',
    'Too much is offered and too much accepted. {one} is spoiled, {other} is flattered, and the bill arrives in spring. The fondness is real enough. A limit on presents and a habit of plain food bring out its better half.',
  ),
  'Venus Saturn': ofTwo(
    'Affection takes a vow here. {other} loves by staying, {one} softens what duty has made stiff, and both are loyal past reason. Beginnings are shy. A difference of age is common and matters little; a shared house matters a good deal.',
    '{one} shows love and is asked about the dishes. {other} gives security and is told that it is no pleasure. Each waits for the other’s form of proof. Small signs on fixed days, however clumsy, count double for this pair.',
  ),
  'Venus Uranus': ofTwo(
    'They surprise each other into love. {other} brings what {one} had never thought of liking, and nobody is owned. An unusual form, two addresses, an open road, a late beginning, fits them better than the common one and wears well.',
    'Sudden heat, sudden cold: {other} is fascinated and then needs air, while {one} had just begun to trust it. Excitement is not the same as risk. A bond with windows, agreed beforehand, holds where a closed one would burst.',
  ),
  'Venus Neptune': ofTwo(
    'There is enchantment in it. {other} dreams and {one} is the dream, or the two change places over a piece of music. Gentleness and art are at home with them. Someone outside should be asked to read the contract.',
    '{one} falls in love with a possibility and {other} cannot live up to it, or does not mention that the post is taken. Longing is mistaken for closeness. To see each other at work, tired and over the bills is the cure.',
  ),
  'Venus Pluto': ofTwo(
    'Love goes all the way down. {other} is drawn to {one} as to something fated, and {one} finds in it a courage not known before. What they share they transform, including money. Half measures would bore both to tears.',
    'Attraction comes with a hook. {other} may test, keep watch or bargain, and {one} may use charm as a key. Neither is proud of it. Accounts that both may see, and friends whom neither has to give up, break the spell.',
  ),
  'Mars Mars': ofTwo(
    'They pull on the same rope. {one} and {other} work at one speed, take the same kind of risk and quarrel without malice. Sport, business or moving house brings out the best. Rest has to be ordered by somebody else.',
    'Two engines, two directions. {one} acts while {other} is still aiming, and each takes the other’s style for an attack. Competition may be enjoyed if it is called by its name. Never drive, cook or assemble furniture together in a hurry.',
  ),
  'Mars Jupiter': ofTwo(
    '{other} gives {one} a reason to be brave. They start what others only discuss, and mostly land on their feet. Adventures, campaigns and good causes suit them. Success comes from daring with a map, which one of the two should carry.',
    '{one} goes too fast and {other} cheers. Stakes are doubled, speed limits overlooked, and quarrels turn into matters of principle. The courage is worth having. A third person with a calculator ought to be part of every venture.',
  ),
  'Mars Saturn': ofTwo(
    '{other} gives the force of {one} an edge and a direction. Together they finish things: houses, degrees, marathons. It looks severe from outside and feels solid within. Each respects in the other precisely what is hardest to learn.',
    'Foot on the pedal, hand on the brake: {one} strains, {other} forbids, and anger goes cold instead of going out. Timing is the quarrel under all the others. Dates that both have signed, with none moved alone, free a surprising amount of strength.',
  ),
  'Mars Uranus': ofTwo(
    'Action comes in flashes and hits the mark. {other} finds the short cut, {one} takes it before it closes. They are at their best in an emergency or on a new machine. Neither cares for orders, least of all from each other.',
    'Things go off between them without warning: tempers, plans, a vase. {other} provokes by being unpredictable, {one} by being blunt. Long separations cool it and so do clear exits. Tools and vehicles deserve attention when the air is charged.',
  ),
  'Mars Neptune': ofTwo(
    '{one} does what {other} has imagined. A stage, a rescue, the sea: wherever effort serves a vision they move as one. Desire has poetry in it. It is well to ask, halfway, whether both still see the same picture.',
    '{one} pushes against fog. {other} agrees and does otherwise, or is hurt before anything has happened, so that force finds no wall to lean on. Direct requests with a date, and no heroics on behalf of others, bring them ashore.',
  ),
  'Mars Pluto': ofTwo(
    'Together they could move a mountain, and usually have one in mind. {other} lends {one} staying power, {one} gets {other} going. Crises find them ready. So much force needs a worthy object, and a day in the week without one.',
    'A contest of wills that neither began and neither will lose. {other} presses, {one} strikes, and small matters become tests of strength. No victory here is worth its price. Rules of combat, set in peace, and the right to leave the room are essential.',
  ),
}
