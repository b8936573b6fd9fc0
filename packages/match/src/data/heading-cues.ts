// Written by `npm run data` from data/heading-cues.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const headingCues = `list	words
abilities	knowledge|experience|understanding|ability|awareness|use|evidence|willingness|commitment|able|familiarity
after-title	to|who|for|in|with|at|based|that|on|join
after-titles	to|who|for|in|with|at|based|on|join|across
before-noun	key|core|minimum|main|role|job|person(?:al)?|technical|professional
before-title	a|an|the|our|another|new|experienced|talented|reliable|enthusiastic|motivated|friendly|passionate
before-titles	experienced|reliable|new|more|several|two|three
before-verdict	is|are|was|would be|will be|highly|very|also|strongly|an?|both
desirable	desirables?|nice[- ]to[- ]haves?|bonus(?: points| skills)?$|bonus points|advantageous|advantages?|preferred
desirable	preferable|ideally
desirable	(?:would|will) (?:also )?(?:be (?:great|good|nice|useful|helpful|beneficial|handy|welcome|lovely|a (?:bonus|plus))|help)
desirable	good to have|lovely\\b|not vital|(?:extra|plus) points
desirable	(?:would|we[’']d) (?:also |really )?(?:love|like) (?:it|to (?:see|hear))|even better|^nice$|^d$|optional
desirable	(?:not|by no means) (?:essential|required|necessary|needed)|(?:bonus|great|even better) if\\b
desirable	(?:might|may|could) also (?:have|be|bring)|^you (?:may|might|could) (?:have|be|bring)$|^beneficial$
desirable	^(?:useful |nice )?extras$|the (?:cherry|icing) on|a plus
duties	responsibilit\\w+|duties|the role|your role|this role|role (?:overview|purpose|summary)
duties	job (?:description|purpose|summary|role)|purpose of the (?:job|role|post)|what[’']s involved
duties	what (?:is involved|(?:will|would|might) (?:i|you)(?: be)? do(?:ing)?|you(?:[’']ll| will|[’']d| would)(?: be| get)? (?:do(?:ing)?|(?:getting )?up to|to do)|(?:the|this) (?:job|role|post|work) (?:involves|is|entails|includes))
duties	day[- ]to[- ]day|a (?:typical )?(?:day|week)\\b|key (?:tasks|activities|areas)|main tasks|tasks
duties	the (?:job|work|post)|accountabilit\\w+|you(?:[’']ll| will) be|the position|purpose of
duties	^(?:job |role |post )?(?:summary|scope|overview|purpose)$|post[- ]?holder will
duties	(?:you|candidate|applicant|person|and) (?:will|would)$|you[’'](?:ll|d)$|responsible for$|how you[’']ll
duties	your (?:day|week|time|work|mission)\\b
duties	what (?:will you|you(?:[’']ll| will| shall| are going to)) (?!(?:get|receive|gain|earn|find|enjoy|learn|need|bring|have|be|like|love)\\b)[a-z]+
duties	(?:your|the|main|key|principal) functions$
employer	about (?:us|(?:the|our) (?:company|team|trust|school|employer|client|practice|charity|organisation))
employer	who we are|our (?:company|story|values|benefits|team|offer|client)
employer	(?:the |our |company |employee |staff |key |further )?(?:benefits|perks|rewards?|package|salary|pay|hours|location)\\b
employer	what (?:do we offer|(?:do|can|will) (?:we|you) (?:offer|get|give)|we(?:[’']ll| will)? (?:offer|give|provide)|we can offer|you(?:[’']ll| will|[’']d)? get(?! up to| to do)|[’']s in it)
employer	working (?:for|with|at) (?:us|our)|life (?:at|with)
employer	(?:our |the )?(?:selection|recruitment|application) process|how (?:we|to|you) (?:recruit|select|apply|hire)
employer	what[’']s in it|we (?:can )?offer|in return|why (?!you)|(?:how )?to apply|apply|equal opportunit\\w+|diversity
employer	our commitment|additional information|closing date|interviews?\\b|next steps|the larger stuff
employer	(?:now |and )?(?:for )?the (?:boring|good|best|nice|fun|legal) (?:bits?|stuff|part)|the deal|the details
employer	(?:the )?small print|what[’']s on offer|what (?:the|our) (?:[\\p{L}’']+ ){1,4}(?:offers?|gives?|provides?)
employer	(?:equity|access)(?:,| and| &) (?:[\\p{L}, &]* )?(?:diversity|inclusion|belonging)$|contract(?: type| length)?$
employer	closing$|(?:(?:post|job|role|vacancy) )?(?:title|ref(?:erence)?(?: (?:number|no))?)$
employer	(?:responsible|accountable|reports?|reporting)(?: directly)? to$
employer	how (?:to|(?:do|can) (?:i|you)) [a-z]+(?: (?:you|yourself|us|now|for it))?$
essential	essentials?|requirements?|required|must[- ]haves?
essential	what (?:are )?(?:we(?:[’']re| are|[’']d)? )?(?:(?:also|really|would) )?(?:look(?:ing)? for|seek(?:ing)?|after|need|want|ask|expect|like)
essential	we(?:[’']re| are) (?:after|seeking|looking for)$|(?:sounds? like|could this be|is this|are) you$
essential	you(?:[’']ll| will|[’']d| would| may| might)? (?:\\w+ )?(?:thrive|fit|love (?:it|this)|enjoy (?:it|this)|do well|suit|be (?:right|great|perfect|ideal|an? (?:good |great |perfect |strong )?(?:fit|match)))\\b[^.]*\\bif\\b
essential	(?:do|have) you (?:have|got)|we (?:need|want|ask)(?: for| from you| you to (?:have|be))?$
essential	we(?:[’']d| would) (?:really |also )?(?:like|love|want)$
essential	(?:we|i)(?:[’']d| would) (?:like|want|need) (?:you|someone|somebody|a person)(?: (?:to|who) (?:have|be|has|is))?$
essential	what you(?:[’']ll| will)?(?: need to)? (?:need|bring|have)
essential	^(?:what|who|whom) (?:do )?we (?:search|seek|look|demand|request|require|hope|wish|value)(?: for| from you| of you| in you)?$
essential	you(?:[’']ll| will| should| must| would)? (?:have|be|need|hold|bring)$
essential	you(?:[’']ll| will| should| must| would) need|(?:do|succeed in) this (?:job|role)? ?well
essential	person spec(?:ification)?|about you|about the person|who (?:are you|you are|you[’']ll be)
essential	skills(?: and|,| &| /) ?(?:experience|qualifications|knowledge|abilities|attributes)
essential	(?:experience|knowledge|qualifications|attributes|training|education)(?: and|,| &| /) ?(?:skills|experience|qualifications|knowledge|training|attributes)
essential	experience (?:required|needed)|your (?:skills|experience|profile|background)
essential	the (?:ideal |successful |right )?(?:candidate|applicant|person)(?: (?:will|should|must) (?:have|be|need|hold))?$
essential	candidate profile|to be successful|must have|(?:selection|essential) criteria|assess you|what it takes
essential-alone	you|(?:you|they|he|she|who) (?:are|is|have|has|can)|you[’'](?:re|ve)|qualifications
essential-alone	(?:key |core |technical |your |personal |the |candidate |special )*(?:skills|conditions|qualities|attributes|strengths|abilities|competenc\\w+|behaviours|profile)(?: (?:and|&) (?:skills|qualities|attributes|strengths|abilities|behaviours))?
essential-alone	experience|criteria|education|needs?|needed|wanted|we need|must|e
how-good	good|sound|working|basic|some|strong|previous|proven|in-depth|detailed
kinds-of-contract	permanent|temporary|full|part|fixed|casual
label	service|department|directorate|division|grade|pay grade|band|(?:work )?base|place of work|line manager
label	start date|duration|job type|where|when|territory|region|area
no-list	not|to|in|on|as|that|what|listed|set|shown|given|taught|\\p{L}+ed|below|above|important|key|essential|required
no-list	needed|desirable|preferred|very|also
no-title	we|are|do|does|would|join|come|is|if|at|our|about|hi|hello|hey|dear|job (?:description|advert|details)
no-title	person specification|vacancy|now hiring
no-workers	customers|partners|members|others|answers|offers|donors|sponsors|investors|visitors
nouns	criteri(?:a|on)|skills?|requirements?|qualifications?|experience|knowledge|attributes?|qualities|abilities
nouns	competenc(?:y|ies)|training|education
organisations	council|(?:c of e|primary|secondary|high|infant|junior|grammar|nursery|prep(?:aratory)?|church) school|academy
organisations	college|university|(?:NHS|foundation|academy|academies|learning) trust|limited|ltd|plc|llp|nursing home
organisations	care home
prose-after-list	you(?:[’'](?:ll|d)| will| would| can)|we\\b|our|the (?:role|job|post|work|successful|hours|salary)|this|please
prose-after-list	apply|send|call|e-?mail|in return|interviews?|hours|salary|pay|shifts|closing
sayings-desirable	(?:it )?would be (?:nice|great|good|useful|helpful|an advantage|a bonus|a plus) (?:if you (?:had|have)|to have)
sayings-desirable	ideally|preferably|even better(?: if you have)?|it(?:[’']s| is) desirable that you have
sayings-essential	(?:you|candidates?|applicants?)(?:[’']ll| will)? (?:must|need to|should) have|you(?:[’']ll| will)? need|we need
sayings-essential	it(?:[’']s| is) essential that you have
seeks	looking (?:for|to (?:appoint|recruit|hire))|seeking|seeks?(?: to appoint)?|recruiting|hiring|appoint(?:ing)?
seeks	need|(?:we(?:[’']re| are)|is) after|join us as|opportunity (?:has (?:arisen|come up) )?for|role of|position of
seeks	working as
title-label	(?:job|post|role) title|(?:job|role) (?:description|profile)|person spec(?:ification)?|position|role|vacancy
title-label	post|job
verdicts	essential|required|preferred|preferable|desirable|needed|necessary|advantage|advantageous|beneficial|bonus
verdicts	plus|must|optional|ideally|useful|not essential|one of (?:the|our) essentials
words-of-headings	and|or|an?|your|the|our|key|minimum|job|role|other|what|it|this|these|you|skills?|experience|qualifications?
words-of-headings	criteria|knowledge|attributes|training|education|requirements?|abilities|competenc(?:y|ies)|qualities
words-of-headings	essential|desirable|is|that|would|be|we|things?|person|specification|prefer(?:red|able)|desirables
words-of-headings	advantageous|technical|personal|professional|nice|but|not`
