import { describe, expect, test } from 'vitest'
import { findSlips } from '../index.ts'

describe('what is heard as it should be and written as it should not', () => {
	test.each([
		['I enjoy being apart of a team', 'being a part of'],
		['Dealt with complaints in a professional manor', 'in a professional manner'],
		[
			'Served guests in a polite and timely manor at all times',
			'in a polite and timely manner at all times',
		],
		['Looked after childs of all ages', 'children of'],
		['Wrote up each childs progress', 'child’s progress'],
		['Finished a MSc in nursing', 'an MSc'],
		['Gained a NVQ in care', 'an NVQ'],
		['Temped at a NHS clinic', 'an NHS'],
		["I did'nt miss a day", 'didn’t'],
		["We ca'nt always win", 'can’t'],
		['I am reliable and Im always early', 'I’m always'],
		['I have two boys, their both in school', 'they’re both in'],
		['Checked on residents and made sure their happy', 'made sure they’re happy'],
		["Cashed up the till's at night", 'Cashed up the tills at'],
		["Cleaned the window's every day", 'Cleaned the windows every'],
		['Helped six drivers through there first month', 'through their first month'],
		['The children is my first thought', 'The children are'],
		['My customers is loyal', 'My customers are'],
		['I work good in a busy shop', 'I work well in'],
		['Taking care for 2 dogs', 'Taking care of 2'],
		['Mixed chemicals according COSHH', 'according to COSHH'],
		['Cut parts according the drawings', 'according to the drawings'],
		['I work well in team and alone', 'well in a team and'],
		['Using of floor machines', 'Using floor'],
		['Trained new staffs on the till', 'new staff on'],
		['I look forward to hear from you', 'look forward to hearing from'],
		['I can able to lift 25 kg', 'I am able to'],
		['Rang clients and took minuets at meetings', 'took minutes at'],
	])('“%s”', (text, right) => {
		expect(findSlips(text).map((slip) => slip.right)).toEqual([right])
	})
})

describe('what sounds the same and is right', () => {
	test.each([
		'I began working there last year',
		'Moved in there first',
		'The two wards stood apart of their own accord',
		'Set the pieces apart of necessity',
		'Gardener at a Georgian manor house',
		'Cooked at the Manor, a hotel in a quiet manor',
		'Led tours of a friendly manor farm',
		'Worked for Childs Farm and for Mr Childs',
		'Read stories to each child and minded the child’s brother',
		'Holds an MSc, an NVQ and a BTEC',
		'Served at a RAF base and in a SEN school',
		'Gave an IM injection and an IV line',
		'Vitamin A MSc notes and a HGV licence',
		'Taught a MASTERCLASS and ran a MARKET stall',
		'Gave IM always, never SC',
		'Made sure their happy memories were kept',
		'Make sure their safe places are known',
		'Ensured their clean laundry was back by noon',
		'Helped their both sons',
		"Ensured the till's in balance",
		"Checked the van's in order",
		"Washed the car's windows",
		'The number of customers is up',
		'The care of the children is my calling',
		'The customers are loyal and my team is small',
	])('“%s”', (text) => {
		expect(findSlips(text)).toEqual([])
	})
})
