import { ApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'

/** Tells kindly that no CV is shared here, for any reason, or that the CV cannot be loaded at the moment. */
export function SharedCvUnavailable({
	error,
	onTryAgain,
}: {
	error: Error
	onTryAgain: () => void
}) {
	const isGone = error instanceof ApiError && error.status === 404
	return (
		<div className="mx-auto w-full max-w-[34rem] px-5 pt-14 pb-24 sm:pt-24">
			<h1 className="text-[clamp(1.875rem,5vw,2.375rem)] font-[520] tracking-[-0.02em]">
				{isGone ? 'This CV isn’t shared' : 'We couldn’t open this CV'}
			</h1>
			<p className="mt-4 text-lg text-ink-soft">
				{isGone
					? 'The link may have expired or been turned off, or part of it may be missing. Ask the person who sent it for a new one.'
					: error.message}
			</p>
			{isGone ? null : (
				<Button className="mt-8" onClick={onTryAgain}>
					Try again
				</Button>
			)}
		</div>
	)
}
