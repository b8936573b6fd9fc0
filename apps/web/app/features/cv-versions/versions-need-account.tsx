import { FileStack } from 'lucide-react'
import { ButtonLink } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'

/** Tells a guest that only CVs in an account have versions. */
export function VersionsNeedAccount() {
	return (
		<NarrowPage
			title="Every version of your CV"
			text={
				<div className="grid gap-3">
					<p>
						With an account, Ella saves versions as you write, each time you download and whenever
						you choose. See what changed word by word, and restore any version with one click.
					</p>
					<p>
						In this browser you can undo 10 steps. When you sign in, your CV moves to your account.
					</p>
				</div>
			}
		>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/login" state={{ from: '/cv/versions' }} look="primary">
					<FileStack size={18} aria-hidden />
					Sign in
				</ButtonLink>
				<ButtonLink to="/register" state={{ from: '/cv/versions' }}>
					Create an account
				</ButtonLink>
			</div>
		</NarrowPage>
	)
}
