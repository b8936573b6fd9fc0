import type { Case } from '@app/cv/fixtures'
import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { usualHeadings } from './usual-headings.ts'

const titled = (title: string): Case => ({
	cv: (cv) => {
		const changed = withLine('Twelve years in kitchens').cv?.(cv) ?? cv
		return { ...changed, custom: changed.custom.map((section) => ({ ...section, title })) }
	},
})

export const usualHeadingsCases: CheckCases = {
	check: usualHeadings,
	finds: {
		...casesOf(
			[
				'My journey',
				'What I bring',
				'My toolbox',
				'Where I have worked',
				'My superpowers',
				'Things I have done',
				'Stuff I’ve done',
				'The jobs I did',
				'Places I have worked',
				'Who I am',
				'Where I learned',
				'My story',
				'What I’ve done',
				'Meet Anna',
				'Hello',
			],
			titled,
		),
		'on the page of a file': withLine('My story so far'),
	},
	accepts: {
		...casesOf(
			[
				'Employment history',
				'Clinical placements',
				'Driving licences',
				'Technical toolkit',
				'Career summary',
				'Meet and greet',
				'Meetings and minutes',
				'Story time',
				'Path laying and fencing',
				'Journey planning',
				'Sailing and voyages',
				'School visits',
				'Toolmaking',
				'About me',
				'Key achievements',
				'Things to note',
				'Work placements',
			],
			titled,
		),
		'a sentence that only begins so': withLine(
			'My journey to work took me past three markets, and I learned to cook at them',
		),
	},
}
