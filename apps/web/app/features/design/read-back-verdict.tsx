import type { TemplateEntry } from '@app/contract'
import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { describeReadBack } from './describe-read-back.ts'

type ReadBackVerdictProps = { template: Pick<TemplateEntry, 'readBack' | 'hasColumns'> }

/** Whether software reads the template in full, with a link to how that is tested. */
export function ReadBackVerdict({ template }: ReadBackVerdictProps) {
	const reading = describeReadBack(template)
	if (reading === null) return null
	const { isWhole, verdict, inFull } = reading
	const Icon = isWhole ? BadgeCheck : TriangleAlert
	return (
		<p className="mt-2.5 flex gap-2 text-sm">
			<Icon
				size={17}
				aria-hidden
				className={`mt-[0.18em] shrink-0 ${isWhole ? 'text-moss' : 'text-amber'}`}
			/>
			<span>
				{isWhole ? verdict : <strong className="font-semibold">{verdict}</strong>}{' '}
				<span className="text-ink-soft">
					({inFull === undefined ? null : `${inFull}, `}
					<Link to="/templates#proof" className="text-accent underline underline-offset-3">
						how we test
					</Link>
					)
				</span>
			</span>
		</p>
	)
}
