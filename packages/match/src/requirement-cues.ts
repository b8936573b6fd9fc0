import { levelCues } from './word-lists.ts'

/** What takes back a word of need after it: "not essential", "isn't required". */
const not = "(?:not|(?:is|are|was|wo|do|does|would)n[’']?t)"

const notNeeded = levelCues.pattern('not-needed', 'anywhere')
const nice = new RegExp(
	String.raw`\b(?:${levelCues.alternatives('welcome')})(?!\w)|^(?:please |do )?tell us (?:if|whether)\b|^if\b.*\btell us\b`,
	'i',
)
const notDenied = String.raw`(?<!\b(?:${not}|never|no)(?: be| an?)? )`
// What is welcome in the same clause doesn’t weaken this.
const must = new RegExp(String.raw`${notDenied}\bmust\b(?!-)`, 'i')
const needed = new RegExp(
	[
		String.raw`${notDenied}(?<!\b(?:as|if|when|where|whenever) )\b(?:must|essential|required|needed|necessary|mandatory|compulsory)\b(?! (?:skills|criteria|requirements|qualifications)\b)`,
		String.raw`\b(?:we|you)(?:[’']ll| will)? (?:want|need)\b`,
	].join('|'),
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
