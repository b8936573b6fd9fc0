// Written by `npm run data` from data/word-lists.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const wordLists = `list	words
after-passive	again|after|and|at|because|during|early|following|for|from|in|internally|on|or|over|since|three|to|twice|under
after-passive	when|while|with|within
again-and-again	every|daily|weekly|monthly|yearly|always|usually|often|regularly|each|most (?:days|weeks|shifts|mornings|nights)|(?:an?|per) (?:day|week|month|year|shift|night|hour)
agencies	our clients?|(?:employment|recruitment) (?:agency|agencies|business)|on behalf of our|recruit(?:ment|ing) (?:agency|consultanc\\w+)
agencies	(?:recruitment|staffing|personnel|talent)(?: (?:solutions|group|ltd|limited))? (?:is|are|have|has) (?:\\w+ ){0,3}(?:recruiting|working|partner\\w+|looking|supporting|proud|delighted|excited|pleased)
applies-to	(?:send|return|post|e-?mail|drop|give|address|applications?|appl(?:y|ies)|cvs?|letters?)(?: [\\p{L},’'-]{1,15}){0,9}? (?:to|by letter to|for the attention of|fao)
applies-to	for the attention of|fao|addressed to
asks-at	contact|ring|call|phone|telephone|text|txt|e-?mail|message|dm|speak (?:to|with)|talk to|chat (?:to|with)|ask(?: for)?|meet
asks-at	(?:chat|word|details|information|visit|questions?|enquir\\w+|quer(?:y|ies)|discussion)(?: (?:with|from|to|please|the)){0,3}(?: contact)?:?
before-place	as|at|by|for|from|in|into|on|to|with|within
checked-later	DBS|disclosure|PVG|vetting|clearance|references?|checks?|right to work|insurance
closing-labels	closing (?:date|day|time)(?: for (?:all )?applications| and time)?|(?:application )?deadline(?: for (?:all )?applications)?|(?:applications|adverts?|vacancy|it|post) (?:will )?closes?|apply (?:by|before)
closing-labels	applications (?:must be (?:in|received|submitted)|should reach us|are due|end|open until)|closes|last (?:day|date) (?:to apply|for applications)
determiners	all|an?|any|each|every|her|his|its|my|new|our|some|the|their|them|these|those|two|three|four|five|six|seven
determiners	eight|nine|ten|eleven|twelve
done-to-people	asked|chosen|commended|employed|invited|praised|promoted|recogni[sz]ed|selected|seconded
employer-labels	employer|company(?: name)?|organisation|school|practice|firm|name of (?:the )?(?:employer|company|school)
honorifics	Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sister|Rev|Revd|Matron|Chef|Cllr|Sir|Dame
kind-labels	(?:job|contract|employment|position|post|vacancy|work) type|type of (?:job|contract|employment|post|work)|contract|employment|basis|hours(?: of work)?|working (?:hours|pattern)|work pattern|terms?|tenure
no-employer	full[- ]time|part[- ]time|permanent|temporary|hybrid|remote|contract|immediate|starts?|days|nights|per|hours?|shifts?|job|post|role|vacancy
no-employer	person specification|description|overview|duties|requirements?|essential|desirable|salary|grade|band|department|directorate|ref|location|wanted|required|faculty|school of|road|street
no-gap-to-tell	DBS|disclosure|PVG|vetting|clearance|references?|checks?|right to work|GCSEs?|O levels?|A levels?|Highers|Key Stage|Functional Skills|registration|registered
no-paper	B(?:A|Sc|Eng|Ed|Mus|Com)|LLB|M(?:A|Sc|Eng|Ed|Res|BA)|PhD|degree|diploma|certificate|licence|(?:school |other |further )?qualifications|education|training|courses?|GCSEs?|A levels?
no-paper	RTITB|ITSSAR|AITT|NPORS|CITB|CIH|CIPD|AAT|ACCA|CIMA|RHS|CACHE|NCFE|BTEC|SQA|RYA|City (?:&|and) Guilds
no-person	reception|office|hr|human|resources|recruitment|team|department|centre|now|us|today|apply|here|details|jobs|school|house|hotel|surgery|hospital|bank|branch|depot|shop
no-person	monday|tuesday|wednesday|thursday|friday|saturday|sunday|customers?|patients?|clients?|guests?|families|marketing|support|please|head|word|excel|and|the|your|you|we|our|if|no
no-subject-of-paper	an?|and|any|as|at|by|for|from|in|of|on|or|the|to|with|you|your|own|full|clean|valid|current|relevant|recognised
no-subject-of-paper	approved|similar|equivalent|uk|british|level|licen[cs]es?|certificates?|certification|certs?|cards?|tickets?
no-subject-of-paper	training|trained|courses?|qualifications?|qualified|checks?|clearance|permits?
numbered-things	band|batch|care|class|flight|form|grade|highway|key|level|part|phase|point|rank|route|scale|score|section
numbered-things	stage|step|track|type|unit
organisations	council|school|academy|college|university|trust|limited|ltd|plc|llp|home|homes|care|house|hotel|restaurant|hospital|hospitals|hospice|surgery|practice|vets|solicitors
organisations	accountants|society|foundation|charity|fund|association|partnership|group|constabulary|police|nursery|pre-school|services?|company|bros|brothers|sons|daughters?|centre|museum|museums
organisations	library|theatre|church|salon|bakery|brewery|farms?|estates?|garage|autocentre|buses|coaches|airways|rail|ferries|pharmacy|opticians|supermarkets?|stores|logistics|engineering|electrical
organisations	plumbing|heating|roofing|catering|recycling|systems|technologies|software|studios?|agency|co|inc|arms|inn
organisations-first	university of|college of|museum of|bank of|hotel|restaurant|café
papers	licen[cs]e|certificate|card|ticket|degree|diploma|qualification|permit|apprenticeship|badge|award
participles-of-people	accomplished|accredited|advanced|automated|certified|combined|committed|dedicated|detailed|established
participles-of-people	experienced|fixed|integrated|licensed|limited|mixed|motivated|organised|proven|qualified|registered|related
participles-of-people	required|seasoned|skilled|trained|used|varied
pay-labels	(?:annual |basic |starting |hourly )?(?:salary|pay|wages?)(?: (?:rate|range|scale|details))?|(?:hourly |day |daily |pay )?rate(?: of pay)?|remuneration
placed	assigned|based|deployed|educated|hired|placed|posted|recruited|shortlisted|stationed
registers	NMC|HCPC|GMC|GDC|GPhC|RCVS|GTCS|EWC|Social Work England|Nursing (?:and|&) Midwifery Council|Health (?:and|&) Care Professions Council|General Medical Council|General Dental Council
verbs-only	administer|advise|analyse|arrange|assess|assist|co-?ordinate|create|deliver|develop|ensure|identify
verbs-only	investigate|maintain|manage|negotiate|organise|oversee|prepare|provide|supervise|teach`
