import { describe, expect, test } from 'vitest'
import { parseDateRange } from './parse-date-range.ts'

const cases: [text: string, start: string, end: string, current: boolean][] = [
	['Sept 2021 – Present', '2021-09', '', true],
	['01/03/2021 – CURRENT', '2021-03-01', '', true],
	['Jul ’21', '2021-07', '', false],
	['Jul ’19 – Sep ’21', '2019-07', '2021-09', false],
	['since January 2016', '2016-01', '', true],
	['From 2016', '2016', '', true],
	['from March 2016 to May 2018', '2016-03', '2018-05', false],
	['Summer 2012', '2012', '', false],
	['2019 - 2021', '2019', '2021', false],
	['2019-2021', '2019', '2021', false],
	['2019/20', '2019', '2020', false],
	['2019–20', '2019', '2020', false],
	['2010–12', '2010', '2012', false],
	['2019-10', '2019-10', '', false],
	['2019-10 - 2020-03', '2019-10', '2020-03', false],
	['9/2021 to 10/2022', '2021-09', '2022-10', false],
	['09.2021 bis heute', '2021-09', '', true],
	['03/19 - 04/21', '2019-03', '2021-04', false],
	['Jan – Mar 2021', '2021-01', '2021-03', false],
	['September 2021 to date', '2021-09', '', true],
	['September 2021 until present', '2021-09', '', true],
	['Sept. 2021 - Now', '2021-09', '', true],
	['janvier 2018 – aujourd’hui', '2018-01', '', true],
	['févr. 2018 à août 2020', '2018-02', '2020-08', false],
	['März 2015 – Dezember 2017', '2015-03', '2017-12', false],
	['enero de 2018 – actualidad', '2018-01', '', true],
	['Da settembre 2019 ad oggi', '2019-09', '', true],
	['Dal 09/2016 al 07/2019', '2016-09', '2019-07', false],
	['Estati 2012 e 2013', '2012', '2013', false],
	['vara 2006 - dec. 2007', '2006', '2007-12', false],
	['03.2018 – prezent', '2018-03', '', true],
	['2016 május – jelenleg', '2016-05', '', true],
	['říjen 2014 – dosud', '2014-10', '', true],
	['od marca 2014 do júna 2016', '2014-03', '2016-06', false],
	['svibanj 2014 – danas', '2014-05', '', true],
	['ноември 2014 – настоящем', '2014-11', '', true],
	['Σεπτέμβριος 2014 – σήμερα', '2014-09', '', true],
	['augusti 2014 till juni 2016', '2014-08', '2016-06', false],
	['marts 2014 – i dag', '2014-03', '', true],
	['lokakuu 2014 – kesäkuu 2016', '2014-10', '2016-06', false],
	['gegužė 2014 – dabar', '2014-05', '', true],
	['jūnijs 2014 – pašlaik', '2014-06', '', true],
	['veebruar 2014 – praeguseni', '2014-02', '', true],
	['Kasım 2014 – halen', '2014-11', '', true],
	['depuis septembre 2020', '2020-09', '', true],
	['seit 2020', '2020', '', true],
	['Sept 2019 - Jul 2021 (1 year 11 months)', '2019-09', '2021-07', false],
	['Jan 2020 - Present · 5 yrs 3 mos', '2020-01', '', true],
	['(2014 – 2017)', '2014', '2017', false],
	['Dates: March 2014 — April 2015', '2014-03', '2015-04', false],
	['March, 2014 - April, 2015', '2014-03', '2015-04', false],
	['14th May 2014 – 3 June 2016', '2014-05-14', '2016-06-03', false],
	['Sept 14, 2021', '2021-09-14', '', false],
	['2021-09-14', '2021-09-14', '', false],
	['2021 September', '2021-09', '', false],
	['Mar-19 - Apr-21', '2019-03', '2021-04', false],
	['MAR2019 - APR2021', '2019-03', '2021-04', false],
	['2018 → 2020', '2018', '2020', false],
	['until June 2019', '', '2019-06', false],
	['Sept 2021 –', '2021-09', '', false],
	['maio de 2019 - atual', '2019-05', '', true],
	['gennaio 2019 - in corso', '2019-01', '', true],
	['Q3 2021', '2021', '', false],
	['październik 2019 – obecnie', '2019-10', '', true],
	['od września 2020', '2020-09', '', true],
	['od 2022-09', '2022-09', '', true],
	['2014 do 2016', '2014', '2016', false],
	['maj ’20 – teraz', '2020-05', '', true],
	['11/2018 t/m 03/2021', '2018-11', '2021-03', false],
	['Vanaf mei 2019', '2019-05', '', true],
	['Dal 09/2019', '2019-09', '', true],
	['ott 2018 – oggi', '2018-10', '', true],
	['out 2018 – em curso', '2018-10', '', true],
	['Jan 2020 onwards', '2020-01', '', true],
	['Agst 2007 - Septmber 2009', '2007-08', '2009-09', false],
	['Febuary 2015 – Decemebr 2016', '2015-02', '2016-12', false],
	['VII 2015 – IX 2017', '2015-07', '2017-09', false],
	['IV.2015 - obecnie', '2015-04', '', true],
	['2020, Jul-Okt.', '2020-07', '2020-10', false],
	['Mai ’19 – Juni ’20', '2019-05', '2020-06', false],
	['09 / 2019 - 03 / 2021', '2019-09', '2021-03', false],
]

describe('parseDateRange', () => {
	test.each(cases)('reads %s', (text, ...dates) => {
		const range = parseDateRange(text)
		expect([range?.startDate, range?.endDate, range?.current]).toEqual(dates)
	})

	test.each([
		'13/14/2021',
		'31/02/2021',
		'Managed 2000 customers',
		'Tesco, Leeds',
		'',
		'May',
		'24/7 care',
		'07700 900123',
		'2100',
		'since childhood',
	])('does not take "%s" for a date', (text) => {
		expect(parseDateRange(text)).toBeNull()
	})

	test('says when an end is only expected', () => {
		expect(parseDateRange('Sept 2024 – June 2027 (expected)')).toMatchObject({
			startDate: '2024-09',
			endDate: '2027-06',
			isExpected: true,
		})
		expect(parseDateRange('Expected June 2027')?.isExpected).toBe(true)
		expect(parseDateRange('June 2017')?.isExpected).toBe(false)
	})

	test('says how each date was written', () => {
		expect(parseDateRange('Sept 2021 – 2022')?.patterns).toEqual(['month-name', 'year'])
		expect(parseDateRange('03/04/2021')).toMatchObject({
			patterns: ['day-number'],
			isAmbiguous: true,
		})
		expect(parseDateRange('25/04/2021')?.isAmbiguous).toBe(false)
		expect(parseDateRange('04/25/2021')?.startDate).toBe('2021-04-25')
		expect(parseDateRange("Jul '21")?.hasTwoDigitYear).toBe(true)
	})
})
