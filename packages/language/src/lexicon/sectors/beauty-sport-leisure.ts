/** Hair, beauty, sport and travel; the format is told in `parse-sector.ts`. */
export const beautySportLeisure = `
[credential]
Pool rescue for teachers | =NRASTC, NRAST, National Rescue Award for Swimming Teachers
NVQ hairdressing | =hairdressing qualification, diploma in hairdressing, hairdressing NVQ | <NVQ Level 2 hairdressing = Level 2 hairdressing, <NVQ Level 3 hairdressing = Level 3 hairdressing > NVQ Level 2 hairdressing, <NVQ Level 2 in hairdressing, <Level 2 in hairdressing, <NVQ Level 3 in hairdressing = Level 3 in hairdressing, <NVQ Level 2 barbering
Barbering qualification | =NVQ barbering, Level 2 barbering
Beauty therapy qualification | =VTCT beauty, beauty therapy NVQ | <NVQ Level 2 beauty therapy = Level 2 beauty therapy, <NVQ Level 3 beauty therapy = Level 3 beauty therapy > NVQ Level 2 beauty therapy, <CIBTAC, <CIDESCO, <ITEC | @VTCT beauty
Nail technology qualification | =nail technician qualification | <Level 2 nail technology
Aesthetics qualification | <Level 4 aesthetics, <Level 7 aesthetics > Level 4 aesthetics, <Botox training
Massage qualification | =VTCT massage | <sports massage Level 3, <sports massage Level 4 > sports massage Level 3 | @VTCT massage
Personal trainer qualification | =Level 3 personal trainer, Level 3 personal training, REPs Level 3 | <CIMSPA, <Level 3 PT | >Gym instructor qualification | @CIMSPA
Gym instructor qualification | =Level 2 gym instructor, Level 2 fitness instructor
Yoga teacher training | =yoga teacher qualification | <200-hour yoga teacher, <yoga alliance | @200-hour yoga teacher
Pilates instructor qualification | =Pilates teacher training
Swimming teacher qualification | =swimming teaching qualification | <Swim England Level 1, <Swim England Level 2 = ASA Level 2 = Level 2 swimming teacher = Level 2 swimming > Swim England Level 1, <STA swimming teacher | @STA swimming teacher
Football coaching badge | =FA coaching, FA coaching badge | <FA Level 1, <FA Level 2 > FA Level 1, <UEFA C licence, <UEFA B > UEFA C licence, <UEFA A licence > UEFA B | @FA coaching
Sports coaching qualification | =NGB coaching award, 1st4sport | <Level 2 coaching = UKCC Level 2
Sports science degree | =BSc Sport Science, BSc Sports Science, sport and exercise science degree | >Degree
Mountain leader award | =ML award
Climbing instructor award | =rock climbing instructor | <RCI, <single pitch award
Paddlesport award | =paddle instructor | <British Canoeing coach
RYA qualification | <RYA powerboat, <RYA dinghy instructor, <RYA day skipper | @RYA powerboat, RYA dinghy instructor
Cabin crew certificate | =cabin crew attestation | <SEP training, <aviation medicine training
Travel qualification | <NVQ travel services, <ABTA, <IATA travel diploma | @ABTA
Driving instructor licence | =ADI, approved driving instructor
Gambling licence | =personal functional licence, croupier licence
Funeral directing diploma | =NAFD diploma
Embalming qualification | =embalmer qualification
Tattoo licence | =registered tattooist
Piercing licence | =registered piercer
NVQ Level 3 beauty | <VTCT | @VTCT
Coaching badges | <UEFA C, <Level 2 coaching award, <ECB Level 2, <UEFA B licence > UEFA C licence, <STA Level 2
Pool plant certificate | =pool plant operations
IATA qualification | <Galileo trained, <Amadeus trained, <air fares and ticketing
Outdoor leader awards | =Mountain Leader, paddlesport leader, climbing wall award
Fitness qualification
Fitness bodies | <REPs, <CIMSPA membership = CIMSPA registered | @REPs
[tool]
Lesson management software | =CoursePro, Home Portal
Hair care brands | <Goldwell
Skincare brands in salons | <Elemis, <Dermalogica, <Decléor, <Guinot, <Environ skincare, <ESPA
Salon booking software | =salon software | <Phorest, <Fresha, <Treatwell, <Salon iQ, <Booksy, <Shortcuts salon, <iSalon, <Premier salon software
Leisure management systems | =gym management software | <Legend leisure, <Gladstone, <Mindbody
Performance analysis software | <Hudl, <Dartfish, <GPS athlete tracking
Travel booking systems | =global distribution systems | <Amadeus GDS = Amadeus, <Sabre GDS, <Travelport
Golf club software | =tee booking
Leisure systems | <Glofox, <TeamUp
Travel systems | <TTS travel, <Traveltek
Hair brands | <Wella, <L'Oréal Professionnel, <Schwarzkopf Professional, <Davines, <Olaplex, <Aveda, <Redken
Salon and gym bookings | <Timely, <ClubWise | ~Timely
[equipment]
Hair styling tools | =clippers, straighteners, hot tools
Laser and IPL equipment | =IPL hair removal, laser hair removal
Gym equipment | =resistance machines, free weights, cardio equipment
Pool chemicals | =pool testing, water testing in pools
[method]
Pool operating procedures | =NOP, normal operating procedures, emergency action plans, pool operating plan
Body contouring | <CACI, <HIFU, <radio frequency treatments
Electrolysis | =advanced electrolysis, electro-epilation
Hair cutting | =cutting hair, haircuts, hair styling, styling hair, blow drying, ladies' cutting, restyles | <shampooing
Hair colouring | =colouring hair, balayage, highlights, colour correction, colouring, cutting and colouring | <precision cutting, <highlights and lowlights, <tint, <foils and balayage
Barbering | =men's grooming, skin fades, wet shaves, beard trimming, clipper cuts | <barber, <hot towel shaves, <scissor cuts, <fades, <cut-throat shaves
Afro and textured hair | =braiding, textured hair, locs, weave installation, cornrows
Hair extensions | =fitting extensions, tape extensions, micro ring extensions | <micro rings
Wedding hair | =hair up, bridal hair, occasion hair
Manicures and pedicures | =manicures, pedicures, gel nails, acrylic nails, nail art
Waxing | =hair removal, threading, intimate waxing, body waxing
Facials | =skincare treatments, Dermalogica facials, microdermabrasion, chemical peels, skin analysis
Massage | =Swedish massage, deep tissue massage, hot stone massage, aromatherapy, essential oils, body massage | <aromatherapy massage, <pregnancy massage
Sports massage | =sports therapy, soft tissue therapy
Lash and brow treatments | =eyelash extensions, brow lamination, lash lifts, eyelash tinting, HD brows, tinting brows
Make-up artistry | =make-up application, makeup, bridal make-up, make-up artist
Spray tanning | =tanning treatments
Aesthetic treatments | =dermal fillers, anti-wrinkle injections, Botox, injectables
Reflexology | =reiki, acupuncture, complementary therapies, holistic therapy
Body piercing | =ear piercing, tattooing
Client consultations in beauty | =patch tests, skin patch testing, treatment consultations, consultation cards, skin tests | >Client consultations
Retail of beauty products | =selling haircare, selling skincare
Personal training | =one-to-one training with clients, PT sessions, personal trainer duties, training clients in the gym | <personal trainer, <1-2-1 training, <one-to-one training, <1-2-1 sessions, <small group sessions, <small group training, <writing programmes for members, <correcting technique
Fitness classes | =group exercise, exercise classes, spin classes, circuit training, teaching fitness classes, HIIT classes | <HIIT, <bodypump, <kettlebells, <Zumba, <exercise to music
Yoga teaching | =yoga, Pilates, teaching yoga, teaching Pilates
Programme writing in the gym | =exercise programming, training programmes for clients, fitness assessments, gym inductions | <health screening, <PAR-Q, <body composition, <member inductions
Strength and conditioning | =S&C coaching, athletic performance training
Exercise referral | =GP referral, cardiac rehab exercise, exercise for older people | <GP exercise referral, <pre and post natal exercise, <pre and post natal, <cardiac rehab classes
Nutrition advice | =nutrition coaching, diet plans, healthy eating advice | <nutritional advice, <nutrition, <meal plans
Sports coaching | =coaching sport, football coaching, coaching children in sport, multi-sports coaching, rugby coaching, coaching sessions, tennis coaching | <cricket coaching, <coaching juniors, <session plans for sport, <gymnastics coaching
Swimming teaching | =adult and child swimming, parent and baby swimming, learn to swim, learn to swim programme, teaching swimming, swimming lessons, swim school | <swimming teacher, <swim instructor
PE delivery | =PE lessons, PPA cover in sport, school sport
Refereeing | =umpiring, officiating, match officials
Match analysis | =performance analysis in sport, video analysis
Outdoor instruction | =leading outdoor activities, climbing instruction, canoeing instruction, bushcraft, outdoor activity instruction | <climbing instructor, <kayaking, <hill walking, <raft building, <paddlesport
Expedition leading | =Duke of Edinburgh, DofE expeditions, expedition leadership
Playwork | =play schemes, playworker duties, holiday playschemes | >Working with children
Games and gaming | =croupier, dealing blackjack, casino dealing, bingo calling, betting shop service
In-flight service | =cabin service, inflight service, onboard service
Passenger safety on aircraft | =safety demonstrations, emergency procedures on aircraft
Tour leading | =tour management, leading groups abroad, holiday repping, resort representative, leading walks | <visitor guiding
Itinerary planning | =tailor-made holidays, planning itineraries, holiday planning
Funeral arranging | =funeral directing, arranging funerals, bereavement support, care of the deceased, embalming
Class teaching in leisure | <aqua aerobics, <boxercise, <bootcamp
Client records in beauty | =client cards | <consultation forms | >Customer records administration
Colour services | <foils, <tinting hair, <toning, <root touch-ups
Nails | =nail extensions | <gel polish
Pool operations | <plant room, <backwashing
Activities for children | <holiday camps, <kids' clubs
Sessions for disabled people | <inclusive sport, <disability sport
Client consultations | =consultations, consultations with clients, skin consultations, colour consultations, medical history checks
Hair services | =keratin smoothing, Brazilian blow dry, hair smoothing treatments, cutting and styling, colouring and styling, perms, keratin treatments, foils and highlights, men's and ladies' cuts, hair washing
Beauty treatments | =facials and massage, nail treatments, body treatments, tanning, lash treatments, brow treatments, treatments, body wraps | <BIAB, <shellac, <lash extensions, <brow shaping, <threading brows, <spray tans, <beauty therapist | ~treatments
Salon hygiene | =sanitising stations, cleaning stations, sweeping floors in salons, sterilising equipment
Retailing in salons | =retail sales in the salon, product recommendations, recommending aftercare, aftercare advice, aftercare
Fitness instruction | =gym instruction, gym floor, inductions for members, programme design for clients, exercise programmes, exercise prescription for clients, group fitness, class delivery | <gym instructor, <fitness instructor, <walking the gym floor, <gym equipment checks
Sports session planning | =session plans, planning sessions, coaching plans, delivering sport sessions, multi-sport sessions, inclusive sessions, delivering sessions
Swimming pool operations | =pool water tests, pool cleaning, pool chemicals checks, plant room checks, pool safety operating procedures, NOP and EAP
Activity leadership | =leading activities, activity leading, archery, climbing wall, high ropes, canoeing, team games, abseiling, orienteering
Children's activities | =arts and crafts, crafts, games for children, entertaining children, play activities, face painting, activity sessions
Cabin safety | =safety and security checks on board, evacuating aircraft, boarding passengers, passenger boarding, check-in at airports
Funeral work | =funeral arrangements, bearing coffins, preparing the deceased, driving hearses, limousine driving
Driving tuition | =in-car lessons, theory test preparation
Skin treatments | <dermaplaning, <microneedling, <IPL
Salon retail | =recommending retail | <selling aftercare
Class instruction | =group exercise classes, pilates classes
Sports sessions | <coaching children
Holiday booking | <cruise bookings
Aesthetics
Retailing to salon clients | <rebooking, <retailing products
[domain]
Hair and beauty salons | =hair salon, beauty salon, salon environment, barbershop, salon work
Spas | =spa, spa therapy, hydrotherapy
Leisure centres | =leisure centre, leisure facilities, sports centre, leisure industry, leisure trust | <swimming pools, <leisure assistant, <setting up sports halls, <swimming pool duties, <cleaning changing rooms, <leisure attendant
Gyms | =health club, fitness industry, gym environment, fitness clubs | <boutique studio
Sports clubs | =football club, sports club, academy football, cricket club, golf club, rugby club
Cabin crew | =airline, air cabin crew, flight attendant
Tourism | =travel industry, tourist information, tourism industry, visitor economy
Casinos | =casino, betting shop, bookmakers, gaming industry
Cinemas | =cinema, theatre front of house
Theme parks | =attractions, rides operation, theme park | <operating rides, <ride safety checks
Funeral services | =funeral director, funeral home, crematorium
Driving instruction | =teaching driving, driving lessons, learner drivers
Holiday companies | <tour operators
Wellness retreats | =wellness | <wellbeing centre, <day spa
Hairdressing | =hair industry, barber shop, hairdressing salon, barbering salon | <hair stylist, <stylist, <full head colour, <foils in hair, <highlights in hair, <gents cuts
Sport and fitness | =fitness sector, sports development sector, health and fitness, sport sector
Salons | =busy salon
[duty]
Salon management | =managing a salon, salon owner, running a salon, salon supervision
Client retention in salons | =rebooking clients, building a clientele, column of clients, loyal clientele, rebook clients | <building a column | >Customer retention
Leisure duty management | =leisure management, duty manager in leisure, managing a leisure centre
Membership sales | =gym memberships, selling memberships, membership retention
Event officiating | =race day organisation, sports events, organising tournaments, sports development
Hygiene and sterilisation in salons | =sterilising tools, barbicide
Hire bookings in leisure | =facility bookings, court bookings
Children's parties | =party hosting, soft play
Equipment set-up in leisure | =setting up sports equipment, sports hall set-up | >Setting up equipment for sport
Selling treatments | =treatment packages, upgrade treatments | <retail targets in salons
Keeping the salon clean | =salon reception, tidying the salon
Appointments and reception in salons | =booking clients in, salon reception duties, taking appointments, column management
Centre duties | =opening the centre, customer service in leisure, recreation assistant duties, setting up courts, sports hall set-ups, setting up equipment
Membership services | =membership enquiries, membership queries, member retention, prospect tours
Event hosting | =hosting parties, quiz nights, compering
Member sales | =joining members, gym sales
Training apprentices in salons | =training nights, training juniors, training evenings | >Apprentice supervision in trades
Setting up equipment for sport | =setting up halls, equipment set-up | >Centre duties
Salon duties | =front desk in salons | <shampooing clients, <sweeping up, <towels and gowns, <washing hair, <booking clients, <gowning clients, <making drinks for clients
Care of the dead | <dressing the deceased, <coffins, <bringing the deceased into care
`
