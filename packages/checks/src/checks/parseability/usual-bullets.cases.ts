import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { usualBullets } from './usual-bullets.ts'

// The bullets of the jobs, each with a sign before it.
const withSign = (sign: string, most = 99): Case => ({
	source: (source) => {
		let signed = 0
		return {
			...source,
			pages: source.pages.map((page) => ({
				...page,
				lines: page.lines.map((line) =>
					line.text.length > 40 && signed++ < most
						? { ...line, text: `${sign} ${line.text}` }
						: line,
				),
			})),
		}
	},
})

const withIcons: Case = {
	source: (source) => {
		const lines = source.pages.flatMap((page) => page.lines).filter(({ text }) => text.length > 40)
		const icons = lines.map(({ place }) => ({ ...place, x: place.x - 12, width: 8 }))
		return { ...source, facts: { ...source.facts, icons } }
	},
}

const withIconsAtHeadings: Case = {
	source: (source) => {
		const lines = source.pages.flatMap((page) => page.lines).filter(({ text }) => text.length < 14)
		const icons = lines.map(({ place }) => ({ ...place, x: place.x - 12, width: 8 }))
		return { ...source, facts: { ...source.facts, icons } }
	},
}

export const usualBulletsCases: CheckCases = {
	check: usualBullets,
	finds: {
		arrows: withSign('➢'),
		ticks: withSign('✓'),
		diamonds: withSign('◆'),
		'signs of an icon font': withIcons,
	},
	accepts: {
		'round bullets': withSign('•'),
		'large round bullets': withSign('●'),
		squares: withSign('▪'),
		dashes: withSign('–'),
		'two ticks': withSign('✓', 2),
		'icons at headings and dates': withIconsAtHeadings,
		'no signs': {},
		'no file yet': { source: () => null },
	},
}
