import { createCv } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { call } from '#shared/api/call.ts'
import { newFormData } from '#shared/cv-form-storage.ts'
import { documentFromProfile } from '#shared/document-from-profile.ts'
import { showExampleBeside } from '#shared/examples/example-beside-cv.ts'
import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import { putBlankCv } from '#shared/local-cvs/create-local-cv.ts'
import { explainLocalCvRefusal } from '#shared/local-cvs/explain-local-cv-refusal.ts'
import { LocalCvRefusal, requireRoomForCv } from '#shared/local-cvs/local-cvs.ts'
import { newId } from '#shared/new-id.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { useSession } from '#shared/session/use-session.ts'
import type { ExampleCard } from './example-card.tsx'

/** Begins an empty CV in the look of an example, which then stands beside it, and opens the editor. */
export function useStartFromExample({ id, profession, templateId }: ExampleCard) {
	const { isAuthenticated, user } = useSession()
	const client = useQueryClient()
	const navigate = useNavigate()
	const [isBeginning, setIsBeginning] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const [cvId] = useState(newId)

	async function beginInAccount(): Promise<string> {
		const design = { ...newFormData().design, templateId }
		const document = documentFromProfile(user)
		const body = { id: cvId, title: `${profession} CV`, document, design }
		await call(createCv, { body })
		void client.invalidateQueries({ queryKey: accountCvsKey })
		showExampleBeside(cvId, id)
		return `/cv-writer/edit/${cvId}`
	}

	async function beginHere(): Promise<string> {
		await requireRoomForCv()
		putBlankCv({ templateId })
		showExampleBeside(localCv, id)
		return '/cv-writer/create'
	}

	async function begin(): Promise<void> {
		setIsBeginning(true)
		try {
			const path = isAuthenticated ? await beginInAccount() : await beginHere()
			void track({ name: 'cv_creation_started', method: 'example' })
			await navigate(path)
		} catch (error) {
			setProblem(describeError(error))
			setIsBeginning(false)
		}
	}
	return { begin, isBeginning, problem }
}

function describeError(error: unknown): string {
	if (error instanceof DOMException || error instanceof LocalCvRefusal)
		return explainLocalCvRefusal(error)
	return error instanceof Error ? error.message : 'Please try again.'
}
