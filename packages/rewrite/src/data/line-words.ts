// Written by `npm run data` from data/line-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const lineWords = `list	words
adjuncts	with|using|from|for|in|at|on|to|by|via|including|such as|through|across|within|under|over|per|as well as|mainly|mostly|usually|often|sometimes|e\\.g|i\\.e|eg|ie|especially|resulting|leading to|which|who|so|while|whilst|when|where|if|before|after|during|until|every|each|twice|once|up to|about|around|both|all of|some of|most of|without|depending|because|\\d+|one|two|three|four|five|six|eight|ten
adverbial	with|using|from|for|in|at|on|to|by|via|including|such as|through|across|within|under|over|per|as well as|plus|mainly|usually|often|sometimes|e\\.g|i\\.e|especially|both|resulting|leading to|enabling|allowing|helping|ensuring|making sure|keeping|meeting|working|which|who|so|while|when|where
agents	my|our|we|they|it|he|she|this|these|the|there|everyone|everybody|who|you|somebody|someone
auxiliaries	was|were|is|are|had|has|have|will|would|can|could|did|does|do|got|might|should|must
broad-titles	manager|assistant|officer|worker|engineer|consultant|administrator|coordinator|co-ordinator|adviser|advisor|executive|analyst|supervisor|director|specialist|technician|operator|operative|associate|agent|representative|leader|partner|intern|member|staff
claims-nothing	a|an|the|and|of|for|in|on|at|with|to|as|it|its|them|their|including|out|after|also|then|too|very|there|this|these|that|i|i'm|me|my|myself|am|is|are|was|were|be|been|being|has|have|had|do|does|did|done
compounds-of-no-act	customer relations|food hygiene|data protection|risk management|waste management|cash flow|staff development|project design|account management|customer management|system design|patient care|staff engagement|call centre|event security|food production|order management|report production|data science|lead development|staff management|patient management
counts-of-people	two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty
empty-verbs	be|hear|have|get|go|come|see|say|need|possess|feel|become|love|enjoy|like|want
filler	(?:a |very |i(?:'m| am) (?:a )?)?(?:hard[- ]?work(?:ing|er)?|friendly|reliable|punctual|flexible|bubbly)\\b(?!.*\\b(?:who|with|for|to)\\b).*|.*\\bteam player\\b(?!.*(?:\\bwho\\b|ing\\b)).*|always (?:smiling|busy|happy|willing|professional|on time).*|(?:i )?loved? (?:it|my job|working).*|anything really|(?:you )?get good at .*|all hours|(?:always )?(?:good|great) with (?:customers|people)|ad[- ]?hoc (?:duties|tasks|jobs)(?: (?:as|when|if) .*)?|lol|haha|(?:and )?(?:various |any |all |general |some )?other (?:general |various |ad hoc )?(?:duties|tasks|bits|jobs|stuff)(?: (?:as|when|if) (?:and when )?(?:required|needed|asked|necessary))?|(?:anything|whatever) else.*|you name it|the lot|and so on|things like that|stuff like that
follows-a-verb	the|an?|all|any|my|our|your|his|her|their|its|these|those|each|every|them|it|him|us|up|out|off|down|over|in|what|how|why|whether|who|whoever|whatever
gerunds-as-things	building|training|marketing|engineering|planning|programming|accounting|lighting|heating|plumbing|nursing|drawing|painting|swimming|cooking|meeting|dancing|spelling|reading|writing|teaching|fencing|flooring|roofing|housing|funding|engraving
gerunds-of-manner	using|utilising|including|involving|resulting|regarding|concerning|depending|according|meaning|enabling|allowing
hangs-a-thing-on-another	of|for|in|on|with|at|from|by|to|which|that|who|is|are|was|were
holds-together	and|or|such|like|in|on|at|for|to|of|with|from|by|as|that|which|who|when|where|while|then|also|plus|up|out|off|over|after|before|during|per|every|each|daily|weekly|are|is|was|were|be|if|so|but|into|through|across|about|etc|eg|ie
how-often	every|each|per|daily|weekly|monthly|nightly|annual(?:ly)?|hourly|a (?:day|week|month|year|shift)|on \\p{L}+days
includes	included?|includes|including|involved?|involves|consisted of|consists of|entailed|entails|comprised|were|was|are|is
irregular-pasts	made|did|took|gave|went|helped|wrote|ran|drove|led|taught|sent|held|brought|spoke|told|looked|answered|served
joint-works	project|app|system|website|dashboard|migration|campaign|programme|platform|launch|redesign|implementation|development|building|design|tool|rollout|roll-out|move|opening|refurbishment|creation|planning|preparation|organisation|production|introduction|servicing|installation|maintenance|delivery|training|review|audit
joints	and|so|but|as|because|since|while|where|which|that|,|;
light-verbs	be|carry|cover|deal|do|give|handle|have|include|keep|look|make|see|take|use|work
needs-no-object	be|was|were|is|are|been|work\\w*|liv\\w+|go|goes|going|went|stay\\w*|get\\w*|got|from|to|in
no-answers	n\\/?a|none|nothing|no|nope|yes|yeah|\\?+|-+
no-passive-subject	i|we|he|she|they|it|this|who|which|that|there|not|never
no-plain-subject	the|this|these|i|we|he|she|they|it|there|who|my|our
no-verbs	morning|evening|during|including|according|wedding|ceiling|bedding|clothing|outing|being|having|nothing|something|anything|everything|hundred|indeed|wellbeing|sibling|shilling|pudding|topping|dumpling|sterling|darling|duckling|earring|string
not-known	not sure|no idea|don['’]?t (?:know|remember)|dunno|idk|(?:can|could)(?:n)?['’]?t (?:remember|say|tell|think)|hard to say|too many to count|don['’]?t get told|wasn['’]?t (?:given|told)|unsure|no clue
not-of-work	my|our|not|no|never|always|own|fully|i|me|we|us
opens-a-clause	that|which|who|where|when|while|so|because|if|how|what|sure|ensure
opens-a-clause-of-its-own	that|which|who|where|when|while|so|because|if|how|what|to(?= (?!the|an?\\b|our|all|my|their)\\p{Ll})|sure|help\\w*|let|could|can|would|will
opens-a-comparison	(?:(?:a lot|much|far|many|even) )?(?:fewer|less|more|better|quicker|faster|shorter|happier|higher|lower|cleaner|safer|longer|bigger|smoother|easier)
opens-a-count	\\d|one|two|three|four|five|six|eight|ten|all of|some of|most of|both
opens-a-quantity	both|all of|some of|most of|about|around|\\d|one|two|three|four|five|six|eight|ten
opens-a-subclause	who|that|which|when|where|if|as|while|whilst|what|whatever|because|so|to|how|and
opens-a-time-or-condition	when|whenever|while|whilst|if|unless|until|where|because
opens-an-object	the|a|an|all|any|new|my|our|his|her|their|its|up|out|off|down|to|with|for
opens-no-task	daily|weekly|monthly|annual|being|having|doing|i|we|also|then|it|he|she
opinions	said|says|told|thought|thinks|reckon\\w*|liked|likes|loved|happy|pleased|impressed|nice
own-duties	duties|responsibilities|responsibility|tasks|role|job|work
owned	the|my|our|your|his|her|their|its|these|those|them|him|everyone
owners-in-y	company|family|baby|lady|secretary|agency|charity|city|county|university|country|party
pairs	health and safety|terms and conditions|research and development|arts and crafts?|food and drinks?|bed and breakfast|profit and loss|supply and demand|cash and card|equality and diversity|infection prevention and control|learning and development|policies and procedures|aches and pains|fruit and veg(?:etables)?|fish and chips|sales and marketing|wear and tear|front and back of house|in and out|up and running|up and down|to and from|day and night|near and far|more and more|black and white|first and second|click and collect|meet and greet|meeting and greeting|neat and tidy|clean and tidy|repair and maintenance|pick and pack
people-in-care	residents?|service users?|clients?
people-of-a-team	people|staff|waiters|waitresses|employees|nurses|cleaners|drivers|chefs|engineers|developers|assistants|volunteers|apprentices|trainees|operatives|carers|builders|workers|colleagues|technicians|officers|guards|labourers|stewards|porters
persons	i|we|me|my|our|us|he|she|they|you|u|them|him|her
praise	excellent|outstanding|high|highest|exceptional|first[- ]class|great|good|best|smooth\\w*|success\\w*|efficient\\w*
pronouns-of-an-aside	i|me|my|you|your|yours|it|this|these|those|that|which|what
ranks-and-conditions	senior|junior|lead|head|chief|principal|assistant|deputy|trainee|graduate|apprentice|experienced|qualified|registered|student|full|part|time|temporary|permanent|contract|the|of|and|in|for|to|i|ii|iii|level|band|grade
routine-acts	administer|prepare|clean|write|take|load|unload|deliver|check|record|file|answer|process|pack|pick|wash|serve|cook|test|inspect|service|repair|update|maintain|type|scan|enter|log|clear|empty|sort|print|collect|count|order|stock|measure|weigh|analyse|photograph|label|iron|fold|sweep|mop|feed|water|plant|mow
says-little	be|have|do|work|use|include|involve|attend|participate|help|assist|support|contribute|make|take|get|go
small-words-of-speech	am|is|are|was|were|be|been|being|has|have|had|do|does|did|i|very|also|too|then|after|now
stands-before-a-figure	a|an|the|and|of|for|in|on|at|with|including|covering|handling|doing|have|had|do|did|handle|cover|see|take|make
stands-behind-since	since|now|then|too|again|before|yet|today|alone|first|until|still|also|as|for
supplied-verbs	cover|covered|handle|handled|carry|carried|provide|provided|attend|attended|do|did|work|worked
tags-of-nouns	NN|NNS|NNP|NNPS|NN\\$|JJ|CD|DT|PRP\\$|IN|TO|PUN|CC|VBN|VBG|POS|RB
tags-of-things	NN|NNS|NNP|NN\\$|JJ|CD|DT|PRP\\$|IN|TO|PUN|CC|VBN|VBG|RP|RB|UH
takes-a-gerund	handle|manage|do|provide|carry|oversee|support|run|cover|deliver|teach|learn|help|assist|coordinate|organise|plan|offer|undertake|perform|conduct|monitor|promote|ensure|improve|lead|supervise|study|understand|lecture|complete|use
takes-a-particle	wash|cash|lock|open|tidy|clear|clean|help|close|sweep|sign|log|cover
takes-a-plain-verb	help|make|let|go|come|dare|need|do|see|hear|watch|be|have
takes-anything	handle|manage|do|provide|carry|cover|deliver|organise|undertake|perform|conduct|complete
task-nouns	control|handling|admin|administration|duties|prep|entry|security|maintenance|compliance|paperwork|housekeeping|payroll|procurement|cover|service|merchandising|replenishment|management|checks|checking|cleaning|general|other|any|etc|also|then|stock ?takes?|cash up|reviews|research|visits?|support|work|on call
things-like-gerunds	\\p{Lu}|building|training|marketing|engineering|planning|programming|accounting|lighting|heating|plumbing|nursing|drawing|painting|cooking|meeting|reading|writing|spelling|teaching|fencing|flooring|roofing|housing|funding|bedding|clothing|catering|packaging|wiring|tubing|piping|filing|parking|scaffolding|shopping|ceiling|wedding|morning|evening|during|pudding|string|spring|king|ring|thing|something|anything|everything|wing|bearing|binding|coating|covering|casing|fitting|opening|setting|listing|booking|briefing|finding|hearing|offering|outing|posting|recording|ruling|saving|serving|sibling|warning|wellbeing|being|including|using|existing|outstanding|incoming|outgoing|ongoing|upcoming|following|supporting|remaining|advertising|banking|pricing|billing|branding|coaching|consulting|counselling|purchasing|recruiting|testing|tracking|trading|welding|gardening|farming|fishing|hunting|knitting|dancing|singing|swimming|sewing|baking|ironing|cleaning|washing
things-that-are-run	control|shop|store|stores|kitchen|bar|rota|reception|desk|department|section|warehouse|office|stall|club|programme|project|campaign|library|workshop|counter|café|canteen|operations|logistics|payroll|newsletter|website|yard|garage|salon|nursery|site|garden|gardens|shift|shifts|branch|ward|clinic|floor|line|station|farm|service|unit|team|crew|area|team room|studio|gym|pool|centre
uncounted-nouns	medication|medicine|food|stock|data|waste|equipment|laundry|mail|post|cash|furniture|blood|bread|work|paperwork|correspondence
units-in-one	per|m|mm|cm|km|kg|g|min|plus|am|pm|k|x|bedroom|star|page|seat|bed|man|ton|tonne|storey|part
verbs-and-adjectives	light|clean|dry|clear|complete|correct|direct|double|empty|free|live|open|own|perfect|present|secure|separate|slow|smooth|warm|wet|cool|close|level|square|tidy|welcome|blind|narrow|rough|round|approximate|average|total|subject|express|intimate
verbs-and-other-words	light|clean|dry|clear|complete|correct|direct|double|empty|free|live|open|own|perfect|present|secure|separate|slow|smooth|warm|wet|cool|close|level|square|tidy|welcome|blind|narrow|rough|round|approximate|average|total|subject|express|intimate|like|mean|overhead|staff|be|have|do
verbs-before-of	approve|become|care|compose|consist|dispose|hear|know|learn|speak|take|think
verbs-of-reaching	achieve|attain|beat|exceed|hit|meet|reach|surpass|win
verbs-that-stand-alone	clean|cook|cater|travel|wash|iron|invoice|file|photocopy|debug|prescribe|sweep|mop|dust|hoover|vacuum|fundraise|network|bake|pack|drive|prune|weed|edit|film|teach|feed
verbs-that-take-tasks	do|handle|manage|deal|help|assist|support|work|include|involve|cover|provide|complete
verbs-with-a-particle	carry out|deal with|look after
what-is-asked	complaints?|enquir\\w+|inquir\\w+|queries|calls|requests|issues|e-?mails|orders|deliveries|payments|cash
whole-without-object	clean|cook|cater|travel|wash|iron|file|photocopy|sweep|mop|dust|hoover|vacuum|fundraise|bake|drive|weed|teach|work`
