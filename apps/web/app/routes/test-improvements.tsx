import type { Cv } from '@app/contract'
import { type CvDocument, cvDocumentSchema, defaultDesign } from '@app/cv'
import { fireEvent, screen, within } from '@testing-library/react'
import { toDocument, toForm } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import CvImprovements from './cv-improvements.tsx'

export const phones = 'Was responsible for answering phones'
export const meals = 'Duties included serving meals'
export const rooms = 'Responsible for cleaning patient rooms'
export const cvWith = (achievements: string[], rest: object = {}): CvDocument =>
	cvDocumentSchema.parse({ experience: [{ id: 'job', jobTitle: 'Aide', achievements }], ...rest })
export const document = cvWith([phones, meals, rooms])
const id = '0190a000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'
const user = sampleUser()
export const row = (line: string) => screen.getByRole('listitem', { name: `Aide: ${line}` })
export const inRow = (line: string) => within(row(line))
export const listFirstJobLines = ({ experience }: CvDocument) => experience[0]?.achievements ?? []

/** The CV as the server has it, or as the browser keeps it for a guest. */
export type Kept = {
	document: () => CvDocument
	put: (document: CvDocument) => void
	place: { cvId: string; ownerId: string | null }
	saves: () => number
}

export function openAsMember(first = document, onSave: () => Response | null = () => null) {
	let cv: Cv = {
		id,
		title: 'My CV',
		document: first,
		design: defaultDesign(),
		revision: 7,
		visibility: 'private',
		createdAt: at,
		updatedAt: at,
	}
	const put = (changed: CvDocument) => {
		cv = { ...cv, document: changed, revision: cv.revision + 1 }
	}
	let saves = 0
	stubServer({
		[`GET /api/cvs/${id}/`]: () => answer(200, cv),
		[`PATCH /api/cvs/${id}/`]: ({ body, ifMatch }) => {
			saves += 1
			const refused = onSave()
			if (refused) return refused
			if (ifMatch !== `"${cv.revision}"`)
				return refusal(412, 'cv_changed_elsewhere', 'This CV was changed elsewhere.')
			put(cvDocumentSchema.parse(Object(body).document))
			return answer(200, { id, revision: cv.revision, updatedAt: at })
		},
	})
	const path = '/cv-writer/improvements/:cvId'
	const page = showPage(CvImprovements, { path, at: path.replace(':cvId', id), user })
	const place = { cvId: id, ownerId: user.id }
	return { ...page, document: () => cv.document, put, place, saves: () => saves }
}

export function openAsGuest(first = document) {
	const form = toForm({ document: first, design: defaultDesign() })
	writeStoredForm({ data: form, lastSaved: at, replaced: [] })
	const path = '/cv-writer/improvements/:cvId'
	const page = showPage(CvImprovements, { path, at: path.replace(':cvId', 'local') })
	const stored = () => {
		const reading = readStoredForm()
		if (reading.status !== 'found') throw new Error('No CV is stored.')
		return reading.form
	}
	const put = (changed: CvDocument) =>
		writeStoredForm({ ...stored(), data: { ...stored().data, ...changed } })
	const place = { cvId: 'local', ownerId: null }
	return { ...page, document: () => toDocument(stored().data), put, place, saves: () => 0 }
}

type Opening = (first?: CvDocument) => Kept & Pick<ReturnType<typeof showPage>, 'router'>

export const openings: [string, Opening][] = [
	['a guest', openAsGuest],
	['a member', openAsMember],
]

export const loaded = () => screen.findByRole('heading', { name: 'Better wording' })
export const saveButton = () => screen.getByRole('button', { name: /^Save/ })
export const save = () => fireEvent.click(saveButton())
export const saved = () => screen.findByText(/^Saved .* as a new version\./)

export function writeOver(line: string, text: string) {
	fireEvent.click(inRow(line).getByRole('button', { name: 'Edit' }))
	fireEvent.change(screen.getByLabelText(`Your wording of: ${line}`), { target: { value: text } })
}

export function answerCalls(text: string) {
	fireEvent.change(screen.getByLabelText(/^How many calls a day/), { target: { value: text } })
}
