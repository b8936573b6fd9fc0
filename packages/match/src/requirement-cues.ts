/** What takes back a word of need after it: "not essential", "isn't required". */
const not = "(?:not|(?:is|are|was|wo|do|does|would)n[’']?t)"

const notNeeded = new RegExp(
	String.raw`\b(?:(?:(?:do|does|wo)n[’']?t|(?:do|does|will) not) (?:need|have to)|no (?!less\b|fewer\b|more\b|later\b)(?:[\w-]+ ){1,5}(?:is |are )?(?:needed|necessary|required)|no (?:previous |prior )?experience is|${not} (?:be )?(?:needed|required|necessary|a (?:requirement|must))|no need (?:to|for))\b`,
	'i',
)
const nice = new RegExp(
	String.raw`\b(?:helps(?= (?:a lot|too|but|though)\b|[,.]|$)|(?:experience|knowledge|skills?|background|qualifications?|training|licen[cs]e|certificate|ticket|degree|diploma|language)(?: (?!(?:is|are|be|being|was|will|that|where|which)\b)[\w/&’'-]+){0,4} (?:helpful|useful|advantageous|appreciated|valued)(?=\s*(?:[.,;:!()–—-]|$|but\b|though\b))|we(?:[’']d| would) love it if|desirable|desired|ideally|advantage\w*|bonus(?: points)?|nice to have|prefer(?:red|ably|able|ence)|(?<!(?:you|candidate|applicant|person) )would (?:also |all |really |definitely |certainly )?(?:be|make us|help|suit)\b(?! (?:required|expected|essential|responsible|working|part|based|an? (?:must|requirement|condition)))|a (?:big |real |huge |great |definite |distinct )?plus|beneficial|(?:${not} essential|(?:by no means|none of these is) (?:essential|required|necessary))|an asset|(?:is|are|be|very|most|more than|especially|also) (?:(?!an?\b|the\b|our\b|not\b)\w+ )?(?:welcome|useful|helpful|handy|great|lovely)(?! (?:with|on|at)\b)|(?:useful|handy|lovely)(?=(?: too| as well)?\s*(?:[.!;:)]|$|but\b))|(?:so much|all|even) (?:the )?better|(?:we(?:[’']d| would)|would) (?:also |really )?(?:love|like) to (?:hear|see|meet)|of (?:particular |special )?interest|an interest in|great if|bonus if|looked on favourably|not the end of the world|not (?:a )?(?:vital|deal[- ]?breakers?)|(?:especially|particularly) interested (?:if|in)|helps if|if you(?:[’']ve| have| are|[’']re) (?:\w+ )?(?:worked|already|used|one|got)|would set you apart|(?:will|would) be fast[- ]tracked|(?:gets?|puts?|moves?) you (?:\w+ ){0,3}(?:front|top|ahead)|stands? (?:you )?(?:out|in good stead)|gives? you (?:an edge|a head start))(?!\w)|^(?:please |do )?tell us (?:if|whether)\b|^if\b.*\btell us\b`,
	'i',
)
// What is welcome in the same clause doesn’t weaken this.
const must = new RegExp(String.raw`(?<!\b(?:${not}|never|no)(?: be| an?)? )\bmust\b(?!-)`, 'i')
const needed = new RegExp(
	String.raw`(?<!\b(?:${not}|never|no)(?: be| an?)? )(?<!\b(?:as|if|when|where|whenever) )\b(?:must|essential|required|needed|necessary|mandatory|compulsory)\b(?! (?:skills|criteria|requirements|qualifications)\b)|\b(?:we|you)(?:[’']ll| will)? (?:want|need)\b`,
	'i',
)

// The slips of the finger that turn what is welcome into what is needed, and the other way round.
const slips: readonly [RegExp, string][] = [
	[/\bpref(?:ered|fered|ferred)\b/gi, 'preferred'],
	[/\badvantag(?:ous|ious|us)\b/gi, 'advantageous'],
	[/\bdes(?:ireable|irible|riable|irabel)\b/gi, 'desirable'],
	[/\bben(?:ificial|eficail|ificail|efical|ifical)\b/gi, 'beneficial'],
	[/\bess?(?:ental|entail|encial|ensial)\b|\besential\b/gi, 'essential'],
	[/\bre(?:quried|qired|quierd|quird)\b/gi, 'required'],
	[/\bnecc?es(?:ary|ery)\b/gi, 'necessary'],
]

/** A text with those words put right. */
export function asSpelt(text: string): string {
	return slips.reduce((said, [slip, word]) => said.replace(slip, word), text)
}

/** Whether a clause holds words of need that nothing takes back: "essential", "you'll need". */
export function saysNeeded(text: string): boolean {
	return needed.test(asSpelt(text))
}

/** Whether a clause says "must". */
export function saysMust(text: string): boolean {
	return must.test(text)
}

/** Whether a clause says that something is not needed, whatever else it says. */
export function saysNotNeeded(text: string): boolean {
	return notNeeded.test(asSpelt(text))
}

/** Whether a clause says of what it names that nobody needs it. */
export function isNotNeeded(text: string): boolean {
	return saysNotNeeded(text) && !saysNice(text)
}

/** Whether a clause holds words of what is welcome, whatever else it says. */
export function saysNice(text: string): boolean {
	return nice.test(asSpelt(text))
}

/** Whether a clause says of what it names that it is welcome and no more. */
export function isNice(text: string): boolean {
	return saysNice(text) && !saysMust(text)
}
