// Written by `npm run data` from data/score-weights.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scoreWeights = `measure	part	points	least	most
deeds	content	5	5.2	5.9
concrete	content	8	7.6	8.6
figures	content	15	14.1	15.4
outcomes	content	3	3.1	3.1
plain	content	6.5	5.5	7.3
dates	completeness	13	12.4	14.3
education	completeness	8.5	7.7	9.4
contact	completeness	11.5	9.4	11.4
profile	profile	6	5.6	7.5
language	form	21.5	20.6	22.6
form	form	2	2.1	3.2`
