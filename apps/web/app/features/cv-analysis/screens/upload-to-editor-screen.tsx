import type { GuestResults } from '@app/contract'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { CvLimitNotice } from '#shared/plan/cv-limit-notice.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Highlight } from '#shared/ui/highlight.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import type { GuestCalls } from '../session/guest-calls.ts'
import { UploadFlow } from '../upload/upload-flow.tsx'
import type { UploadText } from '../upload/upload-panel.tsx'

const uploadIntro: UploadText = {
	title: (
		<>
			Edit the CV you already <Highlight>have</Highlight>
		</>
	),
	text: 'Ella reads your file and opens it in the editor. We mark anything we’re not sure of, so you can check it.',
	below: (
		<>
			<p className="mt-12 mb-8 border-t border-line pt-6 text-sm text-ink-soft">
				Want to check every field before it’s saved?{' '}
				<Link to="/cv-parser" className="font-semibold text-accent underline underline-offset-3">
					Check it first
				</Link>
			</p>
			<CvLimitNotice className="" />
		</>
	),
}

type UploadToEditorScreenProps = {
	path?: string
	intro?: UploadText
	choose?: (send: (file: File) => void) => ReactNode
	/** Returns the address that shows the reading if the CV cannot be saved. */
	readingPath?: (sessionId: string) => string
	/** Makes a CV from the results and opens it; throws a sentence when that fails. */
	onRead: (results: GuestResults) => Promise<void>
	calls?: GuestCalls
}

/** A file from its upload straight to the editor. */
export function UploadToEditorScreen({
	path = '/cv-writer/upload',
	intro = uploadIntro,
	readingPath = (sessionId) => `/cv-parser-preview/${sessionId}`,
	...rest
}: UploadToEditorScreenProps) {
	const { onRead, choose, calls } = rest
	return (
		<UploadFlow path={path} intro={intro} choose={choose} calls={calls}>
			{(results) => (
				<OpenInEditor
					results={results}
					onRead={onRead}
					readingPath={readingPath(results.session_id)}
				/>
			)}
		</UploadFlow>
	)
}

type OpenInEditorProps = Pick<UploadToEditorScreenProps, 'onRead'> & {
	results: GuestResults
	readingPath: string
}

function OpenInEditor({ results, onRead, readingPath }: OpenInEditorProps) {
	const [attempt, setAttempt] = useState(1)
	const [problem, setProblem] = useState<{ attempt: number; sentence: string } | null>(null)
	const open = useEffectEvent(() => onRead(results))
	useEffect(() => {
		open().catch((error: unknown) => {
			const sentence = error instanceof Error ? error.message : 'Please try again.'
			setProblem({ attempt, sentence })
		})
	}, [attempt])
	if (problem?.attempt !== attempt) return <PageSpinner label="Opening your CV in the editor" />
	return (
		<NarrowPage
			title="We read your CV but couldn’t save it"
			text={<p role="alert">{problem.sentence} Nothing is lost.</p>}
		>
			<div className="flex flex-wrap gap-3">
				<Button look="primary" onClick={() => setAttempt(attempt + 1)}>
					Try again
				</Button>
				<ButtonLink to={readingPath}>Check what we read</ButtonLink>
			</div>
		</NarrowPage>
	)
}
