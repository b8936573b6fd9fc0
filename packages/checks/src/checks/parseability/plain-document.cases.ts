import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { plainDocument } from './plain-document.ts'

export const plainDocumentCases: CheckCases = {
	check: plainDocument,
	finds: {
		'a form': withFacts({ container: 'form' }),
		'a form that is nothing else': withFacts({ container: 'xfa' }),
		'a folder of files': withFacts({ container: 'portfolio' }),
	},
	accepts: {
		pages: {},
		'a Word document': { source: (source) => ({ ...source, format: 'docx' }) },
		'no file yet': { source: () => null },
	},
}
