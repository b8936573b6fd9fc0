import type { CvDesign, CvDocument } from '@app/cv'
import { describeOmissions } from './describe-omissions.ts'
import { OmissionList } from './omission-list.tsx'

type OmittedByEveryTemplateProps = {
	document: CvDocument
	design: CvDesign
	unreadDates?: string[]
}

/** Before a template is chosen: what stays off the page in every one of them. */
export function OmittedByEveryTemplate(props: OmittedByEveryTemplateProps) {
	const lines = describeOmissions({ ...props, isInColumns: false })
	if (lines.length === 0) {
		return <p className="text-sm text-ink-soft">Every template prints every word you wrote.</p>
	}
	return (
		<details className="max-w-[44rem]">
			<summary className="min-h-11 cursor-pointer py-2.5 text-sm">
				Every template prints everything you wrote,{' '}
				<span className="font-semibold">
					except for {lines.length === 1 ? 'one thing' : `${lines.length} things`}
				</span>
			</summary>
			<div className="pt-1 pb-2">
				<OmissionList lines={lines} />
			</div>
		</details>
	)
}
