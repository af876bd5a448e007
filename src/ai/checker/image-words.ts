/** Words of pictures and of everyday deeds, with which prose makes itself plain: none of them describes a chart or tells a life. */
export const IMAGES = `
  ally allies meantime refusal denial consent courtesy tune-up minute minutes
  doshas dosha yogas short classic fighting passivity cost
  abide absurd accrue adage advisedly afraid afterthought aimless allegory allotment amass amateur amazed amazing amidst anchorless
  anecdote anew annoyed anthem anvil apiece aplenty aplomb applaud applause apprentice apprenticeship apron arbiter arbour archive
  aright arm-wrestle armour arsenal ash ashore astonish astound astray asunder attic avalanche aweary awesome awhile awry axiom axle
  babble backbone backlog backstage backtrack backyard bafflement bake balcony ballad banquet banter bare bark barn barter basement
  beacon bedrock bee befuddle belittle bellows belt bemuse benchmark berate bewilder bewilderment bicycle bike bird bizarre blackboard
  blank blaze bless blink bloom blueprint bluff blunder blurt bolt-hole bookish boot borrow bottleneck boulder bound bow brainchild
  brake bramble branch bread breakfast breastplate breeze breezy brew bridgehead bridle brittle broody bubbly buffer bulb bumpy bunch
  bunker buoyant burrow bus butterfly bypass bystander cadence cajole camaraderie camera caprice capricious caretaker carve cascade
  catch catharsis cave celebration cellar cement centrepiece ceremony chalkboard checklist cheeky chess chew chide chilly chirpy chisel
  choir chore chorus chuckle clap cliche cliff climb cloak clock cluster clutch cobble cocoon coddle coerce coffee collage confess
  contentedness conundrum correspondent corridor costume cosy courtyard cost cower crawl crazy credit creep crescendo cringe crossroads
  crossword crucible crumb crumple curriculum curtain custodian cute cynical dabble dawdle dazzle deadline deadlock deadpan den dense
  desert dew dexterous dial dive doodle doorbell doorstep doorway dove down-at-heel downhill downpour downstream doze drawing-board
  drench dressmaker drizzle drown dry-witted dumb dumbfound duo dusty eagle eavesdrop ecstatic eddy elan elastic elated email ember
  encore enormous epigram epiphany errand evaporate exclaim exhale fancy fantastic fast-moving feast feckless fellowship ferment
  festival festivity fetch fiddle fidget figurehead finale fingerprint flagship flicker flinch fling flummox fluster fog-bound foggy
  foolish footprint footstep foreground forerunner foretaste fountain fox frayed freeze frost fry fulcrum funny furious furnace fuse
  gale game garner gasp gatekeeper gatepost gestate giant giggle glade glance gleam glean glide glimmer glitch glitter gloomy glue
  gorgeous grab greenhouse grim grindstone gripe grouchy grudge grumble grumpy guardian guilty guitar gust gusto hallway ham-fisted
  handhold handprint hapless harbinger harbour hare hatch haul hawk haze headfirst headline headlong heap hedge helm helpless-feeling
  herald hibernate hiccup hike hilltop hinge hitch hive hoard hollow homemaker homesick homework homey honey hop hourglass hover huddle
  hue hug huge hum hungry hunker hush hymn icicle impasse implicit-minded inbox incubate ingredient inhale instant interlude ironic
  island jagged jar jigsaw jubilant junction jungle kaleidoscope keepsake kennel kettle keyhole kiln kitten knock labyrinth lake lamb
  landmark landslide lantern larder latch lawn lay lazy leap leash leftover legend light-footed lighthouse lightning limber limelight
  linchpin liquid listless lithe litmus lockstep loiter lore loud-mouthed lousy lullaby lunch-hour luxury lynchpin magnum-opus mainstay
  makeover mantle march massive masterpiece matchmaker maverick maxim maze meadow memento mentee messenger metaphor metronome mettle
  microscope milestone millstone mischievous mishap misstep mitten moan montage morsel mosaic mountaintop mumble murmur mutter myth nag
  naive nap narrator navigator neat nestle nibble nitpick nod noisy nomad nourishment novice nutrient oar oasis odd offshoot onlooker
  opaque opus orchard orchestra outcry outlast outpouring outreach outshine ovation overflow overhaul overhear overjoyed overspill
  overtake overtone overture overturn owl pack paddle pair palette pamper panache panorama pant pantry paperwork pat patchwork patchy
  pathfinder pathway patronise pavement peacemaker pebble pedal peek peep peephole pendulum penny-wise perch pergola periscope perky
  perplex pester petal petulant piano picnic picturesque pigeonhole pilgrim pinch pinnacle pirouette pitch placate plateau plateful
  playground pluck plumb-line poetry poke pole porch porous pour prattle pray preach predicament prelude prickly prototype proverb
  provision prune puppy quaint quandary queue quicksilver quip quiver race radio ragged rainbow rainmaker rainy ramble ration rattle raw
  reap reappraise reboot reclaim recuperate rediscover redo redraw refresh regain rehash rehearsal rejuvenate rekindle relic remembrance
  rephrase replay reprieve reservoir reset residence retrace retread rewind reword rewrite ridge ridiculous rinse rip ripe ripple rite
  roam rod roguish rudder rudderless rude ruffle rung runway rustic rusty sabbatical sage salty salute sang sardonic satire sauce
  scaffold scared scary scatterbrained scenic scold scout scratch script scrub sea season seesaw seminar serenade serendipity setback
  sew shame shawl shimmer shiny shirt shiver shortlist shout showdown showpiece shudder shun sideline sidelong sidestep sideways sigh
  signpost silhouette silky silly sip sketchbook skip slack sleepy sleeve sleuth slice slide-rule slim slippery slogan smug snag snail
  snapshot sniff snip snub snug soak soar solidarity sorrow sorry soundbite soundboard sounding-board soup sour souvenir sow spark-plug
  sparrow sparse spectacles spectator spicy spiky spill spillover spindle spine-tingling splash spotty sprightly spring-board
  springboard sprinkle sprout spry squall squander squeeze stack stale stalemate stalwart stammer standoff standstill stare startle
  station staunch stereotype steward sticky stiffen stitch stockpile stool stopwatch storehouse storyteller strange stray streak strew
  stroll strong-minded strongroom stupid sturdy stutter subliminal subtext sudden sudoku sugar sulky sullen summit sundial sunny sunrise
  sunset supper surly sustenance swallow swan sweep swim swirl switch syllabus sync synchrony tacit takeoff takeover tale talisman tall
  tandem tapestry taunt tea tease telephone telescope tempest terrific testy tether thaw thick thick-skinned thicket thin thin-skinned
  thirsty threadbare throttle throw thumbprint thunder thwart ticket-booth tickle tight tinder tinker tiny toast toehold toolbox toolkit
  torchbearer torrent tortoise toss touchy tow traction trailblazer trailhead translucent trellis tremble trickle trim trio troublemaker
  trough tuck tug tug-of-war turnover turnstile tutorial tweak twinkle twirl typecast unburden unclench underdog undergo undergrowth
  undermine underpin underplay undertow undervalue undo unearth unflappable unflinching unheard unison unlearn unmask unnerve unnoticed
  unopened unpack unpaid unpick unread unsaid unshakeable unsolved unsung unswerving untested untold untried untrodden unveil unwrap
  unyielding uphill upstream valve vantage veil verve veteran violin visitor vista vocation vortex vow vulgar waltz wanderlust wanted
  wardrobe-full warren watchtower watermark wear weather weekday weird well-loved well-spring well-trodden well-versed well-worn
  wellspring wheelhouse whetstone whim whimsical whimsy whirl whirlpool whirlwind whisper whiteboard wince wind windy wine wink wipe
  wonderful workbench worn-out wrap yardstick yawn yes yoke zephyr zigzag
`
