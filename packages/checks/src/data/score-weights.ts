// Written by `npm run data` from data/score-weights.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scoreWeights = `measure	part	points	least	most
deeds	content	7	7.1	8.7
concrete	content	14	12.8	15.3
figures	content	24	22.3	22.9
outcomes	content	5	5.0	5.9
plain	content	7	6.0	7.6
dates	completeness	13.5	12.4	15.2
education	completeness	9	8.1	9.6
contact	completeness	9.5	7.4	9.7
profile	profile	7	7.0	8.6
form	form	4	3.5	5.1`
