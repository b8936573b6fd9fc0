import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { ShareForm } from './share-form.tsx'
import { useShareSettings } from './use-share-settings.ts'

type ShareDialogProps = {
	cvId: string
	title: string
	/** The id of what gets the focus back. */
	returnFocusTo?: string
	onClose: () => void
}

/** Shows who else can see a CV, and which parts of it. */
export function ShareDialog({ cvId, title, ...frame }: ShareDialogProps) {
	return (
		<Dialog {...frame} size="wide" title="Share this CV" text={title}>
			<LoadedShareSettings cvId={cvId} />
		</Dialog>
	)
}

function LoadedShareSettings({ cvId }: { cvId: string }) {
	const { settings, cv, save, renew } = useShareSettings(cvId)
	if (settings.data && cv.data) {
		return <ShareForm settings={settings.data} cv={cv.data} save={save} renew={renew} />
	}
	const error = settings.error ?? cv.error
	if (error === null) {
		return (
			<div className="grid min-h-[24rem] place-items-center">
				<Spinner label="Loading sharing settings" />
			</div>
		)
	}
	return (
		<div role="alert" className="px-5 py-10 sm:px-7">
			<p className="text-ink-soft">{error.message}</p>
			<Button className="mt-4" onClick={() => void Promise.all([settings.refetch(), cv.refetch()])}>
				Try again
			</Button>
		</div>
	)
}
