import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { anywhere, freeTexts } from '../../subjects.ts'
import { lineRemoval } from '../../text-fixes.ts'

const declaration =
	/\bI\s+(?:do\s+)?(?:hereby|solemnly)\s+(?:declare|certify|affirm|confirm)\b[^.]*/i

export const noDeclaration: Check = {
	id: 'H10',
	category: 'locale',
	severity: 'warning-1',
	title: 'You don’t sign a declaration',
	looksAt: freeTexts,
	wordsToDelete: ({ lines }) => anywhere(findAll(lines)),
	run: ({ lines, pointAt }) => {
		const [quote] = findAll(lines)
		if (quote === undefined) return null
		return {
			title: `You’ve included a declaration: ${quoted(quote)}.`,
			why: 'Nobody signs a CV in the UK, so it’ll surprise employers.',
			fix: 'Delete the declaration, the place and the signature.',
			evidence: [pointAt({ path: null, quote })],
		}
	},
	quickFixes: (context) => {
		const edits = lineRemoval(context, findAll(context.lines)[0] ?? '')
		return edits === null ? [] : [{ label: 'Remove the declaration', edits }]
	},
}

function findAll(lines: readonly string[]): string[] {
	return lines.flatMap((line) => declaration.exec(line)?.[0] ?? [])
}
