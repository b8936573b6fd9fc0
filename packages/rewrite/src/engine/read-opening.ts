import { rewriteWords } from '../word-lists.ts'

/**
 * The relation to the work that the words before it claim: the writer's own work, charge of a thing, a part in it,
 * help, or work on it.
 */
type OpeningKind = 'own' | 'charge' | 'part' | 'help' | 'worked-on'

export type Opening = {
	kind: OpeningKind
	text: string
	body: string
	/** Whether the body has plain verbs: "My job was to clean". */
	isPlain: boolean
	/** The words that move to the end: "as a manager". */
	tail: string
}

const subject =
	"(?:i (?:was|am|is|have been|has been) |i['’]m |im |was |were |am |is |been |being |have been )?"
const degree =
	'(?:also |mainly |primarily |solely |jointly |fully |directly |heavily |actively |closely |ultimately )*'

// In the order in which they are tried; each ends before the first word of the work.
const openings: readonly (readonly [OpeningKind, RegExp])[] = [
	[
		'own',
		opening(
			`(?:also |mainly )?${subject}${degree}responsible (?:for|of|to)(?: (?:all aspects of|a (?:wide )?(?:range|variety) of (?:tasks|duties),? (?:including|such as)))?`,
		),
	],
	[
		'own',
		opening(
			[
				'(?:my |the |main |key |daily |general |other |core |job |primary )*',
				`(?:${rewriteWords.alternatives('own-duties')}) (?:here |there |in this role )?`,
				`(?:has |have )?(?:mainly |also )?(?:${rewriteWords.alternatives('includes')})`,
				'(?:,? but (?:is |are |was |were )?not limited to)?(?: to)?[:;]?',
			].join(''),
		),
	],
	['own', opening('(?:duties|responsibilities|tasks|key duties|main duties)(?: included?)?[:;]')],
	['own', opening(`${subject}${degree}(?:tasked|charged|entrusted) with`)],
	['own', opening('it (?:is|was) my (?:responsibility|job|duty|task|role) to')],
	['own', opening(`(?:i )?(?:was |am |is )?(?:asked|required|expected) to`)],
	['own', opening('(?:i )?(?:had|have|has) to')],
	['charge', opening(`${subject}${degree}in charge (?:of|for)`)],
	[
		'help',
		opening(
			`(?:i )?(?:was )?(?:helped|assisted|helping|assisting|help|assist|helps|assists)(?: out)? (?:with|in)`,
		),
	],
	['part', opening(`${subject}${degree}involved (?:in|with)`)],
	['part', opening(`${subject}${degree}instrumental in`)],
	['worked-on', opening('(?:i )?(?:have )?worked on')],
]

function opening(source: string): RegExp {
	return new RegExp(`^(?:${source})(?=[\\s:;]|(?<=[:;]))[\\s:;]*`, 'i')
}

/** Reads the words that open a line before its work; `null` if the line opens with the work. */
export function readOpening(line: string): Opening | null {
	const { text, tail } = withoutFrame(line)
	for (const [kind, expression] of openings) {
		const [found] = expression.exec(text) ?? []
		if (found === undefined) continue
		const rest = text.slice(found.length)
		const isPlain = /\bto[:\s]*$/i.test(found) || /^to /i.test(rest)
		return {
			kind,
			text: line.slice(0, line.length - rest.length).trim(),
			body: rest.replace(/^to /i, ''),
			isPlain,
			tail,
		}
	}
	return null
}

// Drops the role that one had where the first person follows; a role with a name goes to the end.
function withoutFrame(line: string): { text: string; tail: string } {
	const [, role = '', rest = ''] = /^as (an? [\p{L} -]{3,30}?),? (i .+)$/iu.exec(line) ?? []
	if (role !== '') return { text: rest, tail: `as ${role}` }
	return {
		text: line.replace(
			/^in (?:this|my|the) (?:role|job|position|post),? (?=i\b|my\b|responsible)/i,
			'',
		),
		tail: '',
	}
}
