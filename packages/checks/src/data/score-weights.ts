// Written by `npm run data` from data/score-weights.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scoreWeights = `measure	part	points	least	most
deeds	content	8	7.6	9.7
concrete	content	16	15.1	16.7
figures	content	23.5	20.2	22.8
outcomes	content	6	5.8	7.6
plain	content	6	5.6	6.6
dates	completeness	15	13.8	15.3
education	completeness	9	8.2	9.1
contact	completeness	4.5	3.6	5.4
profile	profile	8	7.5	9.5
form	form	4	4.1	5.0`
