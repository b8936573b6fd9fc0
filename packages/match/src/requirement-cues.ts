import { levelCues } from './word-lists.ts'

/** Negations before a word of need: “not essential”, “isn't required”. */
const not = "(?:not|(?:is|are|was|wo|do|does|would)n[’']?t)"

const notNeeded = levelCues.pattern('not-needed', 'anywhere')
const nice = new RegExp(
	String.raw`\b(?:${levelCues.alternatives('welcome')})(?!\w)|^(?:please |do )?tell us (?:if|whether)\b|^if\b.*\btell us\b`,
	'i',
)
const notDenied = String.raw`(?<!\b(?:${not}|never|no)(?: be| an?)? )`
// A thing that is merely welcome in the same clause doesn’t weaken this.
const must = new RegExp(String.raw`${notDenied}\bmust\b(?!-)`, 'i')
const needed = new RegExp(
	[
		String.raw`${notDenied}(?<!\b(?:as|if|when|where|whenever) )\b(?:must|essential|required|needed|necessary|mandatory|compulsory)\b(?! (?:skills|criteria|requirements|qualifications)\b)`,
		String.raw`\b(?:we|you)(?:[’']ll| will)? (?:want|need)\b`,
	].join('|'),
	'i',
)

// Misspellings of the words that mark a thing as essential or desirable, with the correct spellings.
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

/** Whether a clause says that something is not needed, even if the clause also says that it is welcome. */
export function saysNotNeeded(text: string): boolean {
	return notNeeded.test(asSpelt(text))
}

/** Whether a clause says that a thing is not needed, and doesn't call it welcome. */
export function isNotNeeded(text: string): boolean {
	return saysNotNeeded(text) && !saysNice(text)
}

/** Whether a clause has words for a welcome thing, even if it also has words of need. */
export function saysNice(text: string): boolean {
	return nice.test(asSpelt(text))
}

/** Whether a clause says that a thing is welcome but no “must”. */
export function isNice(text: string): boolean {
	return saysNice(text) && !saysMust(text)
}
