import type { CvDocument } from '@app/cv'
import { defaultDesign } from '@app/cv'
import type { CvServer } from '../../../apps/web/app/features/cv-form/saving/cv-server.ts'
import { ApiError, NoAnswerError } from '../../../apps/web/app/shared/api/api-error.ts'
import type { Attempt } from '../../../apps/web/app/shared/offline/pending-change.ts'
import type { Random } from '../merge/random.ts'

type Cv = NonNullable<Awaited<ReturnType<CvServer['look']>>>
type SavedCv = Awaited<ReturnType<CvServer['save']>>
type Request = { run: () => void; lose: () => void; isSave: boolean }

/**
 * A server with one CV behind a bad line. Requests lie on the line until they are delivered; some never arrive, and of
 * some that arrive the answer is lost. It saves as Ella's database does: only from the newest revision.
 */
export class FakeServer {
	cv: Cv
	readonly counts = { saves: 0, conflicts: 0, lostRequests: 0, lostAnswers: 0 }
	readonly #random: Random
	readonly #line: Request[] = []

	constructor(document: CvDocument, random: Random) {
		const at = new Date(0).toISOString()
		this.#random = random
		this.cv = {
			id: '0190a000-0000-7000-8000-000000000001',
			title: 'My CV',
			visibility: 'private',
			document,
			design: defaultDesign(),
			revision: 1,
			savedBy: {},
			createdAt: at,
			updatedAt: at,
		}
	}

	get isIdle(): boolean {
		return this.#line.length === 0
	}

	save = (revision: number, attempt: Attempt): Promise<SavedCv> =>
		this.#ask(() => this.#take(revision, attempt), true)

	look = (revision: number): Promise<Cv | null> =>
		this.#ask(() => (revision === this.cv.revision ? null : this.cv), false)

	/** Delivers any one request that is on the line; `isGood` loses none. */
	deliver({ isGood }: { isGood: boolean }): void {
		const [request] = this.#line.splice(this.#random.below(this.#line.length), 1)
		if (request === undefined) return
		const luck = isGood ? 9 : this.#random.below(10)
		if (luck === 0) this.counts.lostRequests += 1
		if (luck === 1 && request.isSave) this.counts.lostAnswers += 1
		if (luck > 0) request.run()
		if (luck <= 1) request.lose()
	}

	#ask<Answer>(answer: () => Answer, isSave: boolean): Promise<Answer> {
		return new Promise((resolve, reject) => {
			const answerLater = (settle: () => void) => setImmediate(settle)
			const run = () => {
				try {
					const given = structuredClone(answer())
					answerLater(() => resolve(given))
				} catch (error) {
					answerLater(() => reject(error))
				}
			}
			this.#line.push({ run, isSave, lose: () => reject(new NoAnswerError('lost')) })
		})
	}

	#take(revision: number, { document, design, writer }: Attempt): SavedCv {
		if (revision !== this.cv.revision) {
			this.counts.conflicts += 1
			throw stale(this.cv)
		}
		this.counts.saves += 1
		const next = revision + 1
		const savedBy = { ...this.cv.savedBy, [writer]: next }
		this.cv = structuredClone({ ...this.cv, document, design, revision: next, savedBy })
		return this.cv
	}
}

function stale(current: Cv): ApiError {
	const message = 'It changed elsewhere.'
	const body = { detail: message, code: 'cv_changed_elsewhere', current: structuredClone(current) }
	return new ApiError(412, 'cv_changed_elsewhere', { message, body })
}
