import { type Application, tailorCvForApplication } from '@app/contract/applications'
import { Scissors } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#shared/api/call.ts'
import { storeTailoringAdvert } from '#shared/match/tailoring-advert.ts'
import { Button } from '#shared/ui/button.tsx'
import { formatApplicationName } from '../application-formatting.ts'
import { TailorDialog } from './tailor-dialog.tsx'

/** The copy of a CV that is fitted to this job: made, or opened with the advert beside it. */
export function TailoredCvPanel({ application }: { application: Application }) {
	const navigate = useNavigate()
	const [isAsking, setIsAsking] = useState(false)
	const { tailoredCv } = application
	const open = (cvId: string) => {
		storeTailoringAdvert(cvId, toCarriedAdvert(application))
		void navigate(`/cv-writer/edit/${cvId}?mode=check`)
	}
	const tailoredId = tailoredCv?.cvId ?? null
	return (
		<div className="mt-5 border-t border-line pt-4">
			{tailoredCv === null || tailoredId === null ? (
				<>
					<Button size="small" onClick={() => setIsAsking(true)}>
						<Scissors size={17} aria-hidden />
						Tailor a CV to this job
					</Button>
					<p className="mt-1.5 text-sm text-ink-soft">
						Makes a copy of your CV. You accept each change for this advert yourself.
					</p>
				</>
			) : (
				<>
					<p className="mb-2.5 wrap-anywhere">
						<span className="text-ink-soft">Tailored to this job: </span>
						<span className="font-semibold">{tailoredCv.title}</span>
						<span className="text-ink-soft">, made from {tailoredCv.basedOn.title}</span>
					</p>
					<Button size="small" onClick={() => open(tailoredId)}>
						<Scissors size={17} aria-hidden />
						Continue tailoring
					</Button>
				</>
			)}
			{isAsking ? (
				<TailorDialog
					name={formatApplicationName(application)}
					makes="copy"
					make={(cvId) => tailorFor(application.id, cvId)}
					onMade={(_, cvId) => open(cvId)}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</div>
	)
}

/** Makes the copy of a CV for an application, unless it has one. */
export function tailorFor(applicationId: string, cvId: string): Promise<Application> {
	return call(tailorCvForApplication, { params: { applicationId }, body: { cvId } })
}

/** Returns the data of an application that the editor needs. */
export function toCarriedAdvert(application: Application) {
	const { id: applicationId, title, advert } = application
	return {
		applicationId,
		name: formatApplicationName(application),
		advert: `${title}\n${advert}`.trim(),
	}
}
