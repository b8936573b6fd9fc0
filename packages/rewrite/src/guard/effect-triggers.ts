/** What a line says of an act or a thing besides its name: that it was not done, only planned, somebody else's and so on. */
export type Effect =
	| 'negated'
	| 'planned'
	| 'uncertain'
	| 'watched'
	| 'received'
	| 'others'
	| 'helped'
	| 'joint'
	| 'supervised'
	| 'partial'
	| 'some-of'
	| 'counted'
	| 'occasional'
	| 'junior'
	| 'practice'

/** The words that a trigger reaches: those after it in its clause, those before, both, or the next noun phrase. */
export type Reach = 'forward' | 'backward' | 'clause' | 'phrase'

export type Trigger = { effect: Effect | null; reach: Reach; expression: RegExp }

const people =
	'(?:manager|boss|supervisor|chef|cook|nurse|sister|matron|doctor|gp|surgeon|consultant|teacher|head|headteacher|leader|lead|senior|director|owner|partner|engineer|electrician|plumber|mechanic|solicitor|accountant|officer|foreman|colleague|colleagues|team|crew|staff|company|firm|agency|contractor|contractors|department|group|branch|section|brigade|unit|squad|committee|board|developers|designers|professionals?|specialists?|others|someone|somebody|stylist|gardener|librarian|trainer|tutor|mentor|assistant|representative)s?'
const whose = '(?:the|my|our|a|an|another|other|their|his|her|two|three|four|five|six|\\d+)'
const number = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+'
const noun = '(?:[\\p{L}-]+ )'

// No effect: they only look like a trigger. They are tried first and use up their words.
const harmless = [
	'worked on an? [\\p{L} -]{1,20} basis',
	'not only',
	'no later than',
	'no fewer than',
	'no less than',
	'not limited to',
	'without delay',
	'whether or not',
	'planned maintenance',
	'part of (?:the|my|our) (?:job|role|duties|work)',
	'help ?desk|help ?line|it support|customer support|technical support|support (?:tickets?|calls?|desk|requests?|workers?|plans?)',
]

const table: readonly (readonly [Effect, Reach, ...string[]])[] = [
	[
		'negated',
		'forward',
		"never|not(?! only)|\\p{L}+n['’]t|cannot|unable to|failed to|(?:declined|refused|turned down(?= (?:[\\p{L}]+ ){0,3}(?:chance|offer|job|role|promotion|opportunity|request|invitation|place|contract|work|clients?|position|post|transfer|award)|$)|rejected|missed|cancelled|lacked)(?! by)|instead of|rather than|stopped short of|(?:was|were) (?:not|never)|without(?! delay)|no longer",
	],
	[
		'negated',
		'forward',
		'(?:no|little) (?:responsibility|experience|authority|control|access|involvement|part|input|say|knowledge|training) (?:for|of|over|in|to|with|on)',
	],
	['negated', 'phrase', 'no|neither|nor|zero'],
	[
		'planned',
		'forward',
		'(?:aim|plan|hop|intend|want|wish|attempt|try|propos|expect|prepar|offer|ask|agree|volunteer|schedul|book|mean|arrang)(?:s|e|es|ed|ing|ned|ning)? to(?= \\p{L})|tried to|meant to|hop(?:e|es|ed|ing) (?:for|that)|(?:aim|aims|aimed|aiming) (?:at|for)|with the aim of|in the hope of',
		"(?:am |is |was |were |are |be |been |'m )?(?:due|supposed|going|about|set|yet|expected|hired|chosen|selected|invited|told|to be) to(?= \\p{L})",
		'(?:stud|work|train|prepar|build|progress)(?:y|ying|ied|ies|es|s|ing|ed)? towards?|(?:stud|train|prepar|revis)(?:y|ying|ied|ies|es|ing|ed)? for(?= (?:[\\p{L}\\d]+ ){0,2}(?:level|nvq|btec|acca|aca|aat|cima|cipd|a-levels?|gcses?|degree|diploma|certificate|qualification|exams?|licence|test))',
		'studying|(?:almost|nearly|not quite)(?= \\p{L}+(?:ed|t|n|de)(?: |$))|appl(?:y|ied|ying) (?:for|to)|(?:stood|ran|standing|running|interviewed|nominated|considered|put forward) for|candidate for|shortlisted for|(?:am |is |was )?considering|interested in|keen to|(?:ways?|(?<!learn(?:ed|t)? |shown |taught )how|chance|opportunity|need|permission|whether|steps|efforts?|options?) (?:to|of|for)(?= \\p{L})|willing to|ready to|able to start|will|shall|looking to|should|(?:drew up|made|wrote|drafted|put forward|had) (?:a |the )?(?:plans?|proposals?|bids?|ideas?) (?:to|for)|proposals? (?:to|for)|ideas? for|plans? (?:to|for)|design(?:ed|s)? to|so as to|in order to(?= (?:increase|improve|raise|boost|grow|reduce|cut|lower|save|win|secure))|(?<!(?:managed|able|help|helped|helping|helps|continued|began|started|team) )to (?=(?:increase|improve|boost|grow|reduce|cut|lower|save|win|exceed|strengthen|enhance|double|halve|minimise|maximise) )',
	],
	[
		'planned',
		'clause',
		'next (?:year|month|week|spring|summer|autumn|winter|term|season)|in progress|not yet|predicted|expected|pending|awaiting|upcoming|forthcoming|provisional(?:ly)?|in training|proposed',
	],
	[
		'uncertain',
		'forward',
		'may|might|could|can|possibly|perhaps|probably|maybe|seem(?:s|ed)? to|appear(?:s|ed)? to|i (?:think|believe|feel)|likely to|thought to|believed to|said to|potentially|apparently',
	],
	[
		'watched',
		'forward',
		'shadow(?:s|ed|ing)?|observ(?:e|es|ed|ing)|watch(?:es|ed|ing)?(?= (?:how|the (?:\\p{L}+ )?(?:surgeon|chef|nurse|engineer|solicitor|teacher|manager)|an? (?:\\p{L}+ )?(?:surgeon|chef|nurse|engineer|solicitor|teacher|manager)|as))|sat in on|looked on|learn(?:ed|t|ing)? (?:how )?to|learn(?:ed|t|ing)? about|was shown how',
	],
	[
		'received',
		'forward',
		`(?<=^|\\bi |[.,;:] |\\band |\\bbut |\\bhave |\\bhad )(?:was|been|am|got)(?: being)? (?:\\p{L}+ly )?(?:trained|taught|mentored|coached|supervised|managed|guided|instructed|inducted|tutored|shown|briefed|assisted|supported|helped|led|given(?! (?:the |full |sole )*(?:responsibility|charge|job|task|role))|awarded|presented|offered|nominated|appraised|interviewed|recruited|hired|promoted|assessed)(?! by (?:me|us|myself))|(?:was|been|got) sent on|receiv(?:e|es|ed|ing)|(?:had|have|got|given|undertook|took|underwent|attended|completed)(?: \\p{L}+){0,3} (?:training|tuition|coaching|mentoring|lessons|briefings?|supervision|induction|feedback|support)(?= (?:from|on|in|by|with|for|at))`,
		'^(?:trained|taught|mentored|coached|supervised|managed|led|awarded|given|shown|promoted|nominated)(?= (?:in|by|as|at|on how|through|under|to|for|from|after|within|into) )|w[io]n(?:s|ning)?|awarded|earned|received|(?<=\\p{L} |^)trained(?= (?:in|first|as))',
	],
	[
		'others',
		'backward',
		`by (?:${whose} )${noun}{0,2}?${people}|by (?:${people}|others|hr|marketing|sales|finance)`,
		'(?<=(?:ed|en|wn|ne|pt|lt|ght|de|ut|un) )by (?:the|an?|my|our|another|his|her|their) (?!end|start|time|day|week|month|year|hour|deadline|use|side|age|means|third|half|quarter|fifth|tenth|few|lot|further|total|factor|whole)(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+',
	],
	[
		'helped',
		'forward',
		'help(?:s|ed|ing)?(?! (?:me|us)(?: |$))|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|contribut(?:e|es|ed|ing)|participat(?:e|es|ed|ing)|t(?:ake|akes|ook|aking) part|(?:was |been |am |were )?involved (?:in|with)|g(?:ive|ives|ave|iving)(?: \\p{L}+){0,4} a hand|lent(?: \\p{L}+){0,4} a hand|aid(?:ed|ing|s)?|worked on(?= \\p{L}+ing )|had (?:a|some) input|input into|provid(?:ed|ing|e|es) (?:\\p{L}+ )?(?:support|assistance|help)|gave (?:\\p{L}+ )?(?:support|assistance|help)|played a part|(?:assistance|support|help) (?:with|to|for|in)|deputis(?:ed|ing|e)|stood in|stand(?:ing)? in|(?:filled|filling|fill|step(?:ped|ping)?|stepp?) in (?:for|as)|covered (?:for|as)',
	],
	[
		'joint',
		'forward',
		`(?:was |am |were )?(?:a |an |one )?(?:\\p{L}+ )?(?:part|members?) of (?:an? |the |our |my )?(?:\\p{L}+[ -]){0,3}?(?:team|crew|group|committee|squad|section|unit|department|panel|party|project|${people})s?(?: (?:of|at|from) (?:\\p{L}+|\\d+)(?: \\p{L}+)?)?(?: (?:that|which|who))?`,
		`(?:in|on|as|within|with) (?:an?|the|my|our) (?:\\p{L}+[ -]){0,2}team(?: of \\p{L}+| of \\d+)?(?: (?:that|which|who))`,
		'we|jointly|together with|collaborat(?:ed|ing|es|e) (?:with|on)|co-?(?:led|ran|wrote|managed|organised|founded|authored|designed|developed|created|hosted|taught|chaired|presented)',
	],
	[
		'joint',
		'clause',
		`one of (?:the |a |our )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d+|several|many|team|few)(?: of)?)`,
		`alongside|(?<=work\\p{L}* )together|jointly|(?:as|in|within) (?:part of )?(?:a|the|our|my) (?:\\p{L}+[ -]){0,2}(?:team|crew|group|pair|gang)(?: of (?:\\p{L}+|\\d+))?|as part of (?:a|the|an|our) (?:\\p{L}+[ -]){0,3}(?:team|crew|group|project)|with (?:${whose} )?(?:other |${noun}{0,2}?)?(?:colleagues?|coworkers?|co-workers?|teammates?|brother|sister|husband|wife|father|mother|friends?|partner|others|another \\p{L}+|flatmates?|mates?|pals?|housemates?|classmates?)|with (?:${whose} )${noun}{0,2}?${people}|with the rest of|with help from|with (?:the )?(?:help|support|assistance|guidance) (?:of|from)|thanks to (?:the|my|our) (?:\\p{L}+ )?(?:team|manager|colleagues)|shared with|in pairs|with (?:[\\p{L}'’]+ ){0,3}help|helped (?:me|us)`,
	],
	[
		'supervised',
		'clause',
		`under (?:[\\p{L}'’]+ ){0,3}?(?:supervision|guidance|direction|instruction|oversight|close watch)|under (?:the )?(?:\\p{L}+ )?(?:supervision|guidance|direction|instructions?|oversight|eye) of|supervised by|guided by|under (?:${whose} )?${noun}{0,2}?${people}|with (?:${whose} )?${noun}{0,2}?\\p{L}+ (?:present|watching|supervising|checking|looking on)|(?:while|as) (?:${whose} )${noun}{0,2}?\\p{L}+ (?:supervised|watched|checked|looked on)|supervised(?= )`,
	],
	[
		'partial',
		'phrase',
		'(?:the )?(?:first|second|third|last|opening|final|one|two|three|an?) (?:chapters?|parts?|sections?|drafts?|pages?|units?|modules?|phases?|stages?|versions?|floors?|corners?|wings?|bits?|pieces?|shares?|copies|steps?) of|some(?: of)?|part of|parts of|one (?:section|part|area|element|side) of|half(?: of)?|most(?: of)?|almost all(?: of)?|nearly all(?: of)?|a few(?: of)?|a (?:number|share|portion|fraction|quarter|third|handful|couple|majority) of|the (?:majority|bulk) of|several of|one of (?:the|my|our|its|their|his|her)|any of|partly|partially|mainly|mostly|certain|selected',
	],
	['some-of', 'phrase', `(?:${number}) of (?:the|our|my|their|its|these|those)`],
	['counted', 'phrase', `(?:${number})(?! of )`],
	[
		'occasional',
		'clause',
		"occasional(?:ly)?|sometimes|at times|from time to time|now and (?:then|again)|once in a while|rarely|seldom|when (?:the|my|our|a|another) (?:[\\p{L}-]+ ){1,3}(?:was|were) (?:absent|away|off|out|ill|sick|busy|on leave|on holiday|at lunch)|when(?:ever)? (?:needed|required|necessary|asked|short-staffed|short staffed|busy)|as (?:needed|required|and when)|if (?:needed|required|necessary)|on occasions?|temporar(?:y|ily)|briefly|ad[ -]hoc|usually|normally|generally|when (?:he|she|they) (?:was|were) (?:absent|away|off|out|on leave|on holiday)|in (?:his|her|their|the (?:\\p{L}+ )?(?:manager|sister|supervisor|owner|head)['’]s) absence|once or twice|the odd|if ever",
	],
	[
		'junior',
		'phrase',
		'junior|trainee|assistant|deputy|acting(?! as)|apprentice|student|intern|interim|temporary|volunteer|graduate|work experience|unpaid|probationary|second-in-command',
	],
	[
		'practice',
		'clause',
		'mock|trial (?:shifts?|days?|lessons?|meals?|runs?|sessions?)|simulat(?:ed|ion|ions)|pretend|practice|role-?play(?:ed|s|ing)?|dummy|hypothetical|fictional|fictitious|as (?:a |an |my |part of (?:a|my|the) )(?:\\p{L}+ )?(?:university|college|school|course|uni) (?:project|assignment|module|exercise)',
	],
]

/** The closed table of triggers, those without an effect first. */
export const triggers: readonly Trigger[] = [
	{ effect: null, reach: 'phrase', expression: compilePhrases(harmless) },
	...table.map(([effect, reach, ...phrases]) => ({
		effect,
		reach,
		expression: compilePhrases(phrases),
	})),
]

function compilePhrases(phrases: readonly string[]): RegExp {
	return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

/** Effects that may replace an effect of the old text without claiming more; an effect always covers itself. */
export const weakerOrEqual: Readonly<Record<Effect, readonly Effect[]>> = {
	negated: [],
	planned: ['negated'],
	uncertain: ['negated', 'planned'],
	watched: ['negated'],
	received: ['watched'],
	others: ['watched', 'negated'],
	helped: ['watched', 'negated', 'planned', 'supervised'],
	joint: ['helped', 'others', 'watched', 'negated'],
	supervised: ['helped', 'watched', 'received'],
	partial: ['negated', 'planned'],
	'some-of': ['partial', 'counted', 'negated', 'planned'],
	counted: [],
	occasional: ['negated'],
	junior: ['helped', 'watched'],
	practice: [],
}
