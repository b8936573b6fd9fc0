import { type ReactNode, useEffect } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { fullTitle } from '#shared/page-meta.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { LockedCv } from './locked-cv.tsx'
import { SharedCvUnavailable } from './shared-cv-unavailable.tsx'
import { SharedCvViewer } from './shared-cv-viewer.tsx'
import { useSharedCv } from './use-shared-cv.ts'

/** The page of a shared CV: the CV itself, the question for its password, or why there is nothing to see. */
export function SharedCvScreen({ cvKey }: { cvKey: string }) {
	const { cv, pages, unlock, grant } = useSharedCv(cvKey)
	if (cv.data) {
		return (
			<>
				<TabTitle title={[cv.data.words.heading, cv.data.words.headline]} />
				<SharedCvViewer cvKey={cvKey} cv={cv.data} pages={pages} grant={grant} />
			</>
		)
	}
	if (cv.isPending) return <Frame>{<PageSpinner label="Loading the CV" />}</Frame>
	if (cv.error instanceof ApiError && cv.error.code === 'share_password_needed') {
		return (
			<Frame>
				<LockedCv isBusy={unlock.isPending} error={unlock.error} onOpen={unlock.mutate} />
			</Frame>
		)
	}
	return (
		<Frame>
			<SharedCvUnavailable error={cv.error} onTryAgain={() => void cv.refetch()} />
		</Frame>
	)
}

function Frame({ children }: { children: ReactNode }) {
	return (
		<main id="content" className="min-h-svh">
			{children}
		</main>
	)
}

/** The server writes the title of an open CV; behind a password only the browser knows it. */
function TabTitle({ title }: { title: string[] }) {
	const text = fullTitle(title.filter(Boolean).join(' – '))
	useEffect(() => {
		document.title = text
	}, [text])
	return null
}
