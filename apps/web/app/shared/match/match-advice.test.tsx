import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FoldedAdvert } from './folded-advert.tsx'
import { MatchAdvice } from './match-advice.tsx'

afterEach(cleanup)

test('advice comes with what it rests on, a missing licence first', () => {
	const advice = {
		kind: 'not yet',
		mustHaves: ['HGV licence'],
		of: 4,
		shown: 1,
		perhaps: 2,
		hasEssentials: true,
	} as const
	render(<MatchAdvice advice={{ ...advice, mustHaves: [...advice.mustHaves] }} titleId="t" />)
	expect(screen.getByRole('heading').textContent).toBe('Not yet: 1 of 4 essentials shown')
	expect(screen.getByText(/You’ll need “HGV licence” for this job, and your CV/)).toBeTruthy()
	expect(screen.getByText('2 more may be in your CV. If they all are, that’s 3 of 4.')).toBeTruthy()
	expect(screen.getByRole('img', { name: '1 shown, 2 maybe shown, 1 not shown' })).toBeTruthy()
})

function Advert({ given }: { given: string }) {
	const [advert, setAdvert] = useState(given)
	return <FoldedAdvert advert={advert} onAdvert={setAdvert} rows={8} />
}

test('an advert that is brought along is folded and opens', () => {
	render(<Advert given="Baker wanted" />)
	expect(screen.queryByLabelText('The advert')).toBeNull()
	fireEvent.click(screen.getByRole('button', { name: 'Show advert' }))
	expect(screen.getByLabelText('The advert')).toHaveProperty('value', 'Baker wanted')
	fireEvent.click(screen.getByRole('button', { name: 'Hide advert' }))
	expect(screen.queryByLabelText('The advert')).toBeNull()
})

test('an advert that is typed stays open', () => {
	render(<Advert given="" />)
	fireEvent.change(screen.getByLabelText('The advert'), { target: { value: 'Baker' } })
	expect(screen.getByLabelText('The advert')).toBeTruthy()
})
