import { ReportSkeleton } from '../report/report-skeleton.tsx'

// Runs before the first paint, so that a reloaded report does not flash the upload.
const script =
	"if(new URLSearchParams(location.search).has('session'))document.documentElement.dataset.openingReport=''"

/** Hides the upload of the page as it was built, where the address has a session. */
export const coveredClass = '[[data-opening-report]_&]:hidden'

/** A skeleton instead of the upload, where the address of the page as it was built has a session. */
export function OpeningSkeleton() {
	return (
		<>
			<script>{script}</script>
			<div className="hidden [[data-opening-report]_&]:block">
				<ReportSkeleton />
			</div>
		</>
	)
}
