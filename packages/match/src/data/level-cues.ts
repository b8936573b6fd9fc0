// Written by `npm run data` from data/level-cues.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const levelCues = `list	words
about-candidate	you|your|look(?:s|ing)? for|seek(?:s|ing)?|recruit(?:s|ing)?|hiring|need(?:s|ed)?|want(?:s|ed)?|require[sd]?
about-candidate	essential|someone|somebody|must|required|subject to|use|uses|using|(?<!look(?:s|ing)? )after|expects?
about-candidate	licen[cs]es?|certificates?|rotas?|shifts?|weekends|nights
after-mood	at|in|on|when|while|during|because|and|but|or|due|about|before|after
after-sponsor	visas?|you|anyone|applicants?|candidates?|workers?|people|international|overseas|skilled|licen[cs]es?|this|the
after-sponsor	for|at|or|in|to
ages	16|17|18|19|20|21|23|25
be	able|willing|qualified|confident|comfortable|flexible|reliable|patient|committed|passionate|enthusiastic
be	organised|experienced|registered|educated|sympathetic|computer literate|IT literate
be	a (?:good|strong|confident|qualified|team|excellent)
brings	hold|have|know|speak|be|drive|own|use|understand|bring|can
cannot	can(?:not|[’']?t| not)|(?:un|not )able to|(?:do|does|will)(?: not|n[’']t)|won[’']t|no longer|(?:is|are) not
cannot	isn[’']t|not
checks	DBS|references|right to work|credit checks?|criminal record|health (?:declaration|check)|drug and alcohol
checks	vetting|BPSS|security clearance
clause-ends	;\\s+|,\\s+(?=(?:and |but |or )?(?:ideally|preferably|though|although|so would|as (?:would|is|are))\\b)
clause-ends	,\\s+(?=[^,;.()]{2,40} (?:ideally|preferably)\\.?$)|,\\s+(?=(?:just|only) an? )|,\\s+(?=but (?:you|we|they|an?)\\b)
clause-ends	,\\s+(?=no (?:[\\w-]+ ){1,5}(?:needed|necessary|required)\\b)
clause-ends	\\s+(?=but (?:you (?:must|(?:will )?need)|(?:an? )?[\\w ]+ is (?:essential|required))\\b)
clause-ends	\\s+(?=(?:Ideally|Desirable|Essential):)|\\s+(?=and (?:ideally|preferably)\\b)
clause-ends	\\s+(?=but (?:training|not essential|we care|experience matters))
conditions	subject to|conditional (?:up)?on|needs?|must|required|before you start
eligibility	right to work|eligib\\w+ to work|sponsorship|visa|(?:driving|driver[’']?s?) licen[cs]e|enhanced dbs|\\bdbs\\b
eligibility	security clearance|sc cleared|night shifts?|nights|weekends?|rota|on[- ]call|own (?:car|transport|vehicle)
eligibility	relocat\\w+|must live within|notice period|start immediately|immediate start
employer-prose	perks?|benefits?|rewards?|discounts?|enjoy|offers?|includ\\w+ (?:free|your)|team of|serving|across|based in
employer-prose	clients
employers	company|trust|school|hotel|practice|firm|charity|council|business|team|group|organisation
fees	registration|admin(?:istration)?|training|processing|application|upfront|start-up
firms-do	helps?|provides?|makes?|manufactures?|produces?|distributes?|looks? after|operates?|serves?|sells?|builds?
firms-do	supplies
given	be (?:paid|given|offered|entitled)|get(?! to)|receive|earn|enjoy|benefit|have (?:access|\\d)
have	experience|knowledge|skills|expectations|communication|GCSEs?|qualifications|numeracy|literacy|organisational
have	interpersonal|IT skills
have-a	understanding|knowledge|awareness|standard|command|level|track record|attitude|approach|interest|passion
have-a	commitment|ability|degree|qualification|licen[cs]e|sense|eye|GCSE|NVQ|level \\d
how-good	good|strong|sound|proven|excellent|previous|prior|relevant|recent|some|high|demonstrable
how-to-apply	please (?:call|contact|ring|phone|e-?mail|send|apply|click|get in touch|visit|quote)
how-to-apply	click (?:on )?(?:apply|the)|apply (?:now|today|online|below|via|by)
how-to-apply	(?:to apply|for (?:an informal|further|more)) (?:chat|discussion|conversation|information|details)?,?\\b.*\\b(?:call|contact|e-?mail|send|visit|ring|speak)
how-to-apply	interviews? (?:will|are|is|to) (?:be |take )|\\b[A-Z] ?= ?[a-z][a-z ]+, ?[A-Z] ?= ?[a-z]
how-to-apply	(?:closing|interview) dates?\\b|acts? as an employment (?:agency|business)
how-to-apply	shortlisted (?:candidates|applicants)|equal opportunit(?:y|ies) employer|applications? (?:by|via|to|close)\\b
how-to-apply	(?:cover(?:ing)? letters?|application forms?)\\b|reasonable adjustments|privacy policy
how-to-apply	committed to (?:diversity|equality|equal)
how-to-apply	(?:send|e-?mail|post|drop) (?:us |me |in |your |a |an )*(?:cv|covering letter|application)
leaders	managers?|directors?|partners?|head(?:teacher)?|leaders?|lead|supervisors?|officers?|chef|engineers?
leaders	surveyors?|nurses?|accountant|controller|principal|consultants?|practitioners?|vets?|gardener|foreman
leaders	secretary|owner|trustees
led-by	report(?:s|ing)?(?: directly| in)*(?: to|to)
led-by	(?:support(?:ing)?|assist(?:ing)?|deputis(?:e|ing) for|work(?:ing)? (?:closely )?with|alongside)(?= (?:the|our|an?) )
led-by	(?:line )?managed by|led by|supervised by
led-by	under (?:the )?(?:\\w+ )?(?:supervision|direction|guidance|leadership) of
lists-duties	(?:you|they|(?:the )?(?:job|post)[ -]?holder|(?:the )?successful (?:candidate|applicant))(?:[’']ll| will|[’']d| would| might)(?: also)? (?!be (?:based|part|joining|expected|responsible for a team|working (?:in|at|with|alongside))|join|work (?:in|at|with|closely|alongside)|get (?!to)|receive|have|need|own|find|enjoy)\\p{L}
lists-duties	(?:the|your) (?:work|job|role|post|duties|tasks|responsibilities|day|main (?:parts|duties|tasks|responsibilities))\\b[^.]{0,25}?(?:\\b(?:involves?|includes?|are|is|means|covers?)\\b|:)
lists-duties	(?:that|this|which) (?:means|includes|involves|covers) \\p{L}+ing\\b
lists-duties	(?:scope|duties|tasks|responsibilities|work)(?: (?:will )?(?:include|are|involve)|:)
lists-duties	(?:responsible|responsibility) for|to \\p{Ll}+(?:, \\p{Ll}+)* (?:and|,)
must	must
must	essential(?! (?!for\\b|to\\b|that\\b|you\\b|as\\b|and\\b|but\\b|in\\b|criteri|requirement|qualif|experience)\\p{L})
must	(?<!(?:where|when|if|as|whatever|whenever)(?: (?:it|they|you)(?:[’']s| is|[’']re| are)?)? )required?|requires
must	requirements?
must	(?:you|candidates?|applicants?|they|he|she|we|also|will|all posts?)(?:[’']ll| will| should| do| really| also| just)* (?:need|have to|hold|be (?:able|qualified|comfortable|confident|used))
must	you(?:[’']ll| will| should)(?: \\w+ly| also)? (?:have(?! (?:an? (?:hand|part|say|role|key role|chance|caseload)|responsibility|the (?:chance|opportunity|support|use))\\b)|hold (?:an? |the |your )?(?:valid |current |full |relevant |recognised )?(?:\\w+ )?(?:licen[cs]e|qualification|certificate|degree|card|level|registration)|bring|know|possess|understand|enjoy)
must	(?<!where (?:they|people|you) )need (?:to (?:have|be|hold)|own|an?|someone|somebody)
must	(?<!(?:where|when|if|as|whatever|whenever)(?: (?:it|they|you)(?:[’']s| is|[’']re| are)?)? )needed|is a must
must	minimum|(?:years?|yrs?|months?|level \\d)(?: \\w+)? min|at least|proven|proficient|of the essentials|necessary
must	subject to|ask for (?:proof|evidence)|ability to|willing(?:ness)? to|(?:ap)?applicants? (?:should|must|will)
must	(?:successful|ideal|right) (?:candidate|applicant|person)s? (?:will (?:be|have|hold|possess|bring)|has|is|should|must)
must	(?:somebody|someone) (?:who|with|able)
must	(?:our )?(?:clients?|customers?|insurers?) (?:will )?(?:expect|insist on)
must	(?:we(?:[’']d| would)? |we )(?:expect|imagine|look for|are after|want) (?:you|somebody|someone|people)
must	(?:candidates?|applicants?|anyone|those) without [^.;!?]{2,80} (?:will not|won[’']?t|cannot|can[’']t) be (?:considered|shortlisted|accepted)
must	is (?:assumed|a given|taken for granted)|we(?:[’']d| would) expect|we look for|demands?|is expected
must	looking for (?:an? )?(?:\\w+ )?(?:person|people|candidate|individual|someone|somebody)
nice-aside	bonus|advantage|plus|desirable|preferred|helpful|useful|beneficial|welcome
no-age	hours|minutes|days|weeks|months|miles|staff|points|%
no-aside	an?|is|are|it|this|that|these|which|would|not|but|highly|very|also|all|both|either|though|although|strongly
no-subject	this|that|it|these|which|not|highly|very|would|is|also|but|experience
no-work	be\\b|hear|need|receive|get\\b|find|have|complete|submit|attend
not-needed	(?:(?:do|does|wo)n[’']?t|(?:do|does|will) not) (?:need|have to)
not-needed	no (?!less\\b|fewer\\b|more\\b|later\\b)(?:[\\w-]+ ){1,5}(?:is |are )?(?:needed|necessary|required)
not-needed	no (?:previous |prior )?experience is
not-needed	(?:not|(?:is|are|was|wo|do|does|would)n[’']?t) (?:be )?(?:needed|required|necessary|a (?:requirement|must))
not-needed	no need (?:to|for)
of-applying	be (?:received|submitted|sent|returned|made)|apply|send|submit|complete|include|state|quote|attach
of-documents	bring|show|provide|send|complete|submit|e-?mail|quote|state|attach
of-firm	many|most|some|lots|much|we|our|there|it|this
of-work	you|your|(?:job|post)[- ]?holder|candidates?|applicants?|role|duties|responsib\\w+
of-work	(?:looking|seeking|recruiting|opening|opportunity|vacancy) for|appoint|required|needed|wanted|rotas?|shifts?
of-work	to join|before (?:starting|you start)
of-work	our (?:advis[eo]rs|drivers|carers|nurses|staff|cleaners|teachers|engineers) (?!are|were|have)
of-work	work(?:ing)? (?:in|with|on|alongside)
offers	you(?:[’']ll| will) (?:get(?! to)|receive|earn|enjoy|benefit)|we (?:offer|provide|pay|give)|salary|pension
offers	days[’']? (?:annual )?(?:leave|holiday)|holidays?\\b.*\\b(?:pension|days)|free (?:parking|uniform|lunch|gym)
offers	per (?:hour|annum)|p\\.?a\\.?\\b|overtime|shift:|hours:|we(?:[’']ll| will) (?:support|train|give|help) you
offers	apply (?:now|below|by|online|to)|closing date|send (?:us )?(?:a|your) cv
papers	licen[cs]e|registration|registered|(?:eligible|entitled|right) to (?:live and )?work|clearance|certificate|DBS
papers	NVQ|degree|qualification
reasons	(?:Due|Owing|Thanks) to|Because of|Given|In view of|(?:As|Since) (?:the|this|that|it|these|those)
remark-subjects	our|some|most|these|those|there|we|the|you
remark-verbs	is|are|can(?:[’']t)?|weighs?|notice|come|comes
subjects-of-work	work|job|role|duties|tasks|day
they-are-no-trait	\\w+ing|on|out|in|with|responsible|part|based|expected|asked|offered|required|paid|given|invited
turns-to-reader	you|we|they|he|she|applicants?|candidates?|the (?:post|success|role|job)\\p{L}*
we-do	[’']re| are|[’']ve| have| help| make| look after| run| supply| provide| serve| believe| pride| operate| design
we-do	 build| sell| support| employ| specialise| cover| deliver| grow| restore| print| care for| teach| train| own
we-do	 began| started| opened
welcome	helps(?= (?:a lot|too|but|though)\\b|[,.]|$)
welcome	(?:experience|knowledge|skills?|background|qualifications?|training|licen[cs]e|certificate|ticket|degree|diploma|language)(?: (?!(?:is|are|be|being|was|will|that|where|which)\\b)[\\w/&’'-]+){0,4} (?:helpful|useful|advantageous|appreciated|valued)(?=\\s*(?:[.,;:!()–—-]|$|but\\b|though\\b))
welcome	we(?:[’']d| would) love it if|desirable|desired|ideally|advantage\\w*|bonus(?: points)?|nice to have
welcome	prefer(?:red|ably|able|ence)
welcome	(?<!(?:you|candidate|applicant|person) )would (?:also |all |really |definitely |certainly )?(?:be|make us|help|suit)\\b(?! (?:required|expected|essential|responsible|working|part|based|an? (?:must|requirement|condition)))
welcome	a (?:big |real |huge |great |definite |distinct )?plus|beneficial
welcome	(?:(?:not|(?:is|are|was|wo|do|does|would)n[’']?t) essential|(?:by no means|none of these is) (?:essential|required|necessary))
welcome	an asset
welcome	(?:is|are|be|very|most|more than|especially|also) (?:(?!an?\\b|the\\b|our\\b|not\\b)\\w+ )?(?:welcome|useful|helpful|handy|great|lovely)(?! (?:with|on|at)\\b)
welcome	(?:useful|handy|lovely)(?=(?: too| as well)?\\s*(?:[.!;:)]|$|but\\b))|(?:so much|all|even) (?:the )?better
welcome	(?:we(?:[’']d| would)|would) (?:also |really )?(?:love|like) to (?:hear|see|meet)
welcome	of (?:particular |special )?interest|an interest in|great if|bonus if|looked on favourably
welcome	not the end of the world|not (?:a )?(?:vital|deal[- ]?breakers?)
welcome	(?:especially|particularly) interested (?:if|in)|helps if
welcome	if you(?:[’']ve| have| are|[’']re) (?:\\w+ )?(?:worked|already|used|one|got)|would set you apart
welcome	(?:will|would) be fast[- ]tracked|(?:gets?|puts?|moves?) you (?:\\w+ ){0,3}(?:front|top|ahead)
welcome	stands? (?:you )?(?:out|in good stead)|gives? you (?:an edge|a head start)
you-are-no-trait	\\w+ing|on|out|in(?! possession)|at(?! ease| home)|with|up(?! to date| to speed)|under|responsible|part|based
you-are-no-trait	expected|the (?:face|first)|joining|one of|asked`
