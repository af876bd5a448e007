import * as of from './refusal-lexicon.ts'
import { any, type Thought, words } from './refusal-lexicon.ts'

/** What is not read of life itself: its end, its sickness, its beginning, and love before its time. */
export const REFUSED_LIFE = {
  self_harm: [
    [
      [words('rather wish prefer want'), words('not_(?:be_(?:here|around|alive)|exist|wake_up)')],
      words('in at with late early'),
    ],
    [
      [
        `${words('kill hang drown harm finish end shoot burn killing ending')} (?:oneself|myself|yourself|ourselves)\\b`,
      ],
    ],
    [
      [
        words('drank drink swallow\\w* took take'),
        words('bleach poison acid pesticide phenyl rat_poison all_my_pills'),
      ],
    ],
    [
      [words('giv(?:e|ing|en)_(?:away_)?(?:all_)?my_(?:things|belongings|possessions)'), words('away need')],
      words('moving move declutter\\w* charity poor'),
    ],
    [
      [of.NOT_LIVING, of.RELIEF],
      words('exercis\\w+ yoga pranayama stay_alive_in_business grand\\w+ father mother born_(?:in|at|on|under)'),
    ],
    [
      [
        words(
          "if_i_(?:died|disappeared|vanished|ended|was_not|wasn't|were_not|weren't|left_(?:this|the)_world|stopped|did_not_wake|were_gone|was_gone)",
        ),
        of.RELIEF,
      ],
      of.TRADE,
    ],
    [[of.ABOUT_TO, of.NOTE, words('i my')], words('boss work jobs? landlord resign\\w* year exam college ex')],
    [[of.WOUND, of.OWN_SKIN, of.CRAVING], words('cooking hair sun gym spending')],
    [[words('(?:put_an_end_to|do_away_with|finish_off|get_rid_of)_(?:myself|my_own_life)')]],
    [[words('take taking took ends? ending'), words("(?:her|his|their|my|your|one's)_own_life")]],
    [
      [
        words("can(?:no|')?t can_not unable_to no_strength_to"),
        words(
          '(?:do|bear|take|stand|face|endure)_(?:this|my)_life go_on_living live_(?:any_?more|any_longer|like_this) carry_on_living face_another_day',
        ),
      ],
    ],
    [[words('en_finir'), words('je_(?:veux|voudrais) envie')], words('avec_(?!la_vie|tout)')],
    [
      [words('mar_jaa?n[aei]+ marna mar_jau\\w* jeena jina'), words('mujhe mera main chaht\\w+ nahi\\w* mann?')],
      words('kab kaise seekh\\w*'),
    ],
    [
      [
        words('plus nicht_mehr no_(?:quiero|puedo) nao_(?:quero|aguento) non_(?:voglio|riesco)'),
        words(
          'etre_la exister vivre da_sein weiterleben existieren vivir seguir_viviendo seguir_viva? viver existir vivere',
        ),
      ],
      words('ici hier aqui avec mit con com en in chez bei'),
    ],
  ],
  death_or_lifespan_date: [
    [
      [
        words('how_(?:many|much|long) is_it only'),
        words('summers winters springs birthdays months weeks days years time'),
        words('left_for_(?:me|him|her|us|them) (?:am|is|are)_(?:i|he|she|we)_left hospice last_stage'),
      ],
      words('period dasha visa job'),
    ],
    [
      [
        words('danger risk threat chance when is does'),
        words('(?:my|his|her)_life', 'death dying fatal deadly'),
        words('danger risk threat fatal accident'),
      ],
      words('career business love_life balance risk_taker'),
    ],
    [
      [of.WHEN, of.DYING, any(of.RELATED, words('i me my he she they us we'))],
      words(
        'careers? rumou?rs? death_of_(?:my|our) died passed_away death_anniversary will_the_\\w+_die die_down dying_(?:to|for) lost job hopes? old_habits contract passport visa marriage',
      ),
    ],
    [
      [
        of.WHETHER,
        words('fatal deadly lethal die dies dead perish widow(?:ed)? orphan(?:ed)? leave_us kill(?:s|ed)?_me'),
        any(of.RELATED, words('i me he she they')),
      ],
      words(
        'business career mistakes? attraction died die_down laugh\\w* boredom inauspicious job work hope love_life to_know dead_(?:end|line|tired)',
      ),
    ],
    [
      [of.TO_COME, of.SURVIVING, of.RELATED],
      words(
        '(?:i|we|my_(?:business|marriage|company))_(?:will_|can_|to_)?survive how_(?:do|can)_i business marriage marr\\w+ without exams? jobs? school degree college abroad with_us with_me project divorce debts? course',
      ),
    ],
    [
      [
        words('will shall am_i do_i are_we going_to can'),
        words('outlive live_(?:a_)?long(?:er)?(?:_life)? live_longer have_a_long_life long_life'),
      ],
      words('together in with abroad apart at here marriage'),
    ],
    [[of.TO_COME, of.LIVED_TO], words('clients kg kilos')],
    [
      [of.SPAN, any(of.WHETHER, words('tell my how_many what which give predict\\w* calculate'))],
      words(
        'career marriage job business relationship together partner long_life_(?:together|partner) presents? party remember full_life_of forget',
      ),
    ],
    [
      [
        words('how_(?:much|many|long)'),
        words(
          'left_on_earth on_this_earth in_this_body left_to_live still_(?:have|live|celebrate|see) years?_(?:do|have|will)_(?:i|he|she|they)_(?:still_)?(?:have|got|live) to_live',
        ),
      ],
      words('wait abroad in_this_(?:house|city|flat) job with period'),
    ],
    [
      [
        words('up_to until till to'),
        words('what_age which_age what_year which_year'),
        words('be_around be_here last live alive exist'),
      ],
      words('in with work job business marriage'),
    ],
    [
      [
        words('(?:which|what|is_this|will_this_be)'),
        words('(?:is_|be_)?my_(?:very_)?last_(?:year|day|month|birthday|summer|winter|dasha|period)?'),
      ],
      words('last_(?:name|job|exam|chance|relationship|life|marriage|birth|semester|week|question|house) at in of'),
    ],
    [[words('marak\\w*'), any(of.WHEN, words('when_i')), words('go end leave strike active run\\w* take come start')]],
    [
      [
        words('wie_alt wie_lange quel_age combien_de_temps cuanto cuantos quanti quantos kitni kitne'),
        words(
          'werde_ich lebe_ich vivrai voy_a_vivir vivire vivro viverei umar umr jeeunga jiyunga jiunga jeeungi jiyungi',
        ),
      ],
      words('wenn in sein wohne en avec con chez'),
    ],
  ],
  medical_diagnosis_or_treatment: [
    [
      [any(of.WHETHER, of.WHEN, words('what which how why or')), of.SUFFERER, of.SICKNESS],
      any(
        of.TRADE,
        words(
          '(?:was|were)_ill (?:i|who|she|he|mother|father|brother|sister|son|daughter|husband|wife)_(?:have|has|had|lives?_with|died_of) with_\\w+, of_the_soul charity stocks? neighbour neighbor colleague',
        ),
      ),
    ],
    [
      [any(of.WHETHER, words('how_(?:much|many|often) which what')), of.SUFFERER, of.REMEDY],
      any(of.TRADE, words('stopped_taking hormones_at_play of_the_soul')),
    ],
    [
      [any(of.WHETHER, words('when what which')), any(of.SUFFERER, words('the')), of.PROCEDURE],
      any(of.TRADE, words('smooth_operation operations?_(?:manager|team) recover\\w*_(?:well_)?after recovery')),
    ],
    [
      [any(of.WHETHER, words("why what what's how")), of.ORGAN, of.COMPLAINT],
      any(of.TRADE, words('feelings? trust broken love heart_(?:was|is)_broken ex breakup break-up emotional\\w*')),
    ],
    [
      [any(of.NATURAL, words('how what which')), of.HEALING, any(of.SICKNESS, of.ORGAN)],
      any(of.TRADE, words('love ex marriage relationship heal_my_heart on_the_other_hand in_good_hands broken')),
    ],
    [
      [
        words('do_i_need should_i must_i need_i can_i is_it_ok'),
        words(
          'see_a_doctor go_to_(?:a_|the_)?(?:doctor|hospital|er|emergency) call_an_ambulance second_opinion consult_a_doctor skip_the_doctor get_(?:tested|checked|screened|vaccinated) therapy_instead',
        ),
      ],
    ],
    [
      [
        words('mujhe meri mere habe?_ich leide_ich tengo padezco ai-je ho tenho souffre'),
        any(of.SICKNESS, words('cancer diabetes diabete tumor sugar depression tumeur')),
      ],
      words('pasand gusto'),
    ],
  ],
  unborn_child_sex: [
    [[of.CARRIED, of.SEXED], of.GROWN],
    [[of.BOY_OR_GIRL], words('schools? class(?:es)? teach\\w* friends? team boss employ\\w* partner')],
    [[of.GIVEN_SON, of.WHETHER], of.GROWN],
    [[words('paint buy choose knit names?'), words('nursery baby cot crib'), words('pink blue boy girl')]],
  ],
  minors_romance: [[[of.YOUNG, of.LOVE], of.NOT_LOVE]],
} as const satisfies Record<string, readonly Thought[]>
