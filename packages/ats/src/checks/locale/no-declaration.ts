import type { Check } from '../../check.ts'
import { lineRemoval } from '../../mend-text.ts'
import { freeTexts } from '../../subjects.ts'
import { quoted } from '../../words-about.ts'

const declaration =
	/\bI\s+(?:do\s+)?(?:hereby|solemnly)\s+(?:declare|certify|affirm|confirm)\b[^.]*/i

export const noDeclaration: Check = {
	id: 'H10',
	category: 'locale',
	severity: 'warning-1',
	title: 'There is no declaration to sign',
	looksAt: freeTexts,
	run: ({ lines, pointAt }) => {
		const quote = quoteIn(lines)
		if (quote === undefined) return null
		return {
			title: `Your CV carries a declaration: ${quoted(quote)}.`,
			why: 'In the UK a CV is not signed, and readers are surprised by it.',
			fix: 'Delete the declaration, the place and the signature.',
			evidence: [pointAt({ path: null, quote })],
		}
	},
	mend: (context) => {
		const edits = lineRemoval(context, quoteIn(context.lines) ?? '')
		return edits === null ? [] : [{ label: 'Take the declaration out', edits }]
	},
}

function quoteIn(lines: readonly string[]): string | undefined {
	return lines.map((line) => declaration.exec(line)?.[0]).find((match) => match !== undefined)
}
