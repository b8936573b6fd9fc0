import { Logo } from '#shared/ui/logo.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'

/** The first picture of a page that is not prerendered: the bar in its place and a spinner. */
export function LoadingShell() {
	return (
		<>
			<div className="mx-auto flex h-(--nav-height) max-w-[76rem] items-center px-5 sm:px-6">
				<Logo />
			</div>
			<main id="content">
				<PageSpinner label="Loading the page" />
			</main>
		</>
	)
}
