import { isBritishOrIrishPlace, isWorker } from '@app/language'
import { findHeading } from './advert-headings.ts'
import { bullet } from './advert-lines.ts'
import { headingCues } from './word-lists.ts'

const named = new RegExp(
	String.raw`^(?:${headingCues.alternatives('title-label')})(?:\s*:\s*|\s+[–-]\s+)(?!(?:${headingCues.alternatives('kinds-of-contract')})\b)(.{3,80})`,
	'i',
)
const nameFollows = /^(?:job|post|role|vacancy) title\s*:?$/i
// A wide gap and a label begin the next field of a form.
const nextField = /\s{2,}\p{L}[\p{L} /.]{0,30}:.*$/u
const behindTitle = String.raw`(?=\s{1,9}(?:${headingCues.alternatives('after-title')})\b|[,.!;(]|$)`
const seeks = new RegExp(
	String.raw`\b(?:${headingCues.alternatives('seeks')})\s{1,9}(?:(?:${headingCues.alternatives('before-title')})\s{1,9})+([\p{L}\p{N}&/ -]{3,50}?)${behindTitle}`,
	'iu',
)
// Several people are wanted, so no article stands before the title.
const workers = String.raw`(?:(?!(?:${headingCues.alternatives('no-workers')})\b)[\p{L}-]*\p{L}{3}(?:er|or|ist|ant|ian)s|nurses|chefs|cooks|guards|staff)`
const seeksMany = new RegExp(
	[
		String.raw`\b(?:looking for|seeking|recruiting|hiring)\s+(?:for\s+)?(?:\d+\s?x?\s+)?`,
		String.raw`(?:(?:${headingCues.alternatives('before-titles')})\s+)*((?:[\p{L}\p{N}&/+-]+ ){0,4}?${workers})`,
		String.raw`(?=\s+(?:${headingCues.alternatives('after-titles')})\b|[,.!;(]|$)`,
	].join(''),
	'iu',
)
// The title stands before the verb.
const wanted =
	/^(?:an? |\d+ ?x? )?((?:[\p{L}&/é’'-]+ ){0,4}?[\p{L}&/’'-]{3,}) (?:wanted|required|needed|sought)\b/iu
const noTitle = headingCues.pattern('no-title', 'opening')
/** The names of employers, which often stand in a line above the title. */
const employer = new RegExp(
	String.raw`^(?!head (?:of|teacher)\b|.*(?: [–—-] |[|,]))(?:.*\b(?:${headingCues.alternatives('organisations')})|.* NHS .* trust)$`,
	'i',
)
const pictures = /\p{Extended_Pictographic}\uFE0F?/gu
const ornaments = /[<>*=~_#]{2,}/g
const linesOfHead = 3
const longestTitle = 70
const mostLines = 15

/**
 * Returns the title of the job from the pasted lines of its advert: the text after a label, the first line that is no
 * employer, or the job that a sentence says is wanted.
 */
export function findAdvertTitle(pasted: readonly string[]): string | null {
	const lines = pasted
		.map((line) => line.replace(pictures, '').replace(ornaments, ' ').trim())
		.filter((line) => line !== '')
	const said = saidOutright(lines.slice(0, mostLines))
	if (said !== null) return said
	const inHead = takeHead(lines).map((line) => findStatedTitle(line) ?? titleAlone(line))
	return inHead.find((title) => title !== null) ?? firstSaid(lines)
}

function saidOutright(lines: readonly string[]): string | null {
	for (const [at, line] of lines.entries()) {
		const after = nameFollows.test(line) ? lines[at + 1] : undefined
		const said = after ?? named.exec(line.replace(nextField, ''))?.[1]
		if (said !== undefined) return cleaned(said)
	}
	return null
}

// The first lines, up to the first section of the advert; the name of the document may stand above them.
function takeHead(lines: readonly string[]): string[] {
	const opens = (line: string) => bullet.test(line) || marked.test(line) || opensPart(line)
	const from = lines.findIndex((line) => !opens(line) && !employer.test(line))
	if (from === -1) return []
	const head = lines.slice(from, from + linesOfHead)
	const end = head.findIndex(opens)
	return end === -1 ? head : head.slice(0, end)
}

const marked = /\([ED]\)$/

function opensPart(line: string): boolean {
	const heading = wanted.test(line) ? null : findHeading(line, { isBullet: false })
	return heading !== null && (heading.rest === '' || heading.need !== null)
}

function firstSaid(lines: readonly string[]): string | null {
	return lines.map(findStatedTitle).find((title) => title !== null) ?? null
}

function findStatedTitle(line: string): string | null {
	const said = seeks.exec(line)?.[1] ?? seeksMany.exec(line)?.[1]
	return said === undefined ? null : cleaned(said)
}

function titleAlone(line: string): string | null {
	if (noTitle.test(line)) return null
	const asked = wanted.exec(line)?.[1]
	if (asked !== undefined) return cleaned(asked)
	const title = cleaned(line)
	const isSentence = /[.?]$/.test(line) || /[!?]$/.test(title)
	const isTitle = title.length <= longestTitle && !isSentence && /\p{L}{3}/u.test(title)
	return isTitle ? title : null
}

// Removes the number of posts, the pay, the employer, the place and any text after a dash or a bracket.
function cleaned(title: string): string {
	const short = title
		.replace(/(?:(?<!\s)\s+)?[(|].*$/s, '')
		.replace(/(?<!\s)\s+[–—-]\s.*$/s, '')
		.replace(/(?:(?<!\s)\s+)?(?:,\s*)?£.*$/s, '')
		.replace(/^\d+\s*x\s+|(?<!\s)\s+x\s?\d+$/i, '')
		.replace(/(?<!\s)\s+(?:wanted|required|needed|sought|vacancy|vacancies)\b.*$/is, '')
		.replace(/(?<!\s)\s+x\s?\d+!*$/i, '')
		.replace(contract, '')
		.trim()
	const [job = '', ...rest] = short.split(/,\s+/)
	return withoutPlace(rest.length > 0 && /\p{L}{4}/u.test(job) ? job : short)
}

const contract = /(?<!\s)\s+(?:full|part)[ -]time$/i
const beforePlace = /\s(?:at|for|in|with)\s(?:the\s)?/giu

// “Backend Engineer at Ferrypoint” and “Chef in Leeds” name where the job is; “Lecturer in Nursing” doesn’t.
function withoutPlace(title: string): string {
	for (const { index, 0: joint } of title.matchAll(beforePlace)) {
		const [job, place] = [title.slice(0, index), title.slice(index + joint.length)]
		const isOfWorker = isWorker(job.split(/[\s/]+/).at(-1) ?? '')
		const names = /^\p{Lu}\p{Ll}/u.test(place) && /^\s(?:at|with)/i.test(joint)
		const isWhere = isBritishOrIrishPlace(place) || (/^\p{Ll}/u.test(place) && isOfWorker)
		if ((names && job !== '') || isWhere) return job
	}
	return title
}
