import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

type Unusual = { expression: RegExp; usual: string }

// Titles that speak to a person and name no section that a program looks for.
const unusual: readonly Unusual[] = [
	{
		expression:
			/^(?:the )?(?:things|stuff)(?: that)? i(?:[’']ve| have)? (?:did|done|do|made|built|achieved)(?: .{0,20})?$/i,
		usual: 'Achievements',
	},
	{
		expression:
			/^(?:my |the |our )?(?:journey|story(?: so far)?|path|adventures?|career journey|road so far|voyage)(?: so far)?$/i,
		usual: 'Work experience',
	},
	{
		expression:
			/^(?:where|what|how|(?:the )?(?:jobs|work|places)(?: that)?) i(?:[’']ve| have)? (?:been|worked|work|did|done|do|made|built)(?: .{0,20})?$/i,
		usual: 'Work experience',
	},
	{
		expression:
			/^(?:what i (?:can|bring|know|offer|am good at).{0,20}|my (?:toolbox|toolkit|superpowers|arsenal|tool belt)|(?:toolbox|superpowers|arsenal)|stuff i know|things i(?:[’']m| am) good at)$/i,
		usual: 'Skills',
	},
	{
		expression:
			/^(?:where i (?:learned|learnt|studied)|my brain food|school days|how i learn.{0,12})$/i,
		usual: 'Education',
	},
	{
		expression: /^(?:who (?:am i|i am)|hello|hi there|nice to meet you|hey|a bit about me)[.!?]?$/i,
		usual: 'Profile',
	},
	// A greeting joined to another act by “and” is a duty.
	{
		expression: /^(?:Meet|MEET) (?!And\b)(?:me|\p{Lu}[\p{L}’'-]+)(?: \p{Lu}\p{Ll}+)?$/u,
		usual: 'Profile',
	},
]

export const usualHeadings: Check = {
	id: 'C05',
	category: 'sections',
	severity: 'warning-1',
	title: 'Sections have their usual names',
	looksAt: (context) => listHeadings(context).length,
	run: (context) => {
		const found = listHeadings(context).flatMap((heading) => {
			const match = unusual.find(({ expression }) => expression.test(heading.quote.trim()))
			return match === undefined ? [] : [{ ...heading, usual: match.usual }]
		})
		const [first] = found
		// A heading of one’s own may be clear to people and unknown to software.
		if (first === undefined) return hasOwnHeading(context) ? 'tolerated' : null
		return {
			title: `${quoted(first.quote)} isn’t a section name that software knows.`,
			why: 'Software looks for headings such as “Experience” and “Skills”. Under another heading, the section may be ignored.',
			fix: `Call it ${quoted(first.usual)}. Your profile is the place to show some personality.`,
			evidence: found.map(({ path, quote }) => context.pointAt({ path, quote })),
		}
	},
}

function listHeadings({
	cv,
	source,
	lines,
}: CheckContext): { path: string | null; quote: string }[] {
	const own = cv.custom.map(({ title }, index) => ({ path: `custom.${index}.title`, quote: title }))
	if (source === null) return own
	const printed = new Set([...source.headings.map(({ text }) => text), ...lines.filter(isShort)])
	for (const { quote } of own) printed.delete(quote)
	return [...own, ...[...printed].map((quote) => ({ path: null, quote }))]
}

function hasOwnHeading({ cv, source }: CheckContext): boolean {
	return (
		cv.custom.length > 0 || source?.headings.some(({ section }) => section === 'custom') === true
	)
}

function isShort(line: string): boolean {
	return line.trim().split(/\s+/).length <= 6
}
