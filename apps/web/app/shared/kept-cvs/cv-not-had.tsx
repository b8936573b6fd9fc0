import { ApiError } from '#shared/api/api-error.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'

type CvNotHadProps = {
	/** The level of its title on the page around it. */
	titleAs: 'h1' | 'h2'
	error: Error
	onRetry: () => void
}

/** Says why a CV of the account cannot be shown; somebody else's is one that is not there. */
export function CvNotHad({ titleAs: Title, error, onRetry }: CvNotHadProps) {
	const isMissing = error instanceof ApiError && error.status < 500 && error.status !== 429
	return (
		<div role="alert" className="max-w-[44rem]">
			<Title className="text-2xl">
				{isMissing ? 'This CV is not in your account' : 'Your CV could not be fetched'}
			</Title>
			<p className="mt-3 text-ink-soft">
				{isMissing
					? 'It may have been deleted, or it belongs to another account. Deleted CVs wait in the bin for 30 days.'
					: error.message}
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<ButtonLink to="/dashboard" look="primary">
					My CVs
				</ButtonLink>
				{isMissing ? null : <Button onClick={onRetry}>Try again</Button>}
			</div>
		</div>
	)
}
