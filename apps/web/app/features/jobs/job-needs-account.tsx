import { letterPath } from '#shared/letter/letter-path.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'

type JobNeedsAccountProps = {
	title: string
	/** Where the person goes on once they are signed in. */
	from: string
	onClose: () => void
}

/** Says that saving a job or a search needs an account, and what works with an advert without one. */
export function JobNeedsAccount({ title, from, onClose }: JobNeedsAccountProps) {
	return (
		<Dialog
			title={title}
			text="This needs a free account. Your CVs and letters come with you."
			onClose={onClose}
		>
			<div className="grid gap-7 p-5 sm:p-7">
				<div className="flex flex-wrap gap-3">
					<ButtonLink to="/register" state={{ from }} look="primary">
						Create an account
					</ButtonLink>
					<ButtonLink to="/login" state={{ from }}>
						Sign in
					</ButtonLink>
				</div>
				<section aria-labelledby="without-account-title" className="border-t border-line pt-5">
					<h3 id="without-account-title" className="font-sans text-base font-semibold">
						Without an account
					</h3>
					<p className="mt-1.5 mb-4 text-ink-soft">
						Paste the advert and compare your CV with it, or start a cover letter for it.
					</p>
					<div className="flex flex-wrap gap-3">
						<ButtonLink to="/cv-rewriter?part=match" size="small">
							Match a CV to a job
						</ButtonLink>
						<ButtonLink to={letterPath} size="small">
							Write a cover letter
						</ButtonLink>
					</div>
				</section>
			</div>
		</Dialog>
	)
}
