import { rewriteBullet } from '@app/rewrite'
import { readRows } from './read-pairs.ts'

type OpenedLine = {
	current: boolean
	isMessy: boolean
	before: string
	/** What was offered when the lines were opened; empty where nothing was. */
	after: string
	/** better, fine, missed, cosmetic, wrong or unfaithful, by each of two readers. */
	verdicts: readonly [string, string]
}

const kinds = ['better', 'fine', 'missed', 'cosmetic', 'wrong', 'unfaithful'] as const

/**
 * Verdicts of two blind readers on lines that the rewriter saw once and nothing was chosen by. Of lines that come out otherwise now
 * nobody has judged anything, so that they are only counted.
 */
export function printOpenedLines(): void {
	for (const name of openedFiles) printFile(name)
}

/** The files of lines that were sealed until they were judged, the oldest first. */
const openedFiles = ['lines', 'lines-2', 'lines-3'] as const
type OpenedFile = (typeof openedFiles)[number]

function printFile(name: OpenedFile): void {
	const lines = readOpenedLines(name)
	const messy = lines.filter(({ isMessy }) => isMessy)
	for (const reader of [0, 1] as const) {
		console.log(
			`once sealed (${name}), by reader ${reader + 1}: ${lines.length} lines: ${count(lines, reader)}; of ${messy.length} messy ones ${count(messy, reader)}`,
		)
	}
	const agreed = lines.filter(({ verdicts: [one, other] }) => one === other)
	const changed = lines.filter(({ current, before, after }) => {
		const now = rewriteBullet(before, { current })
		return (now.after === now.before ? '' : now.after) !== after
	})
	console.log(
		`the readers agree on ${agreed.length} of ${lines.length}; ${changed.length} lines come out otherwise now`,
	)
}

function count(lines: readonly OpenedLine[], reader: 0 | 1): string {
	return kinds
		.map((kind) => {
			const of = lines.filter(({ verdicts }) => verdicts[reader] === kind)
			return `${kind} ${of.length}`
		})
		.join(', ')
}

/** The lines that were opened once, with what was offered and what two blind readers said of it. */
export function readOpenedLines(name: OpenedFile): OpenedLine[] {
	return readRows(new URL(`./opened/${name}.tsv`, import.meta.url)).map(
		([, , current, messy, , before = '', after = '', one = '', other = '']) => ({
			current: current === 'true',
			isMessy: messy === 'true',
			before,
			after,
			verdicts: [one, other],
		}),
	)
}
