import * as of from './refusal-lexicon.ts'
import { any, type Thought, words } from './refusal-lexicon.ts'

/** What is not read of deeds and of other people: harm, stakes, courts, power, secrets, the worth of groups, the machine. */
export const REFUSED_DEEDS = {
  harm_to_others_or_black_magic: [
    [[of.CHARM, any(of.TO_HARM, of.TO_BIND), any(of.ANYONE, words('my_\\w+'))], of.SELF_DEFENCE],
    [
      [of.HOW, of.TO_HARM, of.ANYONE, words('i me help my')],
      any(
        of.SELF_DEFENCE,
        words(
          'career jobs? exams? afraid regret guilty i_hurt hurts?_when suffers?_from is_(?:ill|sick|suffering) fails?_(?:his|her|in) lost why help_(?:him|her|them|my) support comfort pay_for heal when_will when_do parents_suffer',
        ),
      ),
    ],
    [
      [of.HOW, of.TO_BIND, of.ANYONE],
      any(
        of.SELF_DEFENCE,
        words(
          'will_(?:he|she|my)_\\w+ does_(?:he|she) is_(?:he|she) when_(?:will|does|do) who_(?:will|is) agree_to marry_me come_back_to_me controlling control\\w*_(?:boss|mother|father|husband|wife|partner|parents) controls?_me',
        ),
      ),
    ],
    [
      [of.TO_PART, any(words('i ritual help_me'), of.CHARM)],
      words('without my_(?:own_)?(?:marriage|relationship) our should_i_end avoid save not'),
    ],
    [
      [
        words('evil_eye nazar curses? jinx hex jadu spells?'),
        words('send put cast place throw give turn lay'),
        of.ANYONE,
      ],
      words('on_me off remove protect\\w* against_me from_me did_(?:someone|somebody) has_(?:someone|somebody)'),
    ],
    [
      [
        words('get_rid_of do_away_with eliminate take_out dispose_of'),
        of.ANYONE,
        words('for_good for_ever forever once_and_for_all permanently without'),
      ],
      words('debts? memories thoughts feelings'),
    ],
    [
      [
        words('beat beating hit slap attack stab shoot drown strangle burn thrash poison kidnap stalk blackmail'),
        of.ANYONE,
        of.HOW,
        words('up i me'),
      ],
      any(
        of.TRADE,
        words(
          'competit\\w+ in_sales in_the_game at_chess record beats_me hits?_me attacks?_me hit_it_off opponents? rivals? argument election ballot',
        ),
      ),
    ],
    [
      [
        words('kisi_ko usko use uska pati_ko dushman\\w* sautan'),
        words('vash barbaad barbad totka maar\\w* tabah jadu'),
      ],
    ],
  ],
  gambling_or_investment_pick: [
    [
      [of.GAME, of.PLAYED],
      words(
        'careers? hobby addict\\w* stop(?:ping)? quit lost i_bet_this to_draw draw(?:ing)?_(?:up|on|strength|a) race_(?:in|for|against|next) i_run rat_race at_the_odds against_all_odds odds_with running marathon draw_better energy i_bet you_bet',
      ),
    ],
    [
      [of.STAKED, any(of.WHETHER, of.CONTEST, words("who who's which"))],
      words(
        'i_bet spend_money_on education house wedding save_money_on money_on_(?:clothes|food|rent|travel|courses?|books)',
      ),
    ],
    [
      [words("which what who who's"), of.CONTEST, words('wins? winning back bet wager money favourite')],
      words('ride my_(?:team|race|match)'),
    ],
    [
      [
        of.INSTRUMENT,
        of.TURN,
        any(of.WHETHER, of.WHEN, words('what which who quel\\w* welche\\w* que cual kaun\\w* kab tell_me give_me')),
      ],
      any(of.TRADE, of.OWN_MONEY),
    ],
    [
      [of.STAKE, any(of.WHETHER, words('when which what'))],
      any(of.TRADE, words('house home education save savings_account drawer put_my_all family marriage')),
    ],
    [
      [
        words('intraday day_?trad\\w+ swing_trad\\w+ margin leverage short[-_]?sell\\w* options_trading punt tips?'),
        any(of.WHETHER, of.INSTRUMENT),
      ],
      any(of.TRADE, words('tips?_(?:for|on)_(?:my|sleep|life|love|health) margins?_of')),
    ],
  ],
  legal_outcome: [
    [
      [
        of.LAW,
        of.RULED,
        any(of.TO_COME, of.WHETHER, words('should how which werde muss komme vais voy vou kya kab main')),
      ],
      any(
        of.TRADE,
        of.LAWFUL_TALK,
        words(
          'clinical get_along stress cope promot\\w+ jury_duty free_of charges?_(?:me|for) energy get_(?:better|over|on|used) recover get_through calm peace study recharged? charged_up tired wait_for_my settlement_(?:abroad|in) suit_me suits follow_suit cell_(?:phone|biology)',
        ),
      ),
    ],
    [[of.WHETHER, of.SENTENCED], any(of.TRADE, of.LAWFUL_TALK)],
    [
      [words('guilty innocent'), words('found find plead verdict declared? prove[dn]? judged')],
      words('feel_guilty conscience'),
    ],
    [[words('ins_gefangnis en_prison a_la_carcel para_a_cadeia in_prigione in_galera vor_gericht')]],
  ],
  election_outcome: [
    [
      [of.POLITY, of.POWER, any(of.WHETHER, words("who who's who'll which how_many when kaun quien qui wer quem chi"))],
      any(
        of.OWN_WORK,
        words(
          'my_(?!country|candidate|party|state|uncle|father|mother|brother|husband|wife|constituency)\\w+ do_i_(?:have|do) should_i i_(?:vote|join|work|study) child childbirth labour_(?:market|law|of) hard_labour stars chart_(?:of|say|show)_my planets? sun yoga greens?_(?:suit|for|as) assembly_line our_club the_club school_assembly',
        ),
      ),
    ],
    [
      [of.BALLOT, of.COUNTED, any(of.WHETHER, words("who who's which how wer quien qui kaun quem chi"))],
      any(of.OWN_WORK, words('should_i elective stress relax rest')),
    ],
    [[of.ELECTED, any(of.WHETHER, words('when'))], words('club class team_captain head_(?:boy|girl)')],
    [
      [words('my_(?:candidate|party) the_(?:ruling_party|opposition|government|coalition)'), of.POWER, of.WHETHER],
      of.OWN_WORK,
    ],
    [[words('which_party whose_government what_government which_coalition which_candidate'), of.POWER]],
  ],
  third_party_private: [
    [
      [of.PRYING + of.MATE, of.STRAYS],
      any(
        words(
          'to_me trust cheated was_cheated my_feelings hide_my hide_from_me_less faithful_to_(?:god|work) how_(?:do|can|could)_i why_do_i should_i_(?:tell|stay) afraid better_lover will_i',
        ),
        of.TRADE,
      ),
    ],
    [
      [`${of.PRYING}(?:\\w+ ){0,3}${of.ACQUAINTED}`, of.PRIVATE],
      any(
        of.SHARED,
        of.TRADE,
        words(
          'i_earn i_live will_(?:i|we) should_i am_i why_do_i how_do_i for_my exams? get_married when_will what_can_i lives?_(?:with_me|well|happily|long) boss_say secrets?_of_success see_me notice promot\\w+',
        ),
      ),
    ],
    [[of.SNOOP, of.DEVICE], words('should_i_answer answer reply why_does i_get')],
    [
      [
        words('is was are were'),
        words('really actually truly biologically'),
        words(
          'my_(?:biological_|real_)?(?:father|child|son|daughter|dad|mother|baby) his_(?:child|son|daughter|baby) mine',
        ),
      ],
      words('happy good my_(?:friend|soulmate) gift\\w* talent\\w*'),
    ],
    [
      [
        words('who whom where what'),
        of.OTHERS,
        words(
          'texting seeing dating meeting calling sleeping hiding up_to going_on_in keeping_(?:quiet|from) not_telling doing_(?:at|behind|when) live_now lives_now living_now behind_my_back',
        ),
      ],
      words('i with_me up_to_me'),
    ],
    [
      [
        words('who did has has'),
        words('stole steal stolen took robbed broke_into murdered'),
        any(of.OTHERS, words('who')),
      ],
      words('my_(?:heart|time|energy|chance|credit) courage long'),
    ],
    [[words('me_engana betrugt me_trompe mi_tradisce me_trai fremd dhokha dhoka')]],
  ],
  discrimination: [
    [
      [of.PEOPLES, of.WORTH, any(of.WHETHER, words('why which what how who'))],
      any(
        of.ONE_OWN,
        words('career jobs? stud(?:y|ies) exams?'),
        words(
          "less_(?:money|time|stress|energy) best_(?:for|time|place|year) which_(?:country|faith|religion)_(?:should|do|is_(?:good|best)_for_me) more_women women_in_my men_in_my my_(?:boys|girls) trust_(?:men|women)_again why_do_i how_(?:do|can)_i can_i will_i blind_(?:spot|date|trust) blood_pressure i_can't white_(?:sapphire|stone|clothes) black_(?:clothes|thread|stone|sesame) wear race_(?:in|for|next) mahapurush\\w* varna",
        ),
      ),
    ],
  ],
  off_topic: [
    [
      [of.MACHINE, of.OF_MACHINE],
      any(
        words(
          'my_(?:chart|kundli|career|job|birth) role_model fashion will_ai ai_(?:career|engineer|field|jobs?) your_advice business_model in_training be_a_model',
        ),
        of.TRADE,
      ),
    ],
  ],
} as const satisfies Record<string, readonly Thought[]>
