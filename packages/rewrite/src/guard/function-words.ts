const grammar = new Set(
	`a an the and or of in on at for to with by from through across within including over up down into onto per each that which
	while whilst during where who whom whose their theirs its it is was were be been being are am as both between about around after
	before under than via not no nor other another such own when she he i we you they me us them him my our his her your this these
	those there here then so out off also do does did done doing have has had having will would can could may might must should if
	because since until although though but however etc eg ie very too just only even again yet still already some any all every
	either neither more most less least much many few several various how what why whether like along alongside together back away
	one ones first second third fourth fifth sixth last next myself ourselves themselves himself herself itself
	against among amongst behind beside besides beyond near onto throughout towards toward upon without outside inside
	once twice day daily week weekly month monthly year yearly annual annually hour hours hourly days weeks months years minutes fortnight fortnightly quarter quarterly
	time times basis prior due sure duty duties responsible responsibility responsibilities role included includes include including involving
	involved afterwards beforehand later meanwhile subsequently thanks therefore thereby well plus versus vs respectively approximately roughly nearly almost
	i'm i've we've didn't don't doesn't wasn't weren't hadn't haven't isn't couldn't wouldn't can't cannot won't`.split(
		/\s+/,
	),
)
const numbers =
	/^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|k|m|bn|pounds|per|cent|percent)$/

/** Words of grammar, of number and of time, which name nothing that could be made up; rules of their own look after amounts and frequency. */
export function isFunctionWord(lower: string): boolean {
	return grammar.has(lower) || numbers.test(lower)
}

const adverbs =
	/^\p{L}{2,}ly$|^(?:also|then|often|always|now|sometimes|never|not|just|still|later|twice|once|both|either)$/u
const noAdverbs = /^(?:supply|family|reply|apply|assembly|fly|rely|comply|multiply)$/

/** Words that may come between a subject or a conjunction and its verb. */
export function isAdverb(lower: string): boolean {
	return adverbs.test(lower) && !noAdverbs.test(lower)
}

const subordinators =
	/^(?:which|who|while|whilst|when|after|before|until|because|since|so|where|whereby|resulting|leading|meaning|although|though|but)$/

/** Words that begin a part of a sentence with an act of its own. */
export function isSubordinator(lower: string): boolean {
	return subordinators.test(lower)
}
