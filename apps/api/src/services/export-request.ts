import type { ExportFormat, ExportOptions } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import type { TypesettingCalls } from '@app/typeset/node'

export type ExportDeps = { typesetter: ExportTypesetter; createdAt: Date }

export type ExportRequest = ExportOptions & {
	document: CvDocument
	design: CvDesign
	format: ExportFormat
}

export type ExportTypesetter = Pick<TypesettingCalls, 'pdf' | 'docx' | 'png'>
