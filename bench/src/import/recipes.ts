import type { DocxFamily } from './makers/docx-design.ts'
import type { HtmlFamily } from './makers/html-design.ts'
import type { ReactPdfFamily } from './makers/react-pdf.ts'
import type { TextFamily } from './makers/text.ts'
import type { TypstFamily } from './makers/typst.ts'

/** Development layouts may guide the importer; held-out ones only ever measure it. */
export type Split = 'development' | 'held-out'

export type FileFormat = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt'

type Making =
	| { maker: 'chromium'; family: HtmlFamily; format: 'pdf' }
	| { maker: 'writer'; family: HtmlFamily; format: 'pdf' | 'docx' }
	| { maker: 'word'; family: DocxFamily; format: 'docx' }
	| { maker: 'word-to-office'; family: DocxFamily; format: 'pdf' | 'odt' | 'rtf' }
	| { maker: 'typst'; family: TypstFamily; format: 'pdf' }
	| { maker: 'react-pdf'; family: ReactPdfFamily; format: 'pdf' }
	| { maker: 'typed'; family: TextFamily; format: 'txt' }

export type Recipe = Making & { split: Split; weight: number }

/** Every way in which a CV is made, and how often. No layout family is in both splits. */
export const recipes: readonly Recipe[] = [
	...chromium('development', 4, ['one-column', 'centred', 'sidebar-left', 'sidebar-right']),
	...chromium('development', 3, ['banner', 'label-column', 'date-column', 'cards', 'two-columns']),
	{ maker: 'word', family: 'docx-plain', format: 'docx', split: 'development', weight: 5 },
	{ maker: 'word', family: 'docx-dates-table', format: 'docx', split: 'development', weight: 2 },
	{ maker: 'word', family: 'docx-page-header', format: 'docx', split: 'development', weight: 2 },
	{ maker: 'word-to-office', family: 'docx-plain', format: 'pdf', split: 'development', weight: 5 },
	{
		maker: 'word-to-office',
		family: 'docx-dates-table',
		format: 'pdf',
		split: 'development',
		weight: 3,
	},
	{ maker: 'writer', family: 'one-column', format: 'pdf', split: 'development', weight: 2 },
	{
		maker: 'typst',
		family: 'professional-classic',
		format: 'pdf',
		split: 'development',
		weight: 2,
	},
	{ maker: 'typst', family: 'modern-professional', format: 'pdf', split: 'development', weight: 2 },
	{ maker: 'typed', family: 'plain', format: 'txt', split: 'development', weight: 3 },
	{ maker: 'typed', family: 'underlined', format: 'txt', split: 'development', weight: 2 },
	...chromium('held-out', 4, ['timeline', 'three-regions', 'europass']),
	{ maker: 'react-pdf', family: 'react-one-column', format: 'pdf', split: 'held-out', weight: 4 },
	{ maker: 'react-pdf', family: 'react-sidebar', format: 'pdf', split: 'held-out', weight: 4 },
	{ maker: 'writer', family: 'timeline', format: 'docx', split: 'held-out', weight: 3 },
	{ maker: 'word', family: 'docx-sidebar', format: 'docx', split: 'held-out', weight: 4 },
	{ maker: 'word-to-office', family: 'docx-sidebar', format: 'pdf', split: 'held-out', weight: 4 },
	{ maker: 'word-to-office', family: 'docx-sidebar', format: 'odt', split: 'held-out', weight: 2 },
	{ maker: 'word-to-office', family: 'docx-sidebar', format: 'rtf', split: 'held-out', weight: 2 },
	{ maker: 'typst', family: 'executive-elite', format: 'pdf', split: 'held-out', weight: 3 },
	{ maker: 'typed', family: 'markdown', format: 'txt', split: 'held-out', weight: 3 },
]

function chromium(split: Split, weight: number, families: HtmlFamily[]): Recipe[] {
	return families.map((family) => ({ maker: 'chromium', family, format: 'pdf', split, weight }))
}

/** Goes through the recipes of a split so that each comes as often as its weight says. */
export function recipeFor(index: number, split: Split, maker: string | null): Recipe {
	const fitting = recipes.filter(
		(recipe) => recipe.split === split && (maker === null || recipe.maker === maker),
	)
	const turns = fitting.flatMap((recipe) =>
		Array.from({ length: recipe.weight }, (_, turn) => ({
			recipe,
			// Spreads the turns of each recipe evenly over a round.
			position: (turn + 0.5) / recipe.weight,
		})),
	)
	const order = turns.sort((a, b) => a.position - b.position)
	const turn = order[index % order.length]
	if (turn === undefined) throw new Error(`Nothing is made by "${maker}" in ${split}.`)
	return turn.recipe
}
