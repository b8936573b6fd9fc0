import { fullTitle } from '#shared/page-meta.ts'
import { Button } from '#shared/ui/button.tsx'

/** Shows an error message when a page fails to render. */
export function ErrorFallback() {
	return (
		<div role="alert" className="mx-auto grid min-h-[70vh] max-w-xl content-center px-5 py-16">
			<title>{fullTitle('Something went wrong')}</title>
			<h1 className="text-2xl sm:text-3xl">Oops! Something went wrong</h1>
			<p className="mt-4 text-lg text-ink-soft">
				We apologize, but something unexpected happened. You can try refreshing the page or return
				to the homepage.
			</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<Button look="primary" onClick={() => window.location.reload()}>
					Refresh Page
				</Button>
				<Button onClick={() => window.location.assign('/')}>Go to Homepage</Button>
			</div>
		</div>
	)
}
