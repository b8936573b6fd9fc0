import { createCv } from '@app/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '#shared/api/call.ts'
import { newFormData, readStoredForm } from '#shared/cv-form-storage.ts'
import { documentFromProfile } from '#shared/document-from-profile.ts'
import { localCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { newId } from '#shared/new-id.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'

type OpenCvInAccountProps = {
	accountId: string
	/** Begins a new CV when this browser holds none; the list is shown otherwise. */
	beginsAnew: boolean
	/** Writes in this browser instead, while the account cannot be reached. */
	onStayHere: () => void
}

/** For signed-in people: moves this browser's CV to the account and opens it, or starts a new one there. */
export function OpenCvInAccount({ accountId, beginsAnew, onStayHere }: OpenCvInAccountProps) {
	const navigate = useNavigate()
	const { search } = useLocation()
	const { user } = useSession()
	const [fresh] = useState(() => ({ id: newId(), document: documentFromProfile(user) }))
	const [attempt, setAttempt] = useState(1)
	const [failure, setFailure] = useState<{ attempt: number; sentence: string } | null>(null)
	useEffect(() => {
		let isLeft = false
		const open = async () => {
			const id = (await idOfMoved(accountId)) ?? (beginsAnew ? await idOfNew(fresh) : null)
			const path = id === null ? '/dashboard' : `/cv-writer/edit/${id}${search}`
			if (!isLeft) await navigate(path, { replace: true })
		}
		open().catch((error: unknown) => {
			const sentence = error instanceof Error ? error.message : 'Please try again.'
			setFailure({ attempt, sentence })
		})
		return () => {
			isLeft = true
		}
	}, [accountId, beginsAnew, fresh, search, navigate, attempt])
	if (failure?.attempt !== attempt) return <PageSpinner label="Opening your CV" />
	return (
		<main id="content">
			<NarrowPage
				title="We can’t save a CV to your account right now"
				text={<p role="alert">{failure.sentence} Your CV in this browser is safe.</p>}
			>
				<div className="flex flex-wrap gap-3">
					<Button look="primary" onClick={() => setAttempt(attempt + 1)}>
						Try again
					</Button>
					<Button onClick={onStayHere}>Write in this browser</Button>
				</div>
			</NarrowPage>
		</main>
	)
}

async function idOfMoved(accountId: string): Promise<string | null> {
	const [moved] = await localCvMover.run(accountId)
	// The person sees it at once, so that nothing has to be said.
	if (moved) localCvMover.dismiss()
	return moved?.id ?? null
}

type FreshCv = { id: string; document: ReturnType<typeof documentFromProfile> }

async function idOfNew(fresh: FreshCv): Promise<string> {
	const reading = readStoredForm()
	// Nothing is written yet, but a template may have been chosen.
	const { design } = reading.status === 'found' ? reading.form.data : newFormData()
	const { id } = await call(createCv, { body: { ...fresh, design } })
	return id
}
