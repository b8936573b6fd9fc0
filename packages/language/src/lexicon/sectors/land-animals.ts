/** Land, animals and the environment; the format is told in `parse-sector.ts`. */
export const landAnimals = `
[credential]
Utility arborist certificates | =UA1, UA2, UA2.1, utility arborist tickets
RCVS registration | =registered with the RCVS
Official Veterinarian | =OV status, OV panels
PA1 and PA6 | =PA1/PA6, spraying certificate | <PA1, <PA6, <PA2, <knapsack spraying certificate, <NPTC spraying | @NPTC spraying
Pesticide spraying | =pesticide application, knapsack spraying, weed spraying, applying herbicides
Chainsaw certificate | =chainsaw licence, NPTC chainsaw, chainsaw ticket, chainsaw maintenance and cross-cutting | >Chainsaws | <CS30 = chainsaw maintenance and crosscutting, <CS31, <CS39, <CS30 and CS31 | @NPTC chainsaw
Tractor licence | =Category F licence, tractor driving certificate | >Tractors
Lantra training | =Lantra, Lantra tickets, Lantra awards
NPTC | =City and Guilds NPTC | @NPTC
Horticulture qualification | =diploma in horticulture, horticultural qualification | <RHS Level 2 = Level 2 horticulture, <RHS Level 3 = Level 3 horticulture > RHS Level 2
Arboriculture qualification | =tree climbing ticket, LOLER tree climbing | <Level 2 arboriculture, <Level 3 arboriculture > Level 2 arboriculture, <CS38 | @LOLER tree climbing
Animal care qualification | =animal care diploma | <Level 2 animal care, <Level 3 animal management > Level 2 animal care
Registered veterinary nurse | =RVN, veterinary nursing diploma, RCVS registered nurse
Veterinary degree | =veterinary surgeon, BVSc | <MRCVS
BHS qualification | =British Horse Society qualification, British Horse Society | <BHS Stage 1, <BHS Stage 2 > BHS Stage 1, <BHS Stage 3 > BHS Stage 2, <UKCC equestrian | @UKCC equestrian
Dog grooming qualification | =City and Guilds dog grooming, Level 3 dog grooming
Gamekeeping qualification | =deer stalking certificate | <DSC1, <DSC2 > DSC1
Firearms certificate | =firearms licence
Shotgun certificate | =shotgun licence
Sheep dipping certificate | =certificate of competence in safe use of sheep dips
Chartered environmentalist | =CEnv
IEMA membership | =IEMA | <MIEMA = PIEMA | @IEMA
Ecology licences | =protected species licence | <great crested newt licence, <bat licence
CIEEM membership | =CIEEM | @CIEEM
Milking qualification | <DIY AI certificate, <foot trimming certificate
Suitably qualified person | <SQP, <RAMA, <animal medicines qualification
Clinical coach | <student veterinary nurses
Feline nursing certificate | =feline, certificate in feline nursing | <ISFM, <veterinary physiotherapy | @ISFM
ATV ticket | =LANTRA ATV, quad bike licence | >Quad bikes | @LANTRA ATV
Tractor ticket | <trailer licence, <B+E licence
Veterinary nursing registration | <RCVS registered, <Level 3 veterinary nursing
Horse qualifications | <BHS AI, <groom's certificate
Animal transport certificate | =livestock transport certificate | <WATOK
RHS qualification | <horticulture diploma
Pesticide certificates | <PA1 and PA2
Artificial insemination certificate | =DIY AI, AI certificate
[tool]
Farm management software | =herd management software | <Gatekeeper farm software, <Uniform Agri
GPS guidance on tractors | =precision farming, auto-steer | <John Deere GreenStar
Habitat mapping | =habitat surveys | <UKHab, <Phase 1 habitat survey, <biodiversity metric
Veterinary practice software | =vet practice software | <RxWorks, <Robovet, <VetSpace
Plant record databases | =plant records, plant labelling | <IrisBG
Veterinary software | <Merlin vet software, <Provet, <ezyVet
Farm software | <Gatekeeper, <Herdwatch, <AgriWebb | ~Gatekeeper
Tractor makes | <John Deere, <New Holland, <Massey Ferguson, <Fendt, <JCB Loadall, <Fastrac
Farm records software | <Gatekeeper farm, <Muddy Boots, <Breedr
[equipment]
Tractors | =tractor driving, driving tractors, tractor work, tractor operations | <carting, <slurry, <silage, <hay making, <spraying crops, <hedge trimming with tractors, <forage wagon, <mowing grass for silage
Combine harvesters | =combine driving, combining, forage harvester
Sprayers | =crop spraying, self-propelled sprayer
Quad bikes | =ATV, UTV
Ride-on mowers | =strimmers, hedge trimmers, strimming, brush cutters, lawnmowers
Chainsaws | =chainsaw use, wood chipper, chipping
Milking parlours | =milking cows, milking, robotic milking, parlour work
Polytunnels and glasshouses | =glasshouse work, greenhouse work, polytunnels
Irrigation systems | =irrigation, watering systems
Brushcutters and strimmers | =strimmers and brushcutters | <chippers, <leaf blowers = leaf blowing = backpack blowers, <hedge cutters, <pedestrian mowers, <small tractor
Farm machines | <feeder wagon = Ration feeding = TMR = total mixed ration = mixer wagon, <Keenan wagon, <diet feeder, <loader tractor, <telehandlers on farms
Arborist kit | <top-handled chainsaw, <climbing kit, <MEWP in tree work, <woodchippers
[method]
Botany | =botanical identification, FISC
Ecological clerk of works | =ECoW, clerk of works for ecology
Protected species mitigation | =great crested newts, great crested newt surveys, badger surveys, mitigation licences
Sheep dipping | =dipping sheep, mobile sheep dip, showering sheep
Euthanasia | =put to sleep appointments, pet bereavement
Neutering | =spays, castrations, spaying, castrating, bitch spays, cat spays
Dog clipping and scissoring | =dog clipping, breed standards, breed trims, ear cleaning, nail trimming, nail clipping of dogs, hand scissoring
Dog coat care | =de-matting, dematting, de-shedding, deshedding, carding coats, coat care
Arable farming | =crop production, cereals, drilling crops, ploughing, cultivation, harvest work, harvesting crops
Dairy farming | =dairy herd management, dairy work, herdsperson, calf rearing, dairy herd | <relief milking, <dairy cattle, <herringbone parlour, <rotary parlour, <milker, <dairy cows, <Holstein cows, <herdsman
Sheep farming | =tupping, lambing, shepherding, shearing, sheep work, dosing sheep | <ewes, <lambing ewes, <foot trimming, <dagging, <tagging livestock
Beef farming | =cattle handling, suckler herd, stockman duties, livestock handling, handling livestock, livestock management, stockmanship
Pig farming | =pig unit, farrowing
Poultry farming | =poultry, egg collection, broiler
Fruit growing | =fruit picking, picking fruit, orchard work, pruning fruit trees, vegetable picking, crop picking
Viticulture | =vineyard work, winemaking
Fencing | =stock fencing, post and rail fencing, erecting fences | <gates and fences, <post and rail, <electric fencing, <hanging gates
Hedge laying
Dry stone walling
Coppicing
Gardening | =garden maintenance, planting, weeding, pruning, planting beds, gardener duties, plant care | <hedge cutting in gardens, <leaf clearing, <pruning roses, <planting borders, <decking
Landscaping | =soft landscaping, landscape construction, turfing, laying turf, landscape gardening
Landscape design | =garden design, planting plans
Plant propagation | =nursery work with plants, potting on, seed sowing, sowing seeds
Plant identification | =plant knowledge, botanical knowledge, species identification
Turf care | =greenkeeping, sports turf, pitch maintenance, green keeper
Tree surgery | =arboriculture, tree felling, pruning trees, tree work, felling trees, climbing trees | <groundsman in tree work, <tree surgeon, <arborist, <felling, <rope and harness, <rigging down
Forestry | =forest management, woodland management, timber harvesting, tree planting
Conservation | =habitat management, nature conservation, countryside management, conservation volunteering, nature reserves | <meadow management
Ecological surveys | =protected species surveys, bird surveys, bat surveys, ecological survey
Environmental impact assessment | =EIA, environmental assessment, environmental consultancy
Carbon reporting | =carbon footprinting, greenhouse gas reporting, net zero planning, ESG reporting, net zero
Sustainability | =sustainable development, sustainability strategy, circular economy, environmental sustainability
Environmental management systems | =ISO 14001, environmental compliance
Waste management | =recycling operations, waste recycling, landfill operations
Water quality monitoring | =wastewater treatment, water treatment, drinking water quality
Fish farming | =aquaculture, salmon farming | <fish farm, <grading fish, <hatchery
Fishing | =commercial fishing, trawler work, deckhand
Beekeeping | =apiary management
Gamekeeping | =deer management, pheasant rearing | <gamekeeper, <rearing pheasants, <deer stalking, <vermin control, <shoot days
Animal husbandry | =animal care, feeding animals, caring for animals, animal welfare, cleaning out animals, mucking out
Kennel work | =kennels, cattery, boarding kennels, kennel assistant duties
Dog walking | =pet sitting, walking dogs, pet care
Dog training | =puppy training, canine behaviour, animal behaviour
Dog grooming | =pet grooming, grooming dogs, clipping dogs, bathing dogs | <hand stripping
Horse care | =grooming horses, yard work with horses, stable work, mucking out stables, stable management
Riding instruction | =teaching riding, riding lessons, exercising horses
Farriery | =hoof trimming, shoeing horses
Veterinary nursing | =assisting vets, animal nursing, veterinary anaesthesia monitoring, surgical nursing of animals
Veterinary consultation | =vet consultations, small animal consultations, small animal practice, large animal practice, equine practice, veterinary surgery
Animal rescue | =rehoming animals, wildlife rehabilitation, rescue centre
Zoo keeping | =zookeeper, exotic animals, animal enrichment | <animal enclosures, <preparing feeds, <keeper talks, <zoo keeper
Herbaceous borders | =borders, herbaceous perennials | <shrubs, <roses, <bedding, <mulching, <staking, <deadheading, <topiary
Propagation | <seed raising, <cuttings, <grafting, <glasshouses
Peat-free growing | =organic growing, peat-free | <composting, <no-dig
Anaesthetic monitoring | =monitoring anaesthesia | <veterinary anaesthesia, <inpatient nursing of animals
Dental work on animals | =dental scale and polish, dental prophylaxis
Large animals | =large animal work, farm animals | <equine patients
Animal handling | =handling animals, restraining animals, handling dogs, handling cats
Laboratory tests on animals | =in-house laboratory tests, in-house lab tests, lab tests | <cytology
Puppy and senior clinics | =weight clinics, puppy parties | <post-operative checks, <preventative healthcare plans
Drainage and ditches | <ditching, <hedge trimming, <hedgecutting
Soil management | =soil testing | <agronomy, <fertiliser, <spreading
Calving | <foaling, <weaning animals
Wildlife monitoring | =species monitoring | <camera traps, <invasive species
Wood processing | <firewood, <sawmilling
Planting and weeding | =bed maintenance, bedding plants, planting schemes, seasonal planting, weed control, mulching beds, border maintenance, watering plants
Tree climbing | =crown reduction, aerial rescue, rope work in trees, dismantling trees, stump grinding, brash clearing, tree surveys, tree inspections
Paths and structures | =repairing fences, footpath maintenance, gates and stiles, dry stone walls, steps and boardwalks, building paths, patios, fencing and gates
Habitat work | =scrub clearance, grassland management, hay meadows, wetland management, hedgerow management, pond clearance, invasive species control
Livestock care | =feeding livestock, bedding up, animal health checks, checking livestock, feeding and bedding, hoof care, worming, vaccinating animals, TB testing | <feeding stock, <scraping out, <drenching, <tagging cattle, <handling cattle
Crop care | =irrigating crops, harvesting crops by hand, crop walking, grading and packing produce, glasshouse crops, drilling and cultivation, hand harvesting
Farm machinery operation | =operating farm machinery, telehandler work on farms, baling, silage making, slurry spreading, muck spreading, foraging
Animal first aid | =administering medication to animals, medicating animals, animal nursing care, wound care in animals, post-operative animal care
Cleaning kennels | =cleaning enclosures, cleaning animal housing, disinfecting kennels, enclosure maintenance
Animal assessment | =behaviour assessments of animals, matching animals with owners, adoption interviews, rehoming
Surgical assistance for vets | =preparing animals for surgery, theatre preparation in practice, monitoring anaesthetics, radiography of animals, X-raying animals, dental procedures on animals
Client communication in vets | =pet owners, advising pet owners, owners and pets, repeat prescriptions for pets
Land management planning | =management plans for land, farm plans, countryside schemes, rural land management, agri-environment schemes
Ecology | =botanical surveys, habitat surveys and reports, biodiversity net gain, BNG, ecological reports, protected species
Fisheries | =fish health, net cleaning, feeding fish
Equine care | =tacking up, turning out horses, lungeing, plaiting, clipping horses, exercising racehorses
Cattle work | =feeding cattle, bedding cattle, beef cattle | <suckler cows, <youngstock
Pig work | =pigs | <sows
Arable work | <cultivating, <rolling land, <carting grain, <grain drying, <sowing, <arable crops, <spring barley, <oilseed rape, <grain store, <combinable crops, <sugar beet, <growing maize, <growing wheat, <growing potatoes
Fruit and vegetable growing | =vegetable harvesting, soft fruit, local fruit growers | <packhouse work, <market gardening
Dog handling | =socialising dogs
Pond and water gardens | =pond maintenance, water features
Public rights of way | <country park work, <ranger duties
Pig and poultry work | <free range hens, <farrowing unit, <poultry sheds
Horticultural work | <growing plants, <propagating plants, <nursery plants, <pricking out, <planting out, <hoeing, <planting trees, <vegetable growing
Horses | =riding horses | <stable duties, <turning out, <lunging
Dog care | <dog groomer, <animal boarding
Countryside wardening | <ranger, <footpath repairs, <volunteers days outdoors, <tool sharpening, <path maintenance
[domain]
Agriculture | =farming, farm work, general farm work, agricultural work, farm labouring
Horticulture | =commercial horticulture, garden nurseries, plant nursery
Equestrian industry | =racing yard, livery yard, riding school
Veterinary practice | =vet practice, veterinary hospital | <referral hospital for animals
Country parks | =park ranger, countryside ranger, ranger work
Organic farming | =Soil Association, regenerative agriculture
Historic gardens | =botanic garden, large garden, walled garden, woodland garden | <country estate
Mixed practice | =mixed veterinary practice, first opinion practice | <referral hospital
Farming background | =farming family | <smallholding
Parks and green spaces | =parks, green spaces, public parks, open spaces
Farms | =dairy farm, arable farm, livestock farm, mixed farm, sheep farm, pig farm, poultry farm, estates and farms
Animal welfare charities | =animal shelter, rescue kennels, animal charity, rehoming centre
Zoos and aquariums | =zoo, wildlife park, aquarium, safari park
Ecology consultancies | =ecological consultancy
Equine | <stud
[duty]
Farm management | =managing a farm, running a farm, estate farm management
Estate maintenance | =estate work, farm maintenance, repairing farm machinery, agricultural machinery maintenance
Grounds team leadership | =leading gardeners, head gardener duties, supervising gardeners
Basic Payment Scheme | =countryside stewardship, farm subsidies, environmental stewardship
Livestock records | =movement records, cattle passports, medicine book, ear tagging
Red Tractor assurance | =farm assurance
Visitor education outdoors | =farm visits, environmental education, guided walks
Insurance claims for pets | =pet insurance, pet insurance claims
Garden volunteers | =leading volunteers
Volunteer leadership outdoors | =leading volunteer groups, volunteer task days, practical conservation tasks
Machinery maintenance | =maintaining machinery, servicing machinery, tool maintenance, basic machinery maintenance
Yard upkeep | =keeping the yard tidy, yard maintenance
Animal records | =medicine records, herd records | <passports for cattle
Customer advice on plants | =plant care advice | <advising gardeners
Machinery upkeep | =greasing machinery, daily machinery checks
Leading garden volunteers | =volunteer gardeners | <gardening sessions
`
