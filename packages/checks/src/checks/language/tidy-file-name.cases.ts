import type { Case } from '@app/cv/fixtures'
import { casesOf } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { tidyFileName } from './tidy-file-name.ts'

const named = (fileName: string): Case => ({ source: (source) => ({ ...source, fileName }) })

export const tidyFileNameCases: CheckCases = {
	check: tidyFileName,
	finds: casesOf(
		[
			'cv (3).pdf',
			'CV final.docx',
			'my_cv_updated_v2.pdf',
			'Document1.docx',
			'scan0001.pdf',
			'CV - Copy.docx',
		],
		named,
	),
	accepts: casesOf(
		[
			'Grace-Okafor-CV.pdf',
			'cv.pdf',
			'Okafor_Grace_Care_Assistant.pdf',
			'Scanlon-Mary-CV.pdf',
			'Newton CV.pdf',
			'',
		],
		named,
	),
}
