import type { CvSource } from '@app/cv'
import { withFacts, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { garbledText } from './garbled-text.ts'

const withoutVowels = (source: CvSource): CvSource => ({
	...source,
	pages: source.pages.map((page) => ({
		...page,
		lines: page.lines.map((line) => ({ ...line, text: line.text.replace(/[aeiouyw]/gi, 'x') })),
	})),
})

export const garbledTextCases: CheckCases = {
	check: garbledText,
	finds: {
		'every vowel is lost': { source: withoutVowels },
		'a third of the signs has no meaning': withFacts({ unreadableShare: 0.33 }),
	},
	accepts: {
		'a few signs are unreadable': withFacts({ unreadableShare: 0.04 }),
		'abbreviations in capitals': withLine(
			'SPSS, HTTP, NVQ, GCSE, PGCE, BTEC, HTML, SQL, CSCS, NPPF, MRCS, PCNs',
		),
		'Welsh and Polish names': withLine('Cwm Rhymni, Ystrad Mynach, Szczecin, Wrocław, Krzysztof'),
	},
}
