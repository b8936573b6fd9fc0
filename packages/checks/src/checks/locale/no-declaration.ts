import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { anywhere, freeTexts } from '../../subjects.ts'
import { lineRemoval } from '../../text-fixes.ts'

// A solemn verb alone makes a declaration. A plain one does if it vouches for what the CV says, as does a sentence that calls the CV true.
const vouches = '(?:true|correct|accurate|complete|authentic|valid)'
const here =
	'(?:above|here|herein|given|provided|furnished|stated|mentioned|cv|r[ée]sum[ée]|knowledge|belief)'
const told = '(?:information|details|particulars|statements?|facts|above|cv|r[ée]sum[ée])'
const declaration = new RegExp(
	[
		String.raw`\bI\s+(?:do\s+)?(?:hereby|solemnly)\s+(?:declare|certify|affirm|confirm)\b[^.]*`,
		String.raw`\bI\s+(?:declare|certify|affirm|confirm)\s(?=[^.]{0,160}\b${here}\b)[^.]{0,160}\b${vouches}\b[^.]*`,
		String.raw`\b${told}\b[^.]{0,60}\b(?:is|are)\s+(?:all\s+)?${vouches}\b[^.]{0,40}\bmy\s+(?:knowledge|belief)\b[^.]*`,
	].join('|'),
	'i',
)

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
