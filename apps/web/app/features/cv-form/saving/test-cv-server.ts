import type { Cv, SavedCv } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { newId } from '#shared/new-id.ts'
import type { Attempt } from '#shared/offline/pending-change.ts'
import type { CvServer } from './cv-server.ts'

const at = '2026-01-02T03:04:05.000Z'

/** A server with one CV, which can be away, lose answers or refuse. */
export class TestCvServer implements CvServer {
	cv: Cv = {
		id: newId(),
		title: 'My CV',
		visibility: 'private',
		revision: 1,
		createdAt: at,
		updatedAt: at,
		document: { ...emptyCv(), professionalSummary: 'Careful.' },
		design: defaultDesign(),
		savedBy: {},
	}
	isAway = false
	losesAnswers = false
	refusal: ApiError | null = null
	saves: string[] = []

	save = async (_id: string, revision: number, attempt: Attempt): Promise<SavedCv> => {
		if (this.isAway) throw new NoAnswerError('away')
		if (this.refusal) throw this.refusal
		if (revision !== this.cv.revision) throw stale(this.cv)
		const { document, design, writer } = attempt
		this.saves.push(document.professionalSummary)
		this.change({ document, design }, writer)
		if (this.losesAnswers) throw new NoAnswerError('lost')
		return this.cv
	}

	look = async (_id: string, revision: number): Promise<Cv | null> => {
		if (this.isAway) throw new NoAnswerError('away')
		return revision === this.cv.revision ? null : this.cv
	}

	change(changes: Partial<Cv>, writer = newId()): void {
		const revision = this.cv.revision + 1
		const savedBy = { ...this.cv.savedBy, [writer]: revision }
		this.cv = { ...this.cv, ...changes, revision, savedBy }
	}

	changeSummary(professionalSummary: string): void {
		this.change({ document: { ...this.cv.document, professionalSummary } })
	}

	changeName(firstName: string): void {
		const personalInfo = { ...this.cv.document.personalInfo, firstName }
		this.change({ document: { ...this.cv.document, personalInfo } })
	}
}

function stale(current: Cv): ApiError {
	const body = { detail: 'It changed elsewhere.', code: 'cv_changed_elsewhere', current }
	return new ApiError(412, 'cv_changed_elsewhere', { message: 'It changed elsewhere.', body })
}
