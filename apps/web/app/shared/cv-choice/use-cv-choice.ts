import { getCv, listCvs } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'

/** Without a connection a question fails at once, so that the person hears of it, and is asked again with one. */
const askedAtOnce = { networkMode: 'always', refetchOnReconnect: true } as const

/** The CVs of the account to choose from, the last changed first. */
export function useCvChoice() {
	return useQuery({
		...askedAtOnce,
		queryKey: [...accountCvsKey, 'choice'],
		queryFn: ({ signal }) => call(listCvs, { query: { limit: 100 }, signal }),
	})
}

/** Under which a chosen CV is kept while it is shown. */
export function chosenCvKey(cvId: string | null) {
	return [...accountCvsKey, 'chosen', cvId] as const
}

/** Fetches a CV of the account with its content; sends no request while `cvId` is `null`. */
export function useChosenCv(cvId: string | null) {
	return useQuery({
		...askedAtOnce,
		queryKey: chosenCvKey(cvId),
		queryFn: ({ signal }) => call(getCv, { params: { cvId: cvId ?? '' }, signal }),
		enabled: cvId !== null,
	})
}

/** The CV that the person chose, or else the one that was changed last, with its words. */
export function useCvOfChoice() {
	const [chosen, setChosen] = useState<string | null>(null)
	const list = useCvChoice()
	const cvs = list.data?.cvs ?? []
	const cvId = chosen ?? cvs[0]?.id ?? null
	const cv = useChosenCv(cvId)
	const hasNone = list.isSuccess && cvs.length === 0
	return {
		cvs,
		cvId,
		/** `undefined` while it is on its way, `null` where the account has no CV. */
		document: hasNone ? null : cv.data?.document,
		problem: list.error?.message ?? cv.error?.message ?? null,
		choose: setChosen,
	}
}
