import { ApiError } from '#shared/api/api-error.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { LaterCvError } from './read-account-cv.ts'

type CvUnavailableProps = {
	/** The level of its title on the page around it. */
	titleAs: 'h1' | 'h2'
	error: Error
	onRetry: () => void
}

/** Says why a CV of the account cannot be shown; another person's CV counts as missing. */
export function CvUnavailable({ titleAs: Title, error, onRetry }: CvUnavailableProps) {
	const isMissing = error instanceof ApiError && error.status < 500 && error.status !== 429
	const isLater = error instanceof LaterCvError
	const couldNot = isLater ? 'This page is out of date' : 'We couldn’t load your CV'
	return (
		<div role="alert" className="max-w-[44rem]">
			<Title className="text-2xl">{isMissing ? 'This CV isn’t in your account' : couldNot}</Title>
			<p className="mt-3 text-ink-soft">
				{isMissing
					? 'It may have been deleted, or belong to another account. Deleted CVs stay in the bin for 30 days.'
					: error.message}
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				{isLater ? (
					<Button look="primary" onClick={() => window.location.reload()}>
						Reload
					</Button>
				) : null}
				<ButtonLink to="/dashboard" look={isLater ? 'quiet' : 'primary'}>
					My CVs
				</ButtonLink>
				{isMissing || isLater ? null : <Button onClick={onRetry}>Try again</Button>}
			</div>
		</div>
	)
}
