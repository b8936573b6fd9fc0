/** Design, media and the arts; the format is told in `parse-sector.ts`. */
export const creative = `
[credential]
Translation qualification | =MA in translation, DipTrans | <DPSI, <CIOL membership, <ITI membership
Design degree | =degree in design, degree in graphic design | <BA Graphic Design, <HND graphic design, <BA Illustration, <BA Fashion = fashion degree
NCTJ | =NCTJ diploma, NCTJ qualified | @NCTJ
Journalism qualification | =journalism degree | <BJTC | @BJTC
Drone licence | =CAA drone permission, drone pilot | >Drones | <GVC, <A2 CofC
Music qualification | =music degree | <ABRSM Grade 8 = Grade 8 piano, <LRSM
[tool]
Box office systems | <TicketSource, <PatronBase
Adobe Creative Suite | =Adobe Creative Cloud, Adobe CC, Creative Suite
Photoshop | =Adobe Photoshop
Illustrator | =Adobe Illustrator | ~Illustrator
InDesign | =Adobe InDesign | >Desktop publishing
Desktop publishing | =DTP | <QuarkXPress
Premiere Pro | =Adobe Premiere, Adobe Premiere Pro
After Effects | =Adobe After Effects | >Motion graphics
Motion graphics | =motion design, animated graphics, motion graphics work | <title sequences, <animations for social
Lightroom | =Adobe Lightroom
Capture One | =Phase One Capture One
Final Cut Pro | =Final Cut
DaVinci Resolve | =Blackmagic Resolve | >Colour grading
Colour grading | =grading footage
Sound post-production | <sound mixing, <sound editing
Avid Media Composer | =Avid
Interface design tools | =prototyping tools | <Figma, <Adobe XD, <Sketch app, <InVision
3D modelling | =3D modelling software, 3D software | <Blender, <Maya = Autodesk Maya, <3ds Max = 3D Studio Max, <Cinema 4D, <ZBrush | ~Blender, ~Maya
Audio editing software | =digital audio workstation | <Pro Tools, <Logic Pro, <Ableton Live = Ableton, <Cubase, <Adobe Audition = Audition, <Audacity | ~Audition, ~Audacity
Architectural visualisation | =architectural rendering | <V-Ray, <Lumion, <Enscape
Theatre software | =show control | <QLab, <lighting desk, <sound desk, <ETC Eos
Pattern cutting software | =fashion CAD | <Clo3D, <Gerber, <Lectra
Digital drawing | =digital painting | <Procreate, <Wacom tablet
Adobe Acrobat | <PDFs, <PDF, <interactive PDFs
Adobe Express
Web page builders | =website builder | <Webflow, <Elementor
Design software suites | <Affinity Designer, <CorelDRAW, <Framer | ~Framer
Broadcast systems | <ENPS, <iNews
Collections databases | <TMS Collections, <Adlib, <Modes, <eHive, <MuseumPlus | ~Modes
Lighting and sound tools | <Avolites, <grandMA
[equipment]
DSLR cameras | =mirrorless cameras
Studio lighting | =lighting equipment, lighting kit, flash photography
Camera operation | =camera operating | <broadcast cameras
Broadcast equipment
Gimbals
Sound equipment | <mixing desks, <PA systems, <microphones
Live sound | =front of house sound
Audio mixing | <recording sessions
Printmaking | <screen printing = screen printing equipment, <letterpress
Kilns | =ceramics, pottery
Glass blowing
Sewing machines | =overlocker, garment construction, dressmaking, alterations | <lockstitch, <garment alterations, <hemming, <tailoring
Cameras | =camera equipment | <tripods
Drones
Theatre equipment
AV equipment | =audio-visual equipment | <projectors
[method]
Multicamera work | =multicam, multicamera editing
Subtitles and captions | =captioning, captions
Design workshops | =design sprints, co-design
Content design | =designing content, GDS service standard, government service standard
Terminology management | =glossaries, termbases, translation memories, translation memory, post-editing
Institutional repositories | =institutional repository, open access publishing, research repositories, open access
Stock selection in libraries | =stock selection, collection development, collection management in libraries
Graphic design | =graphics, designing graphics, creating graphics, print design, layout design, designing leaflets, brochure design, visual design, creating artwork, icons and illustrations
Typography | =typesetting, type design, lettering, calligraphy
Logo design | =brand identity, visual identity, corporate identity
Illustration | =drawing, sketching, storyboarding, digital illustration, hand drawing, children's illustration
Animation | =2D animation, 3D animation, character animation, stop motion, rigging in animation
Photography | =photographer, event photography, portrait photography, wedding photography, commercial photography, taking photographs, photographing, studio photography, lighting for photography | <retouching photos, <shooting weddings
Photo editing | =image editing, retouching, photo retouching, image manipulation
Video editing | =film editing, editing video, editing films, post-production, video post-production
Video production | =filming, shooting video, film production, filmmaking, videography, editing footage, camera work, self-shooting, multi-camera | <videographer
Scriptwriting | =screenwriting, script writing, writing scripts, playwriting, script editing
Journalism | =news writing, reporting news, news reporting, feature writing, writing articles, article writing, investigative journalism, breaking news, shorthand, media law, local news
Editing | =copy-editing, copy editing, sub-editing, subbing, commissioning articles, editorial work, editorial planning, editing copy, developmental editing, proofs, commissioning content, house style
Creative writing | =writing fiction, storytelling
Podcasting | =podcast production, producing podcasts, audio production, radio production
Broadcasting | =radio presenting, TV presenting, presenting programmes, television production, TV production, live broadcast, gallery production, runner duties, location management, call sheets, production coordination, researching stories
Music production | =music composition, composing, songwriting, sound engineering, recording studio
Sound design | =foley, audio post-production
Acting | =stage acting, screen acting, drama performance, theatre performance
Dance | =choreography, contemporary dance, ballet
Singing | =vocal performance, choir leading
Stage management | =theatre stage management, calling shows, prompt book, stage management duties | <cueing shows, <running shows, <technical rehearsals
Set design | =scenic construction, set building, prop making, props
Lighting design | =stage lighting, lighting rigging, rigging
Costume design | =wardrobe, costume making
Fashion design | =pattern cutting, garment design, tech packs, fashion styling, styling, toiling, fabric sourcing, sampling garments, range development, garment technology, fashion illustration | <toiles
Interior design | =space design, mood boards, interior architecture, soft furnishings, moodboards, colour schemes, styling interiors, sample boards, interior styling | <curtain making, <interior designer
Jewellery making | =goldsmithing, silversmithing, stone setting
Visual effects | =VFX, compositing, Nuke
Translation | =translating, translating texts, localisation, subtitling
Interpreting | =interpreter, simultaneous interpreting, consecutive interpreting, community interpreting
Transcription | =transcribing, transcribing audio
Indexing and cataloguing | =Dewey, Dewey Decimal, RDA cataloguing, MARC records, MARC 21, cataloguing, library classification, MARC, archive cataloguing
Curating | =exhibition curation, curating exhibitions, collections care, museum collections | <collections management, <museum documentation, <accessioning, <curator, <gallery talks, <loans of objects, <interpretation panels
Exhibition installation | =art handling, exhibition design, framing, condition reports
Art direction | =creative direction, directing shoots, leading creative teams
Print production | =print management, artwork for print, preparing artwork, pre-press, reprographics, printing presses, digital print, large format printing, guillotining
Layout | =page layout, magazine layout | <editorial design, <report design, <leaflets, <posters, <brochures, <infographics, <infographic, <data visualisation design
Artworking | <artwork, <artworker, <print-ready artwork, <finished artwork
Concepts | =concept development, pitches and concepts, ideation, brainstorming, working from briefs | <creative concepting
Digital design | =email design, banner design | <web banners, <social graphics, <social media graphics, <web graphics
Packaging design | =packaging artwork, point of sale design, pack design, label design
Photography library | =image library | <picture research, <photo archiving
Colour management | <CMYK, <Pantone
Voice-over | =voice acting | <narration
Research for media | =archive research | <fact checking, <interviewing for articles
Conservation of objects | =object handling, conservation of collections
Sound work | =sound recording, mixing sound, audio editing, podcasts, mixing and mastering
Technical theatre | =get-ins and get-outs, get-ins, fly systems, followspot, set construction, sound and lighting
Costume | =dressing performers, costume maintenance | <wardrobe work, <costume fittings, <quick changes
Exhibition work | =installing exhibitions, curation, cataloguing collections, loans management, gallery installation, interpretation of collections, handling objects
Performing | =rehearsals, live performance, musical direction, conducting choirs, improvisation
Web design | =designing websites, landing pages, banner ads, digital assets, HTML emails
Brand design
Print preparation | =print-ready files, preparing files for print, pre-press checks, liaising with printers
Ceramics and crafts | =woodturning, stained glass, leatherwork, basketry
Floristry | =flower arranging, bouquets, wedding flowers, funeral tributes, conditioning flowers | <arranging flowers
Interviews for media | =interviewing guests | <vox pops, <research for programmes, <booking contributors
Page make-up | <annual report design
Signage making | =sign making | <vinyl cutting, <vehicle wrapping
Leather work | <leatherworking, <saddlery, <bag making
Weaving | =hand weaving | <loom work, <spinning yarn, <textile printing
Bookbinding | <paper conservation, <book repair
Floral design | <sympathy tributes, <hand-tied bouquets, <table centres, <buttonholes, <funeral flowers
Museum learning | <school visits to museums, <school workshops, <family activities, <learning programmes, <handling sessions, <family workshops
Stage work | <get-outs, <rigging lights, <focusing lights, <scenery, <stage crew, <fly floor
Signwriting | <sign fitting, <sign maker
Pottery making | <throwing pots, <glazing pots, <kiln firing
Writing and editing | <interviewing people for articles, <reporter
[domain]
Publishing | =book publishing, magazine publishing, editorial, academic publishing, book industry, publishing industry
Museums and galleries | =museum work, gallery, heritage sector, heritage sites, museum, art gallery, arts sector, cultural sector, arts organisations, museum displays | <visitor engagement, <handling collections
Libraries | =library work, library services, librarian, issuing books, library systems, library enquiries, shelving books, reader development, story times, rhyme times, public library | <stock editing, <class visits, <Summer Reading Challenge, <interlibrary loans, <Spydus, <SirsiDynix, <Koha, <Arena library system
Archives | =archive work, archivist, digitisation, digitising records, preservation of records, Spectrum standards
Theatre | =theatre industry, touring theatre, production company, live events
Film and television | =film industry, TV industry, film set, runner on set, broadcast media
Live music | =festival production, live events industry, gig promotion, touring crew
Games industry | =video games, games studio
Advertising creative | =advertising concepts, creative concepts, campaign concepts
Textile design | =surface pattern, print and pattern, embroidery, knitwear
In-house studios | =design studio, in-house design, creative studio
Magazines and newspapers | =magazines, newspapers | <newsroom
Music industry | =record label, music venues
[duty]
Client briefs | =working to briefs, responding to briefs, interpreting briefs, creative briefs
Portfolio presentation | =creative portfolio, online portfolio
Production management in the arts | =producing shows, arts production, producing events
Ticketing and box office | =box office, ticket sales, Spektrix, box office duties | <box office work
Arts outreach | =community arts, arts workshops, participatory arts, education workshops in museums, leading workshops in arts, arts participation, creative workshops
Visitor services | =visitor experience, visitor attractions, welcoming visitors, tour guiding, guided tours, leading tours, museum visitors, gallery invigilation, welcoming visitors to museums, front of house in theatres, ushering, tours for visitors, heritage attraction, visitor centre | <stately home
Freelance work | =freelancing, self-employed work, running own business, self-employment
Copyright clearance | =Copyright, rights clearance, image rights, licensing of images, rights management
Taking briefs | =briefs, design briefs
Portfolio | =portfolio of work, strong portfolio, design portfolio | <showreel
Feedback on work | =taking feedback, constructive feedback | <design reviews, <critique sessions
Dealing with printers | =managing printers | <print liaison
Client presentations of work | =presenting concepts, presenting work to clients, presenting ideas, client feedback, amends | >Sales presentations
Working with clients on briefs | =briefing freelancers, managing freelancers, commissioning freelancers
Meeting clients about designs | =presenting designs, client presentations of designs
Shoot planning | =organising shoots, shot lists | <location scouting
Art direction of others | <directing photographers | >Art direction
Asset libraries | =digital asset management
`
