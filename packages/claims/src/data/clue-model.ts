// Written by `npm run data` from data/clue-model.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const clueModel = `clue	linear	ask	hidden
bias	-0.074	-0.291	Dfb09/UJCAsL9QnyCQkJ9An1Bwr19/fz
output	0	0	3ickKBzb4ubdJOgZ29fYKNsg1+EmJCMX
-1 more loose than left	0.055	-0.18	/f8BBf38Av/+Af0DAvv9AP8DAgADAQAB
-2 more loose than left	0.077	-0.062	8wUGBwX7+Pz3CvcH9f33CPcH9fsEBgYH
-3 more loose than left	0.015	-0.091	CQUAAQn+9AL0Afb7+vz9//L7/QMBBgf8
0 left	-0.034	-0.593	/fv//vgDCQAE+wH+Af8A/gX/BQUC/vb/
0 loose	-0.013	-0.045	/wT+AfwFBAEAAAUAAAMCAQH8+//8/wD+
0 more loose than left	-0.079	0.076	CQD7+vwABAAH/wcABP8I/wT+AgT/9/j+
1 for 1, JJ, one place	-0.048	-0.04	BAH7+AEGAAIC+wD/AQIE/v//BAH9AQIA
1 for 1, JJ, share 0	-0.056	0	AgD9/AADAAEA/AD/AQQD/QH8BQP6AP79
1 for 1, JJ, share 1	0.016	-0.038	/wMB/gEC///9Af8C/wD9Bv///v4BAgIB
1 for 1, JJ, share 2	-0.013	-0.154	BAP+/gIC/gH+Af/8/gAF+wD6AQUAAQH7
1 for 1, JJ, share 3	-0.019	0.025	AQH/AQABAAEB/wD/AQEB/gD9AwP9/wD/
1 for 1, NN, one place	0.134	-0.09	9AoODQn29vX0DvgM8vL1EPcO7vELCgsK
1 for 1, NN, share 0	-0.04	-0.021	BAH9+wEC/wIA+wD9/wAF+//+AwEBAQL+
1 for 1, NN, share 1	-0.058	0.223	AAD4+QIF/f//+v/8AQMB+wD7CAL7AQD8
1 for 1, NN, share 2	-0.047	0.212	BQb++gUHAQX9/P33AAQE/f0A/wv8BAL+
1 for 1, NN, share 3	0.001	0.002	+/8GAwL+//r+AvwE/QP/AgAD/f8BAAEB
1 for 1, NN, share 4	-0.044	-0.01	A//8+wAEAQIA/QD/AQMD/QD8BQP8AP/+
1 for 1, RB, one place	0.136	0.055	9QkMDAb0+ff4DPoI9/PzDfcL8/YMBwoH
1 for 1, RB, share 1	0.024	-0.024	Av7+AP4BAQIBAgH/Af4AAAEA/wH////+
1 for 1, RB, share 2	0.001	0.069	/QID/wAA//7/BP8D///6Bv0F+/sCAgID
1 for 1, RB, share 3	-0.017	-0.019	/gMA/wIB/f/+/f4A/gICAP0AAQD/AwMB
1 for 1, VB, one place	0.017	0.193	+/wFAfkAB/oEAgYHBwT8BwEE/vsE/fkF
1 for 1, VB, share 0	-0.021	-0.045	Af/9/gACAQEC/wH/AQEC/wH/AgIB///+
1 for 1, VB, share 1	-0.046	0.026	Bvj4+f4GAwYE/gH6CAMC+Qn+CwX8+/z7
1 for 1, VB, share 2	-0.003	-0.023	CQAEAAP7AAIEAwD6AgQB/gD+/gQDAAP9
1 for 1, VB, share 3	-0.025	-0.075	APz/AAABAQIA/v//AgMD/QL7AwT6/gH7
1 for 1, antonym, one place	0.037	-0.06	/AMEBAL8/v39BP4C/fz8BP4C/f4CAgIC
1 for 1, antonym, share 2	0.105	-0.046	/wYFCgL3/P77Cv0C+/X4BfwD9/0KAwMB
1 for 1, derived, one place	-0.103	0	Bvf49/kJBwUJ+AX8CQoJ+Qr5Cgb29vj7
1 for 1, derived, share 2	0.013	0.087	AQIAAQH+/wH9Af7//v7+AP8AAgH/AQEA
1 for 1, far-broader, share 1	-0.002	-0.01	AAEAAAAAAAD/AAAA/wH//wD/AwAAAAEA
1 for 1, far-broader, share 2	0.009	0.017	/wIDAgH+/wD/AgABAP/+AQEB/v8BAAAB
1 for 1, listed, share 2	-0.017	-0.056	AQD9/gABAAEB+wH/AQEF/AH9AwL9/wD/
1 for 1, narrower, one place	0.021	-0.039	/QECAgH///4AAv8C//7+BP8D/f0CAQIC
1 for 1, narrower, share 1	-0.028	0.126	Avn+/v8DAwEE/gH/AwQA/wb+AAP7/Pz+
1 for 1, narrower, share 2	-0.09	0.012	Avz59wEHAgEA+f//AAUF/f/9CAb3///9
1 for 1, narrower, share 3	-0.048	-0.031	/wAB/gECAP8B/AD/AQcF/AH9AgT8////
1 for 1, none, one place	0.047	0.03	8gcHAgP9/PX8Bv8J/Pv5CQAG+/gEAgIH
1 for 1, none, share 0	-0.097	-0.051	BP/69wAHAAIC9gD8AAcJ+QP4Cwf2/vz4
1 for 1, none, share 1	-0.043	-0.066	A/77/f8CAgEE/QH7CgUH/wQBAQD9+Pr+
1 for 1, none, share 2	-0.039	0.099	CQIB+QQJBQcAAAP4BgIG9wH3BQ0A//74
1 for 1, none, share 3	-0.031	-0.084	/v4A/wQB/v8CAPwAAQYDAAT+/gL+/f/+
1 for 1, none, share 4	-0.04	-0.006	A//8+/8EAQIA/gD/AQIC/gH8BAP8///9
1 for 1, one place	0.056	0.118	8gQFBwD6//cABf8M+vf3DQAJ9/QFAP0L
1 for 1, paraphrase, share 1	-0.009	0.023	Af7//wABAQEB/wH/AgQC/wL/AQIA/v3+
1 for 1, rare-synonym, one place	0	0	Af8A//8BAQEAAQAAAP//AAAB/wABAAAA
1 for 1, rare-synonym, share 2	-0.048	-0.014	Af79+wAEAQEB/wH/AQMB/wL/BAL7//7+
1 for 1, share 0	-0.105	-0.067	CP/29wAGAAQC+AH7AAQJ+AH2DAj4AP74
1 for 1, share 1	-0.027	0.186	Bvn5Av0DAQMA/f/9BwYF/gf8BQX4+gL4
1 for 1, share 2	-0.033	0.103	Cf4FAAcHAwYCA/74/f8D/AD7+xH8AwT5
1 for 1, share 3	-0.038	-0.068	//77/QMEAQL/AfoB/AcAAf7+/QP9/wMA
1 for 1, share 4	-0.035	-0.036	Av/9/QADAAEB/QH+AQMD/gH8BAP8/v79
1 for 1, sibling, one place	0.115	0.223	9AYMDAP2+/f9Cf4G/fn1CvsJ9PcJAwQG
1 for 1, sibling, share 0	0.031	-0.007	AgD+AQD8AAL/BP8A/vsA/wD//gADAQD/
1 for 1, sibling, share 1	0.011	0.124	BQf9AAL+/AP8/v/9/PoE/f/9BwIAAwb+
1 for 1, sibling, share 2	0.016	-0.05	/gMEBwT//P/+BvsB/Pj/B/oE/AQFAQMB
1 for 1, sibling, share 3	0.054	-0.03	/QEFBgL7//78Bf0B/vz8AgAC+v4E/gEC
1 for 2, JJ, share 0	0.016	0.032	AAAAAgD/AAAAAAABAP7//wD//wAB/wEB
1 for 2, JJ, share 1	-0.008	-0.058	Bf/4/P4CAgUB/wH9AgAD/AD8AgIA//7/
1 for 2, JJ, share 2	-0.081	0.106	Av/7+QAIAAEA+QAAAAcF///+AwL7AQIA
1 for 2, NN, one place	0.073	0.094	+wUGBgP7/Pz9B/4D+/v5B/wF+vwFBQUD
1 for 2, NN, share 0	-0.016	0.034	AQH+AAABAAEB/gD/AQMD/AH+BgL+///+
1 for 2, NN, share 1	-0.051	-0.095	Bv73/P8BAwYB/gH7AwUJ+AT5Bwj9//z9
1 for 2, NN, share 2	0.004	-0.002	/gQCBQH/AAD+A/0C/P/7A/wBAf8CBgUD
1 for 2, NN, share 3	0.055	0.103	/AIGBwD6////BAAC//z7BAAD/f4DAQEC
1 for 2, RB, share 1	-0.123	-0.062	Avz79v8KAQIB9gH9BA4I/AP9BgX2/fv9
1 for 2, RB, share 2	0.034	-0.033	/wEDAwD8AP8BBAABAP78AgAC/f8FAAAB
1 for 2, VB, one place	-0.054	0	AgL7+gQF/AMB+v79/AcF+/z8BAb4A//9
1 for 2, VB, share 0	-0.044	0.059	AwP+/AEE/gT8/P4B/QEF////BgT6/wL/
1 for 2, VB, share 1	0.098	0.246	AAcBBQD4/f/6BPwB+PT7AvwA//oIAgMA
1 for 2, VB, share 2	-0.108	0.058	Aff79gEJAAAA+P7/BAUF+QD7CQP2/Pz/
1 for 2, VB, share 3	-0.042	-0.015	/wIA/QID///9/f0C/wQD/v7/AAL8AQL/
1 for 2, narrower, share 1	0.03	-0.015	/AAEA//8AP0BAwEBAf76AwEC/PwE//8B
1 for 2, narrower, share 2	0.028	0.033	/f8DBP/8AQEBAwEAAf/9AgEB/wADAP4B
1 for 2, none, one place	0.048	0.016	/QQGBAL7/fz9Bf4F+vz9B/4E+/0BAgAD
1 for 2, none, share 0	-0.046	0.104	AgL8/AIE/gP++P/+AAIH+f/7BgT8AAT+
1 for 2, none, share 1	-0.01	0.018	BQT49wID/wf9/QD5AQMF/fv1Bwn8Av/5
1 for 2, none, share 2	-0.059	0.155	/QP//AQF+vz//fsEAQQAAPsABv/7AQQE
1 for 2, none, share 3	-0.001	0.034	AfwAAP8AAQIC/QEAAwQC/wEA/wH/AAD/
1 for 2, one place	0.005	0.057	/Qf+/Ab/+QH8/f0C+v79BPcC/wAACQYD
1 for 2, rare-synonym, share 1	0.019	0.016	AP//Av8AAQECAQH/Av8B/wEA/gAE/v8A
1 for 2, share 0	-0.085	0.125	BAL6+QEK/gX++f7//wMI/P/5DQf1AAH7
1 for 2, share 1	-0.005	0.031	CQLz//8DAAf9/AD2/voL+QD4BwX////7
1 for 2, share 2	-0.078	0.129	AAH89wMK/QD/+fsC/gr++/79CAT4/wAB
1 for 2, share 3	-0.017	0.084	AQAA/QED/wH9//4C/wIBAQD/AAL9AAAA
1 for 2, sibling, one place	-0.062	0.008	BAL7/AMF/QT/+v38/QYF+/35CQj2BAD7
1 for 2, sibling, share 1	0.027	-0.052	AAL+AAH//gD+BP4C/fr8Af0C/f0DAQMD
1 for 2, sibling, share 2	-0.116	-0.02	BAL39wIK/gQA9f77/gwJ+v/6BgT2AgD9
1 for many, JJ, share 0	-0.001	-0.005	AP4BAP8AAf8C/gH/AwIB/wEA/v8C//8A
1 for many, JJ, share 1	-0.106	0.06	Bvv49v8KAQUA9wD7BAoJ+gL5DAv1/v/5
1 for many, JJ, share 2	0.028	-0.072	Af8AAAAAAAH+BP8B/vz8Av///gACAQEB
1 for many, NN, one place	0.02	-0.019	AgD//wABAQH/BP8B//z8AwD+AgABAP//
1 for many, NN, share 0	0.027	-0.019	AAQAAQL+/f/7A/wD+vr9Avv/A/8CBAUB
1 for many, NN, share 1	0.002	0.031	BQD8/AAD/gb+/f/7AAMG+P//BgYDAgP9
1 for many, NN, share 2	-0.004	0.06	/wP+AAIA/f///QD+AP4A/fwB/v//AwQB
1 for many, RB, share 1	-0.012	-0.105	A//8/gACAQIBAQH/AgEB/AD9AQEBAAD/
1 for many, RB, share 2	0.018	-0.023	//8CAgD+AP8AAgAAAP//AgAB/v8CAAAA
1 for many, VB, one place	0.025	-0.002	/QIDAwL+//7/Av8B/v7+A/4C/f0CAQIC
1 for many, VB, share 0	-0.022	-0.049	BQL9/gIC/wP+AP///QIC///9BAX/AQL9
1 for many, VB, share 1	0.016	0.071	/Pz9Av4BAf0EAwEBA///BAkB+/0C/f7/
1 for many, VB, share 2	-0.11	-0.021	Bfj39PwLBwQI9gT7CgwL+gr4CAb1+Pn7
1 for many, far-broader, share 1	0.031	-0.045	AAADBQD8AP8BAgH/AQEBAAEB/v8E//8A
1 for many, narrower, share 1	0.025	0.017	/wEBAwH9AP7/A/8B/v/+A/0A//4CAgMA
1 for many, narrower, share 2	-0.037	-0.001	Af7+/gACAQIB/gH/AQQD/gH9AwL8//7+
1 for many, none, one place	0.08	-0.018	/AQICAL4/Pv9B/4E/fj5B/4D/PwFAQID
1 for many, none, share 0	-0.01	0.015	BAb//wT//AL7+/3++wIG/P37BwMDBAX9
1 for many, none, share 1	0.022	0.085	Bvz7Af7//wUBAgD9CP8B+AT9BQMA+wD8
1 for many, none, share 2	-0.017	0.001	Af38/P8BAQAB+wD+AgMC/wD+AQH9/wEA
1 for many, none, share 3	0.005	0.078	Af8AAAAAAAABAAH/AgEA/wAAAAAB//4A
1 for many, one place	0.027	-0.021	AgEAAQEAAQEAAgABAP7+A/8B//4DAQAB
1 for many, rare-synonym, share 1	-0.028	0.027	AP8A/gADAAD//gAA/wQAAQAAAAD+AAAA
1 for many, share 0	-0.016	-0.02	BgL+/wQB/gL8/v79+gEE/f79AwIDAwb/
1 for many, share 1	-0.017	0.056	B/n8/v0AAQkDAAH6BAgD+Af2BQYC/fr3
1 for many, share 2	-0.038	-0.056	A/v6//4BAwEE+wL/BwT//wf4BAX5+v79
1 for many, share 3	0.013	0.078	//8CAgD+AP4AAQAAAQD/AAAA//8BAP4A
1 for many, sibling, share 0	-0.05	-0.012	Af79/AAFAQIC/AH/AQYE/gL/AgH8/v7/
1 for many, sibling, share 1	-0.068	-0.027	Bf/59gAHAAYC+QH7AggK+QH7BQb6AAD9
1 for many, sibling, share 2	-0.023	0.016	AP4AAP8CAgAC/gH/BAQA/wL+/wD+//4A
1 left	0.009	-0.065	+wIBAP4C+/7/+vwD/v4CCAEG/v39AAAC
1 loose	0.013	-0.335	+fsG+gL+B/cHBAAHAQP7BwAH+/wGAPwH
1 more loose than left	-0.012	-0.275	+wT9+gf//gD6A/wD/QQC/fsBAgT7Cwr/
2 for 1, JJ, one place	0.037	-0.101	/QEDAwD9AP//A/8C//38A/8D/P0EAQAC
2 for 1, JJ, share 1	-0.047	0.039	Av///gABAAAAAAAAAAQE/wH9AwP8///+
2 for 1, JJ, share 2	0.031	-0.073	/wICAwH+/wD+A/8C/v3/Bf4D/f4BAwID
2 for 1, NN, one place	0.008	-0.018	/v8A/wABAP4AAv8D///9BAAC/v8AAAAB
2 for 1, NN, share 0	-0.136	0	BgD39QAKAAQA9gD+AAcI+gH5CAb1AP/8
2 for 1, NN, share 1	-0.023	0.285	AgL+/wEB/wH//v///QMA/f7/AQACAgMB
2 for 1, NN, share 2	0.021	0.169	AgIAAgD//wD//gD//wIB//0BAv8EAwMB
2 for 1, RB, share 1	-0.083	-0.078	BQD5+/8HAQMA+wL9AgcF+QP7BQX4//z8
2 for 1, RB, share 2	0.053	0.029	AP8EBQD7AAAABAAAAP79AAAB/QAGAAAA
2 for 1, VB, one place	-0.004	-0.066	Af3///8BAwEC/wEBAwEAAAMA/wAA/v4A
2 for 1, VB, share 0	0.02	-0.016	/wABAgD/AP///wAA//0AAQABAP8BAAAB
2 for 1, VB, share 1	0.086	-0.069	/QMHCAD3/P3/B/8A//v8Bf8E/PgL/gEC
2 for 1, VB, share 2	-0.098	-0.055	AwT5+AIH/AL99/8A/gsH+fz8BQL4AwT+
2 for 1, VB, share 3	-0.023	0.029	APr+AP4CAgAC/gH9AgMEAAT+BAP8/f79
2 for 1, narrower, share 1	0.005	-0.014	/wECAQD+AP8A/wAAAP//Af8B//4AAAEB
2 for 1, narrower, share 2	0.018	-0.035	AP8AAQD/AQAAAQAAAP7+AQH//wAAAAAA
2 for 1, none, one place	0.012	-0.127	+/0CAAD/A/0BAgEDAQD9BAMD/v4B/v0C
2 for 1, none, share 0	-0.092	-0.002	AwH5+AAIAAP/9wD+AAUI+wD9BAP6AAD+
2 for 1, none, share 1	-0.06	0.224	Bf/6/QAG/wIA+wD8AQkE+wH7BQP9/fz7
2 for 1, none, share 2	-0.051	0.001	BQP8+wIE/QL8/P7+/gYC/P37BAX7AwH9
2 for 1, none, share 3	-0.048	-0.044	BPz5/P8EAQQC+wD9AAIE/gL9BQX7/gD8
2 for 1, one place	0.034	-0.185	+f8GBAD8AfsBBAAFAf78BwIE/P0B//4C
2 for 1, share 0	-0.099	-0.017	AQH7+gAGAAH/9wD9AAYI+wD7BwX4AAD9
2 for 1, share 1	-0.038	0.177	B//7+gEF/gL/AAD8/wQB/P/8BQIBAAD/
2 for 1, share 2	-0.023	0.07	BQX8/wIE/AH8/f7++wID+vr8BQL9CAQA
2 for 1, share 3	-0.028	0.01	Afz8/v8CAQMB/QD9AQIF/wL9BAX8/gD8
2 for 1, sibling, one place	0.037	-0.057	/gEDBAD8//7/A/8C//z8A/8C/f0DAQEB
2 for 1, sibling, share 1	0.093	-0.056	AgIBBwD6/wD/B////vj9/v4B/f4KAQMC
2 for 1, sibling, share 2	0.04	0.007	/wb/BQL8/v/7BP4C+/v7AfsA/wABBgQB
2 for 2, JJ, one place	0.033	-0.023	/wACAgD+AP//AwAB/v38Av4D/f4EAQIC
2 for 2, JJ, share 1	-0.07	0.085	AAAA/QAFAP8A+gD/AAYGAAD+AgL9AAAA
2 for 2, JJ, share 2	0.025	-0.022	AAEBAQD/AAD/Av8A/v39AP8B/P8DAQEA
2 for 2, NN, one place	0.035	-0.031	/QADBAD9//4AAwAC//38A/8D/f4DAQEC
2 for 2, NN, share 0	-0.024	-0.01	AAD/AAADAAEA/wD/AAED/wD9BQL8AP/+
2 for 2, NN, share 1	-0.033	-0.125	AQH9/QAAAAH/+////gAC+v7+A/8BAQQA
2 for 2, NN, share 2	0.016	-0.051	/v4BAAABAf4B/gAAAQP+AwIA/wAB//8A
2 for 2, NN, share 3	0.005	-0.026	AAAAAAD/AP8AAQAAAAD/Af8AAAAAAAEB
2 for 2, RB, share 1	-0.068	0.011	Af/++wAEAAEA+gD/AAQF/wD/BQL7AAD+
2 for 2, VB, one place	0.03	-0.013	/wACAgD+AP//AwAB//39A/8C/v4CAQEB
2 for 2, VB, share 0	0.012	0.036	Av8BAv/+AAEAAQAAAAD/AAEA/wEB////
2 for 2, VB, share 1	0.075	-0.049	AQEDBwD8AAIABgABAPr6AwAD+/8IAf8B
2 for 2, VB, share 2	0.026	0.059	/wEEAgD9AP8AAwABAP38Av8E+/4EAAEC
2 for 2, narrower, share 1	-0.007	-0.02	AAD+/wD/AAAA/wAAAAAA/gD/AAH/AAAA
2 for 2, narrower, share 2	-0.008	-0.016	AAMAAQH/////AAAA//7+AP//AAD/AQAA
2 for 2, none, one place	0.113	-0.069	+wIJCQH3//z+C/8D/PX0CP0H9/oJAgME
2 for 2, none, share 0	-0.002	0.031	AQAAAQABAAEBAgAAAQMBAQEC//4E//8B
2 for 2, none, share 1	-0.027	-0.064	AAIA/gAC/wD//P///vwB/f7/BgACAQIB
2 for 2, none, share 2	0.049	0.058	APsBAf/+Av8CAQH/Av/9BQQD+gAG/v8C
2 for 2, none, share 3	0.027	-0.057	AAAAAQD+AAAAAwABAf/9AQAB/gADAAAB
2 for 2, one place	0.116	-0.074	+wIKCgH2/vv/Cf8D/ff2CP0I9vkKAgME
2 for 2, share 0	0.007	0.07	Av//Af//AAIA/gD/AAME/QAC/v8F//8A
2 for 2, share 1	-0.034	-0.079	AwH8/wAF/wP//wD///0B//7+BAIBAgMA
2 for 2, share 2	0.039	0.035	//8EBQD8AP4AAgAAAP77BAMC/AAC/v8B
2 for 2, share 3	0.039	-0.062	/gACAgD9AP8ABAACAP78Av8C/f8EAAEC
2 for 2, sibling, share 1	0.018	-0.02	AAABAwAAAAAAAgAAAP/+AQAB/wABAAAA
2 for many, JJ, share 0	-0.052	0	AAD+/AAEAAAA/AAAAAMC/gD/AgH+AAAA
2 for many, JJ, share 1	-0.067	-0.028	A/78+QAHAQIB/AD/AgYE/QL+BQT9/f7+
2 for many, NN, share 0	-0.056	-0.035	AQD8/QACAAAA/AD+AP4D/QD9BQP7AAD+
2 for many, NN, share 1	0.05	0.04	AwH/AwD9AAIAAQAAAP3//gH+/wAEAP8A
2 for many, NN, share 2	-0.036	-0.009	Af/+/QADAQAB/AH+AgYD/QL+BAP8//7+
2 for many, VB, share 0	-0.028	-0.009	AAH+/QAD/wAA/AAAAAIAAP8B/f7/AQAB
2 for many, VB, share 1	-0.062	0.001	AwD7/AAEAAIA+wD+AgcF+gD+BQL8/wD/
2 for many, VB, share 2	0.029	-0.066	AQICBQD+AAD/AgD///0AAv4D+/4EAgIB
2 for many, narrower, share 1	-0.015	-0.005	AgD//QACAAEAAQAAAP8B/wD/AwH+AAAA
2 for many, none, share 0	-0.076	-0.044	AgH5+QAG/wIA+wD/APz//v7+A//7AQMB
2 for many, none, share 1	-0.076	-0.101	Bv35+gAFAQQB9QD8AwgK+AT4Cgr2/Pz6
2 for many, none, share 2	0.019	-0.057	AAICBQH+////Av////8AAP4AAAABAgEA
2 for many, share 0	-0.07	-0.044	AQH8/QAC/wD/+P8A//8B/v//BP/6AQIA
2 for many, share 1	-0.042	0.01	BgD5+AAGAAUA+gD9AgMG+AL6Bgf9/f/9
2 for many, share 2	0.009	-0.079	AgEBAwD/AP8AAgD+AAAAAQEA/gECAAAA
2 left	0.011	0.158	+AQBAQb/9/UB/vsH+wL3B/8I/f0CAv8F
2 loose	0.019	-0.259	Bgb9AxEA8gHw/fP/+f0A+fcBBvsEBw0B
2 more loose than left	-0.006	0.051	8A0I/gv89PLyBvcO8v74DPQN9ff+DAwK
3 left	0.024	-0.091	Bgf+AQz6+AP3Bfb4/QAGAfn/AAEAAgX6
3 loose	0	-0.293	AwUCAQQD/QX8/v369wAEAPsC+Qf/Bwf9
3 more loose than left	0.07	-0.206	/QkADgT4+gH4BPwC9fP8AvX9+/4DCQcB
4 left	0.018	-0.052	Cwr//Ar59QP0//X98vkC+fb4AgP+CQ3+
4 loose	0.007	0.161	AAP/BgL//gP9AP7++/4DBPwD+/0CAQYB
4 more loose than left	0.113	-0.026	+wALEwD0/wH/DP8B//T2Cv4J9fsNAQIB
5 left	-0.007	-0.068	CQX8AQMA/QP7A/z7//4C/Pv9BAAEBAX8
5 loose	-0.111	0.202	BwH3+wAKAAb/9gD8/wcK9v/3Cgn1AQH3
6 left	-0.034	0.04	BP34+v8FAgQC+gH8AwQF+QL6Cgj8/vz8
6 loose	0.001	-0.026	AwAAAgABAAEABAD+AP4C/QD/AQQBAQD+
act 1 higher, broader	-0.025	-0.054	//4B/wIB/////v4AAAIB/wH9AgH8AAIA
act 1 higher, listed	0.028	-0.099	+QgHBwUB+fz1B/kK+f/6A/sF9vsCBgoJ
act 1 higher, phrase	-0.041	-0.082	BPv9/v4EAwQC/AP+AwIC/QH9/wL/AP3+
act 1 higher, synonym	-0.096	-0.005	A/359wAIAgMC+QH+AwcH/AT7CQX2/Pv7
act 2 higher, broader	0.012	0.061	AAMBAAH//gD9Af4C/fz9//4AAP4CAgMB
act 2 higher, listed	-0.024	-0.087	A/39/v8DAQIC/wD/AQEC/wH+AgL+AAD/
act 2 higher, phrase	0.002	0.161	/AADAQABAfwCBAACAf/8BQED+/sD//8C
act 3 higher, listed	-0.014	-0.067	Afz//v4BAwEDAAL/AwIB/wMA/wD//f7/
act 3 higher, synonym	0.044	0.161	/AQEBAP8/P39A/4C/f38A/oD/PwEBQUD
act of unknown level, carried	-0.026	-0.1	+gcIAAwE9/r6/foF+f/4Bv4H/fwCCAYF
act of unknown level, loose	0.002	0.126	/An//gj99/71BfkD/f0GAPAJAvwCBwcC
added in and	0.007	-0.085	/wX/AwMDAQYC/AH9/wD++vr7CAr9BQT6
added in complement	-0.065	0.015	Bv38+f8GAgQB+QH6AggG+wL8BAb6/wD7
added in main	-0.048	0.055	9wgC/AkE9v/0+fsH9QD9BfMC/f/4CwYA
added in means	0.01	-0.046	AAACAAAA/wD/Af8B//z8AgAA/gAAAAIB
added in purpose	-0.022	-0.107	AQIE/gL+/gL+/f///AL/A/0DAAH/BAEB
added in relative	0.031	0.035	AQIDBgEB/gH9BP4B/fv//f7+BAUEAgP+
added in result	0.09	-0.092	+gcHBwf39/n4B/oE+/r2CPkH+/sIBgQH
added in time	-0.039	-0.058	AAP7+wMD/QD9/P4A/P4FAP3/AgD3BAQA
added name	-0.028	-0.164	AQv9Bgf++QD3/Pv++vEB/vMC/QABCwgC
added name, none	-0.032	-0.146	/wr+AAYC+wD6+/v+/PQAAvUAAP//CQcC
added name, sibling	-0.031	-0.012	AAEBAwH+/wD//f/+//8DAv/+AgH/AQH/
added noun	-0.006	-0.077	+wYE/AcG9wP3Avz/+QcBCPkB/wQAAgcB
added noun, far-broader	-0.107	0.034	AgD59wEJAQL++f/+/woI/AD8BQP6Af/9
added noun, narrower	0.006	-0.071	/wIA/gL//gD/AP4A/f3+A/4B/f8AAgMA
added noun, none	-0.028	-0.203	+wYBAQQCAQX3+fwC/gUCA/sA/wP7CAP/
added noun, sibling	-0.012	0.213	/v8EAwIA/gEAAgACAAX9BAED+wL/Av7+
added quality	-0.001	-0.077	/AkCAw789fz6A/gE9f4BB/QG/vgFCwsA
added quality, far-broader	0.006	0	/wABAQD/AAAAAQAAAP//AQAAAAAAAAAA
added quality, narrower	0.033	-0.014	AAIBAwH9/wD/AP8A//0A//4B//8EAQEB
added quality, none	-0.003	-0.043	+ggCAwwD9fv2BfcB9AP7CfcDAP4ACgb/
added quality, sibling	0.014	-0.01	/wIBAgD8//8AAQAA//4A/v8AA/7/AQIB
added verb	-0.002	0.046	/Qf6BQIB9wT9+/0D//4DAPr7AQH/AAr7
added verb, far-broader	0.004	-0.018	BP/9/v4DAAP+AP8C/v7+AAH/AwEAAAEC
added verb, narrower	0.01	-0.018	/AEEAwP8/f37BP0E/v76AwAF/gADAAED
added verb, none	0.003	0.019	AAYBAQUH+wL+Av7/+f4F/PsC/P/9AAP/
added verb, rare-synonym	0.015	-0.006	/wECAgH+//8AAQAAAP//AQAB//8BAAAA
added verb, sibling	-0.017	0.023	AP8CAP4AAAMC/QD/AwAAAf8ABAH9AgYA
agent was group	0.097	-0.009	9wkICQX4+vn4CfsH9/b1C/kI9vcKCAgG
agent was group, alone	0.058	-0.009	+gYFBgT7/Pz8BfwF+vv6B/oG+voGBQUE
agent was group, same	0.119	-0.009	9AwMDgj09/f3CvoI9vX0C/cI9fYKCQkH
agent was other	0.05	-0.204	+RIDCA/78vzwB/MH7P/7Ce8I/fkHEg8G
agent was other, alone	0.088	-0.124	9xMICBD58vvuC/QH6/b0DO8K8/kJEhAH
agent was other, broader	0.068	-0.081	/wEEBQD7///+Bv8B/vr6Af4E+PoKAgME
agent was other, linked	-0.001	-0.08	/AMC/gf/+/z9APsD+v/8BvsD//3+CAMD
agent was other, listed	-0.002	-0.056	/gECAAEA//7/AgAD///9AwEC//8A//4A
agent was other, now learnt	-0.069	0.06	BQX8+QQH/QT7/Pz/+wYG/vz+Awb6BQX+
agent was other, phrase	-0.037	-0.066	AQP9AAID/gH//P///gIE/P/9BQL8AgD/
agent was other, same	0.16	-0.059	7gwQCg/x8fP2DPQM7/HwDO4P7+8RERQP
agent was other, synonym	-0.122	-0.002	Cfv29f8KAwgD9wL6AwoJ+QT5Cwj2/vn6
agent was team	0.095	0.076	+RMJCg329PjzB/cH8vX0CfQJ+fYIDQwH
agent was thing	0.04	-0.016	8Q0DAQ768/r0BPMK8/v0BvAB+fQIEQsG
agent was thing, alone	0.119	0.052	8RQKDRDy8fTvDPIP7fX0EusN9fMNExEK
agent was thing, linked	-0.077	-0.068	BgH3+gAJAwUE+wP8AAQD+wD+BQL/Afr+
agent was thing, listed	0.037	-0.047	9wkFAwr79/nzBPUJ9Pv3DfUF/PkCCwoE
agent was thing, same	0.057	0.124	+AcEAwX6/P35BvsG9Pz4AfgB/fsCBwkD
ages gone from 2	-0.075	-0.005	B/r6+P8IAwUE+QH6AwUK+gP8CAb6/vr8
ages lowest up 2	-0.096	-0.004	BP/49gAJAgQB+wH+AgcF/AP7CQX3//z8
ages new at 2	-0.027	0.091	Bfj6/foBCAQI/AX9BgME+wf6Bgb9+vr7
ages new at 5	-0.001	-0.031	/wAAAQAAAP8AAQAA/wD/AQAB//8BAAAC
ages same	-0.062	-0.343	BwL8AQQF/gb++/z9+/8F/v//CAX9AwP4
authority gone from 0	-0.032	0.338	Av39/PwDBAEG+gT6AwUE+wP7BQL8//z6
authority gone from 2	-0.024	0.08	A/7+/gACAQIF+gP8AwID/AL9AwX////+
authority lowest up 2	-0.007	0.086	Af/+//8BAQEBAAEAAQEB/wH/AQH/////
authority new at 0	-0.04	-0.084	APz//v8CBAAE/gIABAUD/wX/AwL8/fv/
authority new at 2	-0.018	0.021	AQAA//8BAQEB/wEAAgD//wH/AgL///7/
authority same	0.046	-0.104	+AYEAwP8/Pr9Af8E/f38BfkG9/gGBQYG
authority up 2	0.015	0.072	AP8AAP8AAQABAAAAAAAAAAAB//8CAAAA
authority up to 2	0.01	0.072	AP8AAf//AQABAAEAAQEAAAEA/wAA//8A
carried act, broader	-0.037	-0.052	CAL/+gQC+gf++vgB/wAD9f33AwP8BAX+
carried act, broader, cosine 0	-0.003	0.058	AQABAQAA/wAB/v8BA/4B/wH8AAP9////
carried act, broader, cosine 1	-0.067	-0.08	B/76+wEDAQUB+gH6AwcC+Qb4BAb4+/38
carried act, broader, cosine 2	-0.024	0.129	AgT+/QQC/QT9/vsB//sC+/v+AgT/AgMA
carried act, broader, cosine 3	-0.016	-0.094	BAP9AAD+/wP++wD+AP4F+/38AwAAAwH9
carried act, broader, cosine 4	-0.018	-0.065	////AAAAAAAB/wACAQH+/wH+AP7///8B
carried act, derived	-0.041	0.246	DPT3/vYCCgoI9gn2BwQH9Qn4Bwj98/f4
carried act, derived, cosine 0	-0.041	-0.051	APgA+vwEBQAI/gX9BgcD/Aj+AQP9+fwA
carried act, derived, cosine 1	-0.044	0.148	Af39/v4EAgED/gH/BAMBAAL9AQH8+//+
carried act, derived, cosine 2	-0.047	0.044	DvXz/PYCCgsI+Af5CggI9Qn3Cgf6+fr5
carried act, derived, cosine 3	-0.032	-0.012	Bff2+vwAAwIG+gP4BAIJ+Ab6CQT9+/n7
carried act, derived, cosine 4	-0.061	0.117	A/r5+/wEBQIH+gT7CQcI/QT7BwP7+vr8
carried act, listed	-0.019	0.085	CAL+/gMEAhIAAP75+wUE9P3zCQj+BgIB
carried act, listed, cosine 0	-0.005	0.037	AgP8/gUB/gD///z8AAD/+fv/CQL/AwIA
carried act, listed, cosine 1	-0.035	0.054	AQP//wQB/wL+/f36AAAA9/z7CAT8BgQA
carried act, listed, cosine 2	-0.037	0.145	DPj5APoCAxAC/gb7BQUH9Qb3BQz7/P/6
carried act, listed, cosine 3	0.024	0.105	/v/+BAH9AAb/Bf8A/wMA+AD7A/wD/fsD
carried act, listed, cosine 4	-0.089	-0.247	AwL8+wQL/wb++f/+/gUG+v/5AwX6AgD9
carried act, none	-0.039	-0.11	/wD9+gMEAf8A/gD/AAMB//0A/wD8BAEA
carried act, none, cosine 0	0.025	-0.039	/gECBAH8//4BAf8BAPz9AAAAAf8A//8B
carried act, none, cosine 2	-0.036	-0.019	//8A/QEDAP8A/wAAAQMBAgECAQD+AP8A
carried act, none, cosine 3	-0.036	-0.024	Af3//f8CAgAB/gAAAQQCAAL/AgH9/fz+
carried act, none, cosine 4	-0.016	-0.014	AQT9/AMD/QH9//4B/AEB//oB/v/+BwUB
carried act, phrase	-0.064	0.089	BgL3/AUE+wX7+/36/AME/QD4BQT5AgP7
carried act, phrase, cosine 0	-0.005	0.048	AwMAAAEA/gT/AP///gD9/v//AQECAQIA
carried act, phrase, cosine 1	-0.115	0.261	Bv369/4MAwYG+AX7BgsK+AL5CQT0/v/7
carried act, phrase, cosine 2	-0.065	-0.041	/wQA/QIE///9+/8B/QL/AP4BA/78BgEB
carried act, phrase, cosine 3	0.015	-0.134	CAAAAgH7AAX+AgD6//sL+P77BQX+APz9
carried act, phrase, cosine 4	0.026	-0.043	AAMAAQD8AAH+Af8D/P38AP7+AAADAgIB
carried act, sibling	-0.065	-0.001	/wD//QADAAAA+wAAAAICAP8BAAD7AgEA
carried act, synonym	-0.024	0.104	BQv7/gkE+Ab6+voC/AEI+vv7BQH+BgYA
carried act, synonym, cosine 0	0.017	-0.005	/wIBAwL+/gD///////8D/v0BAP8BAwMB
carried act, synonym, cosine 1	-0.106	-0.007	Av77+f8HAQIC+QH9AwsH/AP7CAX3/vz8
carried act, synonym, cosine 2	0.041	-0.072	/wQCBAP9/AD7//0A/P8B/vwA//8EBAUD
carried act, synonym, cosine 3	0.004	0.204	/QMDAgMB/v//A/4D/f78BQABAQEAAf7/
carried act, synonym, cosine 4	0	-0.016	BAL9/QID/gT8/P4E/gAE+gD8AAD9AQEB
carried adjective, broader	-0.056	0.088	BgD4/AIEAAMB/QH7AQMG+gD7AwL9Af/8
carried adjective, derived	-0.089	0.128	BP329wEFAAYD+wL6AgMI+QD5BQb4+v37
carried adjective, listed	-0.094	0.055	AQH8+gIIAAMA+QH7BQoJ+QEBAwP6AP//
carried adjective, none	0.007	-0.191	/vsC/wAAAP///v7///8D/wD//AADAgEB
carried adjective, phrase	-0.112	-0.107	Af359QELAAEB9QL9/wsE/AL7DAH3AP3+
carried adjective, synonym	-0.106	0.155	A/j59/sIBAEG+AP9BgoH/AX+BQL2+v7+
carried adverb, derived	-0.068	0.241	A/f89/sEBQQI+wL/CQQF+Qn8BwT7+Pv+
carried adverb, listed	-0.059	-0.011	BPv7+v4GAgMC/AL+AwUD/QH+BAP8/v79
carried adverb, none	0.001	-0.064	/wMBAgL6/v7//AAAAAIC/QABAP0A/wAB
carried adverb, phrase	-0.092	-0.007	Dfn19PwLCwwE9gX0BgwU8QbyDwzz+Pr0
carried adverb, synonym	-0.039	0.098	CAD6+gID/gQA9v76AQMI+gL4Dgz3/wP6
carried modifier, broader	-0.109	-0.092	BwD4+f8GAAUA9gH8AgkJ9wP4CQj1/v77
carried modifier, derived	-0.046	0.265	BP78/v4GBAIF/QP8BwcG/gP/BgD8/fv8
carried modifier, listed	-0.034	-0.012	B/r7AP7/BAcIAgT3AAgB+wH7AgX7APv6
carried modifier, narrower	-0.001	-0.043	/QECAgH///3/AQAA/wH/Av4D/v4AAwEB
carried modifier, none	-0.02	0.102	Bfj4//4BAgQE+gL7BgL/9wT5AAL9+v//
carried modifier, phrase	-0.001	-0.004	/////gEB/wAB/wAAAQEAAgADAgIA//3/
carried modifier, sibling	-0.039	0.002	AP8A/QADAQAAAAAAAAL/AAEAAQD+//8A
carried modifier, synonym	-0.034	0.007	A/z8+/4FAwIC/wH/AQMD/wEAA///////
carried name, derived	0.03	0.069	AAECBAAAAAD/AQD//gH9AgH///8AAgH9
carried name, listed	-0.019	0.1	CP78AQMD/QT9/v/6/f8G9Pr3AQH5AwMB
carried name, none	-0.082	0.008	Bv35/QID/gEE+f/9AQgJ+AD/BgP3//n8
carried name, phrase	0.074	-0.053	9wcICAb4+vj8B/wF+/j2CPwF+PoGBAUE
carried name, synonym	-0.069	-0.049	Bvz6+/4GAgUD/AP8AwEH+QT6CQb4/fr6
carried noun, broader	-0.037	-0.001	AQz8+A0C8v709fYD9PoKAfYHB//9Cg0B
carried noun, derived	-0.013	-0.002	Cgb3/f4AAwj/+QP4Af4C9QD0Bwz9Af/7
carried noun, listed	-0.07	0.106	EAX3+QEDABT7+vv1/ggO7ALnEBH4Bf/4
carried noun, narrower	-0.047	0.001	Bf76+/4FAgQA+wD+AQUE+wD8AwT+Af/+
carried noun, none	-0.085	-0.087	BvP3+vsHBAEH/AT7CQcG+Qj8Bwj09vz4
carried noun, phrase	-0.085	-0.083	CgH3+QsJ+wr29/v59w4I+Pz3CAfwCQH5
carried noun, sibling	-0.034	-0.001	Af3+/f8EAQEBAAD/AgID/wH/BAL8/P7+
carried noun, synonym	-0.097	-0.029	Bv749v8KAQYD9wL8BAYJ+QX3CAf2/vv7
carried quality, broader, cosine 0	-0.068	0.043	Af/9+wADAQAB/QH+AQME/gH+BgL6//z9
carried quality, broader, cosine 1	0.027	0.047	/wIDBQH7///+Av8A/v/+//4AAAABAgIA
carried quality, broader, cosine 2	0.024	-0.007	/gICAQL7/f4AAgAAAP8AAAEAAgIA////
carried quality, broader, cosine 3	-0.009	-0.017	BQH7AQADAAQA/wD/AAAC//79/gEBAwMA
carried quality, broader, cosine 4	0.025	0.015	/wQAAwL9/v79Af4B/f39Av8A/f4BAgIB
carried quality, derived, cosine 0	-0.124	-0.007	Bff59P4KBQQH9wT8CQoJ+gb7CQb2+vf7
carried quality, derived, cosine 1	-0.018	0.123	AgH9/v8BAAIA/QD+AP8D+//9AQEBAAH/
carried quality, derived, cosine 2	-0.056	0.104	APv69wEFAQIF+gH9BQcI+gL8BgP8/fv+
carried quality, derived, cosine 3	-0.069	0.13	B/n6/PwDAwQD+gH+BQYD+gP8AgX6+f3+
carried quality, derived, cosine 4	0.046	0.019	/gEEBAD8//4ABAABAP79BP4F+/kHAgMD
carried quality, listed, cosine 0	0.039	-0.07	/AAHBf/9//3/Bf8C/vz7Bv4F+v0EAQID
carried quality, listed, cosine 1	-0.138	0.077	B/r29P4KAwYE+QP6BQsL+QT5DQf1/Pn4
carried quality, listed, cosine 2	0.034	-0.038	/gIEBAH7/v/+BP8B///8Av8C+v4FAQAC
carried quality, listed, cosine 3	-0.095	0.077	AP789wAJAQEB+gH/AQUD/wAAAwH6AP/+
carried quality, listed, cosine 4	-0.091	-0.002	BP/49v8LAQMC+AH9AQgJ+gL8Bwb3/v/8
carried quality, none, cosine 0	0.024	-0.103	/gECAAH///8AAwAAAAD9Av8B/P8D//4A
carried quality, none, cosine 1	0.043	-0.003	+wcGBgb5+/v6A/oE+vr7Cf0C/vsDAwQC
carried quality, none, cosine 2	-0.095	0.025	Bv/39AAJ/wT9+v4A/woE+wH9BAP3AP79
carried quality, none, cosine 3	0.006	-0.098	Af3+Av3/BAID/AL9BP8C/AP9AP8A/v4A
carried quality, none, cosine 4	0.075	-0.076	/v8EB//5AP8BBwABAfv7AgIB/v8F/f8A
carried quality, phrase, cosine 0	0.07	-0.035	+gUHCAT4/Pv+Bv8C/vz8BP0F+/sGAwMD
carried quality, phrase, cosine 1	-0.08	-0.039	Af37+f8EAwAA+v8A/wQGAAH9BQL5AP7+
carried quality, phrase, cosine 2	-0.091	0.008	Cvv18/wNBQwG+AT6BAkJ9Qf1Dgz0+fr4
carried quality, phrase, cosine 3	-0.07	-0.064	BgD5+wEC/gL8+AD7AQYI+v/1DQP3AP37
carried quality, phrase, cosine 4	-0.105	0.016	CPn09/wKCAgE+AH7BAgI+gb1Cgr2/Pb2
carried quality, synonym, cosine 0	-0.069	-0.005	Afz9+P8GAAEC/AH/AwYE/wIAAwH7/v//
carried quality, synonym, cosine 1	-0.106	-0.006	A//6+AAIAQEB+QH9AQkJ+wH8BwP3//79
carried quality, synonym, cosine 2	-0.002	0.111	AwD6+wIF/gH+//3//f8AAf0AAgIBAwQA
carried quality, synonym, cosine 3	-0.039	0.166	Av77/v4DAAAB/gH+AgMEAAH+AAD//gH/
carried quality, synonym, cosine 4	-0.056	-0.013	Cfb4+foGBgcF9QL+BAQG+gf8CQb8+f7/
carried thing, broader, cosine 0	-0.054	-0.109	AP///f8BAAAA/f/+AQQC/gEAAwL7/v3+
carried thing, broader, cosine 1	-0.015	0.044	/wX/AAYA+v38/f0C/v8CAfwCAf//AwUB
carried thing, broader, cosine 2	-0.029	-0.022	/wj8/QYE/P/7+v0B/v8FAP39BgD5BQMA
carried thing, broader, cosine 3	-0.042	-0.056	BQT5+wEE/gP7+P3+/fwI+v/6DAf1AQL8
carried thing, broader, cosine 4	-0.007	0.05	/gIB/wIB/gD9AP4B/v7/Av4B//8BAwL/
carried thing, derived, cosine 0	0.007	0.139	BQT/+gMA+/8A/gD8/gEA//z9BAgABAP9
carried thing, derived, cosine 1	-0.026	-0.053	Av79/v8DAgMAA/4AAAIB/wH+AQAAAQAA
carried thing, derived, cosine 2	-0.066	0.22	Cv34+v0IBQoH9AX3BAIH9AHyCA35/v74
carried thing, derived, cosine 3	0.009	-0.087	BwH8//v8AwQDAQT9AwT8+wX9AQYB/fn9
carried thing, derived, cosine 4	-0.017	0.113	/f7+AAEF/wD6Av4C/P3+AQEC/foCBQEC
carried thing, listed, cosine 0	-0.106	-0.165	Cvrx+PwIBw0H+wb2BQgK8wf2BQX6+vr6
carried thing, listed, cosine 1	-0.103	0.071	CQr5+QQG+wX48/72+gMJ9P30CQr5BgT6
carried thing, listed, cosine 2	-0.008	0.027	Evv2+P4A/w4D/gL2A/4L9wH0CAj+A/v8
carried thing, listed, cosine 3	-0.038	0.202	Cfj4+f4KBQkE+gL7BQkJ8wX0Cwj5Avb8
carried thing, listed, cosine 4	-0.013	0.06	/wL9/QEBAAH8APwD/vv+/fz9Av//BgQB
carried thing, narrower, cosine 1	-0.037	-0.004	A/38/P4EAwMA/QAAAQQB/gH+AwP9AP3+
carried thing, narrower, cosine 3	0.001	-0.03	/wH//wAB////AQAB//8AAP4B/v4BAgIB
carried thing, none, cosine 0	-0.023	0.205	Av73/v8A/wD/+wD/AAMB/fz+/gH+/P8A
carried thing, none, cosine 1	-0.068	-0.034	Cvf69/wEAwUH+wP5CQgG+gb6BAf69vj5
carried thing, none, cosine 2	-0.09	-0.196	Avj6+/8HAwEC+QD8BQgC/AL8BQP5+vz9
carried thing, none, cosine 3	-0.082	-0.015	A/r7+fsHBAEB+wEAAgEF+gP9BgL9/v/9
carried thing, none, cosine 4	-0.057	0.061	A/39+/8HAgMG+gP9BQYE/QX9AgT8+v3+
carried thing, phrase, cosine 0	0	-0.012	BP0A/wIBAAH9A/4B/f7+Av8AAAEBA/8A
carried thing, phrase, cosine 1	-0.075	-0.036	AQb8+QUF+wH7+PwA/AME/P39AwL6AwL/
carried thing, phrase, cosine 2	-0.039	-0.011	AQH8+wYC+gL39vv++gMH//sCAwT7BwL+
carried thing, phrase, cosine 3	-0.012	-0.086	BAH5+wEBAgIBAQD+/wQD/v/8AQP8Afz9
carried thing, phrase, cosine 4	-0.072	0.005	BPz49/4HAwT/+gD9AAcF/AH9BgH8AP/9
carried thing, sibling, cosine 2	-0.019	0.002	AP4A/wABAQD/AAABAAH+AAAAAAD/AP8A
carried thing, synonym, cosine 0	-0.069	0.044	AAD+/AID/wAB+wD/AQUE/gH+BQH6//7+
carried thing, synonym, cosine 1	-0.049	-0.044	BQD7/gAEAQQE/AL9BAcG+QH6BQX8Afz9
carried thing, synonym, cosine 2	-0.002	-0.022	AgL+/wAB/wEA/wD/AP0B/f/+AAH/AAEA
carried thing, synonym, cosine 3	-0.088	-0.046	Bvj49v0JBQUG+QL8BwoK+wX8BwP6+/v8
carried thing, synonym, cosine 4	-0.067	-0.004	A/z8+v0FBAIE+wL+BAcF/QT+BAL8/f3+
cause down 2	-0.041	-0.029	BQH6/P8EAQQA/QD9/wAE/gD8BwX7AP78
cause gone from 0	-0.049	-0.025	/gD+/QEE/wAA/P8BAQQC/v/+AgD9Af3/
cause gone from 1	-0.031	-0.04	/wP+AwgB/v79/v0C+gMC/P78Bf35Bf4B
cause gone from 2	0.003	0.28	/v4B//0BAv7/AwADAf/8AAEC//wD/gAD
cause gone from 3	-0.089	-0.17	Dfb29foFCwYH9Qb4BhEK9Qn4DQf39fT5
cause lowest up 1	0.076	0.002	/QYFBgP6/P76B/0D+ff5BPwB+PwHBAUD
cause lowest up 2	-0.033	-0.041	+wQE/wMC/f7+//4B/gL9Av7/Af/8AgIB
cause lowest up 3	0.026	-0.048	AQIBAQH/AQD+A/8A/f3+/gD+/gEBAAH/
cause new at 1	-0.028	0.034	BAD6/QAD/wAC/QD7//8A/QD5BQT4Afv6
cause new at 2	-0.007	0.136	B/f8/fn/BwcKAAf4CgIG9gf5CAf/9/j5
cause new at 3	0.174	-0.212	+AoJFgrw8f/2D/UH9On0BfQH8/oOCRII
cause same	0.013	0.074	/AEC//4BAv3+/QAEBAICBAH++/wE/P0B
cause up 2	0.107	-0.082	+QYLCwL2/fz9CP8F/Pn2BfsF8/cMBQUH
cause up 3	0.108	-0.069	/QQJCgL2/f7+Cf8D/ff4A/8D9/wJAgME
cause up to 2	0.102	-0.005	/QcICgL2/f76Cv0D+vX4BPwE+PwJBAUE
cause up to 3	0.136	-0.146	+gQOCwD1/v78D/8H+/PwCP0F8PcMAwUI
certainty down 3	0.018	-0.023	/wICAgH//v79A/8C/fz9A/8B/f8BAQIB
certainty gone from 1	0.064	0.076	9QkMCQb4+Pj4BvgI9vr3B/QJ9PUICgoI
certainty gone from 2	0.052	0.055	+wUEBAT6/Pv9Av4D/fv/AvoF/fkGBAUG
certainty gone from 3	0.009	-0.056	/wUCBAb++v76AvsB/P79AfUD+v8DCQoD
certainty gone from 4	0.091	-0.11	9gsMCwj5+ff4CfwG+vf3BfUL9PcHDQ4I
certainty lowest up 1	0.025	0.066	/QUDAwP//P37Av0D+/r8BfsE/PwEBAUD
certainty new at 3	-0.025	0.018	CPr9AfwBBAYF/wT6BP8E/Af3BAn9+Pr4
certainty new at 4	-0.017	-0.066	CPr5/fsCBQYG+wL7BAEG+AX6Bwf++v38
certainty same	-0.04	-0.108	AP0A+PwGAgT/+wT7BgcCAgb8BAb8+/v8
certainty up 1	-0.003	0.064	/gMCAgIA/v7//wAA//8BAf4BAAAAAgIB
certainty up to 4	0.015	0.093	/wIBAQEA///+Av8C/vz9Av0B//8BAgMB
change as purpose with nothing behind it	-0.03	-0.004	/wD//gACAAAA/wAAAQIAAgH/AQD8////
change as relative with nothing behind it	0.072	-0.005	/gEEBQD7//8ABQAB//z8Af8C/P4GAAEB
change as result with nothing behind it	0.144	-0.097	+wIICwD2//7/CgAC//f5Bv4H9PsNAgID
change carried	0.056	-0.214	+AAHBAf++f7/B/oH/f37Bf8A9/0DBAEE
change joined as relative	0.158	-0.046	9AkREAXy+Pr5DfsK+PPxC/oG8fcNBgkJ
change joined as result	0.059	0.039	+wIFBgD7/v7+Bv4D/vz7BP4D+vwFAQID
change made up	0.121	-0.08	9AYKCwT3/Pj6DvwH+fjxDvoL8/YJBgUF
change new	0.054	-0.374	9gEIAgv++/vzAfcE9v/4CvoI+v0DCQMD
change taken over	-0.01	0.036	AgD9AP8BAgMDAAEAAv/9/wT9Af7+/QD/
charge gone from 0	0.046	-0.254	+A4HBAz+9frzBvgE9fj4CPgF/PsDCgkE
charge gone from 2	-0.038	-0.076	BPr9/vwCBQMH/gX9BwUD/gj7BAP8+fj8
charge new at 0	-0.039	0.112	/f7//AACAf4B/wADAgP8AgAB/v38AAIC
charge new at 2	0.026	-0.04	Bv8AAf/+AgP/AAH+AP/9+wL//gIDAQAA
charge same	0.07	0.268	/gIIBAL5/vv7BP4E/fr5AwAC//4F/gAC
clients gone from 1	-0.035	-0.065	BP/9/f8CAgMB/AH+AAQG/P79BwP+Af79
clients gone from 2	0.008	-0.055	AQEAAAIA/wH+Af///v8B/v/+/wQAAgD+
clients gone from 3	0.025	-0.022	AP8CAv/+AQAAAgAAAP//AAAB//4DAAAB
clients new at 1	0.036	0.087	AAMBAgH/////AwAB/fv+Af0BAAEDAgMC
clients new at 2	0.016	-0.082	/QEB/wEB/v7/Av8C//z8BAAE/P0D/wIE
clients new at 3	0.119	-0.001	9goLCwj19/j1C/gJ9fT0DvUL8/YLCgkI
clients same	0.053	-0.066	/v8JAgD7APsEBAL9AwD9AQcB/vwC+/0B
company down 1	0.001	0.059	Af4A//8BAQAC/wH/AgMC/wEB/wAD//8B
company gone from 0	-0.002	-0.094	+gwH/wv9+f70/vcI+P34A/YE+PoACwgE
company gone from 1	0.078	0.178	+QMGBQT9/Pr7B/wG+vn1CvsH9voFBgcE
company gone from 2	0.072	0.056	/P4HB//6Af0ABQACAP76BAEE/PsG/gED
company lowest up 1	0.027	-0.117	/v4CAv7+AgACBAIBA//9AgIB/f4C/f4A
company lowest up 2	0.041	0.033	/gEDBgD6AP8AAwD/AAD+AQAC/v8DAAAA
company new at 0	-0.049	0.234	+wX9/AgC+fr8+voD+QL/BP4AAP3/BQYD
company new at 1	0.031	0.031	+gcEAgf8+f34AvoE+fb7B/oG9/wEBwgC
company new at 2	0.112	0.183	9QwLCgr29/f2DPgI9vj2CvcJ8/UGCQwH
company same	-0.025	-0.064	/wT++gQB/v78//wB+QMCBPr8Af77BgD9
company up 1	0.04	-0.135	/AQGBgH7/v79Bv8E//z5BgAC+/0DAAIB
company up 2	0.058	0.079	/wADBQD7Af8ABQABAPz9AwAC/P4FAAAA
company up to 1	0.008	-0.017	/wECAQAAAAD+AgACAQD9A/8C+v0DAAEC
company up to 2	0.086	-0.038	/QEFCAD4AP4ABgABAPz7AwAE+PwJAQEC
contrast	0.129	-0.077	+QYECgD6+vwAA/4F/PT2AwAD8QEIAgYH
contrast of act	0.007	-0.013	APr9/PwCAgIF+gT/BAID/QP+AwQB+/7+
contrast of quality	0.074	0.084	Af8CB//5AAEBBQH/APv+AAEA+wAFAQIA
contrast of thing	0.176	-0.149	8Q0REwfv9PT3D/oJ9e/uEfcM7vYOCQkL
counts a noun beside it	-0.12	-0.082	Hezt9OMQGxQa7xbnFwsZ5RnqERXv6u/r
counts a noun from elsewhere	0.064	0.065	BQf/BwMB+Qj/AP4A/vUF+fr9/gUEBwkB
counts exchanged	0.12	-0.021	8hEODQ3z8vTxDPQL8PDyD/AM8fMMEBAK
counts something else	0.135	-0.111	AAUGCwH2+//9DPsA+vT8A/gC/fsMAwoF
counts something new	-0.106	0.025	Df719/8HAgn/9v/5AQoM8wP3DAj5Afz6
counts the same	-0.041	0.328	/vn5/AAFCPkA/QAAAwj8AQEBAvz3/fz+
counts what another number counted	0.184	-0.231	5xkUExjm6ennEuwT5uXuG+YU6uoTGRgS
counts what the number beside it counted	0.052	-0.104	/gMGAwj88/z1A/gE+fr/AvoEAP8GBwYE
currency down 2	-0.05	-0.004	Bfv6+v4HAwQC+wH+AgYF/QP7BgX9/f39
currency gone from 0	0.022	0.231	/QsFBAv+9/v4AfYD9vz4CfoH/fwBCQsF
currency gone from 2	0.066	0.045	BPgCBfb5BwIJAgf9Cfz8/QoCAP4K9PcB
currency lowest up 2	0.058	0.021	/QEGBQD7///+B/4C/vv6BP8E+v0GAgMD
currency new at 0	-0.028	0.04	Cvv2/vwGBQYF/AL5AwII9QL4BwX3/Pv5
currency new at 2	-0.119	-0.025	Cf72+P8JAgcB9QL4AgsO9gL0Dw30APr3
currency same	-0.075	0.059	AAb9+wUH///6+f7+/QEI/f3/BwP7AQH/
currency up 2	-0.012	-0.01	AQAAAgD/AAAAAQAAAP8B/gD/AAD/AAEB
currency up to 2	-0.02	-0.01	AQD/AgABAAAA/wD/AP8B/QD/AAAAAAEB
deed as purpose with nothing behind it	-0.072	0.06	BQD69wEHAAQA/AH9/wUH/QL6CgX8/v37
deed as relative with nothing behind it	-0.068	-0.005	A/v7+v8EAgIE+wL+AwgG/AP7Bwb6/f37
deed as result with nothing behind it	0.064	0.003	+gcICQP4/P38Bv4D/Pr7A/wF+f0GBQQD
deed joined as means	0.027	0.012	AAAEAv/+AgIABAH/Af79+v/8/gEEAQQB
deed joined as purpose	-0.11	-0.085	Dfv2+P0HBgkH9wb2BwsL9gf6Cwn5+/j4
deed joined as relative	-0.018	-0.025	Awz8/QgG+AX6+/v/+vsF9/f5Bwf4CQX9
deed joined as result	-0.034	0.067	AAsA/gYC+wD4+vkB+gMDAfj/AwEBBgP/
determiner a → an	0.013	-0.095	/gQDAwP8/v78AP0C+/4AAf0B+/4CAwQC
determiner a → each	-0.008	0.053	Bvv7/vwBBQQI/QX6BwUH+QX9AgMC/Pv8
determiner a → every	0.009	0.084	/wACAQD/AP//AQAB/wD+Av8C/v4BAQEB
determiner a → my	-0.073	-0.002	AwD8+QAGAAIA+wD+AQQF/QL+BQP6///+
determiner a → none	0.007	-0.12	AP7//AL8AvwBAgL+AQT9/AD/AQIC+f/+
determiner a → number	0.029	-0.209	+wUDBQX9+/z9A/0CAP7/A/4C/f0DAQEA
determiner a → the	0.117	-0.055	/QYICQb1+v34CvsD+ff6BPgC+fwHBwYC
determiner all → none	-0.079	0.023	Bv77+QAFAQQB+wD+AQgG/AH7BwX5//79
determiner all → the	-0.016	-0.014	Avz9/v8BAwIC/wH/AgIC/gL9AgL+/v7/
determiner an → a	-0.019	-0.061	Af///wEBAQAC/gH+AgIC/v//AgH//v3+
determiner an → none	0.083	-0.043	/gEEBQP4/f79Bv0D/fv7CPsH+/oJBAQE
determiner an → number	0.061	-0.003	AAMDBAP7/AD7A/0C/Pz+AvwB/QAHBAYC
determiner an → the	0.007	-0.031	Avz+//wBBAIEAQL+AwAA/gT/AgIB/Pz+
determiner any → none	0	-0.066	/v8BAQD/AP8BAAABAAD/AQEB//8A//8A
determiner each → a	0	-0.009	A//9//8AAQIB/wL9AQAD+wL9BAT///79
determiner each → every	-0.066	-0.097	Bfj7/PkFBwYI+wb6CgcH+Aj6Bgn69/f8
determiner each → none	0.059	0.172	/QMEBQH8/v7/BP8C/vv8BP4D+/4FAgUD
determiner every → each	0.029	-0.09	Af0CAv3+AgACAgL+Av3//gIBAAEB/f//
determiner every → none	0.008	-0.008	/QICAQH+/v79Af4D/f3/A/4C//4BAgIC
determiner his → none	-0.006	-0.002	AP///f8CAQAB/gEAAQEC/wEAAgL///8A
determiner its → none	0.034	0.095	/QECBAH9////AAAAAP/+/v8A+/0EAQMD
determiner its → the	-0.027	-0.009	Af7+/QAEAgAB/gAAAAIBAQIAAQD+//3/
determiner my → a	-0.041	0.111	BP38/v4DAQEE+wL8AwIF/AL+BQL6/v/+
determiner my → none	0.016	-0.012	Bfz8/fz8AgEIAQb5CAUD+QX7/gIB+/r7
determiner my → the	0.025	-0.086	+wADBgH6//0AAQAA/gD+BAID//0EAAAB
determiner no → none	-0.006	-0.124	AAX/AAQB/P/8//3/+/8BAPwA//8BBAYB
determiner none → a	-0.009	0.007	BQTyAAb9AAT+9P35/P4B9APyDP4EAgL9
determiner none → all	0.134	0.022	8w8NDQr19PbyDPUL8fHwD/AP8fMODw8K
determiner none → an	-0.048	0.255	Cfj8//kEBggI/Af5CAcI+An6Awn5+/n3
determiner none → each	0.079	0.007	/QYGBwL6/P78Bv4C/Pv7A/sF+foHBAYD
determiner none → every	0.133	0.389	9goNDgbz+Pn2DfkJ9fTyDPgJ9PYMCAkI
determiner none → its	0.027	-0.041	/gMGAgL//f/+A/4F/f/+Bv4D+/8DAgQF
determiner none → my	0.01	-0.001	BAH9/gAB/wP+Av////wD/gD+AAL//v3+
determiner none → number	-0.007	-0.334	9gYBAw379vr9A/QB9P38BvEH//4BCwkE
determiner none → our	-0.036	0.009	/wH//gED/////f8C/wQBAgEAAQD/AAAA
determiner none → some	-0.02	0.086	/wIAAAH///7//f8B//wCAf4AAf7/AQEB
determiner none → the	0.021	0.173	AQUABAMB/QcBAQD/9fwA/Pv7Bv0DBwUB
determiner none → their	-0.103	0.049	Avj79v0JAwIE+AH+BQgG/wb+BQT3+/v+
determiner number → a	-0.071	0.344	BwP5+QgF+QEA+P/6/QUF/QH6CQT5A/37
determiner number → an	-0.122	0.041	BP759QALAAQB9gH7AgkJ+AH6CAX3APv8
determiner number → every	0.045	0.143	/gICAwH8///+BP4C/vz9Av4B/f8EAQIC
determiner number → none	0.042	-0.031	8RYLBB3+5/XjA+gN6vX6DuEL+vUIGRgM
determiner number → the	0.084	0.29	9wsICAb0+fv4CfwF+fX4B/sG+PsHBwUE
determiner our → a	-0.019	-0.001	A/39/v0BAwIF/AP8BQUF+wT9BAP//Pz+
determiner our → none	-0.001	-0.063	/v4B/wACAP0AAAAAAgP+AQMC//0D//8C
determiner our → number	-0.005	-0.045	/wACAAAB/wAAAgAB///9Av8BAAD/AQEB
determiner our → the	0.012	-0.11	+wQFAQL//f38Av0E/P/9BfsF+/sDBAYD
determiner some → none	-0.017	0.042	AP8A/wAD////Av8B///+BAECAQH+/wIA
determiner some → number	0.04	0	+wUFBQT7/Pz7BfwE+/v6BvsE/PwEBAQE
determiner the → a	0.035	0.127	AAQCBQX8+QL//PsB+fcAAfsH//4ABAYF
determiner the → all	-0.028	0.19	/gD/AAMC/QAB/P//AQMD/f3+BP//AgD/
determiner the → an	0.049	-0.097	//4IBP74Af8ABQH/AAL7BAEF+gAG//4A
determiner the → each	-0.005	-0.108	AP3+//8BAwEBAAH/AQIAAAACAf/+Af0A
determiner the → every	-0.014	-0.037	AQT//wMA/QD6AfwC+vr9AvsAAQD/BQUA
determiner the → its	-0.062	-0.008	AQP8+QMJ/gL+/P8A/wMG/P78BAT7A/3+
determiner the → my	0.11	0.038	AAECBwD1/wD/CAD//vv+/v4A+/wHAQMA
determiner the → none	0.023	-0.057	BQD9AQcFAA78/v7++/4C8Pj3+gj7BPsD
determiner the → number	0.016	0.177	/AQBAwP/+vz6Av0B/wAAAfoD/f4BAwQC
determiner the → our	-0.029	-0.043	BAD9/P8DAQMA/AD+/wQE+v/9AgL/AQH/
determiner the → their	-0.107	0.025	BPr59v4IBAME+QL9BAwG/AX8BgT3/fn8
determiner their → none	0.023	0.016	AP8BA//7AQECAQL+AgH//gD/AQEBAPv+
determiner their → the	0.031	-0.003	AQEAAv/+AAD/AgAA/v7+AP8B/gADAQEA
determiner there → none	-0.044	-0.001	APz+//8CAQEB+gD+AQYF/QL9BQT8/f79
determiner this → none	-0.067	-0.004	A/n7+vwFBQIH+gT8CAgH+wX+BQL7+vv+
employment gone from 1	0.086	-0.008	/QQGBwH5/v39B/8D/fr4Bf0E9/oIAwMD
employment gone from 2	0.135	-0.255	+wkLDQXx+vv5DPsF9/X0CfkI9fcMCQkF
employment gone from 3	0.038	-0.035	/wIDAwD9////AwAAAP39AP8B/f8DAQEB
employment gone from 4	0.009	0.013	/QEDAAAAAP7+Av8C/v79BgAE/v4AAQEB
employment lowest up 2	0.111	-0.063	/wEECgD2AP7/CQAB//r6Av8D+/sJAAEC
employment new at 1	-0.012	0.079	AP////8BAQACAQEAAgMA/wEB//8B//4B
employment new at 2	0.057	-0.016	/gUFCAL5/QD9BP4A/f37APoE+PsJBAUD
employment new at 3	-0.038	-0.015	AP/9+wAEAQAA/gABAAEBAQEAAwH9AP7/
employment new at 4	0.039	-0.079	/wMBAwP//wD8Af4D+v79AfwC/v4FBQIA
employment same	0.049	0.041	+QYC/gT9+fr7A/0F+/r9A/wD+/8CAgYE
employment up 2	0.102	-0.061	/wICBwD4////BwAA//r7Af8D+vwKAQEB
employment up to 4	0.085	-0.069	AAEBBgD7//8ABwAA//v7Af0D/P0IAgIB
expertise down 1	0.013	-0.024	AAEBAQH//wH/A/8A/v/9AgAB/wABAP8A
expertise gone from 1	-0.006	0.474	+wUC/gcA+fr4AvcB9f7/BPwBAAH/Awf/
expertise gone from 2	-0.064	-0.179	A/r4+PwIBAUH+gT6BgMD/AH8CAT6/v39
expertise new at 1	0.01	-0.1	AP8BAAABAAIEAAL+AwD/AgAEAv8D//wB
expertise new at 2	0.031	0.004	/AMFBQL8/Pz8BPwD+/v+BP0E/P8CAgYC
expertise new at 3	0.055	-0.093	/QEEBQH7//7/Bf8D//v6BP8E+f0GAQEC
expertise same	-0.04	0.03	/vwB/f4EAgAEAQICBgkA/gH9/QH///oB
expertise up 1	0.006	0.098	Av/9//4AAQEC/wH/AgAD/AH9AgEA/wD/
expertise up 2	0.048	0.017	/gADBAD9AP4ABAABAPz8AgAC+/8FAAAB
expertise up to 2	0.003	0.098	A/78/v0CAgIA/wAAAP4C/QH/AAAB/wAA
expertise up to 3	0.057	0.017	/QAEBQD6AP4ABQABAPv7AwAC+/8FAAAB
extent gone from 1	-0.095	0.427	/Ab7/AkF9gH8+Pn9/ggIAPz+Bgb4CQf/
extent gone from 3	0.015	-0.007	/QMDAQL//v7/AgAC///+A/0D/f0CAgEC
extent new at 1	-0.008	0.08	/gYCAwP8/Pz8//4A/AEAAPwA/f7/BQQD
extent new at 3	0.108	-0.194	+QQMDQP2/vn6C/wD+Pn2B/sH9foKBAQF
extent same	-0.087	-0.053	Bfz7+v0GAgUF9wP7BwYH+Af5CQn3+vn5
form IN VB → VBD	-0.011	-0.003	Av4AAP4AAgEBAAH/AQAA/wT9AwP+/P3+
form IN VBD → VBD	0.045	-0.001	/wADBAD9/wD+BP8C/fz8AgH//gEC/gEB
form IN VBG → TO VB	0.032	-0.003	AAICBAD8/wD/AgAAAP79AgAB/gEDAAEB
form IN VBG → VB	-0.074	-0.036	Bvb4+foHBwUJ+Ab6CgkK9wn5CQf59/j6
form IN VBG → VBD	-0.082	0.15	Cvb1+PcHCwYJ+wj4CQsJ9wv3CAr49vb6
form IN VBG → VBG	0.02	-0.005	/gIBAwP+/f79A/0D/v39Av0EAP4DAQMC
form TO VB → IN VBG	-0.071	-0.048	Av79+wAFAQIB+gH9AQYF/AL8BwX5//38
form TO VB → VB	-0.078	-0.01	CvX19vcKCQgI9wb6CAgI+Af6Bwb5+fr9
form TO VB → VBD	0.055	0.07	+gIHAgP+/vj+Cf4I/fv8Cf0G+/oFA/0D
form TO VB → VBG	0.084	-0.031	/AIHCgH5/f3/CP8C/vX4BP4D+v4IAQQE
form TO VB → VBN	0.056	-0.02	/AUHBQP7+/37BPwD+/n6BvsF+f0GBAYD
form TO VB → VBP	0.105	-0.068	+gMKCwH1/fv+Cf8D/vn2Bv0H9voJAwQF
form VB → IN VBG	-0.056	-0.002	Avz+/P4EAwID/QL+BAUE/QX9BgX8/Pv8
form VB → VBD	-0.044	0.068	Bvf7/vgDCAQG/Qf8BwcG+Qv3Bwb59/j6
form VB → VBG	-0.074	0.027	Af79+wAFAQED+QH9AwcG/QP/BAL6/v7/
form VB → VBP	-0.113	-0.001	Bfv59v4JBAQG+AP7BgoI+Qb5Cgj2+vr6
form VBD → IN VBG	-0.021	0.209	Avf6Avr/BwQH/wX7AwgG/AMAAgL7+/f+
form VBD → TO VB	-0.049	-0.08	AQL+/QEF/wD+/f8A/QMCAv/+BQP8AgD+
form VBD → VB	-0.203	-0.02	Dvfv7f4TBA0M6wLyCBYV7gXwExHr/fj0
form VBD → VBG	-0.022	-0.081	AQT8/AIF/gcC+gL7/P8E+gH5Awn5Bfv8
form VBD → VBN	-0.04	-0.231	Bvv5+/4DBAMC/QH9AgUI/QH7AQP+//v7
form VBD → VBP	-0.002	-0.004	/QICAQEB//7+Av8C/wL9Av4C/P0BAAAC
form VBD → be VBN	-0.05	0.015	AP7+/QAEAAEB/AABAQQBAQL/AwH9/v//
form VBD → have VBN	-0.023	0.052	Avz9/P8DAgIC/wD/AgMAAAP/AwL+/v3+
form VBG → IN VBG	0.022	-0.011	/gEDAQAA//7+BP4D/fz7Bf8D+/wDAQMD
form VBG → TO VB	0.029	-0.015	AP4BA/78AgACAwH/AgAAAAIAAAEC//7/
form VBG → VBD	-0.097	0.115	Iurq8ugHEiMU7xTiFgYU4BPnHB3y7/Dq
form VBG → VBN	-0.071	0.053	B/n3+PwHBAYH+AT7CAkJ9gX6BwT7+/r8
form VBG → VBP	-0.234	0.03	Fubo6uwVExMS6BHtGBMS6hftGhTp6evy
form VBN → TO VB	-0.017	-0.021	A//+/gABAQIB/wH+AQED/QH+BAL+AP/+
form VBN → VBD	-0.006	0.182	AP8DAgMB/P8C/gEBAgECBQH/AwECAAH/
form VBN → VBG	-0.075	0.104	AgD7+v8HAQMD+QL9AgQG+wH9AwD5//39
form VBN → be VBN	-0.024	-0.035	Af////8BAAEA/wAAAf8A/gH/AQAA/wAA
form VBP → VB	-0.021	0.131	AAT+/gMC/f/9/v4B/f8AAf0AAv8AAgIA
form VBP → VBD	-0.169	0.056	D/Pz7/wPDREQ8gjzDBEO8grxDA3y+O/z
form VBP → VBG	-0.086	-0.021	A//49AAJAQT+/P4B/wEH/QH7BQT4/wD8
form VBZ → VBD	-0.017	0	A/78/v0CBAID/QP+AQIC/QL+AAD//wAA
form VBZ → VBP	0.007	-0.014	/wAAAgH/AAABAQH/AQAB/wABAQABAAAB
form be VB → VBD	-0.033	0	A/v9/P0EBAID/wL/AwMC/gT9AwP+/P3+
form be VBG → VBD	-0.096	-0.034	B/f49/sHBgcI+Qb7CQoJ+Ab4CQf6+ff7
form be VBG → VBP	-0.147	0.03	CfT29PcKCgkO8Qj4DxAQ9Qz2Dgry8/P4
form be VBN → VBD	-0.127	-0.151	DvX29fQPDgsL9gj2DQsN9Az0DQb19ff4
form be VBN → VBG	-0.062	0	Av/9+wAEAgEB+wD+AQYF/gH+AwL7//7+
form be VBN → VBN	-0.113	-0.036	Cfn49vsJBgcH9wT5BwsK9wr3DAr19/f5
form do VB → VBD	0.085	-0.005	+gQHBwP5/Pv8B/0F/Pn4B/kI9vgJBgcG
form do VBP → VBD	0.055	-0.001	/QIEBAH9/v79Bf4D/fv7BP0E+vwFAgMD
form have VBN → VBD	0.019	0.056	+wIEAgP//f3+AAAAAAEABP0F/P0CBAMC
frequency down 1	-0.017	0.005	A//8/f8BAAIA/gD//wEC/gH9AwL9AP//
frequency gone from 0	-0.031	-0.011	/gMC/wIC/////v7//QT///0BAQEABAIA
frequency gone from 1	-0.03	0.019	+wIB/wAB//3+//8C////BP0E/wD/AwIB
frequency gone from 2	0.137	0.288	9wkKDAX09/n5CfsG+PT0CfUK9PgOBwgG
frequency gone from 3	0.023	-0.042	/QMCBAL8/v39A/4C/v/9BAAC/v4BAgAB
frequency gone from 4	0.054	0.146	+gkFBgP5+/z7Bf0F/fr6BfkE/foFBgkG
frequency gone from 5	-0.023	0.131	/AQA/gQC/Pz7/vwC+wD+Bf4CAPv+AgEB
frequency lowest up 1	0.191	0.177	/AUOEQHu/fz+Dv8C/fTxBfsI8vgSBAYG
frequency lowest up 2	0.059	0.047	/wUCBQH8/gD9Bf4C/Pf8AfwC/AAEAwQB
frequency lowest up 3	0.016	0.044	/wECAgH+//8AAQAAAP//AQAB//8CAAEB
frequency new at 0	-0.003	0	Af///wAAAAAB/wD/AQEC/wH/AQAA////
frequency new at 1	0.002	-0.017	AgD+/gAAAQIAAAH/Af4B/QH//wEA//7/
frequency new at 2	-0.053	0.07	APv+/AADAQAC/QH/AgYD/gL/AgH8/vz+
frequency new at 3	0.052	0.262	AP8DBAD8AP8BBAAAAPz8Av8C/f4F/wQB
frequency new at 4	-0.003	0.056	AfwAAP8AAgAC/wL+BAIB/QP/AAIA/vv/
frequency new at 5	0.14	0.061	+gUKCwP0/fv9Df0E+/L2CPsI9fkNAwYF
frequency same	-0.011	-0.119	/wMBAQT/AP7///0C/P8EBgMDAAD5BQIB
frequency up 1	0.169	0.168	/AMMDQDy/v3+Dv8C/PLyBvsH8/oQBAYF
frequency up 2	0.063	0.047	/gUEBwH6/gD+Bf8B/fj9AP0C/P8FAgMB
frequency up to 2	0.039	-0.129	AAECBAD8//8CAQH/Af8AAP8B/v8FAQMB
frequency up to 3	0.125	0.173	/AQKCwH1/vz+Cv8C/fb0Bf0F9voKAgME
frequency up to 4	0.074	0.102	/wMEBwH6////Bv8B/vn7Af4C/P8FAQIB
frequency up to 5	0.013	0.069	AQAAAQD9AAH//wAA//4A/wAAAAIAAAAA
gain down 1	0.064	-0.079	AgIEBgD6/wH/AgAD/vr8Af7++/8GAwED
gain gone from 1	-0.058	-0.2	BvwA+QAFAAQD/AL5BgkC+gL8AgX+/fr9
gain gone from 2	0.052	0.025	BP/+AwH6/AD9AvwB//79/v0CAf4BAAAB
gain gone from 3	0.036	0.004	+AcFAwj6+vr1A/cK+vr4BPoC+fQDCQoH
gain lowest up 1	-0.019	-0.076	AQD//QIDAQEC/QH/AAYB/v8BAgAAAf4A
gain lowest up 2	0.013	-0.025	/gEDAgD9//8AAAEAAAAAAAABAP8BAAAB
gain new at 1	0.032	0.026	AP4BAv77AgIDAwL+BQT//wEE/AEG//v/
gain new at 2	-0.045	0.026	BwD++f8IAQP9/v///P4G+QD6BgP8Av/8
gain new at 3	-0.014	-0.092	BP/7+/4DAgMD/gH7AQYE/gL+AAT+/P38
gain same	-0.007	-0.564	/gb/AAUF+vv/Af4C+wMBAvsD/gH+AgED
gain up 1	0.047	-0.09	/AUGBwH7/v79Bf4C/fr6A/4E/f0FAwID
gain up to 2	-0.003	-0.006	/wL//gED/wD9Av4C/f38A/0D/v4CAwIC
gain up to 3	0.087	-0.105	/QMHCgD3/v7/CP8C/fj4BP4D+/8FAQIC
gained: helped	0.013	-0.024	CgH7/gL+/woBAQD7/vsE+P7+/wcCAAH8
gained: joint	0.113	-0.104	8w4JCg719ffwCPMK8ff2CvUL8PUMCwgL
gained: junior	0.001	-0.048	AAEBAQH+/v8AAQACAf0CAP0BAQAB/wP/
gained: negated	-0.052	-0.001	AAD++wEJ/wP//v4A/v8G/f3/BAT9AwD+
gained: occasional	-0.127	0.146	CvT09fwMBwsI9Af2CA0O8Aj0ChD0+vT3
gained: others	-0.098	0.047	Dvn18/4JBggH+QT4BAoL9gX2DAj3+/j2
gained: partial	-0.067	0.171	D/r0+/sGBQoH+wP2BQYG+AX5CgX++/37
gained: past	-0.065	-0.025	AQD9+gEF/wEA+////wcF/wD/AQT7AQD+
gained: planned	0.03	-0.033	BAYAAgP+/AT6Av39+v3+/vv7BQcABgP8
gained: received	-0.058	-0.1	/gD9+QIDAf4A/f8A/AYCAP7/BwD7BP79
gained: supervised	-0.074	-0.054	Afj+/v8EBAMF9wP8BgwH+wj+CAb7+vr+
gained: uncertain	-0.031	0	Af79/v8CAQEB+wH+AQIF+wH9BAP+///9
gained: watched	-0.088	-0.006	BPz59/8IAgID+gH9AwkH+wL8BgT6/f39
gone name	-0.059	-0.078	CgX6+gME9wT9/QD5+gIH8/n4AQT4/wX6
gone noun	0.017	0.031	BQb//gn/9QT2+/IA/v0D//P6AP7+BAX8
gone other	0.012	0.069	/gABAgD+AP8AAQAB/wD/Af8A/v4BAQEB
gone quality	-0.005	-0.106	Av7+/wsAAgX6/f39/wAB//n/AQEAAgf/
gone verb	0.034	-0.073	AAn9BAr89gH1/fUB9voABvf++v/+BQz/
governor gone: aim	0.045	-0.01	/AIEBAL8/v3+BP8C/v38A/0E+/0EAgMD
governor gone: apply	-0.02	0.02	AP4A//8CAQABAQABAQEAAQMAAwL+/v3/
governor gone: ask	-0.033	-0.083	AQX+/wMCAAH8//7++wEE/v/6BQX5BP76
governor gone: assist	0.081	0.087	+QYICQP4+/r6B/wF+vr5CPsG+foGBAUE
governor gone: attend	-0.017	-0.032	AP8A/gACAAAB/gH/AQMBAAABAP//AP8B
governor gone: be	0.006	-0.122	//r8Av7+AgAF/gD+AwED/QT+CAUB/v7/
governor gone: book	0.064	-0.081	AAUDBgL7/QD8B/4C+/j6AvwB+v4GBAUD
governor gone: bring	-0.05	-0.016	Afz8/P4FAwEC/QEAAgMC/gL+BAH8/v3/
governor gone: carry	0.076	-0.044	AP4CBf/7AAAABQAB//r9AwEC/v8GAAEC
governor gone: change	-0.07	-0.003	AQH8+QEG/wEA/QAAAAMD/wD/AwH7AAD/
governor gone: chase	-0.011	0.08	/wABAAAAAAD//wAB/wD+/wAAAgH/AP8B
governor gone: come	-0.081	-0.009	Bfv4+v4GAwQG+AL8BAgI+gX7Cgb3/Pn7
governor gone: cut	0.006	0.034	/wEBAQD/AP8AAgAA////AAEA//8BAP8A
governor gone: declin	0.054	0	/QIEBAH8/v39Bf4E/fv6BfwF+vsGBAQE
governor gone: do	-0.002	-0.012	+AkDBAYB+vr4APoI+P7+C/cG//n/BwkG
governor gone: draw	0.026	-0.031	/gICAgH+///+Af8B/v3+Af0C/P4EAgMC
governor gone: drive	-0.059	0.075	A/79/P8FAQIB/QD/AgUE/QL+AwL8/f//
governor gone: fail	0.049	0	/AMFBQL7/f39Bf4D/fv7BP0E+/wFAwQD
governor gone: fill	-0.04	-0.037	Avz+/P4FAgIC/QH/AgMC/wP/AgL8/f7/
governor gone: fit	-0.004	-0.023	/wEBAAEAAP8AAQABAAD+AQAB//8AAf8B
governor gone: get	-0.036	-0.008	AQD9AAEDAQD9AP0C/QUBAgAAAwD/AgH/
governor gone: give	0.009	-0.019	AwP7/QABAAL8///++v4E/fj9AQD/BgT/
governor gone: go	0.012	-0.031	BAL/AAEA/wP7A/wB+////P/8AgIDAQH+
governor gone: have	-0.002	0.091	/gYCAwP+/v/+A/4AAP/9Af4A//4CBAIB
governor gone: help	0	0.336	Avz+//8BAgIAAQAAAQD+Av8CAQD+AP3/
governor gone: hold	0.002	0.044	/wQCAQL//f/9//4B/f8AAP7/AAAAAgEA
governor gone: hop	-0.022	-0.019	BP76+/4GAgQB/QH+AQEC/AL9AQL+/v//
governor gone: include	-0.109	0.011	CPP29PkLCgcL9Qf5DA0M9A33DAr29PT5
governor gone: involve	0.05	0	/AYFBQb8+/z7Bf0E+/r6BfsD/f0EAwQD
governor gone: keep	0.059	-0.018	/AUEBQT7/P78Bf0E+/v7Av0B+/8EAwMC
governor gone: learn	0.026	0	/QMEAwL9/f79Av4D/f79A/wE/P0DBAUD
governor gone: look	-0.002	-0.028	/QIEAgL///0AAAABAAIAA/4E/f0DAwEC
governor gone: make	0.049	0.037	/QIDAwH7AP/+Bf0C/v38A/sF+vwGAwUE
governor gone: mix	-0.061	0	BPz7+v4GAwMD+gL+AwQF/AX6BwX6/P3+
governor gone: move	0.026	-0.068	/wADAgD/AAD/AgAB//39AgAB/QACAAIA
governor gone: observe	0.029	0	/QIDBAH9//7/Av8B//7+Av4C/f0DAgIC
governor gone: offer	0.064	-0.001	+wMGBgL6/fz8Bv0E/Pr5BvwF+fsGAwQE
governor gone: open	-0.048	0.08	AAH//gED/wAB+wD/AAME/gH+AwD8Af//
governor gone: pass	-0.001	0.139	/wIAAAEB/wD/AAAA/wD/Af///wAAAAD/
governor gone: pick	0.015	-0.036	/QICAwL9/v39A/0E/P39Bf4C/f0BAgIC
governor gone: plan	0.048	-0.016	/QIEBAH8/v3+Bf4D/vz7BP4E+/0FAgID
governor gone: prep	0.031	0.046	/wEDAgH+///+BP8B/v79Av8A/v8DAQEC
governor gone: prepare	-0.018	0.079	AP///v8CAQAA/gAAAAIAAAEBAAAAAP8A
governor gone: put	-0.041	-0.017	A/z9+v8DAwID+wH+AwYF/AP+AQH+/Pz/
governor gone: ring	-0.019	0.01	AP8A/gACAQABAAAAAQIBAAAAAQD/AP//
governor gone: shadow	0.022	-0.085	/gQCAwT+/f/+//7+/QEC//sC/f4CBgQB
governor gone: show	0.021	-0.091	AP4CAf8BAQAEAwL+A//+AQP//wEA/f7/
governor gone: sit	0.081	0.141	+gIHCAH5/vz+B/8D/fn4B/4F9/sIAQMD
governor gone: start	0.005	-0.046	AQMB/gIB/gH+Av8B/v////4A/QADAgMB
governor gone: take	0.054	0.021	+gMHCAH8/vv9Bv4E/Pz7Bv0F9vkFAwUF
governor gone: teach	0.002	0.023	AP8AAf//AQABAAH/AQEA/wEAAAAB//4A
governor gone: try	0.069	-0.012	+gUHBwT6/Pv9Bf4D/fv6BfsF+fsHBAUE
governor gone: use	-0.089	-0.041	Bvj59vwGBQQE+gL9BAYF/QX6Cgf4+Pr8
governor gone: watch	0.044	0	/AQEAwL9/v37Bf0E+/v6BvwE+vsEBQUD
governor gone: work	0.002	-0.063	//0AA/z/BAACAQEAAQEBAAIA//4B/gAA
governor gone: write	-0.104	0.017	Cvz39fwJBggE9gP5BgoL9gX2DAn1+/n4
hours gone from 1	0.035	-0.005	AAECAwD8AAAAAAAA//4AAAD//wACAAH/
hours gone from 2	0.092	-0.008	/gIHCQH4//3/B/8C/vr4BP8D+fwIAQME
hours gone from 3	0.056	-0.02	/gQFBgH7/v/9A/8C/fr8Af4C/P8FAgIC
hours gone from 4	0.134	0.056	+AoKDQTz+Pn6CvwH9/PzCvoF9fYKBgoH
hours gone from 5	0.181	0.078	+QMODwLx/fv8Df0E/PbzCf4H8/sQAgQG
hours new at 1	0.041	0.014	/gUCAgT+/P77A/0D+/79AvsC+fwCBgQE
hours new at 4	0.036	0.02	AAACBAD8AP8AAgABAAD/AAAB/v0DAAEB
hours same	-0.038	-0.002	AAn2/ggD+v73/Pv+/v0DBfkBB//8DAj9
inserted, JJ, one place	0.167	0.079	8wYPDwTz+/X6DfwL+fLwDvkM8PIPBgcK
inserted, JJ, share 0	0.009	-0.072	/gEDAgD+/////wAAAP8A/wD//wD/AAD/
inserted, JJ, share 1	-0.064	-0.072	A/7++f8FAAEA/QD9AgMA+wL8AwP6+v/+
inserted, JJ, share 2	0.018	-0.002	A//+Av7+AAEB/wD+AP8E//4BAAUCAP8B
inserted, JJ, share 3	-0.027	0.179	A/z8/f4EAgMC/QH7AAAC/gT9BQL+/AD9
inserted, JJ, share 4	0.016	-0.055	AQQAAQL//f/9Av4B/f7/Af4A/v8BAwIB
inserted, NN, one place	0.02	-0.196	Af7/AfoABQICAAMD//8CBQb////+AAD9
inserted, NN, share 0	0.079	-0.024	AgEEBAD5AAAABQAAAP76AQAD+f0KAP8A
inserted, NN, share 1	-0.001	0.057	BAP4+wD//gX/CQH7/AAE9P74BP8DAv77
inserted, NN, share 2	-0.054	0.241	Evr9+gAJBg4F+wXyBgYJ+QT3Agr/AvL5
inserted, NN, share 3	0.025	0.03	AQb/AAP+/P/9/v4A+gD7AP0B/f4DAgcB
inserted, RB, one place	0.183	0.061	8wsPEQbw+fX5D/oK9u7vEPcM8fMPBwsK
inserted, RB, share 1	-0.046	0.297	B/r6+f0FAwYC+wL7BQMH+AP4AwX9/fr7
inserted, RB, share 2	-0.029	-0.06	Avj9/v4EBAQD/wP7BAIC/AX+AgX//fv9
inserted, RB, share 3	0.025	-0.002	/gACAgD+////Av8B//79AgAC/f4CAAAB
inserted, RB, share 4	-0.064	-0.002	BAD8+wAEAAIA+gD9AAUH+//8BwX6Af/8
inserted, VB, one place	0.095	-0.062	+f4IB/r8A/r+CQIH/vn2BgEG+/sG+v4D
inserted, VB, share 0	-0.07	-0.035	AAD/+gEE/////P///wYFAAD/BAH6AAD/
inserted, VB, share 1	-0.007	-0.109	Cf36/gEF/Qj9/v39A//+9gD4BQQC/wT9
inserted, VB, share 2	0.035	-0.044	/AgCBgj//f37BPoF+Pv5AfYA/v0ECAcD
inserted, VB, share 3	0.027	-0.012	/PwCBP7+//0FAQADAgD6BgMH+/kF/wMG
inserted, VB, share 4	0.032	-0.024	/gIDAwH9/v7/AgAB//7+Af4E/PwEAwIC
inserted, far-broader, one place	0.009	0.041	AP4A//4AAQAAAQABAAD/Av8C/v4BAQEB
inserted, far-broader, share 1	0.004	-0.057	/gAAAAAAAP8A/gAAAP3+AAD/AAD/AAAA
inserted, far-broader, share 2	0.009	-0.01	BQMBAQH//gP+/v///wQA+/79/wIDBAEB
inserted, far-broader, share 3	0.004	0.034	AAAAAAABAAD/Av8BAP//Av8B/v8BAAEB
inserted, narrower, one place	0.046	0.011	/gMEBQL7//79A/8B/fv+APwD/f4HBAQB
inserted, narrower, share 1	-0.114	-0.058	Bv349/8IAAUD+AH8BQ0J+QP5CAjz/f37
inserted, narrower, share 2	-0.008	0.028	/wEC/wD/Af8B/gAAAAAA/wD//gAB//8A
inserted, narrower, share 3	-0.079	-0.042	Avv8+QAHAQIF+AH9BgoI+wX+BQP5/P//
inserted, none, one place	0.139	-0.079	9AYNCv70/vECBf8K+/n1DgAK9fUOBAEL
inserted, none, share 0	-0.021	-0.098	AP4A/QAAAQD//QD9/wUDAAEB/QEAAP7/
inserted, none, share 1	0.012	0.065	DPz4/v39AQwCAAH4Av0B8/33A/8D///4
inserted, none, share 2	-0.013	0.1	BfwABwACBg0AAf/1/AMC+wL+/g4FBff4
inserted, none, share 3	0.016	0.153	AQAEAgD8AP////8B/wD5AgUB/P4D////
inserted, none, share 4	-0.012	-0.084	AwT9/QIB/QH7//7/+/4B//r/AQD+BQP/
inserted, one place	0.138	-0.119	+QMIDPz4//P+B/4JAvj3CQAK8PQM/gIL
inserted, rare-synonym, share 1	-0.019	-0.007	AP8A//8BAQEA/wD/AQMB/wEA/wAB////
inserted, share 0	-0.001	-0.131	AQECAAL+///+Bv8A/gD9A/8C/f4AAf3/
inserted, share 1	-0.026	0.172	Cv34//3//gf++//1BP8K7gL4DAT7Afj3
inserted, share 2	0.003	0.132	DAICBgUEAA37BQD1/QAF/fv6AwgDCP39
inserted, share 3	0.021	0.195	/P8GAAD++/8A/v4A/gL8AQMCAP4EAQQC
inserted, share 4	-0.028	-0.093	BAf9/gQC+wL6//0A+v8BAPn+AwL8BwL+
inserted, sibling, one place	0.062	-0.092	/AQGBgL5/fz9Bf4E/Pn7BvsF+PoHBAUE
inserted, sibling, share 0	0.091	-0.021	/wIICQH2//3/CP8B//r4A/8B+vwHAQED
inserted, sibling, share 1	-0.083	0.23	BAH79QEG/wL/+AD9AgMG/wH/BQP9AwD+
inserted, sibling, share 2	-0.088	0.064	Bfv7+/8IAwUC+wD+AQYF/QD3CQT7A/76
inserted, sibling, share 3	0.035	-0.059	/QUCBgL7/f/9BP4C/fj6BP4D/v4EAgQC
joined as a cause	-0.043	-0.059	BQwE/AkE9gX2/vr+9v4G/PH6AQcADgb+
joined as means	0.046	0.007	+wMGCAT5/P77Bv4D/P37//3++/8EAgMD
joined as purpose	-0.094	-0.086	Dfn3+fsIBwkG+gT3BggG9wb5DAv4+/b3
joined as reason	-0.021	-0.013	AAMA/QID/gD+/////v4B//7/AgL9AgD/
joined as relative	0.059	-0.072	/A4GBAgB+APyA/YF8/f5//P++P4EDQwF
joined as result	-0.037	0.106	AgQB/gYB/AD1//kE+gL8BfoC/vz9CQgD
joined in the old text	0	-0.09	Bfv/AgQA/QT7/vr++f0BAfz9AgEAAgUA
kept share 0	-0.057	-0.082	BgX89QYE+wL4+vr6+AAF+/j6CAAABwL8
kept share 1	-0.013	-0.135	DP/xAgkC9A37+vr1AvoI7QHwCQT9Bf33
kept share 2	-0.048	-0.243	Bv4A/gEJAg0D+AD5/QgD+P75AhH+Av78
kept share 3	-0.017	-0.065	+vkFAvcBBwIEAQgBCAH6AAoBAP0E+f8B
kept share 4	0.068	-0.087	9/0HA/r+B/YFBwUGAwL4BgYF9/cF+/wF
kind change became change	0.021	-0.045	/QIDAwL9/vz+Af8B//3+AfwF+/wDAwME
kind change became do	0.001	0.047	Av3///8CAwEDAAH+AgMA/wAAAP8C/wAA
kind change became help	0.02	0.037	/wEDAwH+////AgABAP/+Af8B//8CAQEB
kind change became make	0.073	-0.01	+gUICQL3/Pz9Bf8C/fv7A/4E+v0GAgIC
kind change became move	0.045	-0.049	AQECAv/+AQH8BP0D+/v8AfwB+fsFAwMD
kind change, carried, named	0.017	-0.05	/QEDAgL8//3/BP8BAf78Av4D/P0CAwIC
kind change, carried, not named	0.069	-0.037	AAAABv/9AgIBCAAA//38//0C+vwLBQYD
kind change, loose, named	0.022	-0.092	/QQDAgP+/f38A/4C/Pz7A/sD//sCBQMC
kind change, loose, not named	0.118	-0.25	8gYOCgf2+vn2DPkI9/fyD/kL8fQOCAUI
kind check became check	-0.052	0.007	Bvv7+v0HAgUC+gH8AgQE/QL9AQb8/P79
kind check became do	0.011	-0.024	Af3/Af8AAgECAwH/AgAA/wIA/gEB//7/
kind check became make	0.032	0.139	/wACAwD+AP8CAgEAAf//AAAC/f4EAAAB
kind check became move	0.052	0.017	/wACBAD8//8BAwAAAf39Af8B/f4FAAEB
kind check became own	-0.017	-0.085	AgP//gIB/gD+/P8A/gMC/v7/Av//AgEA
kind check, carried, named	-0.093	0.006	Bfv4+P4KAgUE9QP6BQcK+wX5Bwr3+/v5
kind check, carried, not named	-0.111	0.056	DPj08P4KCQgI8wT3CAwN9gb2DQrz+Pb5
kind check, loose, named	-0.032	-0.111	AP8A/gABAQAC/QH+AgMB/wL+AwP7/v7+
kind check, loose, not named	-0.022	0.015	Afr8+/oCBAMG/QP8CAAA+gf9AQL8+fr8
kind decide became decide	0.034	-0.041	+wQEAwT8/Pv6BfsD+/78BPwF/PwDBAMC
kind decide became do	0.086	-0.065	/gIFCgH4//7+Cv8C/vf5A/8C+vwFAAEC
kind decide became make	0.019	0.12	Af3/Af8AAgIDAAL+AwIC/gEA/wAE/v//
kind decide became move	0.076	-0.017	/gEFBwD5////BgAC//v7Af8B+v0GAQID
kind decide, carried, named	-0.021	-0.068	/QUAAAX/+/z8/v0B/QQBAfwEAf3/BAQB
kind decide, carried, not named	-0.073	0.041	Bfv9+v8EAgMI+QT7BwgG+gT6Bwb7+vz7
kind decide, loose, not named	0.003	-0.132	+AQGAgP//Pv9/f4E/QD9CP0I/PoCBgUF
kind do became change	-0.008	0.049	/AQBAgUC+/78AP0A/QACA/0CAP79BQQA
kind do became check	-0.024	-0.06	/gUA/QQA/AD+/f8A/wED//z/AgH9BAQB
kind do became decide	-0.043	-0.032	Afv9/f8EAQAC/QD+AQMDAQT9BgL7+/v8
kind do became do	-0.017	0.081	AwL4+wb/+wb5Afn+/QYA9P39BAX/Bgb/
kind do became help	0.063	-0.1	Av4DBv37AgICBgIAA/z9AAEA/QAF/v//
kind do became lead	0.061	-0.002	/gAEBQD8AP4ABQEBAP37BAED/P0EAP4B
kind do became learn	0.036	0.015	/gUBAQP//v39Af4A/P7/AvoE+fkGBwYE
kind do became make	-0.022	0.048	AQP++gIE/gP8/v7+/AAF/QABAQT/AQIB
kind do became move	-0.025	-0.128	A//+/f8CAQEC/QAAAAIBAAMBAAP//QH/
kind do became own	0.019	0.068	/QQDAAMD/AD6APkD+/36A/0B/QP9AgoD
kind do became plan	-0.133	0.025	BPj49v4MBQUE+AP8Bg0H+wf6CQf1+fn6
kind do became teach	0.044	-0.056	/gUCAgP+/f/7Bf0D+/n7BP0D/PwEAwQD
kind do became tell	-0.016	0.02	AQD+//8BAQAA/wH/AAUC////AwD/AAAA
kind do, carried, named	-0.068	0.133	DQPy+QMFAAkF9//8AQkC8P71CAn+/v36
kind do, carried, not named	-0.009	-0.067	BwH4APwCAQn9+QL7A/wG9QH1Bgr+AgH7
kind do, loose, named	-0.048	0.384	BAX6/QQHAQMB////+gEF/f37BwT9AAQA
kind do, loose, not named	0	0.149	Bfr+AP4EAgUC/f///f8C+gX+AAEB+wD8
kind help became do	-0.013	0.06	/wEAAP8BAQD9AP8C/f7/Av8C/f4AAgIB
kind help became help	-0.111	-0.04	DvTz9PgNCQgH9AT3BwwM9Qf3Cwr4+ff5
kind help became lead	0.1	0.159	+AcJCgT3+/r8B/4E/Pn4B/kH9fgKBgcG
kind help became make	0.036	-0.096	/wADBAD8AP8ABAEAAP/+Af8C/P4DAQAB
kind help became move	0.113	0.024	/AMICwH1/v3+B/8D/vn4BP4E+PsKAgID
kind help became own	0.059	0.148	+wIEBQD7//3/BAACAPz7BP0F+vsGAwME
kind help, carried, named	-0.111	0.162	EvDw8fQNDgwM9gj1CwsO8g3zDg338/P1
kind help, carried, not named	-0.073	-0.078	A/v5+f8GBAQF/gP+AwcF+gT7BQL6/Pv9
kind help, loose, named	-0.057	-0.107	Bfj6/PsFBgQG/gT9BgQD+wn7CAf59/f8
kind help, loose, not named	-0.053	-0.138	Ef349v0JARAF+ALzBQUK8QH1Dg37/vj2
kind lead, carried, named	0.008	-0.038	Af4AAf7/AgAC/wH/AgEB/wIAAAAB/gAA
kind lead, carried, not named	0.031	0.327	/gEBAgH7/v/7BP0C+fz8BQAD//8AAQAA
kind lead, loose, not named	0.119	0.048	+gMHCgH0+/r7DP4F+vXzCvwH+PsIBAQE
kind learn became change	-0.02	-0.029	AAD//gABAAD//wAA/wEBAQD/AgH+AAD/
kind learn became check	-0.027	-0.066	A//9/QADAQIAAAD/AAIBAAH/AgL+AP3+
kind learn became do	0.03	0.214	/v8CBP/7AP4CBAEBAv8AAQIA//8B/vz/
kind learn became help	-0.01	0.059	AP8A/wABAP8B/wD/AAEBAP8C//8BAQAA
kind learn became learn	-0.091	0.071	A/36+f4HAgIC+wL+AgME/QT6CAb3/vn7
kind learn became move	0.062	-0.04	/gIDBAD8///9Bf8C/fn7A/0D+/0FAgMC
kind learn became own	0.038	0.089	/AQEAwH9/f3+A/8C/vr7BPwE+vwDAwQD
kind learn became teach	-0.004	-0.041	Af8AAP8AAQAC/wAAAQEB/wL/AQH//v//
kind learn became tell	0.065	0.066	/gEEBQD7///+Bv8C/fr6BP4E+vwGAgIC
kind learn, carried, named	-0.133	0.108	Bvv39f0MBAUD9wL7BAcK+gX6CQj1/fn6
kind learn, carried, not named	0.022	-0.044	/hACAAz+9fz0/vj/9AADAfMCAP8BDAoC
kind learn, loose, named	-0.057	0.041	A/v8+/0EBAIE/AL+BAMD/QP+AwP7/fz+
kind learn, loose, not named	-0.065	-0.1	A//7+AAEAQEB/wD+/wMG/AT8BgL8//38
kind make became change	0.061	-0.035	/AMFBgL7/f39Bv4C/fv6BfwE/PwEAwMC
kind make became decide	-0.007	-0.045	/wECAQAA//8AAQABAAH/AQAB//8AAAAB
kind make became do	-0.015	0.01	/wL//wH+///+AP4B/AD9BAD/A/7+AgIB
kind make became lead	0.036	0.058	/gMDAwL9/v79BP4D/fz8BP4C/f4DAgIC
kind make became make	0.001	0.024	Afn+//3+AwQF/wT9BwEB/wYBAAQA+/3+
kind make became move	-0.055	0.022	Av3++/4FAgED/AL+BAUF/QP/AwT7/v7/
kind make became own	-0.107	0.063	Bfb49fwJBgMI9wT8BwoI+wr6Cgb29/j7
kind make became tell	0.006	0.004	/v4CAQAAAQAAAQABAAH+Af8C/v4CAQIC
kind make, carried, named	0.057	0.078	AP4EB/v6AwMECAMBBv76AQUC/P0G+v4C
kind make, carried, not named	-0.019	0.026	BP3+Af3/AgUDAAP6BPsD/AP6AAj+/v79
kind make, loose, named	-0.006	0.009	Av/+//4BAgMCAAH+A/8E/gL/AgQB/v/+
kind make, loose, not named	-0.014	0.096	AwD8+QEEAQH9AP8A/wQB/wD8BAEAAAH9
kind move became change	-0.099	-0.007	A/j6+P8IBQMG+QL8BwwI/AX7Cgj4+vj7
kind move became decide	0.011	-0.074	/wACAQD/AP//Af8C/v38BP4C/P0DAQIC
kind move became do	-0.037	-0.007	Af79/v8C/wAD+AL+AQEE+gD8AQH7/f7/
kind move became lead	0.022	0.054	/gQDAwP9/f79Av4B/f/+Av0AAP8AAwIA
kind move became learn	-0.017	-0.017	AP7+/f8CAgAA/wAAAQEBAAAAAf//AAAA
kind move became make	-0.052	0.132	Bvr6+/0FBAQG+wP8BgYG+gb6BwX8+v39
kind move became move	0.051	-0.075	AAcBBAf8+gL5BfoD9vz/Afb9/v8GCAkB
kind move became own	0.017	-0.019	A/0AAP0AAgMBAwAAAf3+/wT+AQMA+/3/
kind move, carried, named	0.068	-0.05	/AgFBwj8+//4CPgG9Pz4B/j/+/8HBQYD
kind move, carried, not named	0.057	-0.102	BAsCCAb7+AP2BfYG9vb8+ff9+f0GBA4F
kind move, loose, named	-0.048	0.066	A/3+/AEE/wH++/7+/wACAP/6AwP6AQP+
kind move, loose, not named	0.096	-0.13	/voIB/v5AQADCAACAPj5BQIH9/sL/PwE
kind own became change	0.024	-0.044	/gIEAgH+//79AQAB/v/9Af8C/v8BAgEB
kind own became check	0.018	0.011	/wICAwD9//////8A/wIC/////wAAAQH/
kind own became do	-0.037	0.303	AwH8AAAGAAQD/AL9BAUF+QH5Awj5/gH8
kind own became help	0.012	0.018	/gEEBgD8//8BAAAAAQAAAQMAAAEA/v3/
kind own became lead	-0.019	0.229	APz/+/0DAwD//wEBAAH+AQIBAP/+/v4A
kind own became learn	0.02	-0.056	/wEDAgD+//8AAQAAAP//AP8C/P4DAQEB
kind own became make	0.02	-0.042	/gMBAgH9/v8A/wAB//7/Af4B/P8DAgIB
kind own became move	0.011	-0.104	AQcCAAUA+wD4BPsC+Pj8AfkA/v8ABwUA
kind own became own	-0.02	-0.045	Avn//PsEBgIDAAICBQQAAAMA/v4A/PwC
kind own, carried, named	0	-0.017	/v4DAgECAAL/A/0G//78/wD/AAACAQED
kind own, carried, not named	0.028	-0.07	Avv+/Pf/BwYD/wP8BP36AAL/AAEA/P4C
kind own, loose, named	-0.054	-0.069	Af3//f8EAgAD/AL+AwYDAAX9BAT6+/v9
kind own, loose, not named	-0.014	-0.019	APr+//0CAQEF+wIABAn9/gT9+/39+AAB
kind plan became do	0.087	-0.032	/gMFCQL4/v//Bv8C/vr6Av8C+v4HAQEB
kind plan, carried, named	-0.046	-0.012	Af/8/AED/wEA/AAAAAQC/wD+BgL7AAD+
kind plan, carried, not named	-0.128	0.012	Avj69PwLBgIH9wT9CQwJ+gv9BAb4+Pn9
kind plan, loose, not named	0.039	0.088	//8EBf/9AQEF/gT9BAMC/gIA+wEF/v3/
kind teach became do	-0.039	-0.033	AP///gADAAAA/AAAAAEB/wH/AgD+AAAA
kind teach became learn	-0.13	0.042	Bf769wAJAgQD9wH8Ag0K+gL7CQb2/v38
kind teach became move	0.007	-0.003	//8CA//+AP4D/wP+BAMB/gP///8B/v0A
kind teach became own	-0.044	-0.008	Af/+/f8DAAIB/AH9AgMF/AH+AwL+///+
kind teach became teach	0.026	-0.033	AP4CAv/+AQACAwEAAv7+AAEB/gED//4A
kind teach, carried, named	0.028	-0.035	//8CBP/9Af8BAwEBAf/9AQEA/gAC//8A
kind teach, carried, not named	0.014	-0.072	AP4AAf/+AgEEAQL+AwD8AAMBAAEC/fwA
kind teach, loose, named	0.062	-0.041	AP8DBAD8/wD/Bv8B//v8A/4E+v4GAQIC
kind teach, loose, not named	0.095	-0.074	/QQEBQH5//z+B/8F/ff3BvwF9/kJBAMD
kind tell became decide	-0.032	-0.033	AQD+/QEDAAAA/QAAAAIB/wH/AgL9AAD/
kind tell became do	-0.073	0.032	/wL++gEE//8A+wABAQYEAAH/BAH5Af8A
kind tell became help	0.045	-0.01	/wEAAQD7/wAAAgAB//3/AP8B//8EAQAB
kind tell became learn	-0.073	-0.002	Av/7+/8FAgIB/AH+AQUF/QH+BgT5//79
kind tell became make	0.034	-0.041	/wECAwD9///+A/8C/v39Af4C/f0EAgIC
kind tell became move	0.02	-0.065	AwH/AAD//wEAAgD+///////+AQEBAQH/
kind tell became teach	0.053	-0.024	/QAEBgD8//7/Bf8B//r6BAEB//4D/gAA
kind tell became tell	-0.127	-0.062	B/X4+PsICAUJ+AX6CA0K+Av4DAj19/P6
kind tell, carried, named	-0.069	0.022	Bfb6+fsFCAQF/AP8BQgE/AX+BAH7/fn+
kind tell, carried, not named	0.016	-0.017	+/8EAf/9//79AP8E//78BAAC/f4E/QAD
kind tell, loose, named	-0.137	0.047	DPHx8PYPDAoK9Qf5Cg0M9gr5CQn1+Pn7
kind tell, loose, not named	-0.013	0.026	/AMG/gID/f79A/0E+wP6CP0F/PwDAQEE
left act	-0.008	-0.034	Awv/AQ/8/v75/fMB8v4BAPj3A/z+CQn+
left adjective	0.052	-0.063	BvsC/vv6AQYIAwP5Av77+Aj6//8F/v3/
left adverb	-0.052	0.287	AAT7/wwH+gP2+fYB8gP/APb+Bf37AwP/
left modifier	0.066	-0.213	/AACCgj+9/z7Bfn7Avz4BPwB/v8J/gcD
left name	-0.089	0.012	DQr5+QYE+wn3+/37/gEG9v3zBQb6BAf4
left noun	0.025	-0.113	BwP+Bw8C8QD0/vD49/sE++/4AwMECQv6
left sense adj 0	0.041	0.156	DPb/Bf0ABgUGBAH3Awf/+QD7BAX/+fj9
left sense adj 1	0.025	-0.029	APkCAfv+BgAGAQT+BgT+AQcA/wAA+fr/
left sense adv 2	-0.044	0.401	AgX9AxIG9v/2+vL/8wUA/vP+Bf79DQQB
left sense noun 10	0.054	-0.263	BAUFBwX79AD4B/gD9/L8A/gC//8KCwcD
left sense noun 11	0.034	0.067	Bv/9Av8A/wX/BAD9/wH//wH8AQb/AAD6
left sense noun 12	0.013	0.046	/AIEAQIA/f79BP4D/f76Bf4E/fwCAwMD
left sense noun 13	0.012	0.052	BPv9AfoCBQIFAQP/Av//AAT9AgED/QH/
left sense noun 14	0.107	0.121	+gkEDQz59f34DPf/9vn3BfUH9v0ICAcD
left sense noun 15	0.036	-0.217	//cEBv/9BP8FBAIAAAH+AwQC/gAC9vkA
left sense noun 17	-0.062	-0.139	AQD7+wEH///9/v0A/gUAAP79B/37/wL/
left sense noun 18	0.114	0.191	7RoNCBb16e/vBfEM7u3wFO4L8PQHFA4L
left sense noun 19	-0.001	-0.044	APr//v3/BAAD/wH/AwUB/QP/AAAC/P3/
left sense noun 20	0.013	-0.096	AgEAAQEA/wEB/gD/AQIB/wD9AgIAAAIA
left sense noun 21	0.017	0.04	AvwDAf3+AgEDBAL/Av8BAAb+AQb++vz9
left sense noun 22	0.1	-0.02	+AgKCgX3+vr8CP0E/Pj3CPkI9fkKBwYF
left sense noun 23	-0.079	-0.025	Cvr79/sJCAQF/AD9AgUH+gX6CAn4+v79
left sense noun 24	-0.046	0.178	AAL7/QUF+gH//P3+/gID/f3/AQL8AwP/
left sense noun 25	0.018	-0.01	AAAAAQD/AAAAAwABAP/+AQAA/wACAAAA
left sense noun 26	0.006	0.192	/v8BAQECAP3//AADAf37A/8C/v38AQEF
left sense noun 27	-0.073	-0.204	/AL7+wMD/v7+/P4B/gIDAP7+CAH5AgH/
left sense noun 28	0.082	-0.481	AgYEBAT19wb0BfgB+PD7Avr/9AUOCgcC
left sense noun 3	-0.116	-0.065	AQj++ggL/wD7+fwB+QYEAfkABwL0BwX+
left sense noun 4	0.093	0.167	FPz0APX5BQ0L/wvvCvsH8QvyBwwM8/n4
left sense noun 5	-0.013	0.015	AQH//AAD/wAA/gD+AgMB/gL8BAP+/v3/
left sense noun 6	-0.018	-0.535	/A0HAhP+7v33BfYC8vz7CewB/fsDDgkD
left sense noun 7	-0.026	0.071	BP38Av8E/QIE/wL6AwQD/AL/BgAAAQL+
left sense noun 8	0.076	0.02	9QwHBwv59PbzB/cH8vj3CfUI9PMHDgwH
left sense noun 9	-0.001	-0.021	/AT/AQH9/vv+AP4BAP7+BP8DAv79/gH+
left sense unknown	-0.077	-0.03	Bgz3/ggH9Qb0Afr2/QEJ9Pj2DAP/BgP7
left sense verb 29	0.118	-0.006	+QYICwP2+/r7C/0E+/f2B/oG9/oKBgYF
left sense verb 30	0.065	0.039	AgoHCAT3+gH5CfsE+f79/vj+9v8ICQkD
left sense verb 31	0.047	0.337	+gsECQv69f3yBfQF8vL6BvEB9fwEDA0E
left sense verb 32	0.024	0.019	/wwEAgj7/f35BPgC+P3+Avf//fv+DwkA
left sense verb 33	0.073	-0.055	/AIFBgD7//39CP4E/fr4Bv8E+vsEAQED
left sense verb 34	-0.014	-0.119	A/kB/fwAAgEF/QT6BwcC+wIBAgQA+vv+
left sense verb 35	-0.027	-0.019	9wEFAQcA/vT7AfoG/Qb7Cf0G//kBAwIF
left sense verb 36	-0.001	0.014	BP78+wABAQL++v79/wAD/v/+BAAAAQL+
left sense verb 37	-0.039	-0.008	Av79//8DAgIB/AD/AQUE/QL+AgL+////
left sense verb 38	0.011	0.095	CAQB/ggB/wL3/PoA+P/9APb+AQUDCQL8
left sense verb 39	0.065	-0.014	9QoHBQj7+fj2B/sI9vjzDPQJ+fUHDgsI
left sense verb 40	-0.071	-0.22	CP/69v8FAgf++gD6AwEJ9AL5Cgj9Af37
left sense verb 41	0.049	0.083	/Pz7AP/6Bv0BA/4BAf/5/QL//QAA/PsA
left sense verb 42	0.042	0.116	AfwDAv78Af4EAwECAgL8/wIC/P8B/f0C
left word 2nd	0.022	0.061	/wEBAQH/AP8AAwAAAP//AAEA/gAC//7/
left word about	-0.028	-0.022	/gICAAYB/P3/Av0A/AMCA/0BBAP9AwH/
left word absence	0.064	-0.008	/gIDBgH7///+Bf8C/fv7A/4C/P4FAQIC
left word account	0.067	-0.022	/wEGBgD6////BwAB//r7Av8B/P8EAAEA
left word act	-0.031	-0.042	Bfv8/fwEBAME/QT8BAMD+wX8AwP+/fz9
left word ad	0.023	-0.076	/gICAgH+////Av8B/v7+AgAB/P4DAQEB
left word after	-0.035	0.135	AAAA/QICAAH///8B/wMBAf4B/wH+AgAA
left word again	0.001	0.066	A/z9///+AgICAgEAAvz/AAH+AQMA/f/9
left word agency	0.108	0.005	/wIEBgH5//79DP4D/fb2B/8E+f0IAQEC
left word ahead	0.042	0	AAEBBAD8AAAABAAA//z+AAAA/gACAQAA
left word aim	0.073	-0.01	+wQGBgP6/Pz7B/0E+/n5B/sG+foHBQUF
left word almost	0.066	0.012	+wUFBgP7/fz7Bv0E+/n5B/sF+fsGBQUE
left word along	-0.017	-0.023	AP7+/gABAQABAAAAAQIAAAEAAP4B//8B
left word alongside	0.019	-0.007	/gEDAgD9//8AAQABAP//AQAB/v8BAAEB
left word already	0.071	-0.007	+wcHCQP4/Pz9Bf4D/Pr6BPwD+vwFAwQD
left word also	-0.213	-0.005	DPTy7fkUCgkQ6wr2DxIS8A30EAzw8vP4
left word always	-0.013	0.056	/QMB/gIB/f/9/v8A/gIBAvwC//7+BgMC
left word another	0.035	0.029	AP/+AwD9/wAB/wAAAP4BAAEAAAAC/wAA
left word answer	0.053	-0.004	/AQGBwP5/f7+A/8C//38A/8D/f0EAgIC
left word anything	-0.103	0.06	AwD69wAIAAEA9wD/AAUI/AD8BwP5AP/9
left word apply	0.066	-0.024	AAEFB//5AP8DAwP+Av79/wEA+wAG/v7/
left word around	0.103	0.208	/AUGCQP3/fz9Cf4D/fj4Bf4E+vwJAgIC
left word as	0.004	-0.075	AQAA/wEAAAABBAAAAAL9AP8BAP8C/wAB
left word ask	-0.005	-0.108	BQb8/AMBAAT5/vv+9/z//v3+BAT/BQP+
left word assist	0.196	0.12	8Q4SEgnw9PTzEfgL8+/tEvIP7fERDQ4L
left word assistant	0.047	-0.073	/gIDBAH8//7/AwAB//79Av8C/f4EAQEB
left word ate	0.047	-0.001	/wIGBQD6/v//AgAA///9A/4E+/4FAQIB
left word attend	0.006	-0.049	/AAFAQH//v0AAQACAAH/BP8C/f4BAQAB
left word award	-0.007	-0.006	AAEAAQH//wAA/wD/AAEB/wD/AgD+AAD/
left word away	0.048	0.006	/wICBQD8//8AAwAC//z8AQAB//8EAAEB
left word aws	-0.009	-0.01	A/7+/QADAAIC/gD+AQAC/wH/AgIA////
left word back	-0.066	-0.109	Av35/AIF/gAB9/7+AQMI+/7+BgP7/gD/
left word badge	0.011	-0.02	/wECAwD+AP4AAwAAAAD+AQEC/f7/AAAB
left word bag	0.015	-0.032	/wEAAQEA////AQAB//7+Af8D/f0EAQID
left word band	0.055	-0.004	/QQEBQP8/f38Bf0D+/v7BPwD+/wFBQQD
left word bank	0.075	-0.122	/gMGCQH4/v7/Bv8B//z6A/4D/PwFAgIC
left word basically	-0.152	0	CvX08fwMCAcI9gT5CA4M9gf5Cwn1+ff6
left word basis	-0.097	0	B/b49/oJBwUH+QX7CAoJ+Qj5CQf39/f7
left word bay	0.059	-0.06	/wMDBQH7/v7+BP8B/fz8AvwC/foGAwMB
left word bed	0.086	-0.029	/QQFCAL5/f78B/4D/fr5A/0C+fsIAwQE
left word before	-0.115	-0.01	Avz59v8KAQIB9wH9AwoI+gL9CAT4/f3+
left word begin	0.006	-0.059	AP8AAAD/AQAAAAAAAAAAAQABAAAAAP8A
left word behind	-0.052	0	BPz7+v4FBAMC/gH+AgQD/QP9BAP8/vv9
left word bit	-0.129	0.293	Bv749P8LAgQD9QH7AggK+AL5Cgj0/vv7
left word block	-0.024	0.016	/wAA/wACAP8A/wABAAT/AQAB//4AAAEB
left word board	-0.026	-0.015	AAEA/wEB/wAA/wD/AAEBAP//AQH+AAEA
left word book	0.034	-0.191	/QMGBQL8/vz9Bv4C/f36A/wC+v4DBAQC
left word booking	0.04	-0.009	/QMDBAL8/v79BP4D/Pv8AwABAP8BAAEB
left word boss	0.112	-0.046	+QcICgP3/Pv4CPwH+PT1CPoF9PcKBwkG
left word box	0.002	-0.06	//8CAQH/AAAAAAAAAAD/AQEAAAEA//4A
left word branch	0.064	-0.049	/QEEBgD6AP3/BgAB//r6AwAC/P4FAAAB
left word break	-0.043	-0.007	AgD9/QAEAAEA/gD/AAYE/AD+BAP7AP/+
left word brick	-0.074	0	A/r8+f8GBAIF/AL+BQcE/QT9BQX6+vr8
left word bring	-0.028	-0.023	Af///QACAAAB/QH+AQID/gAA//8BAAEB
left word build	0.047	0.015	/wEFAwH9///+BP8B//3+Bf8C/v8EAQEB
left word bus	0.002	-0.028	AAEAAQD/AAAA/wAAAAIAAAAAAAABAAAA
left word busy	0.092	0.135	9wgKCQf4+fr3CPkH9/b1CvkI9vgJBwcG
left word but	0.019	-0.021	AwH9/wD/AAL/AAD9/f8A/v7///8BAgQA
left word buy	0.046	-0.005	/AQFBQL8/f79Av8D/v38A/0D+vwFAwQD
left word call	0.128	0.144	+gUKCwP2/Pv5DvwG+PX0CfoI8/YMBQcG
left word can	-0.103	0.03	AQD59gAHAAAA+QD/AAYH/QD9BwT6AAD+
left word car	-0.022	-0.017	Af8A/gABAAAB/gEAAQQD/wH/AwL9/v7/
left word card	-0.016	-0.012	AP4AAP8AAQEBAQAAAQH//wEAAgL9/v7/
left word care	0.041	-0.004	AQAAAv/9AQEAAwAA//0AAP4BAAEGAQEA
left word carer	-0.024	0.114	Af/+/f8CAQEB/wD/AQQB/gH/AgH+////
left word carry	0.119	0.05	/gEGCgD2//0ACAAB//b5AwAD+vwKAAIC
left word case	0.077	-0.027	/gMFBwH6/v79Bv4C/Pr6Bf0E+v0HAwQC
left word cent	-0.014	-0.015	Bfv+//v/BAQF/gT9BQUE+gX8BAT/+/z9
left word cert	-0.019	-0.026	/gAB/wABAP4A//8B/wAAAf8BAP4BAQAB
left word change	-0.006	-0.066	A/z+APwABAIDAAL+AwIB/gb8AwQA+vv+
left word charge	-0.019	0.015	Afz//v4CAwECAAH/AgIBAAMAAgD//f3/
left word chase	-0.008	0.068	AP/+/gADAQH//wAAAAL//AH/AQEAAf0A
left word check	0.111	0.36	+QkICgP4+/v5CvwE+fb0CPwG8/cHBQUF
left word chef	-0.004	0.017	A/39/v8CAQMAAP8AAP8B/v//AQIA////
left word child	0.025	0.059	/wEAAgH+/gD9BP8C/v38Af0CAP0EAwIB
left word church	0.018	0	/QIDBAH8/v0AAQEAAP8AAP8C/v4CAQEB
left word class	-0.001	-0.05	AQIAAQH//gL+//8A/gEAAf8AAQH+AwIA
left word clean	0.037	0.018	/QQEBQP7/f79A/4C/f38A/sE+/wFBQQD
left word clear	-0.03	0.025	Av/+/wACAAIA/QD/AAME/AD9BAP9AAD/
left word client	-0.012	-0.06	/wMA/wEA/wD+/v8B/v0AAP4B////AgIB
left word close	-0.023	0.065	Af///wACAQEA/wAAAQMBAAIAAAEA/v8A
left word code	-0.061	-0.012	AP/+/P8FAQAC+wL+AgMC/wIAAQL6//7+
left word colleague	0.241	-0.004	7REVFQvs8/LxFfcO8OrpFfAT6O0XEREP
left word come	-0.084	-0.176	B//2+f4IAQYG9gL6AgcN9wP3CAj0+/v6
left word company	0.019	-0.044	/gICBAL+/gD+//8A/v8C/v4A/QABAwIB
left word complete	-0.014	-0.016	AAD//gAAAAAB/gD/AQACAAAAAQH/AAAA
left word contract	0.044	-0.011	/wADBAD8AP8AAwABAP7+AQAB/f8EAAEB
left word contractor	0.081	-0.085	+wQFBgL7/vz5CfsG+ff2CfwG9/oIBQUF
left word contribute	0.03	-0.1	/AQEBAL9/f38BP0D/Pz8BfwD/P4CBAMC
left word control	0.08	-0.014	/wIDBgH7///+B/8C/fj5A/4C+fwHAgQC
left word copy	0.036	0	+AkHBgj7+Pr5A/sG+fz8B/gH+voDCAgF
left word correct	0.103	0.122	+wYHCgP2/Pz7Cf0E+/X2BPwD+PoIBAUE
left word count	0.006	-0.023	Af4BAf8AAQABAAH/AgEA/wIA/wAB//8A
left word couple	0.03	0.02	/wADAwD9AP8AAwAAAP79AgAB/v8CAAAA
left word course	0.062	-0.085	/AUHBwP7/f39Bv4C/vz6BPsC+v0FBAMD
left word court	-0.024	0.015	AAD//QACAQAB/gEAAQMBAAEAAQD/AP7/
left word cover	0.052	-0.175	//8FBAD7//8ABQAAAf/7AwAD+v4EAAEC
left word crm	0.016	-0.023	/AIEAgH+/v3/AQAB/wD+Av4D/P0CAQIC
left word current	0.01	-0.004	Av3/AP4BAgEDAQL/AwAA/wIA/wAC/v8A
left word currently	-0.037	-0.053	CPb6/PkCBwYJ/Ab7CQYF+An8BgX99vf9
left word customer	-0.05	-0.05	BPz8+v4FAgMC/QL+BAUE/gP8BgX6/fn7
left word cut	-0.011	0.024	AAAB/wAD/wD+Af8A/v7/Af8AA///AP8A
left word data	-0.01	0.034	Af7+Av8AAAEB/wH+AwAD/gL+AwP//f7+
left word database	0.008	-0.005	/gECAQD/AP7/Av8B/wH/Av8D/f8CAQEB
left word date	-0.008	-0.014	AgH/AP8BAAICAAH/AgEC/gH9AQL/AP//
left word day	-0.102	-0.02	Cfj59/kFBgcJ+Qf4BwcL8gryCw709vb0
left word decision	0.033	-0.004	AAABAgD/AAAABQABAP38AgAB/v8CAAEB
left word declin	0.082	0	+gUHBwP5/Pv7B/0E+/n4B/oH9/oIBgYF
left word deliver	-0.002	0	AP8AAP8BAQAAAAAAAQH/AQAA/wABAAAA
left word delivery	0.001	-0.018	A/39Af0AAwIDAAL/AwAC/gP+AwL//P3+
left word dept	-0.02	0.097	Af8A/wD/AQIA/QD/AQUC/gL+AwP9/v//
left word dev	-0.007	-0.049	/wABAAAAAP8A/gD/AAECAAAAAAAAAAAA
left word developer	0.024	-0.007	/gACAgD+AP//AgABAP/+Af8B/v8CAAEB
left word dialle	-0.087	-0.045	A/76+QAHAQIB+wD/AgcF/gL+BgP5///+
left word doctor	0.08	-0.007	/wECBgD6AP/+Bf8B/vr8Av0C/P0FAgMC
left word door	0.056	-0.032	/gAFBAL7/v7+Bf4C/fv6BP4D+vwFAwMD
left word double	-0.04	-0.005	A/39/f4DAgID/AL+BAMF/AL+AgL9/f3+
left word down	-0.017	-0.019	Af/+/QABAQEB/wAAAQEB/wEAAQAA////
left word dozen	0.036	-0.007	/wEDAgH+//8AAQAB///+Af4C+/4FAwMD
left word draft	0.043	0.055	/gEDBAD8////BQAB//z8AgAB/v4CAAAB
left word draw	0.07	-0.039	/AMGBwL6/v3+Bf8C/fr7BP0D+vsGAgMD
left word dress	0.076	-0.054	/AIEBgH7//39B/4D/fr6Bf4E+/0HAgIC
left word drive	0.005	0.055	Af8A//8BAAEBAQD/AQD/////AAEAAAIA
left word driver	-0.027	-0.034	Af///wABAAEC/QD+AgQE/AEAAgL+////
left word drop	0.063	-0.032	/wEDAwL9/v/+BP8C//v7Av8C+/4HAAIB
left word dry	-0.032	-0.06	Av39+/4EAgED/gH/AwED/wT+BAH+/P//
left word due	0.172	-0.088	9gwQEQbw+Pj2D/kJ9vHwDPcJ8fYNCAoI
left word duty	-0.104	-0.141	C/H29vYJCwkN9wn2DAoM8w72DAv29PP4
left word eho	0.023	-0.011	AAACBAD8AAAAAgABAP//AQEAAAAB//8A
left word elsewhere	0.043	-0.02	AAEBBAD8AAAAAwAAAP3+AP8B/v4EAAEB
left word email	-0.003	-0.011	AP4AAP8AAQABAQAAAQD/AQIAAQH+/v3/
left word end	-0.049	0.018	APr+/gEDAQAE/QD/AwUA/gT////9+/sA
left word english	0.029	-0.007	AAICBAD8/gH/AAD/AP0C/v4A/wADAQIA
left word enter	0.042	0.034	/wADBAH9//8AAgAAAP/+AQAB/f8D//8B
left word entry	0.046	0.097	/wADBQD8AP8AAgAAAAD+AgAB/P8EAAAB
left word everything	0.048	0.088	/QIEBAH8//7/BAAB//79Av8D+/0FAgIC
left word exam	0.019	-0.011	/wACAgD+AP8BAgEAAQD+AQEA/v4C//8A
left word exercise	0.075	0	+gYHBwT6/Pv7B/wF+vn4CPsG+PoGBgYF
left word eye	-0.005	0.072	/wABAAAAAP///v8AAAMC/wAC//4BAAAB
left word fail	0.053	0	/AMFBQL7/fz9Bf4D/fv7BfwE+vwFBAQD
left word fall	0.051	-0.029	/AYHBgT6+/z+BP8C/fz7A/0D+vwFBAMD
left word far	0.03	0.031	AP8CBQD7Af8CAgH+AgAA/gIAAAED/v7+
left word fault	-0.05	-0.01	Af38+wAFAQEB/AD/AgYE/wH/AQH9//7/
left word feed	-0.043	-0.021	AQH+/QED/wD//P///wUEAP8AAgH8AQH/
left word feedback	0.117	-0.027	+AgKCgX3+/v4C/sH+PTzCvkI9PgLBwcG
left word fell	0.031	-0.015	/wADAwD8AP8BAgEAAf7/AAAB/v4CAAAB
left word few	0.072	0.058	AfsCBP38BAEABwACAPz5BQQC/f8G/P4B
left word fifty	-0.071	-0.005	A/37/P4EAgIF+QP8BgoH+gT8BwT5+/r8
left word fill	-0.031	0.046	Af0A/v4DAwEC/gH+AQUCAAL/AQH//v7/
left word finance	0.03	-0.016	/wACAgD+AAD/A/8B//z8AgAB/v8CAAAB
left word find	-0.115	-0.04	Bv/39AELAQUB9QD8/wgK+f/5Cwb2Af77
left word finding	0.03	-0.044	AAACAgD+AP8BAAABAP7/AgEB//8D/wEC
left word finish	0.119	0.013	/AkICgX2+v35CPwE+fb1BPcE9fkKCQgF
left word firm	0.049	-0.073	/wEDAwD8AP/+A/4C/fr7Av8B/P0DAQIC
left word first	0.01	-0.01	+wgFAgb/+vv5A/oE+P/7CPoF+/oBBgcD
left word fit	-0.081	-0.001	BP76+f4HAwQB+wH+AQYF+wP7BwT4//39
left word fitting	0.029	0.019	AAEBAgD9//8AAQAA////AAAA/v8CAAAA
left word five	-0.034	0	AwD9/AED/wIA/v//AAIC/gD9BAT8///9
left word fix	0.035	-0.024	/gACAwH+//0AAgAB//78Av8D+vsDAgID
left word floor	0.108	-0.127	+wMHCwL1/fz9Cv0E/Pj4CP4F+vwIAgMD
left word follow	0.002	0.07	Av39//0AAwID/QP+AwME/QP/AgAB/v4A
left word foreman	0.038	0.02	/QMEBAL8/v7+A/8C/v38A/4C/P0DAgIC
left word fortnight	0.014	0.011	AAAAAQD/AAAAAQD/AP8AAAD//gEBAAEA
left word fortnightly	0.02	0.049	AAECAwD9AP//AAAA//0A/QAAAAABAAAA
left word forward	0.03	-0.009	/gEDAwD9//7/AgAB//79Av4C/P0EAgIC
left word four	0.05	-0.054	AAIEBQD7///+BP8B//z8Av8B+/8GAQMC
left word free	0.046	0.006	/wACBAD8AP8ABAAAAP7+AQAB/f8EAAAB
left word fresher	-0.055	0	Af79/P8EAQEC/QH/AgUF/QT9BQT7/f3+
left word friday	0.032	-0.019	AQIBAQD+/wH/Af////7+AP0C+/4EBAMD
left word fridays	0.094	0.116	+AcKCwX1+vr5CPsF+fj3B/sG+PoJBQYG
left word full	-0.038	-0.004	AQD9/AADAAIB/AD/AAID/gD/AgL9AAD/
left word gang	0.047	0.165	/QMEBAL8/v3+BP8C/vv8BP8C/P4DAQEB
left word get	-0.117	-0.108	BPn59v8HBAAB9AT5BwkH+gn8CQj3+Pf8
left word girl	-0.087	-0.021	AgD7+QAIAAEA+wAAAQYE/gH+AwH5////
left word give	-0.035	0.106	A/z7/P8FAgIC/AH9AwQE/QD7AQP8/vv8
left word go	-0.066	0.04	AQP8+QQFAAL7/f39/QYF9v37BQb5AwD6
left word good	0.013	-0.054	/wABAQIA///9Af4B/f//A/0D//4EAgMC
left word group	0.077	-0.044	/QUHCAL3/f39B/8D/Pj5BP4D+PsGAwQD
left word guest	-0.033	-0.014	Af/+/wACAQEB/QD+AQUE/QD/AgL+AP//
left word guide	0.028	0	/gIDAwH9/v7/Av8B//7+Av8C/f4DAQEB
left word half	-0.067	-0.057	/wH+/AMD/gD++////wcF/v/9Bwf5AAD9
left word hand	0.043	0.238	/P4FBQD8AP0AAwACAP/7BQAF+vsFAQAD
left word handle	0.029	-0.044	/gIDAwL8/f7+Af4B//7+Af4B/v8CAQIB
left word head	0.086	-0.071	+wUGBwP6/f37CP0E+fj3CPwE+fsGBQQE
left word health	0.056	-0.008	AAABAwD9AAAABAAB//z9AQAB/P4GAAAB
left word help	0.106	0.428	+wkFCgf19/z8Bf4B+/b4BPcH+fkKBgYF
left word high	-0.03	-0.007	/wH//QEC//8B/QD/AQQC/wEAAgD9////
left word hit	-0.036	0.047	AP7//v8CAgAC/AH9AwUD/gL/AgD///4A
left word hold	0.139	0.048	9wsNDAfz9vf1C/kI9fP0C/cH9PgOCgkG
left word home	-0.058	-0.053	A/z9+/4EAgIC+wH+AgcF/AL9BQP8/fz9
left word hoovering	-0.057	0	Av38+/8EAQEC/AH/AwYE/QP+BAP7/f7+
left word hop	-0.046	-0.028	BP37+/0FAwQF+wP8BAME+gb6BwX6+vv7
left word hour	-0.121	0.021	BPv48gAKAQUE9QL7CAcK9wX3Bwf0/v78
left word house	0.022	0.06	/gEDAwD8//7/Af8C///9A/8C/v4CAgEC
left word hundr	-0.026	0	Av38/P8EAQIC/QH+AgcD/QH/AQIB//7/
left word hundred	-0.057	0	Af38+/8EAgED+wH/AwUE/wP+BwT7/v39
left word i'd	0.049	-0.007	/wIDBQD7AP//BAAB//z9Av8B/f4DAQEA
left word i'm	-0.039	-0.04	AP/+/QEE/wAA/gAAAQMC/wH/BQT8/v3+
left word i've	0.017	-0.006	AP8BAv/+AAABAQEAAQAAAAAA/QAB////
left word ill	0.021	0.012	/gIEBAH9//4AAQABAP/+AgAC/f4CAAAB
left word include	-0.087	-0.108	C/P4+PYJCgkM9Qn2DQ4N8Qr2Cwv5+Pj6
left word infection	-0.016	0.005	AAD//wABAQAAAAABAAH/AQAAAQD+AP8A
left word involve	-0.045	-0.03	Av37+/8GAwEC/QECBAQD/Qb8AwP8/vz+
left word it	-0.005	-0.022	/wD/AP8BAAAAAAEAAAL/AAAB//4BAQEB
left word job	-0.092	-0.09	DPj19/gJCAgL9wb2CgkK9Ar0DQn29ff5
left word join	-0.005	-0.044	Av7+//8BAgIBAAH/AgEB/gL/AgL//v3/
left word just	-0.063	-0.045	Bf76+v4FAgMF+QL8BAcH+wL8BQT7/v39
left word keep	0.05	0.008	AvwABPv8AwICBAP+A/3+/QL//QEE/P8A
left word key	-0.052	0.096	/wAA/gED//4B+QD/AQQFAAH/AgD6AAAA
left word kitchen	-0.05	-0.004	Bvj5+vsGBQUG+gT7BgcI+QT8BgT9+/z8
left word know	-0.063	0.1	A/38+/4GAwID+gL+BAYE/AL9AwL7/v7/
left word lad	-0.047	0.046	AgH9+wAFAAH//wAAAAD//QD+AwL+AAAA
left word lady	-0.038	-0.002	AP8A/wABAQEB+gH/AgcF/gL/BQH9//7/
left word language	-0.059	0.013	A//8+/8EAAMB/QH9AgIF/AD+AwL9///+
left word laps	-0.059	-0.051	BP/8/AAGAAEB/AD+AQID/AD/AgH+AAAA
left word last	0.09	-0.09	/QQGCAL5/v79CP4D/fn4BP0D+fwHAwMC
left word late	-0.009	-0.014	Bf/9/wACAQUD/QL7/wID+gD7AwX+AP/9
left word lay	0.013	-0.006	AAABAv/+AAABAQEAAQAA/wD//gEBAAEA
left word lead	0.067	-0.022	/QIFBgH6//3+Bf8C/vr6A/4D+vwGAgIC
left word leader	0.036	-0.027	/wECBAD9AP//BAAB//z8AgAB/v8CAAAB
left word learn	0.083	-0.025	/AAGBwH4//39CP0F/fn4Bv4F+v0FAgMD
left word learning	0.052	0.064	/QUEBQT8/P38BP4C/P37BP4C/f4EAgIC
left word leave	0.046	-0.133	AAICAwL7/gD+Af4A/fn/Af8AAAMD/wH/
left word ledger	-0.029	0	Av39/P0DAwID/QL/AwMD/gIAAgH//v4A
left word lend	0.056	0.006	/wECBAD8///+Bf8B/vv7Av4C/P0GAgIC
left word letter	-0.03	-0.008	AAMAAAL///8A/wD//wIB/gD+AwH8Af7/
left word level	0.053	-0.036	/wADAwD+////Bf8B/vz7Av8C/P0FAQIC
left word light	0.023	0.017	AAEBAgH///8AAwAB//39AgAB/v8BAAAA
left word like	-0.064	-0.003	BP36+/8GAwMC+wH+AgMF+wL9BgL6/vz+
left word line	0.027	0.047	/AQGCAP6/v39BP4C/QD9AvwB+/0DAwMD
left word list	0.097	0.067	/gEGCQD4AP4ACAAC//j2AgAE/fwGAQEE
left word little	0.028	-0.002	AP8BAwD9AQD/AwAA//7+AAAA//8CAAAA
left word load	-0.025	-0.019	/wD+/QADAP/+Af8C/gH/AQD/AQD+AAD/
left word local	0.035	-0.028	/gIDAgL+/v79Af4C/fz9AvwC+v4EBAMD
left word log	0.061	-0.023	/AMFBgL6/f7+BP4C/vz9BP4D+/4EAgMC
left word look	0.057	0.066	+QUHBQb6+vv6BPwF+vv7BvsF+vsHBgUD
left word lot	-0.016	-0.001	AAD+/gACAQAB/QH/AQIC////AAD/AQEB
left word lunch	0.075	-0.021	/QIGBwH6/v39CP4D/Pn3Bv0E+PsGAwQD
left word machine	-0.044	-0.002	AgD9/QADAAH//gD+AAMD/f/9BQL7AQD+
left word main	-0.13	0	Cfjz8/wMBgcH9QT4BwwN9gf4DAn1+fj4
left word mainly	-0.05	-0.103	Bvn7+/sFBgUG/AT9BgYF+wf8BgT7+fr8
left word make	-0.022	0.005	/P7//f8BAv0D/AH+AwYBAAD//f/+//8A
left word man	-0.105	0.005	BAH48wALAAP/9v///wgJ/P7+BgH8AQIA
left word manage	-0.037	-0.01	BPn9/fsDBQQH/AX8CAUF+wX+AwP++/v9
left word manager	0.159	0.302	+gUNDQL0/Pz6DvwE+vTzCvsH9vcPBgUG
left word many	0.096	0.335	+wUICwP2/f35CfwE+/j3B/wG9/oJBAME
left word maternity	0.051	-0.049	/wECBAD8AP8AAwAA//39AgAC/P0EAQEC
left word maybe	-0.008	0.059	/gAAAAD/AP8AAAAAAAEAAf8BAf//AAAB
left word mean	-0.093	0	BPv7+f0IBAME+wL9BQcG/Ab7CQb5+vn7
left word meet	0.09	-0.039	/ggGCgT5+v37BP0C+vf7BPsD+vwGBQUD
left word meeting	0.029	-0.031	/gEBAgD9AP//A/8B/v39AwAB//8CAAAA
left word member	-0.014	-0.029	/wEBAAEB/////v8A/gEBAv4AAAD+AQIA
left word metre	-0.045	-0.055	Av79/P8EAQIB/gD/AgUC/QD+BAL9////
left word minute	0.065	0.005	/wEDBAD8AP//BQAB//z8Av4D+v0GAQIC
left word miss	-0.088	0.073	AgH7+QAFAAEA+gD/AAYE/AD9BgH5AAD/
left word mondays	0.002	-0.003	/gADAQH////+Af8B///+AgABAQH/AAEB
left word month	0.148	-0.213	+AcOEAXx+/v7DvwD+vbyCvsG9PwLBggD
left word monthly	0.107	0.022	/AUICgP3/P39CP4C/Pf3BPoE+PsKBQYF
left word morning	0.071	-0.005	Af8DBP76AQADAgP+A//9AAIA/AIF/v8B
left word mostly	0.039	-0.083	/wQDBAH8/v7+AwAC/v79Af4C//wDAgMC
left word move	0.125	-0.145	/QUHCQL1/fz9CP4E+/j6BvwD+voJAwMD
left word mowing	0.043	0.035	AAMCBAH+/wD+Bf8A/vz+Af4A/QABAgEA
left word name	0.074	-0.039	/AYGBgP5/Pz8Bv4D/Pj5BPsE+foGBAUE
left word nearly	0.126	0.372	9QoLDQb0+Pn2CvkJ9vPyDfgI9fcKCQkH
left word need	0.126	0.05	9gYLDQX1+vj6CfsH+vj1CvkK9PYMBggI
left word never	0.008	-0.067	/wEA/gICAAH8Bf0D+/77Bf4C/v8BAgMB
left word new	-0.025	0.026	APz+/v8CAgED+gH+BAcG/gP9AQH//f7/
left word next	0.086	0.087	/gYGCQT4/f79B/4C+/z4BPsC+/wFBAQC
left word night	0.003	0.085	/gQAAgP+/P39AP4B/Pz+Av7+/wD/AwUA
left word no	-0.006	-0.045	AAEA/wEC/wH+Af8B/v//Af0C/f8BAwIA
left word note	0.044	-0.035	/QEEBAD8//7/A/8C//38Av8D+/4EAQIC
left word now	0.039	0.036	/P4EAf/9Af0BAwAEAf77BwIG/PwD/wAD
left word number	0.007	0.037	/wACAQAAAP8AAAAAAAD/Af8D/P0DAAEC
left word nurse	0.019	0.016	AAEBAwH9/wD//wD8/gEB/P0A/wECAgH/
left word observation	0.065	0.113	/gMEBgH6/v7+Bf8C/vv7A/0C+/0GAgMC
left word observe	0.042	0	/QMEBQL8/v3/Av8B//79Af0E+/wFBAQD
left word occasion	0.011	0.064	AQAAAQD//wH/Av//AAAA//8C/wACAQAA
left word occasionally	0.125	0.069	9QoMDAX1+ff5DPsI+fXzDPgL8vULCAoI
left word odd	0.017	-0.019	AAL+/wEA/wD+Af8B/v0AAP4AAP8DAgIB
left word off	-0.018	-0.032	A/v//f4AAwMD/wL9Av8E/QT9AwX/+/v9
left word offer	0.094	-0.001	+gUICQL3/Pv8B/4E/Pn4B/wG+PoHBAUF
left word office	0.116	-0.026	+gYICgP3/fz7Cf0E+vj3CPsH9/kKBgYG
left word old	-0.083	0.093	Av76+QAIAQED+wD+AAgG/AH/BwT6/P//
left word on	-0.01	-0.161	Af8AAP8BAQIAAQH/AQEA/wH9AgT9///9
left word once	0.002	0.288	/QQDAgL+/v7+/v/+/f8B/v4B//8CAwEC
left word one	-0.038	0.009	Bvr//fkEAgMI/AX7CAcH+wf4CgX9+fz9
left word only	0.123	-0.213	/QoLCgX1+f75BvsE9/D0BPoF+PkJBwcF
left word open	-0.013	-0.097	/wAA/gIC/wD+//4A/gIAAP4AAP8AAgP/
left word ops	0.015	0.029	Avz+//4BAgEC/wEAAv8CAAL/AQAB/v7/
left word order	-0.112	0.005	EPLy9/QLCgwO8QrzDg0P8A3yEg/y8fH0
left word other	-0.079	-0.032	BPv6+AAHAgQC+wH7BQkI+wP9CQX5/fr7
left word otherwise	0.057	0.167	/gQCBQL7/f/+BP8A/vv+Af0C/P0GAgQC
left word out	-0.088	-0.008	Bff7+PsIBgQF+gT8BgkF+wb8BgX6+vv9
left word outdoor	0.044	-0.056	/wECBQD7//8CAgEAAv8AAAEB/v4E/v8B
left word outside	0.047	-0.008	+wUFBgL7/Pz8Bf4D/Pr5Bf0D/fsCAwQD
left word over	-0.006	-0.048	AP8B/gECAf8AAf8A/wEAAP/+/wH/AQH+
left word own	-0.028	-0.081	AP7++/0EAgEA+wABAAL/AQL/A//9//8A
left word page	0.115	-0.096	+wgICwX2+/z4B/oF+Pb3BvgE+PoKCAgF
left word pair	0.019	0	Af3/Av/+AQEBAgH/AgABAAL/AQAB//3/
left word part	0.036	0.204	/QoCAAgA9f33BvgF9v/6BfUF/PwDCwgE
left word partly	0.081	0.024	+gUHBwP5/Pv7CPwF+/f3CPwF+PsHAwUE
left word partner	0.026	0.131	/wACAgD+//8AAf8BAAD+Av8C/f4CAQIC
left word pass	0.034	0.1	/wADA//+AQD+BQAC//79BP8A/QAEAf//
left word pay	0.027	-0.089	/wEBAAD9AP8BAAEAAP0AAQAB//8DAAIB
left word payment	0.051	-0.024	/QAFBgD7Af8ABAAAAfz8AwIC/QAC//4A
left word peak	0.061	-0.028	/wADBwD6AP8ABgABAPz8AgEC/v4EAAEB
left word percent	-0.048	-0.009	AgH++wEC/wIA+wD+/wIE/P/7BQT6AQH9
left word period	-0.03	-0.025	AP///wABAAEB/gD+AgQD/QH/BQP9//7+
left word person	-0.177	-0.062	BQL27wUQAgT+8v/8AA4O/P37CgfxA//6
left word phone	0.029	0.017	/gIDAwH+/v7+BP8C/fz8Av0C/f4EAgMD
left word pick	-0.024	-0.016	/Qb//gQB+/77+v0B+/4E/voA//3+BgUC
left word place	0.077	-0.022	AQH/AwD9AAH/BQD//vn///8A/wEIAQEA
left word plan	0.009	-0.045	AgH+AAIB/wH/AP////8A//7/AAL/AAD+
left word plus	-0.003	-0.016	AgD8AP//AQEC/wH/AgIC/QL9AwH+/v/+
left word pm	0.022	-0.005	/QIEAwH+/v7/Av8C/f39A/4C/P8BAgEB
left word point	-0.047	-0.019	Av79/P8DAQEC/QH+AwIE/QH+AwL8///+
left word position	-0.065	0	A/v8+/0FAwIF+wP9BgcF/Ab8BgT6+/v9
left word post	-0.029	0.004	/wIA/gIBAP8B/AH+AQMCAAAAAP/+AQAA
left word pound	-0.021	-0.073	Afz///8BAgEC/wH/AgQB/gP+AgL//P3/
left word practice	0.147	0.034	/AcIDQP0/Pz5CfwD+fP2BvcE9fkMCQkF
left word prep	-0.031	-0.01	AAAA/v8CAQEA/wAAAQIBAAD//wD+Af8A
left word preparation	0.054	0	AAIABAD8AAD/BAAA//v+AP8A/v8EAQEA
left word prepare	0.043	0.074	/wcDBAP8/P/6A/wD+f3+AvoC+/0DBgQC
left word present	-0.026	0.038	Afz9/P0CAwED/wL+AwIC/gL/AgH+/f3/
left word price	0.054	0.111	/wICBgD7AP8ABQAB//z9AP8B/f8EAAEB
left word print	-0.045	-0.011	BPz9/P8EAQIE+wH8BQQF+wT7BgX8/P3+
left word probably	0.009	0.063	AAEBAQD+//7/AQAA//3/Af8A/gAAAAEA
left word produce	0.023	-0.011	AAABAgAAAAAAAgAAAP3/Af8B/v8AAQEB
left word provide	-0.071	0	CPf4+fkHBwYI+gX7CAcI+An4CQj59/j6
left word pull	0.059	0.035	/AMEBgL7/vz+Bv8D/vv6BP8D+fwGAgIC
left word pupil	0.034	-0.027	/QIDBAH9//7/AgAB//39Av8C/f4DAQIB
left word put	-0.056	-0.161	BPv5+v8DBQMC/AD/AwQD/QX8BQP99/n/
left word quarter	-0.057	0.027	AQH+/AAEAAH//P8A/wID/v//AwH7AgEA
left word raise	0.037	0.065	/QMCAgH+//39BP4D/fz8BP4D+/0EAgEC
left word read	0.081	0.029	+wgICAT4+/z6B/0E+vj4BvwE+fwIBQUD
left word receive	-0.031	-0.011	BP78+wAEAAMA/QD+AAED/QD/AAAAAP//
left word record	0.062	-0.002	/wIDBQH7////BAAB//v8Af4D+/0HAgIC
left word regular	0.087	0.021	+gYKCwP2+/v9Bv4E/Pr4Bv8D+f0GAgMD
left word report	-0.024	0.036	Av/8/P8EAgEB/QH+AQMD/wL/AwL///3+
left word responsibility	-0.181	0.032	D+/x8PQRDg4P8Qr0EBMS7xPvFxLs7uvy
left word responsible	-0.218	-0.027	Gebl6+cXGRYa7hTqGRYa6RvnGBjo5ujq
left word rest	-0.011	0.074	AP8BAP//AQAAAAABAQIAAAEAAAD//wAA
left word result	-0.121	-0.011	CfL18vgLCgYJ9wX6CQ0K9wn6Cwf29vb5
left word right	-0.15	-0.006	B/f29PsMBgUI9QX6CA0M+Qn4DAnz9/X4
left word ring	-0.045	-0.027	/wH//wEC/wAA/wAAAQUBAAAAAgD9AP8A
left word role	-0.096	0.045	Bfj4+PsJBgQF+wP8BQoG+wT8BgP5+vr8
left word roll	-0.018	0.045	/////QADAAAAAQAAAQL/AAAAAAD+//8A
left word room	-0.055	0.028	A/r8+f8HAgMCAAAAAwUAAAEBAQH+/v0A
left word rota	-0.062	0.06	AgD8/QADAAEA+wD/AAMG/AD8BwP6AAD9
left word roughly	0.014	0.149	AAYAAAMA/AH7Av0B/P/+AvwB/wABBAMA
left word round	0.001	-0.102	/wYA/wEB/P/8AP0D/f79AfwB/P3/AwUD
left word run	-0.047	0.034	AAT//wMB/gEA+QD+AgQE+wD8Awb7Af/9
left word safety	-0.004	-0.008	AP//AQAAAAAB/gH+A/8C/gH+BAL+/v/+
left word same	-0.002	-0.036	Avz+AP0AAwIDAAL+AgIB/gL/AgEA/fz+
left word saturday	0.036	0.141	Af4BAf7+AQEBAQEAAv7+/wP//gEC/f8A
left word saturdays	0.094	0	AP8FCv/3AQABBwAAAfz9AQEB/QAK//8B
left word say	-0.072	0.043	AwH5+AEGAQP+/AD/AAID///9BAL5AgH+
left word school	0.039	-0.029	AgQBAgL+/gH+AwD//v4B//0AAQADAQEA
left word second	-0.026	0.126	/wn9AAsB9v72+/kA9/4F/vb/Av79DAgA
left word section	0.051	-0.186	/wMEBQH7//7/Bv8B//38A/4C/P0EAgIC
left word see	-0.025	-0.045	AAH//gABAQAA/wAAAAIAAAEAAv7+AP4A
left word send	-0.032	0.005	Af7+/f8DAgEE+wL9BAME/QP+AgP9/f7+
left word senior	0.148	0.093	9goLDgXz+fn4DPsG+PTzCvsH9fkLBQYF
left word september	0.034	-0.013	/wADBAD9//8AAwAAAP79AQAB/f4DAAEB
left word set	-0.045	0.06	/wIB/wEC/wD//f///gAE/v4AAwH8AwH/
left word shadow	0.083	0.285	+QcICQT4+/r7Bf0C+/v7BvsF+fwGBQUD
left word share	0.023	0.003	AP8BAgD/AAAAAwAAAP7+AAAA/wABAAAA
left word sheet	-0.1	-0.001	A/36+QAJAQMC+QH9BAkH/AH9BgP4//79
left word shelf	-0.016	-0.009	/gL/AAIA/v////8B/wEBAP//AgD+/v8A
left word shift	0.135	-0.227	+wQKDwLz/vv+CP8D/vr4BfwH9fgMBAME
left word shop	-0.003	-0.006	+wICAAIB/f3+Af4C/gEABf0D/vwAAgMC
left word short	0.016	-0.075	/wEDAQD/////AgABAP/9AgAC/v4DAQEC
left word show	0.006	-0.047	AAABAAAAAAABAQABAAD+AQP+AQP9/P7+
left word side	-0.08	-0.031	A/z7+P8HAQEC+gH+AwcG/QL9BQL6/fz9
left word sign	0.01	0.017	/wIBAgH+////Af8B/gD/AP8A//4BAQAA
left word single	0.076	-0.012	/gIEBwD6//79B/4C/fr6A/4C+/0GAgIC
left word sit	-0.035	-0.046	/AMC/gED/v0AAAEBAAEAA/wA/f7/BAEA
left word site	0.066	-0.025	/gAFBAD8AP8ABQAB//v7BAAF/f4GAAID
left word small	0.04	0.027	/QMHBAL7/v7/AAAB//3/BP8C/P4GAgMD
left word smp	0.03	0.021	/wABAgD+AP8AAgABAP79AQAB/f4CAAEB
left word so	-0.016	0.034	Av3+AP//AgEC/wH+AwME/QL/AwL9/v3/
left word someone	-0.003	0.041	/wEBAQD/AAD+/////gAC//8BAAAAAQH/
left word someth	-0.066	0.09	Av37+f8GAQIC+gL9AwYG/QH+BQP8///+
left word sometimes	0.14	0.289	+wULDQL1/Pz9C/4D/PTzBvoH8voNBAcG
left word sort	-0.11	-0.034	Bvf49f4IBgUF9wH8BQsJ+wf5Cwj2+Pv6
left word spend	0.088	-0.027	/gEEBwD5//4ABgAB//r7Av4D+vwIAQIC
left word staff	0.028	-0.077	/QMFAwH9//79A/4B/f79A/4B/gAAAgIB
left word stand	0.018	0.127	/AMEBAP9/f3+Af4C/f/+A/0D/fwCAgMD
left word start	0.136	-0.125	/QsLDwTy+v33DPsE9/P1BfgD8fsLCAgF
left word stay	0.024	-0.005	AAMCAwL9/gD+Av8B/v7+Af8B/f4EAgMC
left word still	0.003	-0.064	Af//AP8BAQAAAAH/AAL9AAH/AAABAAAA
left word stock	0.036	-0.028	/wIDAwH8///+A/8C/v39Av8C/P0DAQIC
left word store	0.009	-0.021	/gADAQEA//8AAgAA///+Av4C/P4DAgEB
left word study	-0.098	-0.058	CP32+wAJAgcC+AH5AgcL9gD5CQf3/f76
left word suggest	0.046	-0.001	/wACAwD+AP//BAAB//39AQAC+/4GAAAB
left word summer	0.037	-0.022	/QIFBQH8/v7+BP8C/f38BP4D/f4CAQIC
left word supervise	0.03	0.019	/gIDAwH+//7+A/8C/v39A/4D/f0DAgMC
left word supervision	0.103	0.077	+QYGCQT5+/v6CfsE+Pf4B/oG9/oJBggF
left word supervisor	0.116	0.042	+gQICQL4/fz+Cf8D/fr4Bv4G9vsJAgME
left word supply	0.04	-0.011	AAEAAwD9AP//AwAB//3+AAAAAv4CAAAB
left word support	0.068	0.185	/AMEBQL7/v3/Bf8C//v6BP4E+PsGAgMD
left word supposed	0.087	0	+QYHCAT5+/v6B/wF+vj4CPkH9/kIBwcF
left word system	0.105	-0.012	/QQHDAL1/f7+B/8C/Pv5BvsF9vsLBQcF
left word table	0.015	-0.005	/gACAgD+//8AAAAAAAAAAQACAAACAAAB
left word take	-0.037	-0.158	A/77+/4EAwAA/gL9AQED/AX7BQL7/vz+
left word talk	-0.045	0.042	Af///QADAQEB/QAAAQUDAAEAAwH9//8A
left word task	-0.158	0	C/Dy8PYQDAoM9Aj4DQ8O8w31EQzx9PH3
left word team	0.066	-0.059	+gYEBAf8+P37AvkD9//6BfcD/f4FCAUD
left word tell	0.058	0.071	+wQHBwL5/Pv8Bv4D/Pr7BvsF+PkFBAUF
left word temp	0.007	-0.05	Af0BAP8AAQACAAH/AgIAAAIAAAEB/v3+
left word ten	-0.106	0	Av369/8GAgIB9QD8AgUJ+wH9BgP5/v39
left word term	0.067	-0.054	/wAFBv/6AP8BBAABAf77AgAC+/0GAAED
left word test	0.027	-0.03	/gICAQH///7+AP8B/f3+A/4B/f4CAwQB
left word then	-0.105	-0.121	Bf369wIMAAMA9v7//gcJ/f/4BAXx/gL9
left word thing	-0.052	0.122	Afv9+/8FAgED/QH+BAcD/gL+BAL8/fz+
left word third	0.032	0.069	/QMEAwL9/f79Av8B//79A/wE/P0EAwQD
left word thousand	-0.029	0	Av3+/v8DAgEC/gH/AgQD/gP+AwL+/f3+
left word thursdays	0.033	0.001	/wABAgD+AP/9Bf4D/fv7Av8C/P0DAgIC
left word ticket	-0.008	-0.013	AQD//wABAQEAAAAAAQAA/gEAAQH/AAAA
left word till	0.041	-0.15	A/4BBPv8AwMCAAP9AgEC/QIAAAIE/v4A
left word time	-0.014	0.235	AQH8AAEE/QH7/v0C/gH/APv+BQL6AwH9
left word together	0.069	0	/QMFBgH6/v7+Bv8D/fn5Bf4D+/wGAgQD
left word tonne	-0.076	0.075	BPv7+v8GAgME/AL+BQcF/QP8BgT6/P3+
left word too	-0.038	-0.014	BPv9/PsFBAMD/QIABAIC/wX9AwP9+/3+
left word tool	0.007	0	AAABAQD/AAAAAQAAAAD/AAAA/wACAAAA
left word total	-0.055	-0.055	Bfn8+f0GBAQH/AX7BgcF+wP8BgT7/Pr+
left word train	-0.022	-0.026	BPz9/f8CAgQF+gP7BAMF+wH9AgT9/vz8
left word training	0.069	-0.019	/AUECAP7/f36BPwE+fj8BPwE+vwGBQUD
left word try	0.086	0.03	+AcGBgT6+vr4CPsH+PT4CvgI+fcJBwgH
left word tuesdays	0.035	-0.074	/v8CAwD9Af8AAgABAP7+AQEB/f8D//8B
left word turn	0.032	-0.015	/wACAgH+AAD/AgAB//39Av8B/P4DAQIB
left word twelve	-0.074	0	Afv9/AAFAQID+gH/AwcE/gT8BwX4/fz9
left word twenty	-0.081	0	Av37+P8IAQIC/AH/AgYE/gL+BQP6/v3+
left word twice	-0.08	-0.039	Af389/8IAAED+QL9AwYH/QH+BQP8/v7+
left word unable	0.089	0	+QYHCAP5/Pv6CPwG+vj4CPkH9vkIBgcG
left word unit	0.044	-0.025	/QEEAwH9//7/BAAB//z7A/8B/v4DAQIC
left word unpaid	0.006	-0.014	AAIBAQH+/wD//wAA/wAB//7///8AAgEA
left word up	0.127	0.291	9QkMDQn1+Pn0CvgI9PT0DfUM8/UMCwkJ
left word ups	-0.073	0.023	A/z6+v0GAwIE+wP8BQcG/AL+BgP7/v39
left word use	-0.032	-0.077	Afz+/f4BAP8FAAL9BwUCAAP+BgX8+vv+
left word van	0.056	-0.047	/wECAgH8///+A/8B/vz9Av4C/v4CAQIB
left word visitor	0.018	-0.008	AAEAAQH//wD/Af8A//8AAP4B//8DAQIB
left word w	-0.103	-0.008	A/779/8IAQIB+QD+AgoI/QH9BQT3//78
left word wait	-0.015	-0.01	AAEA/wEB//8A/gAAAAH///4AAAD/AQEA
left word walk	-0.142	-0.037	AP/89gAKAQAA9QD/AgoH/AP8CAT0/v79
left word want	-0.044	-0.006	AAD//wACAAEA/QD/AAUC/gD/AwL+AAD/
left word wash	0.035	-0.016	/gACAwD9//8AAgABAP79Af8C/v8EAQAC
left word watch	0.106	0	9wgKCgX2+vn5CvsH+fb2CvsH9/kIBQYF
left word watching	-0.018	0.13	/QMCAAIB//39AP8C/wL9AwAA//7+Af8A
left word way	-0.001	0	BPv8/fwCAwMDAAL+AwAD/gT9BAP//f39
left word wednesdays	-0.018	-0.04	AP////8BAQAC/gH/AgEA/gH+AgL9//7+
left word weeding	-0.012	0.125	AP8A/wABAAABAQAAAQIA/wEAAAD+//8A
left word week	0.111	-0.109	/QUFCAT3/P37CfwB+fn6BfkF8vkMBQcF
left word weekend	0.069	-0.087	+gYJCAT5/Pv7Bv0D+vn5CPwF+vwGBAQE
left word weekly	0.16	0.107	/AUJDQP0/P36Dv0D+fXzBfkF9fkPBgcG
left word weld	0.022	-0.033	/wABAQD/////Af8A/v39Af4B/v8BAQMB
left word well	-0.073	-0.003	A/v6+P4GBAIE+gP8BggI+gP8BwP5/fz9
left word whole	-0.055	-0.007	////+wAFAAAA/QAA/wUBAQABAgD8AP8B
left word will	0.019	-0.007	/QMDAgH+/v7+Af4D/f3+A/4D/f0CAwMC
left word win	0.019	-0.026	/wMDAwH9/v//AgAA/v7+Af4A//8BAgEA
left word word	-0.094	0	BQD7+AAJAQQA+QD+AQMG/AD9BgP5AP/+
left word work	-0.042	0.191	Cfr7/voBBwQG/QP8BgcE+Qb5AgMA+vb8
left word write	-0.052	-0.084	Cfr4+/4EAwUF+QL5BAUI+AL5CQb3/v/5
left word xma	0.036	-0.067	AQICAwH8/wD/AgD+AAD//gD9/wEDAf/+
left word year	0.046	0.11	/AYDAgX9+/37B/0B+/75BPcB+/oDBAEB
left word yet	0.014	-0.118	/QUCAwH+/v7+Af8B/v/9Af0A/f8EAwQC
level 1 above all, carried	0.058	0.094	//oECfn6BQMJAwb8Cf///wQCAP4F9/0B
level 1 above all, loose	0.025	-0.004	/P4HAQEB/v4BAv4C/wD3BgAI/Pj/AgQG
level 2 above all, carried	0.008	0.266	/AIFAgf9/P4B/v7//AD+//wF+v0FBAMC
level 2 above all, loose	0.104	-0.109	+AYJCgP3/Pr6CPwG+PTxCf4J9voGAwMG
level 3 above all, carried	-0.004	-0.089	A/74Av3/AwgE+gL9AfwJ+QL4BQUB/f7+
level 3 above all, loose	-0.003	-0.169	Afn+AfoBBAQE+QT+//0B+gn/BQEC/f38
level on the object -1	0.009	0.075	BAX//QMC+wX8/f0B/v0E/v3//QT9AgT+
level on the object -2	-0.03	0.044	CwP5/QEDBAb+/wP8AQQH9/r3AAb+Av37
level on the object 0	-0.022	-0.151	A//4/f4B/Qr//wP8/wT/9AT6BgcA/AIB
level on the object 1	-0.004	0.383	/v8FAf8C/wAAAgAC/wT+Af0BAQEB/wID
level on the object 2	0.095	0.186	9AQPBwb4+fX4DPsI+vv1DfkL9PUHCgUH
level on the object 3	0.049	0.239	9wcIBgr69/b1BvcH9fb8C/MK+vgDEQ0H
limit gone from 0	0.03	-0.526	/QwFAwf++P/9A/r8+gP7//sB/gICBwgA
limit new at 0	0.086	0.023	/QMFCgH4//wBCP8D/fb2BAEB+vwHAQMD
limit same	-0.025	-0.04	+wcABQf+/fz6AvoC+P/+BfoD/f3/BQYB
linked in the old text	0.032	0.121	+gYAAQT++/38Av0B/AAACPsH/gADAQMC
loose act	0.011	0.015	/wEA/gMBAQT+A/39+gIA+f/6AQEE/wT9
loose act in and	0.014	-0.101	AQD////9/wT+/vn/AvwE+wf8/wUB/gb8
loose act in complement	0.06	-0.037	//8EB//4Af7/BgABAPv5BgED+P0FAP8A
loose act in main	0.012	0.236	Avr6BgACA/78//v+AQQCB/39+wL7/AD8
loose act in means	0.066	-0.065	/wMJCAH5/QAABQD/APr7/wAA+gAGAQL/
loose act in purpose	-0.042	0.018	AgIA/QEB/gD+///9/gQB/f7+BP/+AwH+
loose act in reason	0.046	-0.026	/wECAwD9////A/8B//z+Af4C/P4EAgIC
loose act in relative	0.068	0.049	AwkEDAX5+gT6Bf3++fz8/voAAQQHBQX+
loose act in result	0.008	0.04	+wUA/Ar++P/6/voB+fsCBPQDA/3/BgkE
loose act in time	-0.009	-0.11	/gICAf//AP7//v8C/v79A/8E//z+AgEB
loose act, 0 left	0.054	-0.048	Cfr8CvsDAQgFAv4BAgIC+AYBCAcAAPz9
loose act, 1 left	-0.01	-0.082	+AkH/QYB/ff6APv9+P0ABPkD+P0AAQgA
loose act, 2 left	-0.035	0.186	DPv39wAC/goB/wD3BgMF7//0Ag36AwL3
loose act, antonym	0.092	-0.09	+wUHCAL5/Pv8Bv4E/Pn4BvkH9vYJBgYH
loose act, closeness 0	0.018	-0.013	CQP/+gT+/QH/BP37/P4D/QL+AAEDAwP7
loose act, closeness 1	-0.135	-0.075	BPf59v4LBQMH9wP8CA8J/Af8CAT2+fr8
loose act, closeness 2	-0.035	0.052	/wAB/gEBAAD/AP8AAAQAAAD/AAL+AP7/
loose act, closeness 3	0.015	0.073	AAH9AQD9AAD9Av4A/fsA//3/BAEAAwQB
loose act, closeness to left 0	0.02	0.039	AgAA/gb+/Qf///j9/gACAQICAv/8Awf6
loose act, closeness to left 1	-0.116	-0.016	Avn69/8KAgIE+AL9BQ0H/QP+BgP6/f3+
loose act, closeness to left 2	-0.078	-0.004	Av39+/8FAgEC/AH+AwgF/QP7BQb4/fz9
loose act, closeness to left 3	0.01	-0.027	AP7/AQABAAECAQAAAgABAAIAAQAB/v8B
loose act, cosine 0	0.042	-0.072	AwX/AgT/+wH8Av3////9//8B/f8CAgQA
loose act, cosine 1	0.002	0.054	/wAAAf8A/f7///8B/gX//v78/vwAAAMA
loose act, cosine 2	0.028	0.135	/vr+BP/+AQEDA/wBAgH9/v8CAvwA+wH/
loose act, cosine 3	-0.022	-0.029	Bf4A+gUF/wcC///4AQUB/Qb7BwgEAP/8
loose act, cosine 4	0.005	-0.058	AQX//wL+/gD8AvwA+v4BAvoBB/8EBQUA
loose act, cosine to left 0	0.021	0.117	+QMBAQAC/v3+/QEA/Pv7BPz/AgAC+wX/
loose act, cosine to left 1	-0.016	0.077	+Qf/AwYG+f3+APsE/gL8CfkE//4ABQIB
loose act, cosine to left 2	0.019	0.023	DPr+//37BAsHA//5CAIE9QX5BgIA+wD0
loose act, cosine to left 3	0.023	-0.131	AgT+/wT5/fwC/f7+//T//wH9/gT+AAP/
loose act, cosine to left 4	-0.024	-0.042	AQMBAAX++//8//z9/f8D+/oABwH+BAb/
loose act, derived	-0.048	0.083	Cvn3+PoGBgcI9wX6CQcL9gn4DAf6+fv7
loose act, everyday term	0.014	0.043	Av/9/wv9+QD5/fb++/wC/v8B//7/Agb7
loose act, far-broader	0.072	0.051	AAAHB//7////BP8DAPz4AQIB+vwH/gAF
loose act, listed	-0.007	0	AP7///8BAgAD/gEAAwID/gT/AQD+/P3/
loose act, narrower	-0.042	0.214	/f79+QX/AvsA//4BAQL/AgD7BAID/AH/
loose act, no term	-0.034	0.074	BQb6+gEH/QMC+gH6Bf8H+/z/BgL+AQT+
loose act, none	0.006	-0.326	A/37BAH++gEDBf8B/wIG/v7+/P/+/gf7
loose act, paraphrase	-0.012	0.026	/wD//wABAP8AAAAAAAECAf8BAf8CAQEB
loose act, rare-synonym	0.002	0.118	AfsA//z/BQEDAgIAAgL+AwT//gAB+v0A
loose act, sibling	0.008	0.15	BQn8/gf++gj7A/j+/AEC+vsBAgMEBQX9
loose act, term of a trade	-0.01	0.001	B/z+/wQB+wQGAv39AgQA+v/2BgP8AgT6
loose act, term with contrasts	0.019	-0.058	/v/7BP7/BgIA///+Af4CB/8G+wH8/gUA
loose adjective	-0.015	-0.089	AwX8AQoD9gH3/PcA+/oFAvsC/P/6Bgn6
loose adjective in and	0.026	0.094	BwEC/v78AAYABf/7/f0C+vv9+AQCAwH/
loose adjective in complement	0.069	0.062	/gEEBgH6AP7+B/8C/vr7BQAD+v4FAAAB
loose adjective in main	-0.016	-0.272	+AMG+wgA+fz2A/gC/AD+AfoE///7CAb+
loose adjective in means	-0.026	-0.006	AAAA/wABAAAA/wAAAAEB/wH/AgL8AAAA
loose adjective in purpose	0.084	-0.044	/AAGBQD6AP4ACAACAPn4CAAG9vwIAAED
loose adjective in relative	-0.018	0.052	BAH9AAACAAIAAAD/AP4D/P/8BAP+AQH+
loose adjective in result	-0.048	-0.035	AP7//gACAAEA/QD+AQYA/v8AAAD9Af/+
loose adjective in time	-0.065	0.047	BQH7+wEE/wQA9wD9/wIG+//8BQT4AQH9
loose adjective, 0 left	0.011	-0.143	/Ab+AQX9/P7+A/v/9/sBAPr//wP+/wT8
loose adjective, 1 left	-0.026	0.08	BAwFAAn+9f/2/fj7+PkBAPj7AAYACwn+
loose adjective, 2 left	-0.021	-0.035	Afr6/P0CBAICAgEABgP//wT8AAT8/P3+
loose adjective, antonym	0.046	-0.082	AgIDBgH6/wAAAwD+Af8A/v7//gECAgL/
loose adjective, closeness 0	0.018	-0.05	BAkAAwn+9Af3APr6/fkEA/oD/Ab/Bgj8
loose adjective, closeness 1	-0.071	-0.034	Af/8+v8FAQEB/AH/AQUC/QEAAwH+////
loose adjective, closeness 2	-0.063	0.004	Af78+gAFAAAA/AAAAAUCAAH/AwH6////
loose adjective, closeness 3	-0.006	-0.014	/gMCAAL//v///wAB/wD///sC/PwCBQUE
loose adjective, closeness to left 0	0.015	-0.066	AwP8Bwn++Qf0B/YA9f8D//gD/gQAAg7/
loose adjective, closeness to left 1	-0.095	-0.019	A/77+f8GAQIC+gH+AggF/AP9CAP5/f39
loose adjective, closeness to left 3	-0.036	-0.012	/wP//QEE/v/9/v8B/QH///8A/v//AgIC
loose adjective, cosine 0	-0.055	0.107	Av77/gIFAAAB+f79/gYE+wACBQP2///8
loose adjective, cosine 1	0.065	0.02	+QIFAQD8/fz9Bv8F/Pz7DfkK9fsEAgYD
loose adjective, cosine 2	-0.009	-0.126	BgkABQYC+QL7APz9/foA/fv8+wMCBgj/
loose adjective, cosine 3	-0.008	-0.053	/wL+/AP//AH9AP3///z/A/8A/v4F/wIA
loose adjective, cosine 4	-0.033	-0.042	AwD6AAADAAL+/f7+/wED+gH7CAX6/f7+
loose adjective, cosine to left 0	0.026	0.074	9AwFBQoA9/j6//oF9QD9C/QH/vn+CAoD
loose adjective, cosine to left 1	0.017	-0.086	+wUDBgP6/Pz7Av0E+QD6BvsE+v8CBAMD
loose adjective, cosine to left 2	-0.025	-0.011	EAH9AQMB/Qr5AP35/QAB9AD8Awr9Agf9
loose adjective, cosine to left 3	-0.013	0.021	B/r7/P0AAQYD/wL7BAMJ/Ab5AAYA+QH9
loose adjective, cosine to left 4	-0.047	-0.093	AwL+/wID/gH++//+/wMF+wD8AgP+/v/+
loose adjective, everyday term	-0.037	0.154	BP/+/QMA+wMAAP/+/QYG/QD5BAcA/gX6
loose adjective, far-broader	0.052	-0.031	AP4BA//9AQACBAEAAgD/AgEC/P4G/wAB
loose adjective, narrower	-0.011	-0.026	AP7//wACAP4B/wD//wAAAQH/AAH+/gD/
loose adjective, no term	-0.062	-0.213	BPcB/AADAgMA+Pz9AgcAAf//AgD0+//6
loose adjective, none	-0.003	0.169	AQgB/gcB9gT5BfYB+gEAAPkA+QP9AwT8
loose adjective, paraphrase	-0.065	0.045	AQD8+QAFAQEB+gD/AQcE/gL9CAL5///+
loose adjective, rare-synonym	-0.039	-0.035	Af/9+wAFAAEAAAAAAQIB/gH/AQH+////
loose adjective, sibling	0.094	-0.128	AAgGBwT4+/75CPsC9vX3A/gC+/0GCQYD
loose adjective, term of a trade	0.052	0.023	/wIDAgH+/gH9Bf8B/fv8A/sB+wEABQQA
loose adjective, term with contrasts	0.219	-0.061	9xATFgjr9fb1FfsH8+rsC/QP7PMUDQ0N
loose adverb	-0.007	0.062	Agf8/wsD+QLxBPf8+AD/AfcBAQT9Cwf+
loose adverb in and	0	0.167	AwD+AAEA/gP///78/gEC/f/+AQIAAQb+
loose adverb in main	0.051	0.109	/QgEBQn79vv1BPkD+vj8A/wC/P8FBwEB
loose adverb in purpose	-0.106	0	BP/6+AAHAQMB9wH+AQYJ+gD5CQb2AP78
loose adverb in relative	-0.107	-0.05	Bf77+v8FAQMA+gD+AQcF+wL7Bwb4/v38
loose adverb in result	0.007	-0.099	AAAAAQD/AAD/AQAA//7/AAEBAQH/AP4A
loose adverb in time	-0.028	-0.001	AQL+/wAC/wEA/AD/AAID/QD9BQL8AAH/
loose adverb, 0 left	-0.021	-0.021	/QMA/AcD+f73A/sC/AL+BPoB+gL9BAL+
loose adverb, 1 left	0.006	0.093	AwcBBAcA+wP7Af3++v0C//sABAUEBwT/
loose adverb, 2 left	0.04	-0.01	A/3+Af8AAAL/Av///wH//gH+BAIA/wD+
loose adverb, closeness 0	0.009	0.036	AwYDAgcD+QH3Bvn++QT7/vj+AP/+Cv7+
loose adverb, closeness 1	-0.044	-0.017	AQD+/wAFAAIA/AD/AAQD/wD/BQH9AP//
loose adverb, closeness 3	0.019	0.062	/wUBAwP9/P/+Af4B/v3+AP7/AQEAAgL/
loose adverb, closeness to left 0	0.013	0.013	AgX/BAn79gH3Avv++gAC//j//Qb/BwL+
loose adverb, closeness to left 1	-0.071	-0.017	AgH9/AAGAAIB+AD/AAcG/AD/AwH9AAD/
loose adverb, closeness to left 3	0.021	0.062	AAQAAgL+/gD+Af4A/f7/AP0A//8CAwMA
loose adverb, cosine 0	-0.043	-0.049	/wX9/QIB/gD8AP0D/P0AAf3/BQD8AwIA
loose adverb, cosine 1	0.05	0.022	+gQIBQP9/fv9B/wG/Pv4B/4F+foFAQME
loose adverb, cosine 2	0	0.255	AAUBAQUA/AH9Bf8A/f7///4BAAQBAgAA
loose adverb, cosine 3	-0.006	-0.12	Cv77+wEF/wb++gH3AAMG+AT4AAb8//n6
loose adverb, cosine 4	-0.02	-0.044	/wEBAQED/gH+Av4B/wD/Af0BAwD/AgH+
loose adverb, cosine to left 0	-0.024	-0.014	+goF/QoE9fv0+vgD9gABCPUDAvv+DAkD
loose adverb, cosine to left 1	0.043	0.009	/f8GBP/+AP8BBQAAAf36AwAF/AAGAAIC
loose adverb, cosine to left 2	0.029	0.129	AQABBAL7AAEBAgL9//4D/QAD/AEF//4A
loose adverb, cosine to left 3	0.008	-0.037	Cf37+/8FAAYA/gD7Av8A+AP5Awb+/v38
loose adverb, cosine to left 4	-0.032	-0.024	AAH+/wIC/gD/AP4AAAIA//7/AwP+AQD+
loose adverb, everyday term	-0.037	0.167	BQP6/gUH/Ab9/gH6AQIJ+wP8Agb+Avv9
loose adverb, narrower	-0.001	-0.036	AQD/AgD+AAIB/gH/AgED/QD+AgEA//7/
loose adverb, no term	0.062	-0.154	+goFBQf/+Pv5BvoC9vz5A/QE/PsGCgoD
loose adverb, none	0.012	0.099	AwYEAwj++AH3BPn//AIA/fYC/P4CCwj/
loose adverb, sibling	-0.013	0	/wIA/wEA//7//v8B/wEBAAEABAH9AAAA
loose adverb, term of a trade	-0.091	-0.01	A/77+AAGAQIB9wH+AQoH+wL8BgL5/v79
loose adverb, term with contrasts	0.124	0.061	/AIJCQH3//3+Df8C/ff1B/0H9fwKAgIE
loose behind ,	0.034	0.044	APgBAAT6/wYAAvsA/vsBAP8BCAYB/Qf8
loose behind 11	0.03	0.073	/gADAgD+AP8AA/8C/wD9A/8C/v4DAQIC
loose behind 120	0.052	-0.021	/gEEBQH7//7/Bf8C//z8A/4E+v4FAQID
loose behind 15	0.013	-0.011	/wABAQD//wAAAQABAP7/AP8B//4CAAEB
loose behind 2	-0.03	-0.003	AAD//QACAAAA/AAAAAQCAf8AAAL+AQEA
loose behind 3	0.052	-0.009	/gEDBAD9AP8AAwABAP79BAAD+/wFAAAC
loose behind 30	-0.026	-0.01	AQAA/wABAAH///8B/wMBAAL+AgL9AAD/
loose behind 50	0.053	0	/AMFBgL6/f39BP4D/f36BfwE/PwFAwME
loose behind :	0.007	0.021	Av//AAABAAEA/gD/AAMCAAAA/wADAAEA
loose behind ;	0.084	0.07	+wgFCAP4+/r7Bf4C+vf+BvkD+fkIBgoD
loose behind a	0.03	-0.106	Bgz8AAH8+wUBBAL6+/EC+f36A/3/BAUA
loose behind across	0.065	-0.01	/gEEBAH7//8ABAAB//37A/4E+v0HAgMD
loose behind after	-0.005	-0.025	Av/+/wAAAQEAAAD/AAMAAAD/AgIBAP/+
loose behind agency	-0.13	0	BP/49AALAQQA9wD+AQgH/AH8DAb0//79
loose behind aid	-0.006	-0.03	/gADAQH///4AAP8BAAH/AgAAAAD+AAAA
loose behind all	0.103	-0.096	/AIHCAL4/v3/Cf8D/vj2BP0E+/sIAgME
loose behind an	-0.023	-0.062	/gMBAQIA/v/+//4B/gAAAfwB/v4AAwQA
loose behind and	0.064	-0.027	//wECPz6AQMABP4BA/z7AQAI/gEI9wAA
loose behind answered	-0.026	-0.027	A/38/P4DAgEC/gL+AwME/gP/AQH+/v7/
loose behind any	-0.004	0.099	Af7+Af//AQAB/wAAAQIC/wAAAf7/AP8A
loose behind are	-0.018	0	AP7//v8BAQAC/wH/AgIB/wIAAgD//v7/
loose behind around	-0.096	-0.062	Af/8+QAGAAEA+gD/AQkE/AH7BwP4//79
loose behind as	0.092	-0.085	/gAHCwH3Af4ACQAB//z3AgED+PwIAf8C
loose behind assistant	0.014	-0.011	Af8AAQD/AQEAAQD/AAD/AAEA/wEBAP4A
loose behind at	0.012	0.143	+gIFAAIA/vz9Av4C/P/8B/sG+fsEBQQE
loose behind be	0.02	-0.005	/wACAgD9AAD/Av8B//z/Af8C/v4DAQEC
loose behind been	-0.039	-0.01	AgL8/AEC/wEA/AD+AAUD/f7/AgL+AQD/
loose behind before	-0.063	0.03	Av/7+/8FAgIB+wH/AQQF/gH9BgP5//79
loose behind by	-0.007	-0.078	AAEIAQEA/gL//v/+AP///wEA/wMBAAH+
loose behind care	-0.04	0.05	AgD9AAADAAIA/gAAAP8CAAAAAQD/AAD/
loose behind checked	-0.022	-0.04	Bfn7/P0FBAQF/QL9BQMF+wP8BQP//Pz+
loose behind christmas	0.038	-0.015	/wECAwH9////Av8B//39Af8B/f4DAQIB
loose behind conducted	0.001	0.01	/gACAAABAP4AAAABAAAAAgAB//8AAAAB
loose behind consistently	0.022	-0.011	/wABAQD+AAAAAgAAAP39AgAB/v8CAAAA
loose behind counterbalance	0.042	-0.015	/gEDBQH8//7/A/8B//39Av8C/f4EAQIC
loose behind customer	-0.014	0.025	AQAA/gABAQEAAAABAAMA/wH/AgH9AP//
loose behind customers	-0.046	-0.005	AAD//gAC/wEB+wH/AQQE/QD/AgL9AAAA
loose behind cut	0.043	-0.017	/wEDBAD8AP8ABQAB//z8Av4C+/4EAQAC
loose behind cutting	0.056	-0.014	/wEDBQD8AP8ABAAAAPz9Af8B/f8FAAEB
loose behind daily	0.008	0.032	/wIAAAEA////AgAA/v79Af8C/v4BAQEB
loose behind database	0.004	0.059	AQD//wAAAAAA/QD/AP4F/wD/BQEAAAD/
loose behind day	0.012	-0.033	AQEBAgH9/wD//////wAA/v7//gABAgH/
loose behind delivered	-0.001	-0.012	/v8BAQD/AP8BAQAAAQH/AQAAAQD/AAAA
loose behind diagnostic	-0.039	0.054	/wAA/AAD/////f8B/wEAAf8AAQD9AQEA
loose behind drove	0.065	-0.015	+wMHBwL5/fz+Bf8C/vv6BP0D+vwFAwMD
loose behind each	0.056	0.096	AwL9AQH//wH/BAD///79/v4A/P4GAQIB
loose behind eight	0.032	-0.045	/gEEBAD8//8AAgAAAP7+AQACAAACAAAB
loose behind electrical	0.056	-0.01	/wADBQD8AP8ABQAAAPv+BAAC/f8EAAEB
loose behind every	0.042	0.077	/gYBAgX9+//7BPwD+vr9A/oC/v4FAwUD
loose behind excellent	0.019	0	/gACAgD+AP8AAgACAP7+AgAB/v4CAAEB
loose behind faults	0.02	-0.017	/wECAwD9/wAAAAAAAP3/AQAAAAH/AAAA
loose behind fewer	0.006	-0.002	/wD//wAAAAAAAAABAAH/AQAB//8AAAAA
loose behind first	-0.028	0.058	AP3///8BAgEC/wEAAQL/AAABAAD///8A
loose behind five	-0.004	-0.047	AP8AAQD+AAAAAAAAAAEAAAEAAAECAAD/
loose behind for	0.015	0.109	/gkA/wb+9/73/foE+AD9BPYC/f0CCAkF
loose behind four	-0.059	0.027	AgD7+QAHAAEA/AAAAAUE/wD/AgD8AAAA
loose behind from	-0.04	-0.022	AQH+/QACAAEA/gD/AAQD////AAD/AAAA
loose behind full	-0.013	-0.02	Av78/f8EAQEAAAAAAgEB/wP9BAP//v/+
loose behind gave	-0.02	0.016	/wD//wACAAAA/gAAAAMBAQAAAP//AAAA
loose behind had	0.013	-0.024	AAACAgD+AAD/AgAB//79AAAC/wABAAAA
loose behind handled	-0.071	-0.021	/wD/+gEG///+/P8A/wQD///+BAL6/wEA
loose behind having	-0.054	-0.016	A//5+wAGAAIA/QD+AQQE/gH+BAL7AP79
loose behind helped	0.07	-0.137	/gQDBAH6/v77Bv4D+/r7BPwC/PwGAwMB
loose behind high	0.064	-0.018	AAACBQD8AQABBgEAAfr9AgAC/QACAP8A
loose behind housing	0.114	-0.004	/QEICwH2/v7/CP8C/ff5BP4G+v4KAQME
loose behind i	-0.037	0.062	AgH5+gABAAL/+gD/AP4H+wD9BQP8AQH+
loose behind improving	0.048	-0.004	/AMFBQL7/f3+BP8C/vz8A/0D+/0EAQMC
loose behind in	-0.039	-0.091	Bf37/P0GBAcC/AT6BgYG9gj7CAb6/v78
loose behind including	0.052	-0.027	/wACAwD+AAAAAwABAP79AQAC/P8FAAAB
loose behind into	0.01	-0.09	/wAAAAABAP8AAQAAAAL+AQAC/f8DAAAA
loose behind is	-0.1	0.097	BgT6+QEJ/gL++//9/QMH+P36CAX4AwL9
loose behind it	-0.008	-0.021	AQD//gACAAH/AQAA/////wD//wABAQEB
loose behind its	0.083	-0.067	/AEHCAD5//3/BwABAPn6BP8F+vwIAQEE
loose behind junior	0.09	-0.04	/QEFCAD4/v4ABgAC//n7BP8C/PwHAAEC
loose behind keeping	0.057	-0.008	/gAEBQD7////BQAB//v7Av8C+/8GAAEC
loose behind kept	0.023	-0.025	/QQDAwL+/v79Av8C/Pz8A/0B/v0BAwIC
loose behind made	0.032	0.019	/wUDBAP7/f39Av4B/P7+Af0A//4BBAMB
loose behind managed	0.098	-0.048	/gIJCgH2////B/8B/vv5Bf4E+f0HAgID
loose behind manager	0.074	-0.012	/wICBgD5//8ABAAA//z+Af4B/P4GAgEB
loose behind manager's	0.009	0.07	/wABAQD/AP8AAQAAAAD/AQEA/wAAAP8A
loose behind monthly	0.014	-0.012	AgD/AgD+AAAAAAH+AAEB/QD+AQEBAP/+
loose behind morning	-0.044	-0.002	AAD//AAEAAAA/QD/AQQC/wH/AQH+AP//
loose behind mostly	0.055	0.024	/wEDBAD8AP8ABAAB//v9Av8B/f8EAQIB
loose behind my	0.083	-0.084	AAICAwH4//7+Bv4B/P3+Av0D+v0KAwMD
loose behind new	0.11	0.053	/gEGCQD3//4ACgAB//r3A/8D+P4HAQAC
loose behind night	0.004	-0.056	/QMBAQH///7+AgAC/wD8AfwC/vwDBAID
loose behind no	-0.019	0.139	/wEAAAAB/wEBAAH/AQED/gH/BgT+//7+
loose behind not	-0.101	0	Av78+AAIAQIB+wD+AQgF/gL8BwT3//79
loose behind of	-0.029	-0.09	/v8EAgAAAP7/////AwQAAgAB/gH8/wEA
loose behind off	-0.046	-0.011	AQD++wAE/wH//f8B/wEDAP/+AgP7AQD/
loose behind on	-0.027	0.054	BAEBAAD/AAD9/P/8//0B+//9AQX9AgL8
loose behind on-call	0.009	0.053	AQD/AQD+AAD/AP8A//8CAAAAAAEAAAAA
loose behind one	-0.083	-0.007	BP78+f8EAQQB+wH+AgMF/QL8BgX6/v39
loose behind or	-0.002	0.005	Av7/AAABAQEAAAD/AQMB/wEAAgH/////
loose behind other	0.017	-0.015	AP4BAf//AgEBAgEAAv//AQIB/gAC/v4A
loose behind our	-0.001	-0.01	AgD+AAD/AAEA/wD9AAIE/QD+AQIAAP/+
loose behind out	0.069	-0.035	/QIDBQL7/v39Bv4E/fr5Bf8F/PwFAQMD
loose behind over	-0.018	-0.026	AQAA/gABAAAA/gAAAAUDAAAAAwD/AAD/
loose behind own	0	0.029	AAABAAABAAAAAQAAAAH/AQAAAQH/////
loose behind patients	-0.055	-0.02	AAD//AADAAAB+wD/AQIE/wAAAwH7AAD/
loose behind payroll	0.05	0.066	AAACA//9AQAABAABAPz8AQAD/P0FAQEC
loose behind per	0.037	-0.002	/wECBAH9//8AAgAAAP/+AQAB/f8EAAAB
loose behind permanent	0.04	-0.007	AAABAwD9AAAAAwABAP/9AQAA/gACAAAA
loose behind phone	0.035	-0.025	AQIBBAD9/gH/AQD/AP/+/wD/AAEBAQH/
loose behind produced	-0.025	0.097	AwH7+wAFAAP//AD+/wIE/AD/AAD/AAD/
loose behind qualified	0.024	-0.021	/wACAQD+AP8AAgABAP79Af8C/v8CAAEB
loose behind raised	0	-0.011	/gIA/gEA//7/Af8B/wD+A/8B//7/AQEB
loose behind ran	0.011	-0.024	/wEBAgH+/wAAAAD/Af4A//8A/v8BAQEA
loose behind recorded	-0.021	-0.002	AP///gACAQAB/wAAAAIAAAEAAAD+AP//
loose behind reducing	0.035	-0.018	/gEDBAD9AP8ABAAB//38Av8C/f4CAQAB
loose behind residents	0.022	-0.019	/wEAAQH//wD/Av8B//7+Af4AAAADAQD/
loose behind safety	0.068	-0.036	/gAFBgD7AP8ABAAB//v6BP4C+v0EAQEB
loose behind sales	0.067	-0.039	/QEFBgH6//7/Bv8C//z6BP4E+/wGAQIC
loose behind saturday	-0.072	-0.016	AgD5+gAGAQIA+wD/AAUE/QH8BQL5AAD+
loose behind senior	0.027	0.005	/gECAgD8AP4AAv8C//3/Af8B/f8DAAAA
loose behind served	0.018	0.137	Af8BAAD/AAEAAgAAAAD+AQAAAAADAP8A
loose behind single	0.021	-0.002	/gEDBgH8//7/AP8B//4AA/4B/v4FAQIB
loose behind site	0.004	-0.017	/wEB/wAB//8AAAAAAAAAAP8B//8BAAEB
loose behind six	-0.018	0.002	AP7//gD/AQEB/QD/AQQD/wIAAQAA//7/
loose behind small	0.037	-0.038	/gADAwD9AP8AAwAB//3+Bf8C/f8DAAEC
loose behind so	0.024	-0.015	AQD/AAAAAAEABAAB//38Af8A//8BAAAA
loose behind social	-0.015	0.044	Av39/f4DAgEA/QAAAP4C/wH/AAH//wEA
loose behind some	0.034	-0.023	/wACAgD/AP8AAwABAP/8AwED//8FAAAB
loose behind something	0.045	0.028	AAD/AwD9AAAABQABAP3/AQAA/AAEAAAA
loose behind south	0.053	-0.002	/gADAwD+AP4AAwABAP/8AwAD+v0GAAAC
loose behind staff	0.011	-0.024	/gICAQH///4AAQAB/wD/Af4A/v4BAgIC
loose behind stock	0.031	0.052	/wAAAgD/AAAAAgABAP38AgAB/v8DAAAB
loose behind taught	0.031	-0.041	/QADAwD+AP3/AgABAAD9Av8C/f0DAQEC
loose behind team	0.061	-0.022	/f8GBwD5AP4ABQABAf78AwAC+/8F/wAB
loose behind ten	0.068	-0.003	+wMGBwL6/fz9Bv0E/Pr5BvsF+fsGAwUE
loose behind that	0.074	-0.082	AQQCCQL7/wIACAAA//j7AP8D+/0IAgMC
loose behind the	0.023	0.015	9A0EAAv89vfxBvUL8gD5DPAI9/cEDQ4F
loose behind their	0.065	-0.109	/gMEBQL7/f/8B/0D/Pr6Bv0F+/0IAwIC
loose behind them	0.023	-0.066	/wEBAQD/AP/+AwAB//79Av4D/f0EAgEC
loose behind then	0.089	0.094	/wADBwD5AAAABgAAAPn7AAAB9/8DAAEA
loose behind they	0.052	0.036	/wACBAD8AP//BAABAP3+AQAA/v8DAAAA
loose behind three	-0.128	0.021	B/z39f4MAgUC9gH6BQwL9AX4DQjz/P37
loose behind through	0.153	-0.017	+gELDAD1//0ADAACAPj2CAAH8voOAAAD
loose behind to	-0.049	0.046	BQP5/QIB/gP+/P/7/QUA+/z+CgP+BAD/
loose behind took	-0.003	0.011	A/38Af4BBAIB/gEAAgAA/gT+BAEB/fz/
loose behind trained	0.046	-0.014	/QIDAwL9/v7+Bf8D/fv7BP0E+vsFAgID
loose behind two	0.02	0.062	AQD/AAAA/wH/AQD///wAAP4A/f4BAQL/
loose behind up	-0.054	-0.05	A/78+v8FAQL///8A/wQD/wAAAwD+AP//
loose behind used	-0.013	-0.022	/wIBAgEB/v////8A/wABAP8AAQD+AQIA
loose behind using	0.043	-0.018	+QMHBAP7/Pv+A/8E/v/7Bv4F+vsDAQMD
loose behind was	-0.098	0.162	BP73+QAJAQMB+AD+AQgF/QL5CAb0//77
loose behind weekend	0.046	-0.017	/QEDBQD7AP8AAgABAP79AQAB/P4EAAAB
loose behind were	-0.049	-0.024	Af3//P8DAQAB/AH/AQQD/gP+BgL6/v//
loose behind when	-0.029	-0.033	AAD//gADAP8A/gABAAIBAQAAAQD9AAAA
loose behind where	-0.01	0.042	AAAAAAABAAAB/wD/AAAA/wAAAP8AAAAA
loose behind which	0.091	0.058	/gMJCAH7/v/+CAAB//r4Af8C+v8IAQED
loose behind while	0.041	-0.027	AAACAgD+AAAABAAAAP38AQAB/P8DAAEA
loose behind who	0.023	0.092	Af4CAwD+AQEABAAAAP/+AQAB/QADAP8A
loose behind whole	0.075	-0.013	/wADBgD7AP8ABwABAP39A/8D+/4GAQEC
loose behind with	0.055	-0.085	+QEFBAL9/v3/Bf4E/fj5BvwI+fwIAQID
loose behind without	-0.042	0.052	AgD9/QACAQEA/AD+AQYF+wH9BAH8AP7/
loose behind working	-0.052	0.088	Af7+/P8DAQEC+wH/AwYE/gH+AwH7//7/
loose behind wrote	0.077	0.076	/QIFBwH6/v7+Bv8C/vr6Bf4F+fwHAQIC
loose behind year	-0.001	-0.002	Af7///8BAQECAAH/AgAB/wH+AQL///7/
loose capital	-0.025	-0.225	/g4BDAcC9/v1/PwB+vH/AvP9/gD+Cwb/
loose capitals	0.06	-0.079	9QcLCAb5+fj4BPkI9vn2CvkF9vgGCAUE
loose in and	0.014	0.092	BgX8/Qj7/g75Avj89AL/9P34AQn/BAn7
loose in complement	-0.065	-0.015	BQL5+wII/wL6/fwA+wMCA/3+/gL8BQX/
loose in main	-0.008	-0.086	/AsEAAkD+vryAPb6/AIBAv8BBP4DCgf4
loose in means	0.055	-0.102	/wQIBQH7/QH9Bf4A/vb6/v0B9v8FAgUC
loose in purpose	-0.026	-0.176	AQMEAQIA/f/9/v79/QICAPwFAAEDAwQD
loose in reason	0.062	-0.049	/wIEAgD9///+B/8B/vj7Af0E+/wFAwID
loose in relative	0	-0.02	CQj6AwcD+Aj7Bfv89/0E9ff9BwYEBgn8
loose in result	0.035	0.13	+QsBAQz59v36B/gG+/z4BfcN/foCCAgG
loose in time	-0.077	-0.029	BAH6/QEI/wUB+f//AQMF+//4CQbxAgD5
loose known	0.004	-0.131	BQr//woB9AbyAvL3+v0B/foAAgYBDA38
loose modifier	-0.022	-0.087	/AwC/wcA+P70+/kC9QH9/ff7A//9Bwr9
loose modifier in and	0.009	-0.05	BQL6AQL9/wL9//7+/QMF+f39AQIEAgUA
loose modifier in complement	-0.089	0.036	AwD9+QAHAAIA+wD+AQgG+wH8BwX4AAD9
loose modifier in main	-0.008	-0.112	AwwB/wb/+/75/voB+AL/APn/AfwABgP/
loose modifier in purpose	0.013	-0.02	AAABAQD+/wAAAgAAAAD+AQAB/gEBAAEA
loose modifier in relative	-0.023	0	AAD//gACAAAA/gABAAMBAQAAAQD+AAAA
loose modifier in result	0.041	0.065	+wQGAwH8/f7+A/8E/vf5Bv4E+v0DAgMD
loose modifier in time	-0.056	-0.001	AAD//AAEAAEA/QD/AAQC/wD+AgL8AP/+
loose modifier, 0 left	0.046	-0.07	9gYHAwL+//v/BPsI+fv5B/4A/PkCA/8E
loose modifier, 1 left	0.024	0.116	AAf/BAT/+f33BvsF+wD/BfwF/P8CBQYB
loose modifier, 2 left	-0.065	-0.131	CAT79wII/QL8/P76/AcF+f75Bgj4/wL7
loose modifier, closeness 0	0.005	-0.069	/goDAwkA+fr2/vkC+fz/AvMC+/n9CQsC
loose modifier, closeness 1	-0.031	-0.016	AAAA/wACAAAA/QD/AAcD/gH/AgH/AP//
loose modifier, closeness 3	-0.081	-0.064	BAD7+QAHAQQA+gD8AAcH+gL9BwX4//38
loose modifier, closeness to left 0	-0.001	-0.043	Aw/+BQkC+QD3//oB9wH+A/r8APv/Cwj/
loose modifier, closeness to left 1	-0.004	-0.013	/wABAAAAAP8AAQAAAAH/AQAB//8AAAAB
loose modifier, closeness to left 3	-0.078	-0.03	AQH++wAF/wH/+f/+AAYG/AD+BgP5AAD+
loose modifier, cosine 0	0.021	-0.156	+wMABQMB+/z+//0C+/v7BvoC+f0FBAUE
loose modifier, cosine 1	-0.032	-0.024	+ggA/QT/+vr6AvwE+QX9BPkBAfwBBQMA
loose modifier, cosine 2	-0.021	-0.165	CAT7/QD+AgL//QH8AAP+/AP9AAH+BQD+
loose modifier, cosine 3	0.012	0.18	/wMBAgL//f78AP0B/P7+AvsCAP0ABAQB
loose modifier, cosine 4	-0.007	0.081	AAH/AAEC/wD+//8B/gAAA/8B/wH/AQEA
loose modifier, cosine to left 0	-0.076	-0.296	/wL7/AIIAQD6/PsC+/8D//v/AQH7BQT/
loose modifier, cosine to left 1	-0.018	0.072	BgL7/wACAQH+AgD+/gIE+/79AgH+AwP/
loose modifier, cosine to left 2	0.021	-0.074	AAYCAQP++//7Af0A+/75A////P0BAgUB
loose modifier, cosine to left 3	0.094	0.136	/QQFBwP7/Pz9Bv4B/PT6BPwE+fwFAwMB
loose modifier, cosine to left 4	0.042	0.076	/gIDAwH9//7/BP8C/v38BP8E+f4DAQIC
loose modifier, everyday term	-0.005	-0.016	+QQHBAT8/fr8AP0F+gD4BvgH9vkBBQcF
loose modifier, far-broader	0.001	0.03	/QMDAgL+/v3+Af4C/gD+Af4B//4BAgIB
loose modifier, narrower	-0.051	-0.032	AQD+/P8DAAH/+wD+AAcH+wL/AwP8AAD+
loose modifier, no term	-0.081	-0.022	BwTz9wIG/gf7/Pz8/gUH+AD5Awb5AwD6
loose modifier, none	0.009	-0.036	AgwABAcD/f72/fkB9wT7AvUE+v//BwcC
loose modifier, sibling	0.011	-0.044	/AIDAQH9/v7///8B//79Av8C/v8AAgH/
loose modifier, term of a trade	-0.017	-0.067	AgP8AAEB/QH8/v8B/gADAf4CAQEAAQIA
loose modifier, term with contrasts	0.115	0.021	+gcHCwT4+/j7DP4E+fb3BvsF+PUNBgUG
loose name	-0.013	-0.152	/Az+CAoE9/31//oD9/D+CfEG/v4IDAoE
loose name in and	-0.062	-0.052	AgH4+QEEAQIA9wH9AQME+vz9BAL6Bf//
loose name in main	-0.018	-0.125	/goCCwgC9vv3APoC/PX8CvUCAv8CCQgA
loose name in result	0.104	0.035	/QEECAD4AP4ACAAC//v2AwAD+/0IAAAC
loose name, 0 left	0.104	-0.088	+AcHCgX1/Pr9Bf0E+/j2BfkG9/kKCAUG
loose name, 1 left	-0.008	-0.058	/gsECwkA9/v5AfwB9vkCC/cC/f0CCggC
loose name, 2 left	-0.076	-0.005	AP0C/v0FAgAC9wL7CP8E+QH6BQf5/vz7
loose name, closeness 0	-0.034	-0.318	+hEBDAoA9Pv1/PoB+PP+BvMD/fwCCwgB
loose name, closeness to left 0	-0.021	-0.245	/g8DCwoB9f72AfsC+fD9BvUA+/0FCgcD
loose name, cosine 0	0.062	-0.093	9QYGAgP6/fj7B/0H+/b1B/kK9/ULCAgJ
loose name, cosine 1	-0.004	-0.052	AAcCBwP/+wD7Af4C//gB/voAAgEBBgQC
loose name, cosine 2	-0.015	-0.043	AwP/BQIB/gD9//7+/fn/CPz//gEEBAP9
loose name, cosine 3	-0.118	-0.034	BP74+AAJAQMA+QD9AgcI/AH6Cgf2//75
loose name, cosine 4	-0.005	0.07	/wEAAAEA/wAAAAAAAAD/AAAAAAAAAAAA
loose name, cosine to left 0	0.007	-0.165	/wsBBgb/+v/4/vwB+PL6CPUD/vsICgoE
loose name, cosine to left 1	0.017	0.072	/gIFBgD///3+A/4C//f/Af4AAAEBAgMB
loose name, cosine to left 2	-0.016	-0.028	+wMGAQIB/vv/Av8C/gD/BP0E/v//AwQC
loose name, cosine to left 3	-0.108	-0.031	A/759AALAQIB+gD+AgcF/gH+BwX4//37
loose name, everyday term	-0.134	-0.023	CAD19QAMAAYC9AL6BAcO9QD7CgT3AP78
loose name, narrower	-0.027	-0.007	AwD6AgACAAMA/QD/AAACAQD/AwECAAD/
loose name, no term	0.055	-0.133	9goFCwb2+vr3CPwD9vD2CPcF+voNCQYE
loose name, none	-0.004	-0.205	+wsDBwgC+Pv3BPsD+fP6A/EE//4DDAkD
loose name, sibling	-0.058	0.06	AQH9AAEE/wL//v8A/wABAv7/AQH/AQL/
loose name, term of a trade	-0.025	0.075	/gABAQAA//8A/QAAAgEB/gD/AAD9AAAB
loose name, term with contrasts	-0.092	-0.07	AQb9AQQG+wH7+f3++/sJ//z9BQX7BQX8
loose noun	-0.007	-0.078	AAr/AQv/9gL5BPv89PsEAPkDAQYEEQT9
loose noun in and	-0.005	0.051	BgP6AwkC+wUA/vz99/8C9/b+AQUCDPv8
loose noun in complement	-0.129	-0.073	BAf49AUM+wL98v3+/AgI+Pz7CQb2Awb+
loose noun in main	-0.012	-0.04	/wn+/AL/+AT2APsC/wIEAgIBCP0CBwcA
loose noun in means	0.068	-0.022	/gQGBwL6/P/+Bf8B/vr6AP8B+/8EAQIC
loose noun in purpose	0.043	-0.129	/AIIBAL9/f39Bv4D/Pz2Cv0F+f4EAwID
loose noun in relative	0.019	-0.067	AQL/AQH//gL+AP8A/vwB/P39/wQBAQT/
loose noun in result	0.071	0.13	/QQCBwL3/v7+Bf8C/Pf7A/8G9PwIAv8C
loose noun in time	-0.042	0.036	AgD7/wIB/gEA+QD9AP4F+//7BwT5AP/9
loose noun, 0 left	0.005	-0.024	/AH/Bf0FBAP+/QMBAAf6BwMJ+wL/CfT9
loose noun, 1 left	-0.022	-0.235	/woFBA74+Pz1BPf98vUAA/IGBPr/DxIF
loose noun, 2 left	-0.005	0.164	Cwb4/wYA9wn8A/rz9gII9Pf1AgwCBgn2
loose noun, antonym	0.021	-0.006	AAH/AAD/AP8AAwAA//3/AP4B/f8EAQEB
loose noun, closeness 0	-0.009	-0.116	BRMB/w79+AjwAvv99v7//vgABAcFEQD9
loose noun, closeness 1	0.009	0.062	/gD/AAABAf4ABQEBAQL9AwAC/PsDAP8C
loose noun, closeness 2	-0.033	0.082	Af38/AAEAQAA/////wIBAQH+BAH7AP//
loose noun, closeness 3	-0.051	-0.083	AQT69wX/+wT8+/3+/AEB+/35BAX4BwT7
loose noun, closeness to left 0	-0.007	-0.132	BQgA/Q3++wP1Avf39/sC/fP/AwX/CAn9
loose noun, closeness to left 1	0.005	0.018	AP/+AQD+Av8CAQEAAgUBAAL+Af8A//z+
loose noun, closeness to left 2	0.005	0.122	AAADAwH+AP//AP8A/v//Af4A/v8AAQIA
loose noun, closeness to left 3	-0.045	-0.046	AAP7/AMA/gL8+/3+/fwF/vv7AgT6BgT8
loose noun, cosine 0	-0.048	-0.067	/wH6/AQB/P3//f0D+/4DAfoDBPv7BPn9
loose noun, cosine 1	0.025	-0.224	/AUCAQb++fz9Bf4EAf0CAgMFAQIEBwQC
loose noun, cosine 2	0.009	-0.011	Bwn/AwYC+QP+Afz1+/sC+wH8/wkCBwX/
loose noun, cosine 3	0.02	0.186	/QUDAQX+AAAABv0A/v0DBAAA/gACBv/+
loose noun, cosine 4	-0.029	0.023	Cwv6/Ab/+Aj5APz7+vgH+/n5AQr9CAX6
loose noun, cosine to left 0	0.006	0.149	+AgCAwX+/fr3BPsD/QD9B/8C/v8EBgQD
loose noun, cosine to left 1	-0.019	0.093	AQr8/gYB/QL4/v3+/P4A//YCAwD7Bwb+
loose noun, cosine to left 2	-0.011	-0.1	CwL4+wH9BQYC/wL3BAcF9wLzAw39Af72
loose noun, cosine to left 3	-0.009	-0.243	BAX//QX//QL+/v7+//0E/fr9/gIABQL+
loose noun, cosine to left 4	-0.014	-0.014	Bwj5/gT/+gj4//r9+PQD+/r5/AsBBwf8
loose noun, everyday term	0.016	0.057	Bw79BAP4+Qj7Bv/6+fkG+P0AAAcCCAX6
loose noun, far-broader	-0.111	0.08	BQL49QIJ/wP/+P/9AAYJ+v77DAb3AwD8
loose noun, listed	-0.041	-0.051	AgD8+wAFAQIA/QD+AAIE/QD9BQL7AP/+
loose noun, narrower	-0.052	-0.103	/wL++wME/wID////AAIC/v79+wT3AgD+
loose noun, no term	-0.015	-0.034	AgACAQT9/wn/AQD7AgD9/PwDBQcBAwP5
loose noun, none	0.03	0.052	Bw0E/AX9AAf4APoB+/n/BPYCBf8BBwIA
loose noun, paraphrase	-0.068	0.057	BP38+/8HAgMD/QL+BAgF/QP+AwL+/vv+
loose noun, rare-synonym	0.018	-0.027	/gADAQD/AAAAAwABAP3/AgAD/P8CAAAB
loose noun, sibling	-0.036	-0.107	AAr//Ar/9AP2+/n8+PsBAvf+AAX8DQ39
loose noun, term of a trade	-0.02	0.151	Bf77/P8ABAQEAQL8AQcL/wD/BQP9APr9
loose noun, term with contrasts	-0.015	-0.26	/QwCAAwD9/jy+vkE8vv7AfT8/PoADA0G
loose sense adj 0	0.022	0.053	/AkCBQb/+/38BvoA/QL/AvsC+/wCBAUB
loose sense adj 0, none left	0.03	0.047	//4BAP//AAIA/wAE/vz+AAMD/AADAAH8
loose sense adj 0, some left	-0.001	0.007	/wgHAwX/+f73AfkB/QL9A/oA/wQIBwgF
loose sense adj 1	-0.006	0.002	AAABAQD//wL+/v/9/v7//fz//wH7AwP+
loose sense adj 1, none left	-0.006	0.038	AQH9/wAA/wP8AP7+/fwBAPwD/f/+AwP/
loose sense adj 1, some left	0.012	-0.037	//8DAQACAP8AAgAA//z8AAAC+f0DAQEB
loose sense adj 44	-0.001	0.036	/wICAAEB/wD/AgAB/wD9Af4A/gAAAQEA
loose sense adj 44, none left	0.002	-0.014	/wMDAgH//v//AQAA/wH/Af8A/wABAQAA
loose sense adv 2	-0.011	0.015	AwUBBQcB+QT3Avz4+AAA+vj/AAL8BwH8
loose sense adv 2, none left	-0.014	-0.08	/gMBAQT//P75//z//AL/Av78/AL8Bf/9
loose sense adv 2, some left	0.053	0.095	BAIABgUC/AT6Bvr99/7/+/v+/wIEBgP/
loose sense noun 10	-0.054	-0.111	+AgE/goF+/j3/vcG8v8ECvIH+fr6DAYG
loose sense noun 10, none left	-0.041	-0.08	+QYD/AcB+vr7AfsH+QD8CfoGAPv9BgME
loose sense noun 10, some left	-0.038	-0.03	+wQB+wQC/fr9//wB/QAEBvv9AwH6AwQA
loose sense noun 11	-0.067	-0.038	CwP6/QEFAAkA/AL2AgAJ8gL1DAz4APv1
loose sense noun 11, none left	-0.092	0.014	BP/39QAKAQQD9wP7AgoJ+AH8BgX3//v7
loose sense noun 11, some left	-0.008	-0.052	BgL7/gAA/gb+/v/7//4F+P/5AQcCAQP8
loose sense noun 12	0.056	-0.089	/gABAwD8AP7/BP8D/v39Av8D/PsFAQED
loose sense noun 12, none left	0.095	-0.042	/QEDBwD5AP0ABgAD//n7A/8D/PsGAQEC
loose sense noun 12, some left	-0.039	-0.047	AAD+/AADAAAA/gAAAAUD/gAAAAD+AP8A
loose sense noun 13	-0.004	0.047	/wAFAgEA/v/+AP8A/gIABP8C+/8BAAMC
loose sense noun 13, none left	-0.039	-0.015	AQD9/AAFAAIA/gD+AQUD/wH+AgL/AAD/
loose sense noun 13, some left	0.033	0.062	/gEFBAH9/v7+Av4B/f36Bf0F+f0FAgQD
loose sense noun 14	0.021	0.09	AAcEAQT/+f76//0BAAD8/vsE+QEEBAMB
loose sense noun 14, none left	0.062	-0.029	9wcHBwX6+vr6BfwG+vv6CPsG+/sABAQC
loose sense noun 14, some left	-0.019	0.119	Av/+//8CAQL+AgD+AgD+/QT9BAX4/f/6
loose sense noun 15	-0.069	-0.074	/vn79vsLB/wH+Qb8CAsC/ggCBP/8+/r9
loose sense noun 15, none left	-0.085	-0.042	B/f59/oMBwUF+QT8BwgH+Qr4Cgj3+Pb6
loose sense noun 15, some left	-0.012	-0.032	9/8DAAABAPf///8C/wf6BwIE//v8//0A
loose sense noun 17	0.111	-0.016	/gMGCQH4/v7/Cv8B/vn3A/0F+f4HAwQC
loose sense noun 17, some left	0.095	-0.013	/gIGCgH3//7/B/8A//v7A/4E+f4JAgMC
loose sense noun 18	-0.02	-0.033	A//6AAEAAf4B+P7//v7++AT+CAMCBAD+
loose sense noun 18, none left	0.046	-0.05	/gIDAP/8Av8AAwAB//36AAAC/P4IA/sA
loose sense noun 18, some left	-0.011	0.017	/wIA/gP9/f4CAAH//AEBAQAB/gUAAQMC
loose sense noun 19	0.06	-0.064	/gAFBgD8//8ABQABAP37AAAA+/8FAAEB
loose sense noun 19, some left	0.046	-0.06	/wAEBgD6AP8AAwAAAP7+/wD//v8DAAAA
loose sense noun 20	0.034	0.113	//8CAgD/AP8ABQABAP/8AwEA/v8B//4A
loose sense noun 20, some left	0.025	0.123	AP8AAgD/AAAAAwAAAP/+AgAA/gAB//7/
loose sense noun 21	0.02	-0.093	+AUCAwP8+/n7BPwH+f73CvkJ/vgEBQYG
loose sense noun 21, none left	0.066	-0.069	+AYGBwT4/Pv8Bv0E+vr6B/sF+vkFBAQE
loose sense noun 21, some left	-0.036	-0.024	/AACAwEB/vz/+/8B/gUBAQADBAH+AAIB
loose sense noun 22	-0.044	-0.054	Bv35+v4EBAYB+wH9AwUH+gT5Bwb6/v39
loose sense noun 22, none left	-0.029	-0.03	BP77/P4EAwQC+gL9AwUH+gL9AgL9//7+
loose sense noun 22, some left	-0.018	-0.023	A//8/QACAQIA/wD/AAAD/QH+AgH+/wD/
loose sense noun 23	-0.044	0.301	/wb+/QMC/Pz+/f4B/AAB//gDA/z/BwQC
loose sense noun 23, none left	-0.06	0.13	AwT7/AIE/gD+/P7//AEE/Pv9AwD6BAD/
loose sense noun 23, some left	-0.024	0.171	/AT9/gIA/Pz9//4C/gECBf4DAf0AAQMC
loose sense noun 24	-0.061	0.142	BP36/AACBQQC+wL8BQsE+Qb7BAL8/Pn9
loose sense noun 24, none left	-0.131	0.143	B/j19f4MCQcE+gT8CAsH+wr4CAf1/Pb6
loose sense noun 24, some left	0.087	-0.001	/QMGCQH1/v3+Bv8B/fb7Af0E+fwIAgQC
loose sense noun 25	0.025	-0.024	//8CAwD+AAABAQABAf/+AQED/f8D//4B
loose sense noun 26	0.083	0.02	+QsFCwL7+fz5A/0C+vD1B/gF9v0KBQQC
loose sense noun 26, none left	0.166	-0.119	/AUKDf7z///8C/4E+/DxCPsK8/gPAwMF
loose sense noun 26, some left	-0.03	0.139	/Qb+AgIB/P78//4C/f3+Bvn//gH+Bgf/
loose sense noun 27	0.021	0.08	/AIEAwL7/Pz9Bv0C/f3+BPsE/PwCAwYE
loose sense noun 27, none left	0.061	0.107	+wIEBAL8/vz+Bv4E/vv5Bv0F+PsFAgQD
loose sense noun 27, some left	-0.036	-0.027	AgH//QAA/gH+AP4A/gAD/fz/AgD/AgUB
loose sense noun 28	0.051	0.209	Cgn6AwH5+wj7Af/5+PIB9/f5AgIKCQv9
loose sense noun 28, none left	-0.03	0.088	/wL+/gIF/f0F/AX+AQUDAgP/BgH6AP/+
loose sense noun 28, some left	0.073	0.121	CgsBBwT0+Ar4Afv59/EA+vj4/gkOCAv+
loose sense noun 3	0.041	-0.029	/wEDBQL+//8AAv8B//0AAf8B/f0DAAD/
loose sense noun 3, none left	0.055	-0.028	/QQEBQP7/f39BP0E/Pv7BPwD+/wDAgQD
loose sense noun 3, some left	-0.017	-0.001	Av8AAAABAgIC/wL+AgMF/QL9AwL+/v39
loose sense noun 4	-0.06	-0.088	AwsD/AcA/AT4AP38/v8HA/oA/wX/Cv/8
loose sense noun 4, none left	-0.009	0.022	/AIEAwH/BP0BAwECAwL9AQQG+P0ABfkB
loose sense noun 4, some left	-0.029	-0.11	CAj//AYE+gT5+/v6+/cJAPb+/QoCBwn8
loose sense noun 5	0.094	-0.059	/wIEBgH5/v//Bf////r+//8E+P4MAQQC
loose sense noun 5, none left	0.051	-0.024	/wAFBQD8/wAAA/8BAPr9AQAB/QEEAAEA
loose sense noun 5, some left	0.08	-0.035	/wIDBQH5//7+Bv4B/vr9AgAB/v8EAQIA
loose sense noun 6	0.015	-0.08	Awr+BwMG/Ab5APr++vwB//r/AQcEBwcB
loose sense noun 6, none left	-0.008	-0.122	A/0AAv0FBAQC/QH9AgMAAgf9/wX//Pv8
loose sense noun 6, some left	0.002	0.042	BQoAAgUA+AT1Afn/9wAG/PUAAQcCBQsA
loose sense noun 7	-0.035	-0.134	AAD9/f8DAwIBAAD/AwUAAgT8Av74APwA
loose sense noun 7, none left	0.002	-0.042	A//+//4DAgcC/gL9A/7/AAP9/gP9AP8A
loose sense noun 7, some left	-0.031	-0.092	/v//+wACAP4A/gACAAb+AAAAAPv9AAEB
loose sense noun 8	-0.07	-0.006	BwD6+wEJAAMA+AH+AAQF+f/4CQP5Af79
loose sense noun 8, none left	-0.034	0.009	AgH+/gAE/wEA/QAAAAED/AD8BgT7AAD+
loose sense noun 8, some left	-0.047	-0.015	AwD6+gAGAQEA/gH/AAQA/wD8BwD8Af3+
loose sense noun 9	-0.047	-0.212	AgD+AgACAQD/+wD+AAUA//4BAAH+AgH9
loose sense noun 9, none left	0.069	-0.019	+v8IBwD7Af0BBAECAPz4BgIF+f0HAP0A
loose sense noun 9, some left	-0.083	-0.193	BwP1/AEH/wX++f/8/wQH+v3/CAL+AwL+
loose sense unknown	0.001	-0.188	AAf6AAwG+AP8//UA/foEAvYD/wP6CAP8
loose sense unknown, none left	0.017	-0.083	+Pz/AgP9+/38APsB//0CBfsGAf8AAv//
loose sense unknown, some left	-0.052	-0.105	BQH4+wcD+wP59Pr8+QAO+PX8CgT3BQT3
loose sense verb 29	0.015	-0.032	/wIBAAAA/wD+Af8B/v7+Av0BAAABAgEB
loose sense verb 29, some left	0.049	-0.008	/gEDBQD7//8AAwAB//39Av8B/f4FAQEC
loose sense verb 30	0.01	-0.062	+QII/gUC/fn7//sH/AH+CgAF/fYAAgYD
loose sense verb 30, none left	0.018	-0.078	+fwD/P4BBP4EBgAGAwT6BwUE/PoB/P4C
loose sense verb 30, some left	-0.027	0.016	/QP//AUA/f35AfsD/f//BPkB//v9AwgE
loose sense verb 31	0.003	0.129	AwH/Af8DAAEE/wL9//gB///8/AP8/f76
loose sense verb 31, none left	0.044	-0.012	Af8AAv3/AP8BBQEAAP7/AAEA+wID/QH+
loose sense verb 31, some left	-0.006	0.142	AgP+AQEE/gEA/wD+/vsBAP8A+gAAAgH9
loose sense verb 32	-0.027	-0.209	Avj/AP4ABgEE/QAABQP/BAYA/AIA/QEB
loose sense verb 32, none left	0.125	-0.213	+wUKDQT0+fz6C/sF+fX0CPkH8/sLBQYE
loose sense verb 32, some left	-0.121	0.005	Avb+9vwLBgEK9gT+DA8EAQv9Bwb18vj9
loose sense verb 33	0.074	-0.039	+gQKCAT5/Pv8B/4D/fz3Cv0H9/oHBAIC
loose sense verb 33, none left	0.039	0.056	/AIFAwL9/v3+Bf8C//77Bv0G+/wFBAIC
loose sense verb 33, some left	0.052	-0.095	/QIHBgL7/v7+BP8C/v36BfwE+fwEAwMD
loose sense verb 34	0.025	-0.102	/wQAAgL9/f77//0C/QQBAvkA/v4EBQUB
loose sense verb 34, none left	0.036	-0.056	/QICAwH6/v77Bv4F/fz4Bf0C+/sFAQIC
loose sense verb 34, some left	-0.001	-0.047	AwIA/wEA/gD++v/9/wcF/P/+BAL/AQL+
loose sense verb 35	-0.032	0.173	BfX7//sBBgMDAQP8AgMBAAb6AgX8/Pv+
loose sense verb 35, none left	-0.086	0.088	CfD59/gKBgcM9wb7DAoK+A75CAj29vf8
loose sense verb 35, some left	0.038	0.086	/AUGBQf9/fr5BfwC+P37A/wE+P0JBgcD
loose sense verb 36	-0.018	0.125	+gT//QH///r/AQACAQUCAQEA//38AAMC
loose sense verb 36, none left	-0.082	0.043	AAD59v8HAv8E+AIABAgD/QMABv76/P8B
loose sense verb 36, some left	0.116	0.082	+wYJCAL3/Pv5C/wG+PX1CPwG9voLBQYE
loose sense verb 37	-0.019	0.072	/QMBAgIA/v/9/v8C/gD+Av0B/f3+AwMB
loose sense verb 38	0.044	-0.137	/QUBBAn8+v35BPn+9/v8//gF/AEBCggA
loose sense verb 38, none left	0.081	-0.051	AAL/CgP6/gL9CP3+/vj3/wL/AgEMAAP+
loose sense verb 38, some left	0.016	-0.086	/Aj//wj++vz3BfkB9Pj+AfcC+PsCCQgC
loose sense verb 39	-0.038	-0.05	BP37+v4GAgYI/gT8BgcD/AX8AgT9+vz9
loose sense verb 39, none left	-0.028	0.02	Av///f8FAQMAAAH/AQEC/QH8BgX+/f/+
loose sense verb 39, some left	-0.005	-0.069	APv/APwBAwIFAAP+AwP//gUA/f///Pz+
loose sense verb 40	-0.004	0.008	+gP/AP0AAP4CAgECAQP+AwL///sAAf0B
loose sense verb 40, none left	0.015	0.075	/QEAA/8BAgAABQAF/v78AwED/PoD//4D
loose sense verb 40, some left	0.023	-0.068	/P4FAf79AvwABQAB/v3/Bf4D/vkCAP8C
loose sense verb 41	0.002	0.091	E//6+gEF/QsB//33/f4C8vv9CAX9AP/6
loose sense verb 41, none left	-0.048	0.277	DPz1/AAFBAwF8wL6BAMO8gL2DAv5APr4
loose sense verb 41, some left	0.039	-0.186	BQcEAAT6+/3+Av78+wH6/v3//QUEAgX9
loose sense verb 42	-0.008	0.013	Bf/+A/4FAQcCAgH8AvsB+QL7Awb9+gD+
loose sense verb 42, none left	0.034	-0.256	BgD/A//+AAcCBAD6A/4A+///AQUB/wAB
loose sense verb 42, some left	-0.051	0.27	Avr+/v0CBAIGAQP9AgYC+QX+AP79+/3/
loose unknown	-0.019	-0.15	AgD6+wb/+/4D+/z9/wED//gBAgD7AwT8
loose word able	-0.094	-0.014	Av/7+AAHAAEA+QD/AAgG/AD9AwD8AP//
loose word about	-0.041	-0.063	AQD++wAEAAD//gH//wIC/wD+AgL9AQH/
loose word absence	-0.068	0.219	AgH6+wAEAAAB+wL9AQUF+wL5BgT4AP38
loose word accompany	-0.042	0.062	Af7+/P4EAgEC/QL/AwMD/wIAAgH9/v7/
loose word accuracy	0.04	-0.013	/gEDAwD+////AwAB//39A/8D+/0EAQEC
loose word achieve	-0.033	0.059	AAIA/gEC/wD+/f8B/wEBAf/9BAP6AQH+
loose word act	-0.014	-0.078	AP8AAAAAAf8BAAAAAAEBAQIAAQD+/v8A
loose word adjust	-0.015	-0.05	AQEBAgD//wAA/gAAAQIC/wL/AgH9AAAA
loose word administer	0.039	0.005	/gMEBAH8/f78A/4C/f37A/0C+v0EAwQC
loose word after	-0.031	-0.001	Af3//QAEAAAB/AD+AgYDAAD/AwH+//8A
loose word age	-0.004	-0.004	/gEA/gEB//8A/wAAAP8AAP8AAQAAAQEA
loose word ahead	0.045	-0.004	/gEEBAH8//7/A/8C//39A/8C/P4EAQIC
loose word along	-0.018	-0.009	AAD+/QACAAAA/wAAAAIC/wD/AQH+AP7/
loose word always	0.087	-0.008	+gUHCAP5/fz9B/0E/Pb5B/sG+fsHAwYE
loose word analyse	0.099	0.01	/AQFCQL3/f3+Bf8C/vn7A/4D+P0GAgMB
loose word answer	-0.106	0	Bvz49/8JBgUD+gH9AggH+wT4Cgj2/vr5
loose word application	0	-0.023	AgD+/wAAAAEAAAAAAP8A/wAAAQEBAAAA
loose word apply	-0.064	0.094	Avz9+wEFAAH++/7//wQE/wH9BgP6/v/9
loose word around	-0.014	-0.02	Af8B/wAAAQAAAAAAAAH/AAAA/wAAAAAA
loose word arrange	0.004	-0.032	AP8B/wAAAAD/Av8BAAL/AgAC/f4CAQEC
loose word arrival	-0.073	0.083	BP36+f4HAgIC+QL+AwgG/AH9AgH6AP7+
loose word as	-0.021	-0.036	Avz+/v8BAQICAAH9AgIB/QP+AgP9/vr+
loose word assist	0.057	0.104	/gQDBwH6/v/9BP8B/vz9Af8C/f4EAQEB
loose word assistant	-0.013	-0.012	AAD//wABAQAAAAAAAAIAAAH/AAD+AP//
loose word association	0.065	-0.003	/gADBgD7AP//BgAC//r7A/8C/f8FAQEB
loose word attend	-0.128	-0.081	BPj59f0KBgMG9gL+BgwI/Aj7BwX4+fj9
loose word award	0.022	-0.01	/wIDAwD9////Af8A/v7/Af4A//8AAQEA
loose word award-winning	0.042	-0.052	/wEDAwD9////A/8B//38Av4C/P4DAQEB
loose word away	-0.016	-0.014	AAAAAAAAAAAA/gAAAAIBAAAAAgD+AAAA
loose word basis	0.033	0.136	/wAAAgD9AP8AAgAAAAD/AQAC/f8FAAAB
loose word behalf	0.067	0.078	/gAEBQD7//8ABgAB//r8Av8D+/4GAAEC
loose word besides	0.093	0.088	/wEEBwD6/wD/CAAB//j5Af8C+v8IAAEB
loose word bit	0.065	0.001	/wACBgD7AP8ABQAAAP39AgAB/v8GAAEB
loose word block	0.012	0.054	AAD//wAAAAAAAQAAAP7/AAAAAAABAAAA
loose word blood	0.027	-0.026	AAABAwD+AP8A/wAAAP/+//8B//8FAQEB
loose word board	0.028	-0.036	AAABAv/+AQAAAwAAAP//AQIA/wAC//8A
loose word book	-0.035	0.031	/wL9/AEE/wD//v8A/wAC///9BAL6AQH+
loose word boost	0.024	-0.009	/gACAgD+AP8AAwABAP79A/8B/v8CAAAB
loose word break	-0.058	-0.041	Bf/5+v8FAgQB+gH+AgEG+gL7BgP8//79
loose word bricklayer	0.018	0.108	/wABAgD/AP8AAgAB/wD/AgAB/gADAAAA
loose word brief	-0.114	-0.015	Av789wAIAQEB+QD/AQsG/QL9BwT1//7+
loose word bring	0.104	-0.132	/QIDBwH6/wD/CAAA/fj6Af0F+f4IAwMC
loose word brochure	0.05	-0.027	/wECAwD9////A/8B//v9Af8B/f4EAQIC
loose word budget	0.094	-0.038	+gQJCgL2/P3+B/8D/vn4BvwG+fsIAwMF
loose word build	0.023	-0.066	Af//Af/+AQEAAQAAAAAA/wAA/wADAAAA
loose word buyer	0.053	-0.005	/wACBAD8AP8ABAABAPz9AgAC/f4EAAAB
loose word call	-0.001	0.031	/wACAgD/AP8AAQAAAAH/AgABAP8AAAAA
loose word care	0.025	0.186	AAICBwH9/wH+BAAC//r7A/4C/fsFAQIC
loose word carry	-0.083	-0.051	Bfv4+vsHAwEC/AMABAYCAgX9AgH8+/3/
loose word case	0.081	0.203	/QMCBQH5/f/+BP4C/vf+A/wE9/8GAgUC
loose word certificate	-0.036	-0.06	/gAB/wEA//4A/v8C/wICAP8AAf7+AQAB
loose word chair	0.029	0.136	/gMDAQL+/v7+A/8C/v/9Av0C/P0DAwMC
loose word check	0.018	-0.007	AP8CAQD/AAACAQH/AQEA/wAB/v8DAAAA
loose word chef	-0.01	-0.011	AP8B/gACAQABAAAAAQL/AAEB/wAAAP8A
loose word child	-0.001	-0.031	AP8A/wABAQEB/wD/AAEAAAABAAAAAP8A
loose word christmas	0.011	-0.02	AQEAAQD+AAEAAQH+AQEA/gD9AQMAAP/+
loose word clear	-0.037	-0.016	/////gACAP8B/QAAAQQCAAEAAf/+AAAA
loose word client	-0.032	-0.034	BP39/P0DAwQE/gT9BAYE/QP+AgT7/vz8
loose word close	0.037	-0.01	/wACAwD9AP8AAwABAP/+AQAB/f4EAAAB
loose word code	0.052	-0.005	/wACBAD8AP8ABAAAAP3+AQAB/f8FAAAB
loose word colleague	-0.073	0.108	AAD//AEDAAAA+QD+AggG/QD+BQP4Af3+
loose word collect	0.057	0.024	/QIEBAH7/v7+BP8C/vv7Av4C/f4FAQED
loose word come	-0.058	-0.034	Bf35+f8HAQMA+wD9AAEH+wH7CQT7AP79
loose word company	0.108	-0.078	+AcKCgT3+vn8C/0G+vX0C/oJ9fkLBgcG
loose word compile	-0.002	-0.027	Af8BAgD/AAAC/wH/AgMCAAEAAQAA//4A
loose word complaint	0.098	-0.062	/gQECQH4/v/+Bv8B/vr6Av4C/P4HAgMC
loose word complete	-0.056	0.133	Afv+/QADAwAD/AH/AQUD/gf8BgP6+/z9
loose word conduct	0.089	0.108	/QMFCQL4/f7+Bf8B/fv8Av0D+v4IAwMC
loose word consistently	0.027	0.003	/wECAgD+AP8AAwABAP39AgAC/v8CAAAB
loose word contribute	-0.029	-0.076	B/j7/vkDBwYH/AT9CAYF+Qf8AwX/+fv+
loose word control	-0.074	-0.002	Bfr5+PsIBQQE/AL+BAUE/Ab6BwX4+vv9
loose word cook	0.023	0.075	AAD//gD/AQD/AwAB//v+AP8AAP//AAAB
loose word coordinate	0.049	-0.033	/AEEBAD8///+BP8C/vz8BP4D+/0FAgIC
loose word course	0.049	-0.039	/wADBAD8AP//BgAB//37AgAB/AAEAAEA
loose word cover	-0.018	0.069	Af3+/gAEAgEAAQAAAQIBAQL/AwL9/f7/
loose word create	0.025	0.058	/wADAgD+AAAAAv8AAP/+AgAD/f8CAAAB
loose word crew	0.094	0.006	AAEBBgH5//8ACAAB/vj5Bf8D+fwGAQID
loose word current	0.105	-0.044	/wIDCAD3////Bv8B/vf8A/4D+v0IAQMD
loose word currently	-0.077	-0.031	B//2/AAIAAUA/AH+AQMG+gH4CAb5AP78
loose word customer	-0.068	0.136	A/z7+f4JBAMC+QEAAwgF/AT7BQH6/vv+
loose word cut	-0.019	-0.05	Afr+/QADBAL/AP8AAQMAAAMBBAP+/vz+
loose word daily	0.195	0.161	+AsSEgbv+fn6EP0D+PLvCvgJ7vgQBwkI
loose word date	0.021	-0.055	AgD+AAAAAAEBAgH/AQAA/wH+AAECAP3/
loose word day	0.144	-0.112	/wQFD/3zAAH/DAH+/ff4AP7++/8MAgUA
loose word deal	0.033	0.102	/v4DAv/9AP4BAv8BAf/9AwEC/v0D/gID
loose word decision	-0.018	-0.029	AAEBAAAB/wAAAAAAAAMAAAAAAQH/AQAA
loose word deliver	0.084	-0.155	+QIIBgH6/vz9Cf0F/fr4C/sI9/cJAgMF
loose word delivery	0.05	-0.051	/wIFBQD9//8AAQAAAPz/Af8A/f8FAQEA
loose word dental	-0.005	-0.01	AAL/AQH/AAD//v8A/wEB//7/AAD+AQEA
loose word department	0.03	0.056	//8BBAD8AQAAAgD/AQEA/wEA/gACAP8A
loose word design	0.077	0.03	+gMHBwL6/fz9B/4E/Pj3B/sH+PoGAwME
loose word desk	0.053	-0.021	/QICBAL9////BP8B//z9A/4D/f4EAQEB
loose word despite	0.055	-0.012	/wABAgD9AP8ABAABAPz9AQAB//4DAAAB
loose word develop	-0.044	0.049	AQD7+v8FAQEA/AAAAwQD/gL+AwL+////
loose word developer	-0.069	-0.014	AgD6+QAFAAEA+gD+AAQG/AH+AwL7AP7/
loose word devise	0.033	0.042	/wACAwD9AAAAAgAAAP7+AAAB/v8CAAAB
loose word director	0.063	-0.055	+wIFBQH7/vz+Bf4D/vv5Bv4E+vwFAQID
loose word display	-0.014	-0.006	//8AAAAAAf8A/wAAAQIBAQL/AQH+////
loose word draw	0.004	0.029	AAAAAP/+AQAC/gAAAQEBAAIB/wAAAP8A
loose word drive	-0.007	-0.06	A//9AQAAAgQD/AH8Av8D+wH+AwMAAAP9
loose word driver	0.009	-0.021	AAABAAD/AAD/A/8A//79AQAA/wACAAEA
loose word duty	-0.062	0.06	Av/7+/8DAQIA/QH+AQUE/AH9BgP7AP/+
loose word early	-0.019	-0.003	/gAC/wD/AP4A/wAAAQQBAQEBAAD//v8A
loose word earn	0.109	-0.033	/AMHCgH3//7+Cf8C/fj5Bf0E9/oJAgMD
loose word efficiency	0.035	0	/QIEBAH8/v7+A/8C/vz8BP4C/f4CAQIC
loose word electrician	0.032	-0.008	AQICAgH9/gD/AP8A//v/AP0A/AEEAwUC
loose word elsewhere	-0.052	0.006	AQD9+wAFAAEA/QAAAAQD/wD/BQH9AP//
loose word email	-0.041	-0.013	AwD8/AIE/gL//f///wMD/v/+BAP8AQH+
loose word employ	0.089	-0.056	/gIDBwD5AP//BwAC//n5Af8C+/wIAQIC
loose word empty	-0.015	0.023	AP///wABAAABAAD/AQMB/wAAAAAAAAAA
loose word enable	0.039	-0.041	/QEEBAD8AP8AAgABAQD/AgAC/v0EAAAB
loose word end	-0.111	-0.057	Bv728wALAAUA9gD7AAQK+QD7Cgb3AP/7
loose word engineer	0.037	0.045	/QEEAgH+/v4AA/8C//38Bv8D/P4CAAIB
loose word ensure	0.053	-0.031	/QAEBQD8AP8AAwABAP38A/8C+f0CAAAA
loose word enter	-0.007	0.108	AfwA/v8CAwEFAAL/BQIB/wUAAQIA+/z/
loose word environment	0.046	-0.002	/QAFBAD7AP8AAwABAP78AwAD/f4EAAAA
loose word error	0.015	0	+gEEAgH+/vz/AP8D///9BP4E+/wDAQID
loose word evening	0.004	0	AAIAAAEA/wD/Av8B//7/Af8A/wAAAQIC
loose word excellent	0.055	-0.005	/wAEBQD8AP8ABAAB//z9Av8C/P4FAQEB
loose word expense	0.038	-0.015	/wECBAH8//8AAwAB//3+Af8B/v8DAAEB
loose word experience	0.008	-0.033	/wACAQD/////AP8BAAL+AwAB/f8AAAAA
loose word expert	0.063	-0.057	/AIFBQH7//7/BQAB//z7A/4E+f4GAQIC
loose word fail	-0.008	0.161	AAAAAAABAAAAAAAAAAD+AgAC/QABAAEB
loose word fall	0.061	-0.016	AP4CBP/8Av4BAgEAAfz+Af8C/P0GAQAC
loose word fault	-0.028	-0.003	AgD9/AADAAEAAAD/AAEB/QD+AQL+AP/+
loose word feedback	-0.09	-0.004	BP/5+AAIAgQA+AD+AQgH+gL7BwT4///9
loose word fellow	0.002	0.053	Af4AAv/9AQEC/wH/AgIA/wEAAQAB////
loose word few	0.093	0.084	/gIEBwD6AP//BgAB//r8Af8C/P4JAgEC
loose word firm	-0.009	0.02	AAEB/wAC/wEAAQD/AAAA/wAA/wL/AP//
loose word first	0.059	-0.089	/AUFCQL4/fz9A/4D+/n8A/wE/PsEAwQF
loose word fit	0.037	0.06	Af8BAv/+AQADBAL+Avv/AAIA/gEA//7/
loose word five	0.01	-0.02	/wAAAgD+/wD/AAAAAAAA//8B//8EAQEB
loose word floor	-0.001	0.054	AAAA/wABAAAAAgAAAAD/AQAAAAAAAP8A
loose word follow	0.03	0.006	/gUEBwL8/f79Af8A/P3/APgD+vsHBwUC
loose word fortnight	-0.103	-0.022	Bf749/8IAQUB9wH8AQUK+QH5DAb1//76
loose word free	-0.022	-0.015	/wEA/wAD/wD//v8B//8BAP8A/wD/AAEA
loose word fresh	-0.033	-0.006	AgD+AAADAAEA/wD/AAEB/v/9AgL+AQD/
loose word full	0.06	-0.075	/wIEBgD7//7/BP8BAf7+AAH//gAEAAEA
loose word gain	0.048	0.006	/AMGAwH8/v3/Bf8C//v6Bf4C/P4CAgEB
loose word get	0.032	-0.026	AAH/AQD/AAAABQAA//39/wAA//4EAAEB
loose word give	-0.035	0.127	/QD9/QADAf7+Af8D/gD/A/7+BP/+AwL/
loose word glassware	0.058	-0.007	/wIDBgH6////BP8B/vv8Af8B/f8FAQIB
loose word go	0.102	0.129	/wAHC//0AP8ACgABAfr4AgIB/f4J/QAB
loose word good	-0.067	-0.023	AQD++QAGAAAA/AAAAAIDAwD9BQL4AAD/
loose word grow	0.047	-0.005	/QMFBgH6/v79BP4C/f38Av4C/vwDAgIC
loose word guest	-0.001	0.023	AAACAgD/AAD/AAAA//4AAAAAAQL/AAAB
loose word guide	0.02	-0.006	AP4BAAD/Af8BAwABAP/9AQAC/v4CAP8B
loose word hair	-0.025	0.038	AgD9/gABAAIB/gD+AQUD/QD/AAIAAP7/
loose word handle	-0.085	0.03	Af39+v8HBAAB+QEBAgcD/wP9BgL5/f3/
loose word hands-on	0.004	0.037	AQAAAAAAAAEAAgAAAP8AAAAA/wABAAAA
loose word head	0.061	-0.028	/wECBgH6////A/8B//79/////f4DAQIB
loose word health	-0.018	-0.012	AwD/AwAAAAIAAAD/AP4CAAD/AQACAAD/
loose word help	-0.07	-0.075	Dfn4+P0HAw0J+QT3BwcO8QTyDA/3+/j2
loose word high	0.062	-0.027	/gEFAwD+//8ABgABAPr6BP8E+f4HAAED
loose word hold	-0.064	-0.035	///9+wED//7/+/8A/gQD///+Bf76/wEA
loose word holder	-0.02	-0.029	AQAAAgABAAAAAQD/AP8C/QD/AgL/AAD/
loose word home	0.025	0.045	/gACAQABAP8AAwABAPz9AwAC/v8EAAAB
loose word hour	0.137	-0.051	+gUJDAP1/Pv8C/0E/Pf1B/sG9foNAwUF
loose word housing	0.094	-0.021	/wEDBwD5////B/8C/vj6Av8D+/4IAQED
loose word improve	0.139	-0.004	+AgMDAT1+fr7DP0F+fPzDPgJ9PkLBgYG
loose word include	0.077	0.053	+wYICQP6/P37CP0D/Pj5A/kJ9/oKBQUG
loose word incom	-0.087	-0.008	Bvn5+fsHBQQI+QX6CAkJ+Qj5CAf3+Pj7
loose word incoming	-0.051	-0.019	A/v9+v0FAwIC/gH/AwQB/wX9AwP9+vv+
loose word increase	0.059	-0.017	/gIFBQH8//7/BP8B/v37Av8B/P8FAQEB
loose word install	0.034	-0.024	/QMBBAH9/v/+Av8C/v3+APwC/f0EAwMC
loose word introduce	0.03	-0.046	/QIDAgH+//7/AQAB///9A/8D+v4DAQEB
loose word invoice	0.064	-0.036	/QEFBgH6//3/Bf8C/vv7Bf4D+/0FAQID
loose word issue	-0.043	0.023	AAD//QADAP8C/gEAAQQBAQAAAP/9AP8A
loose word item	0.016	-0.038	/gABAQD/AP8AAQABAP//AgAC/f8CAAEB
loose word job	0.026	-0.025	/wACBAD8AP8AAQAAAAD/AQAB//8D//8A
loose word join	-0.054	-0.009	A/79+wAEAQIB+wH+AQUD/QH+BAL7//7+
loose word jointly	-0.031	-0.123	Af7//gABAAAB/gH+AgMD/wH+AwL7//3+
loose word junior	0.008	-0.014	/wACAQD/AAAA/wAAAAEAAQAB/v8CAAAA
loose word keep	0.063	-0.101	AQAFBv/8/wEABv8C//z5//wC+gAIAgQC
loose word kit	-0.015	0.053	AAD//gACAAAA/gAAAAAB/wAA/wD/AAAA
loose word kitchen	0.053	-0.048	/wACBQD7AP8ABQAAAP3+AQAB/v8EAAAB
loose word know	0.055	0.018	/wADBQD8AP8ABQAAAP79AgAC/P8FAAAB
loose word label	-0.026	0	Af7+/v8CAgEC/gH/AgID/wL/AwH+////
loose word language	-0.068	0.066	Af/7+gAGAQEB/QD/AAUC/wD/AwL7////
loose word lay	-0.024	0.031	Av79/f8AAQEB/AD+AgYD+/8AAgD/AP7/
loose word lead	0.149	-0.111	+QUJDgL2/fr8C/4F+vb1CfUM7/QOCwsJ
loose word learn	-0.064	0	Af/9+wAFAQEC/AH/AQMD/gH+BAL6//7+
loose word let	0.024	0.018	AP8CAgD9AAABAwD/AP//AAEA/gEDAP//
loose word level	-0.014	-0.037	AQEAAgABAAH//wH+APsB/v/+AwIAAQD/
loose word lift	0.111	-0.014	/gMHCwH1/v//Cf8B/vj7Af4A/AAHAgMA
loose word like	0.014	0.026	AAD/AgD+AAAAAgAAAP8AAAAA/QABAAAA
loose word line	-0.095	-0.003	Bf349v8JAwMC+QH9AwoH+wX7BgT5/fz9
loose word list	-0.033	-0.028	AQD9/QADAAAA/AD/AAIE/f8AAgD/AAH/
loose word little	-0.034	0.072	/gD//gACAP8A/gAB/wMAAf8BAP/+AQEB
loose word load	0.061	0.051	AQECBAH9/wL7Bf0B/Pf5BP8B/AAEAQIB
loose word located	-0.043	-0.033	AwH8/AEE/wL/+////f8F/v78BQP7AgL+
loose word log	0.013	-0.011	Av//AgD+AQEBAQH/AQEC/wH/AAEB/gAA
loose word look	0.009	-0.066	Av3/Af4AAgIEAAL+BAEB/gP/AQEC/f3+
loose word lorry	-0.02	-0.004	/wACAgABAAAA/QABAQL/AgH/AQL9AAD/
loose word machine	-0.051	-0.002	AAD+/QADAAEB+wD/AQUD/wD/AwH8AAAA
loose word maintain	0.03	-0.033	AP8BAv/+AQAAAwAAAP39AQEA/v4D//8B
loose word make	-0.047	-0.034	AAb++wUB/AH++f/9AAQF+/37BAX9AgT9
loose word manage	-0.05	0.03	Bvf6+vgEBgUH+wX7BgQI+wj5Bgb69vb7
loose word management	-0.03	-0.012	/wEA/gEC/wAA/QD/AAQD//8BAgD+AQEA
loose word manager	0.073	-0.067	/QIGCAH5/v7/Bv8C//v5BP4E+vwFAQID
loose word many	0.06	0.09	AAAFBQD8AAAABQAAAPv7Af8D/AAGAAEB
loose word matter	-0.03	0.066	/wD//wACAP8A/QAAAAEB/wD+BQH9AAH+
loose word meet	-0.094	-0.02	Af/8+AAJAAEA9wD/AQcF/wH/AwH6AP8A
loose word member	-0.025	-0.027	AP8B//8BAAAA/QAAAAUBAQAB/wD+/wAA
loose word mentor	-0.016	-0.013	Bfr8/fsDBQUF/wP+BQID/Qb9AwX++vv9
loose word month	-0.081	0.301	Af77+f4HAgAD+QL+AwYF/QX7BwT3/fz8
loose word morning	0.014	-0.023	AAAAAQAAAAAAAP8B//3/AP8A/QACAAEB
loose word mostly	-0.029	0.04	Avz9/P8EAgIB/gH/AgIC/wEAAgH9//0A
loose word move	0.016	-0.07	Af7+AAAAAQEBAQD/AAD///8BAf4DAP8A
loose word mow	0.026	0.035	Af8BAQD/AAAAAwAAAP7/AP8A/gACAQEB
loose word nam	0.084	-0.052	/gIDBgH7/v//Bv8C/ff8Bv4E+vwGAQMC
loose word nationwide	0.062	-0.03	/AMFBgL7/v3+Bf4D/fr6Bf0F+vsGAwQD
loose word need	-0.004	0.032	/v4BAP8BAf8BAAABAQEAAQIA/wAA/v7/
loose word never	0	0.036	Af8AAAAAAQAA/wD/AAEB/wD/Af8BAAAA
loose word new	0.052	-0.103	/QEFBAH7//7+Bf8C/vz5BP4E+PwGAgID
loose word night	0.06	-0.028	AAADBgD7AP8ABQAAAP79AQAB/f4GAAAB
loose word now	0.006	-0.051	AAEBAgD+AAD/AAAA//3/////AAAAAQIB
loose word number	-0.038	0.023	BAD7+gAFAAIA/gD/AAIC/v/9AwL8AQD+
loose word nurse	-0.049	0.096	Av79/P8EAQIB/QAAAQQC/gL+AwP7AP//
loose word obtain	-0.003	-0.028	AAAAAAAAAP8AAAAAAAD/AP8CAP8B/wAA
loose word one	-0.007	0.195	AP/8//8AAgEBAQEAAQEA/wAB/f4CAP8A
loose word only	0.028	-0.03	AAABAgD+AP8AAgAAAP7+AQAA/gACAAEA
loose word operate	-0.012	0.018	Af7///8BAgACAAEAAgEA/gP+AAD+/f7+
loose word operation	-0.023	0.014	Av7/AP7/AgID/AP8BQUE+wb7BQb8+/n7
loose word other	0.017	-0.001	AgH+/wEB/wP/Af8B/vv/AP8A/P4EAQIC
loose word otherwise	-0.047	0	Af///QAEAAAA/QAAAgMC/wH+BAL8////
loose word outside	-0.054	-0.035	BQD6+/8EAQIA/AH+AQUE/AL9AwL7//3+
loose word outstanding	-0.036	0.02	AgD9/gADAAIA/AD+AAUE/AH8AgP9AP/+
loose word ow	0.011	-0.005	AP8AAAD/AAAAAAABAAABAQAAAQEAAP8A
loose word own	0.06	0.021	/QgBAgT8+/36B/0D+fj7BvgF+PwEBwgC
loose word pack	-0.029	0.06	AAD//wABAAAB/gH/AQQB/gD+AgH+AP8A
loose word part	-0.075	0.044	BPz3+/4GBgQD+wP8BQYF+Qb6BAT6/fr9
loose word pass	-0.038	-0.04	AQD9/gABAAEAAAAAAAEC/wD/BAL8AAH/
loose word patient	-0.001	-0.084	Afn8/P8ABAEF/wL+BAID/gX+AgL8/fz/
loose word pay	-0.013	0.049	AAIAAQD//wAA/wD/AAIBAAAAAAD/AAAA
loose word payroll	0.058	-0.016	/wADBgD6AP4ABAAAAPz9AQAD/P4GAAAB
loose word permanent	0.156	-0.053	/gMFDQHz//7+Df8C/ff2A/0D9/kMAwMD
loose word person	0.004	-0.004	AAH/AAECAP/+Af4C/f4BAf0C//0DAgIB
loose word pick	-0.052	0.027	AgL8+wAE/wEA/AD/AAEE/v//AwH8AQH/
loose word place	0.007	-0.001	/gADAQD/AAABAwAAAQH+AwAA/gABAf7+
loose word plan	-0.072	-0.012	Cvv4/PwIBAgG+wX5BgQK9wb3BQn8+fv5
loose word point	-0.076	-0.002	A/78+v8GAgIB/AH/AQYD/wH/AwH6//7/
loose word post	0.003	-0.027	AP8AAAAAAAAAAQAAAQH/AAEBAAAA//8A
loose word practice	0.08	-0.076	/wIGBwH6/v7/CP8C+/j6Bf0F+P0GAQQC
loose word preparation	-0.038	-0.003	AQD+/AAEAQEB/gH/AQUB/wEAAQH+AP8A
loose word prepare	-0.011	0	Af8AAf8AAQAB/wH+AQIB/wAB/v4B/wAB
loose word present	-0.013	-0.002	/gICAAEB/v/9AP8C/QEAA/4B/wD/AgEA
loose word prevent	0.023	-0.011	AAAAAAD+AAAAAQAAAP4AAQAB//8CAAAA
loose word process	0.004	0.057	+wED/wL///0AAv8EAAL9Bf8E/PwA/wED
loose word produce	-0.042	0.104	Av/9/QAEAQAC/gEAAQUB/wEAAv8A/wAA
loose word progress	-0.052	0.004	BQD7+wAFAQIB+gH9AggF+wH8AwP9/wD+
loose word property	-0.072	-0.013	AQD8+wAEAAEA/AD/AAYE/gD+BAH6AAD/
loose word provide	-0.008	-0.077	/vv/Af8BAwEE/QEAAwEBAAMB/v3//f3/
loose word pull	-0.037	0.013	Af/9+wAEAAEA+wD/AQME/gH/AgH+/wD/
loose word pupil	-0.036	0.149	Af78/f8CAgEB/QAAAgIE/QP+AwH+/v0A
loose word pursued	0.037	0.042	AAACAwD9AAAAAwD/AAD+/wAA/wAEAAAA
loose word put	0.006	-0.046	Av3+AgD/AQIDAQH9AQAD/wL/AgP//v/+
loose word qualification	-0.092	-0.004	CPv39/wIBgcH9gf3CgwL9Qn2Cwn3+/f4
loose word qualified	0.06	-0.061	/gQGBgL6/v7+Bv8B/fv6BP4C+/4EAQIC
loose word queue	0.01	0.036	AAAAAAABAAD/AwAA//7+AAAB/v8BAQEA
loose word rail	0.054	-0.022	/wEBAwH8////BAAB//r9AgAB/v8DAAEB
loose word raise	0.056	0.006	+gMIBgL6/v3+Av8C/gD9BPsF+voFBQQG
loose word rating	0.058	-0.009	/gEEBgH7////BP8C//z7A/8C+/4GAAEC
loose word read	0.039	-0.025	/AUFBQL8/f39BP8C/f37BP0D/P0EAwMC
loose word receive	-0.039	-0.009	Af39+wAEAQIBAAD/AAME/gH+AwD9//7+
loose word record	-0.095	0.025	Cfr39/0JBAYG+QT6BwgK9gb3CQn3+/n5
loose word recorded	0.027	-0.022	A/3+AP7/AgIBAwH/Af4A/wL+/wIC/v7+
loose word recover	0.062	-0.014	/gEDBgD7AP//BgAB//v7Av8C+/4EAQEA
loose word reduce	-0.065	-0.022	A/v8+/8FAwIE/AL+BQYE/Af6CAj3+vj7
loose word regular	0.043	0.016	/wEDAwD8AP8ABAAAAP39Af8B/P8EAQEB
loose word regularly	0.118	0.313	+wQJCgH2/vz+Cf4D/fb2BvwH9foLAwYF
loose word release	0.03	0.118	/wEDBAD8AP8AAwABAPv9AAAA//4DAAEB
loose word repair	0.048	0.023	+wcEBgP6+/37Bf4D+/n7A/sD/f0EBQQC
loose word report	0.042	-0.031	/gADBAD8//7/BAAB//z8AwAC/v4DAAAB
loose word require	0.027	0.054	AQIABQD+/wH9A/8A/fr9/f7+//8DAgMC
loose word resident	0.131	-0.003	/QIFCwH3//7/Cf8C/vb2A/0D+fsMAQIE
loose word resolve	0.034	0.025	+wYEBQT9+/37A/0D+/78A/0D/P4DAgMC
loose word responsible	-0.014	-0.028	AgH9/wABAAEAAQAAAP4AAP//AgH/AQH/
loose word rest	-0.028	0.006	AAD+/AADAQEA/wAAAQIBAAEAAAD/AP8A
loose word restaurant	0.037	-0.016	/wECAwD+////BAAB//z9AwAB/wADAAAA
loose word result	0.089	-0.013	/QEHCAD4//8ABgABAPv7Av8C+P4IAAID
loose word revenue	0.044	-0.013	+gYGBwT6/Pz8Bf4D/Pv7BPsF+vwEBQQD
loose word rework	-0.088	-0.021	Av769wAIAQIA+QD/AQgG/AL+BwP5////
loose word right	0.092	-0.028	/wIECQH3/wD/B/8B/vv7Af8C+/8IAQIC
loose word rise	0.026	-0.124	/gMCAAP//f78A/4B/Pz9A/wE+/0EBAQC
loose word role	0.027	-0.073	/wECBAD8AP8AAAAAAP8AAv8A/wACAQAA
loose word rota	0.012	-0.008	/wAAAgD+AP8A/wAAAQABAAAA/wABAAAA
loose word roughly	-0.008	0.071	Af///gACAAEAAAAAAAD/AQH//wAA//8A
loose word round	-0.028	-0.01	AgD//QADAAEAAAAAAAMA/wD+BAP9AAD+
loose word routinely	0.028	-0.021	/wACAgD+AAAAAwAAAP79AAAB/v8DAAAB
loose word run	-0.119	0.015	BPv7+PwJBAID+AP+BQgH/Qb8CwT0+/v9
loose word safety	0.035	-0.022	/gAEAwD+AP8AAAABAP38Av8B+/4BAAEB
loose word sale	0.013	-0.031	AAACAQD/AP8AAQD/AAL/AAH/AP8BAP//
loose word salon	-0.043	0.042	AgD9/AADAAEA/AD+AAUF/AD9AwL9AAD+
loose word sap	0.114	-0.007	+QUJCgT2+/v7CvwG+vX2CPsG+PoJBQYF
loose word satisfaction	0.046	-0.005	/gADBAD8AP4AAgABAP39Af8D/P0EAAEC
loose word schedule	0.042	0	/QEDBQH7//4AAwAC//39A/8C/f4EAAEC
loose word school	-0.083	-0.04	Bf75+P4JAwQC+QL9AgkH/QL9BgT5//79
loose word score	0.029	-0.021	AP4BAf/+AQEABAAA//79AQEA/wAB////
loose word second	-0.019	0.055	AgD+/QADAAIA/wD/APwD/QD+AQL/AAD/
loose word section	0.077	0.022	/QEFBgD6//3+B/8D/vj5B/8F+vsHAQIE
loose word secure	0.033	-0.039	/wECAwD9/wD/Av8B//v/A/8A/v8CAQEB
loose word see	-0.038	0.032	AAL//gIC/gH/+/8A/wQD/f0AAAH+AgMC
loose word send	-0.001	0.194	AAEA/wAB/wD/AAAAAP8BAAEBAAEAAAAA
loose word senior	0.084	-0.077	/AIHCAH4//3/Bv8C//v7BP0F+vwHAgME
loose word serve	-0.058	0.04	A/r9+/0GBAIF/AL9BAcD/wf8BAP6+fv+
loose word service	0.042	-0.017	AQUBBgL8/gD7Bf0C+vv6APwA/P4EAwQB
loose word session	0.07	0.029	/QIDBgH6//7/Bv8C//v8Av4E+/sHAQID
loose word set	-0.1	-0.005	Av/89gALAQIB9wD/AQoG/gH+BAH7AP7/
loose word share	-0.042	-0.084	Av7//AAEAQEB/QH+AgUE/wH+AgL9AP7/
loose word shift	-0.028	0	Af////8BAQABAAH/AgUC/wH+AAH/AP3/
loose word shop	-0.065	-0.011	AAH8+wEFAAAA+wAA/wMDAP/+BAD8Af//
loose word shorten	0.05	-0.008	/AQFBgL7/v/+BP8B/vz7Av4B/P4DAQIC
loose word show	-0.057	0.037	Bfr7+/wGBQQF/AP9BQYF+wb8BAP++vv9
loose word single	-0.086	0.073	Af39+QAGAQAE+AL/AwkF/gT7CQT5/Pz+
loose word single-handedly	0.054	0.037	+wUFBQP7/Pz8Bf0E+/v6BfwF+/sEBQYE
loose word sit	-0.003	-0.002	AAD/AAAC/wAA/wAAAP8BAP8AAf8AAQEB
loose word site	0.057	0.037	/AAGBwD7AP0ABgABAP36BQAE+/wFAAAC
loose word skill	0.027	-0.015	/gACAgD/AAD/AgAB//3+Av8B/wABAQIA
loose word small	0.033	-0.034	/wABAgD+AAAABQAA//v+BQABAQEAAAEB
loose word so	0.037	-0.011	/wACAwD9AAAAAwAB//39Af8B/f8DAAEB
loose word sole	0.008	-0.028	/wEBAAD/AP8AAQAB/wD+Af8B//8BAQEB
loose word sort	0.055	0.116	AAADBQD7AAABBQAAAf3+AQAB/v8FAAAA
loose word source	0.043	0.044	/v8CBP/8Af0BAwABAPz8AgEC/f0D//8B
loose word south	0.058	-0.002	/QAEBAD8AP4ABAABAP77BAAD+v0GAAED
loose word specialist	0.045	-0.09	/gADBAD8//8ABAABAPz8AgAC/P8EAAAB
loose word spend	0.096	-0.084	AAACCAD2AAABBQD/APj7AP8C+/8G//8A
loose word staff	0.028	-0.004	/wMEAgL9/QD9Av8C/gD8Av0C/v8DAgIC
loose word stand	-0.018	-0.01	AP0A/gACAQAB/wAAAQIBAAIA/wAAAAAA
loose word standard	0.042	-0.017	/AEEAwH9//3/A/8D/v77Bv4F+vsFAQID
loose word start	0.005	-0.008	AAEBAQD/AP8A/wAAAAEBAAAA//8CAAAB
loose word starter	0.059	0.091	/wADBgD6AP8AAwAB//38AgAB/P8FAAAB
loose word stay	-0.067	0.051	AP7//QAEAAAA+gAAAAcCAAH/AwL7////
loose word still	-0.06	-0.011	AwD8+gAFAAMA+wD+AAYF/QD+AwP9AAD+
loose word stock	-0.045	0.054	Av//AP8BAQAB+gH/AQUE/wEAAgH+//8A
loose word store	0.073	-0.003	/gIEBwD5//8AB/8A/vv9AP8B+/8HAQUC
loose word strong	0.074	0.092	+wIGBwD6//3+BP8C/fn6Bf0D+vwEAgMC
loose word style	0	-0.043	AAD//wABAAD/AQAB/wD/AQAA//4AAP4A
loose word submit	-0.061	-0.067	Af79/P8FAgEB/AAAAQME/gL/AgH7/v7/
loose word successfully	0.08	-0.052	/AMFBgL6/v39B/0E/Pj4B/sH+PkIBAYE
loose word supervise	-0.039	-0.06	AAL9/AED/wD7//0C/AICAPsAAf/9BQQA
loose word supply	-0.097	0.086	AwD6+AAIAAEA+QD+AAkF/AD8BgL5AAD/
loose word support	0.044	0.003	/gMEBQH8///+Bv8B/vr5A/wF+vwEAwMC
loose word system	-0.019	-0.035	AAD+/wABAP8AAAD/AAIB/wAAAQD+AAAA
loose word take	0.082	0.007	Bf8CB//4AgIABAD/APj8/f4C//8IAgIA
loose word teach	0.069	-0.097	/QYGBwP5/f38Bf4D/Pr7BP0D+/4FBAQC
loose word teacher	0.046	-0.014	/gECAwH9//4ABAABAP39AgAB/f8DAAAB
loose word team	0.093	-0.007	/gUFCAP4+/39B/4C/Pj6A/wE+v4HAgIC
loose word technician	0.028	0.066	/wADAwD9AP8AAgABAP/+AQAB/f4CAAAB
loose word ten	-0.023	-0.072	AAAA/gADAAD//v8AAAMAAQAAAQH/AAAA
loose word thank	0.024	-0.008	AAABAAD/AAAAAAABAP4BAQEAAgABAP8A
loose word then	0.027	0.125	Bf37Av8AAwMCAQH9Av8B/QL8/wL+///9
loose word third	0.017	-0.006	/wMDAgL+/P39Av4B/fz+A/0BAP4AAgMB
loose word thousand	0.015	0.12	/wABAQD/AP8AAgABAP7+AQAB//8AAAAB
loose word through	0.027	0.047	AAIBAgD+AP//A/8A/v39AP4A/f4CAQIC
loose word till	-0.032	-0.007	Av39//4BAwED/QL+BAUE/QP9BAL9/fz+
loose word time	-0.072	-0.022	Cf73+QAIAwgC/AL6AwUG+AX4CAj6/vn5
loose word together	-0.07	0.056	Af79+wAEAQEB/AH+AQYE/wH/AwL6//7/
loose word top	0.003	-0.029	/v8CAAAA//8AAQABAP/+AgEB/wAA/wAB
loose word trace	-0.017	-0.036	AP7//v8DAQAC/wEAAgABAAEAAgH+//8A
loose word train	0.024	0.065	/wT+AAIA/v7+Af8C/vv/AfwB//4BAwQB
loose word treat	0.02	-0.033	AAMBAgH+/gD//v8B/wAC//7/AQEAAgMB
loose word turn	-0.055	0.111	Av/9/QAGAAEA/AAAAAUC/wH/AgL8AP//
loose word twice	-0.026	0.106	Av79/f8DAQEB/gH/AwQD/gL+BAP+/v3+
loose word up	-0.01	-0.123	AP0AAAD/AAAAAAABAP/+AQIABAIA/v3/
loose word use	-0.014	-0.144	AAcCAAMB/AH6/f4C/AAAAfkCAP8ABwYC
loose word user	-0.1	-0.005	AgD7+AAJAAIA+QD/AAQF/QH8BwT3AAD9
loose word warehouse	-0.014	0.016	AAD+/gACAAAAAAAAAAEAAAAAAP//AAAA
loose word watch	-0.012	-0.001	AAAAAAAAAAAB/wAAAQIC/gD/AgH+AAAA
loose word way	-0.026	-0.014	/wECAAABAP8AAAAAAAH9AwAC/v//AAAB
loose word weed	-0.016	0.125	Af4A/QADAQEAAAAAAQMAAAEAAAD+//8A
loose word week	0.081	0.039	/gIGCAHw/QD+Bf7//ff8A/z+/wIJBAj/
loose word weekly	0.049	0.042	Af8CAwD+AAH/Bf8A//z7AP/+AAEDAQAA
loose word well	0.063	0.024	/wEFBQH8////BwAB//v7Av8D+/8FAAAB
loose word west	0.068	-0.005	/gACBQD7AP4AAwAB///7AwAC+/0HAQEC
loose word whole	0.089	-0.064	/gEFCAD5AP8ACAAB//z7AwEC+/4G//8A
loose word win	0.033	0.053	//8CAwD+AP8AAwABAP78AgAC/v4CAAAB
loose word work	-0.039	-0.127	CAD6+QAAAAL++wH7AwMG9//4CQP3Av77
loose word write	0.078	-0.083	+wQEBwL6/fz8CP4E/Pr5BfwE+fsGBAMD
loose word year	-0.07	0.086	BAP8/QIF/QP9+f4B/f8EAP79BgT6AwH9
lost link and	-0.011	-0.081	CQP4/QQG/Q3/9/n2/QEE/f30BAj9BgD/
lost link complement	-0.053	0.043	CfT4/fUGCgkO/Qz6CgUF9Qr5Bgj99/X8
lost link means	-0.029	0.016	Af/9/f8C//8B/AEAAgACAgL+BQH9/f3+
lost link purpose	-0.013	-0.147	AAUA+gID/gD7+/39AQAA/QMDAwT//gD+
lost link reason	-0.056	-0.005	Bfv7+/0FBQID+QL+AwUH/QX9BgP6/fv9
lost link relative	-0.077	-0.116	BgH89QoDBAH7+fv+/wQG/Pv9AAX8Cfv9
lost link result	0	-0.256	AAb9AAYA+QH6/fwA+/8C+/f9A//9BgQC
lost link time	0.084	-0.14	AQ8KBQj29fvzB/cF+fb5APkC9fsICAsE
lost of an act: any	0.002	0.071	/hb+Ax/99PfvAO0B5fj/B+8KAfcAFg0F
lost of an act: helped	0.054	0.39	+gcFAgb9+/7/BgAE/fj/A/v//QIDAwL/
lost of an act: joint	-0.014	0.024	/gT/AAj+/P/2Avr/+AIBAvYAAQEBCgX/
lost of an act: junior	-0.067	-0.029	B/j8+/wDBwUG+AX5BggG9Qb3CQj6+/n6
lost of an act: negated	0.115	-0.064	8BMPDA/17PbvCvMM7fLyEe8O9PcJERIJ
lost of an act: occasional	0.011	0.254	/goC/QcB/QL+Av7+/P/+AvoAAwT/CQT+
lost of an act: others	0.013	-0.017	/wUBAwMB+wD7/f0A+/4D//oA/QABBwUB
lost of an act: partial	0	-0.24	/QEC/gH9A//+Af8B/QEAAQABAv0AAQD/
lost of an act: past	0.005	-0.246	/AMCAAIA/vv//f4B/f//A/sD/fwAAwQD
lost of an act: planned	0.056	-0.185	9xEFBwz38/fyBPYH7/j4CvQC/PsADwoB
lost of an act: practice	0.086	-0.004	+QYICAT5+/r6CPwF+fj3CPsH+PkHBgYF
lost of an act: received	0.126	-0.326	9QcLDQT0+fb0C/cL+PLzDvcL9fMLBwkK
lost of an act: supervised	0.073	0.278	+AQDAgP8/fr8CP0F/Pr4BvwJ9fYLBQYG
lost of an act: uncertain	-0.041	0.131	/AkC/QcD9/v1APgG9f38BvQE/P3+CwsD
lost of an act: watched	0.01	0.102	/QMDAAIA/v7+AP8B/v//A/wF/fwCBgEC
lost: any	-0.01	0.1	ACMCAyb+7f7hAewE4PgABOID+gH9JhL9
lost: helped	0.082	0.485	+QcFCgX3/v3+Av0C//f/AP8H+vwJBAIC
lost: joint	-0.074	-0.167	BgP//AsG+QL8/Pv8/QUG/vz5Awb+CPr2
lost: junior	-0.055	-0.27	Cf37+/4IBAkB/AL6AQAD+QL7BwX7//36
lost: negated	0.068	-0.388	9xkHBhT77PnpBe0K5vf6C+oL+fYJGBMK
lost: occasional	0.013	0.217	AQMA/gP+AwL++wH7/vwD/QP/BQADAwD9
lost: others	0.025	-0.162	/ggAAgT8+v76AP0B+f3+Avz+AAICBgUA
lost: partial	0.096	0.359	9RcKDRHz8fXrCvAG6fL2B+0M9fMOFg4I
lost: past	0.044	-0.327	+QYEBAX8/Pj6A/wC+vr7BvkF+foBBwYE
lost: planned	0.045	-0.366	+RoBAhP87vvrAfEH6vn4BukG+fsDGRUF
lost: practice	0.12	-0.05	9gkMDAX1+vj4DPsH9/TzC/oI9vgIBwcG
lost: received	0.048	-0.496	+QUGBwb89/33A/oE9vj8BPYF+fkECQQD
lost: supervised	0.102	0.562	9AcKCQX3+fb6CfsF+ff2CfsI9fYJCQsG
lost: uncertain	-0.061	0.313	/AkB/AcE+Pv4/PoD9wEBAPgD/f7+CAcD
lost: watched	0.044	0.331	+AcHAQT9+vr6Bf0F+vr3CfgI+fkECAMF
many for 1, JJ, share 1	-0.072	-0.017	BAD6/AAHAAIA/AD/AAME/gD9BQP6AAD+
many for 1, JJ, share 2	0.019	-0.011	/wADAgD9AP8AAgAAAAD9AgAD/f4DAAAB
many for 1, NN, share 0	0.021	-0.004	/gADAgD/AP8AAQABAAH9BAAC/f4CAAAB
many for 1, NN, share 1	-0.04	0.077	AgD/AQACAAIA/wAAAP8D/AD+AQL+AAD+
many for 1, NN, share 2	0.004	-0.022	AAAB/wAAAAAAAQAAAAH9AQAA//8AAAAB
many for 1, VB, share 1	0.063	0.155	/AAHBwD7AP8ABQAA//z5BQAC+vwHAAEC
many for 1, VB, share 2	-0.023	-0.043	///9/AAEAAD/AAAB/wH+AwAB////AAAA
many for 1, none, share 0	0.015	-0.022	/wADAQAAAP//AgAB///9AgAE/f4CAAAA
many for 1, none, share 1	-0.039	0.173	AgD/AQACAAIAAAD+APsC/gD+/wD9/wD/
many for 1, none, share 2	-0.038	-0.045	/wD/AAACAAAA/wAA/wL/AAD+AwD9AAAA
many for 1, share 0	0.031	-0.023	/gEDAQD/AP8AAQABAP/+AgAF+v0FAAAB
many for 1, share 1	-0.017	0.206	AAABBgAAAAEABAD///r/AAD8/gD9/wD/
many for 1, share 2	-0.031	-0.075	/gD+/wAEAAD//QAAAAX/AAAB/f4BAQAB
many for 1, sibling, share 2	0.003	-0.03	/wABAQD/AAD/AQAAAAD9AQAA/wAAAAAA
many for 2, JJ, share 1	-0.042	-0.026	AQD+/AADAAAA/AD/AAAE/P/+AwL9AAH/
many for 2, NN, share 1	0.009	-0.001	/wABAAD/AP8AAQAAAAD/AQAC/v8BAAAA
many for 2, RB, share 1	0.027	0.087	AAABAQD/AP8AAgAA///9AQAB/f8DAAEA
many for 2, VB, share 0	0.036	-0.015	/wACAQD+AP8AAQABAP7/AgAB/v3/AAAA
many for 2, VB, share 1	-0.031	-0.017	/wD//gADAP8A/wAAAP4BAAAAAP/9AAAA
many for 2, VB, share 2	0.057	-0.031	/QAGBgD6AP4ABAABAP38AwAD+/4FAAAB
many for 2, none, share 0	0.022	0.003	/wACAwD9AP8AAAABAAH/AgAC/P0AAAAA
many for 2, none, share 1	-0.038	0.043	/wEA/gD/AP4A/QD/AAEC/gAAAP/9AAH/
many for 2, none, share 2	-0.085	-0.032	/wAA+wAEAP8A+QD/AAQG/QD9BgH4AAD/
many for 2, one place	0.019	-0.024	/wACAgD+AAAAAQAAAP//Af8C/f8CAAEB
many for 2, share 0	0.064	-0.018	/gADAwD8AP8AAgABAP3+AwAD+v0CAAAA
many for 2, share 1	-0.033	0.043	/wH//AACAP8AAAAA//8AAP8AAf79AQH/
many for 2, share 2	-0.07	-0.032	AQD9+gAFAAAA/AAAAAID/wD9BAH6AAD/
many for many, JJ, share 1	-0.035	-0.002	AAAA/gACAAAA/QAAAAEE/gAAAQH+AAAA
many for many, NN, share 0	-0.123	0	BQD59wAHAAMA9QD8AAsL9wD7CQX2AAD9
many for many, NN, share 1	-0.036	0.051	AgD9/AAEAAIA/gD+AAcG/AD/BgL+AAD/
many for many, VB, share 0	0.041	-0.026	/AEGBQH7//4ABAABAPv8BP8E/f0FAQEC
many for many, VB, share 1	0.091	0.012	AAEDBwD4/wAACAAB//z8AgAC+f4FAAEB
many for many, narrower, share 1	0.011	-0.013	AQAAAQD/AAAAAAAAAAIC/wH//wEB////
many for many, none, share 0	-0.109	-0.023	AgH6+AAHAAEA9gD9AAgJ+v/7BwT3AAH9
many for many, none, share 1	0.039	0.163	AQEAAwD9/wEABQAA//0C/gAA/wH/AAEA
many for many, none, share 2	-0.017	-0.021	AAEAAAAAAAAA/gAAAAQC/wEAAP//AAD/
many for many, share 0	-0.087	-0.026	AQH9+gAE/wEA+AD//wYG/f/9BwP5AAD+
many for many, share 1	0.052	0.133	AgEAAgD8/wIACQD///4A//8B+/8CAAEA
many for many, share 2	-0.02	-0.024	AAEA/gACAAAA/gAAAAQBAAAA//8AAAAA
many for many, sibling, share 1	0.017	-0.017	AAAAAQD+AAAAAAAAAP4AAAAB//8CAAAA
mode down 1	-0.02	-0.039	AP3//wABAgACAQABAQL/AQEAAQH//v7/
mode gone from 1	-0.045	0.042	AQH8AAID/QH+/P7+/AIFAP3/AwH8AwL+
mode gone from 2	-0.071	0.159	CQH5+QAFAwcB+wP7AAQI+f/6BAb6AAH8
mode gone from 3	-0.061	-0.065	C/f2+fsJCAkE+gP2AgQP8gT4DAr5/Pf1
mode gone from 4	-0.027	-0.027	AP/+/gEB/wAA+gD/AwIE///+AwD+AAEA
mode lowest up 1	0.006	-0.018	/wEA/wEA/wD/AQD/AAEA//4AAQAAAf8A
mode lowest up 2	0.068	-0.047	/gIGBgH6//7+B/8C/fr5A/4D+vsHAQID
mode new at 1	-0.027	0.019	A/z+/PwEBAME/gT8BgQE/AX+AAP//fv9
mode new at 2	-0.026	0.006	Cfj1+/wGBAYD/gL7AwIG+QP7BgX4/vz7
mode new at 3	0.055	0.022	/QIAAwL9AgABAwABAP79A/4E+vsGAgAD
mode new at 4	-0.125	-0.018	BPz5+P8KAgMD9gH8AwkJ+wL7CQf3/vv7
mode same	-0.008	0.101	AgP7/wH9/gT/+v4DAgL+/AH5A//+/wID
mode up 2	0.029	-0.016	/wEDAwD8AP/+BP8B/f38Av8B//4BAQEB
mode up to 3	0.029	-0.016	/wEBAgD+AP/+A/8B/v39Av4B/f0DAgIB
modifier from another clause JJ	0.008	-0.135	AQD6AgL9BAQDAgH8AwEB/v//Af8AAPoB
modifier from another clause NN	0.053	0.163	/wEH/wT8/wYAC/7++f78/fr7/AEGAAX/
modifier from another clause NN$	0.063	-0.217	9wcICAX4+fr6CfsI/PnzCvsI9/gGCAUH
modifier from another clause NNP	0.007	-0.141	AgcCAAP//f/7AP8CAP/9//sB/fsCAwQD
modifier from another clause NNS	-0.055	-0.042	Bf38+fwDBAID/AP/AgYD/gT+BQP8/f39
modifier from another clause VBG	0.093	0.121	+gcICQf09/z+BvsG9fj2B/QC+/YLBgsK
modifier from another clause VBN	-0.021	-0.009	AQH//AEBAQL///4B/wIB/wL+/wD9/wAC
modifier from the clause JJ	-0.064	-0.315	Afz8/wID+vz9+Pz8+PwFA/f/AgT6BAH+
modifier from the clause NN	0.003	-0.01	B/z//AMG/gP79/4A/gQC/wH6Cv4B/v0A
modifier from the clause NN$	0.008	0.086	/gEB/wL+AAL+//8B//3/9gT7/wD/AQEA
modifier from the clause NNP	0.045	-0.219	/gICAwX79AL+BfgA+Pv++fIAAQH/Bv4F
modifier from the clause NNS	-0.039	-0.325	/QUA/AcF+gD++/wB/f0EBAD7BQP8BwH9
modifier from the clause VBG	0.057	-0.163	B/wGBvr3BwUCAwH8Bv37AAf69wMC/gAE
modifier from the clause VBN	0.045	-0.038	+gEEBQP7/vwBBAABAQD7AgEE+/4D/wAD
modifier gone JJ	0.051	0.036	+/kDAA75/v37APj+9gACAfj++wD+/gP+
modifier gone NN	-0.015	0.084	/AEEAQQE+v4A//sB/gD9AvwF/QUB/wIB
modifier gone NN$	-0.034	-0.093	Bvv7/P4DBAQD/gH9AwQG/AH+BQT7/vz8
modifier gone NNP	-0.061	0.138	BPv8+vwBBf4BAQT/BAoG+gH//QH++/7+
modifier gone NNS	-0.009	-0.128	AgL//wb9+gD7Avr++v8BAvr+/QECAgH/
modifier gone VBG	-0.024	0.254	Ce/8/vYECAMK/AX3AwMF+An5BAgA9Pb3
modifier gone VBN	-0.054	-0.152	AP/8+/8FAgH/+/8BAAMAAQL9AgP7/vr+
modifier new JJ	0.042	0.069	AQP8AgX69/77Bfr5/Pv8AfwA+v/9BAf8
modifier new NN	0.095	0.011	AAUBBAX3//79DvwB+v3+/Pv9//4GBgsA
modifier new NN$	-0.036	-0.079	AQAC/gEFAAL/AgD9/wMAAQEAAgT7AP78
modifier new NNP	-0.045	0.121	AwT7/QABAQUA/gX6BAME+f7+BQT+Afv6
modifier new NNS	0.074	-0.097	AQUFCAH3/P7+Bf4A/fj8AP///AAGAwQB
modifier new VBG	0.072	-0.071	AAQBCAP6/QT8Bv4BBvr9/wL9+wAGAAP/
modifier new VBN	-0.016	-0.02	AAH9/QED/wAA/wAA/wEBAAIAAQH+/wD/
neighbours apart, one clause to one	-0.002	-0.028	BAT5/wn9/Aj8/Pv+//kD+fn5CQP/AgUC
neighbours apart, one clause to two	-0.032	0.004	AvsCAAL+/gACAP/+AAQBAAD/AAUD/wAA
neighbours apart, other clauses to one	-0.008	-0.177	DgX9Agv++wb2AvoB/fwH9P34Afz8Bgb+
neighbours apart, other clauses to two	-0.018	0.044	DQD4/AT9AA8B+vz2AfoL8vv4BBD2A/72
neighbours of other sentences	-0.017	-0.156	CPj6//gBBw4I+gP2BwH+9Qbz/wn7/vz9
neighbours still	0.001	-0.081	//8DAQADAQABAQECAgAAAAEB////AP8C
neighbours turned, one clause to one	-0.016	-0.071	DwT1+QT9+wj29f369wAD8/fxBgn6CQT7
neighbours turned, one clause to two	-0.045	-0.274	Dgb0/gkJ/wf2+Pj19AEH9vP0Bwn4DQj4
neighbours turned, other clauses to one	0.017	-0.045	EwD0AAgB9w3+/vf7/v0H6gDtAwP/BP77
neighbours turned, other clauses to two	-0.006	0.008	//f///3+CgUAAgECAwEB/wb/AQMB+f4A
new a	0.002	-0.142	DQL7AAME/QYE+wP2+f0I9vv1CAT6AgP9
new about	-0.068	-0.096	B/z5+f0GAwQC/QH8AQcD/AP7BgP9/f77
new above	-0.05	0	Avz8+/4EAwIC/gH/AgMC/wP+BAL8/fz+
new across	0.208	-0.237	9gkTEwTs+fj8FP0G9vDrC/kL8fcVCQgJ
new act 1 above all	0.006	-0.17	/P0F/wX9A/z8AfwBAQb4CAMH/fsD/QEC
new act 2 above all	0.213	0.195	8wwPEQXv9/j1E/oK9ertDvMQ6vIVDQ0L
new act 3 above all	0.008	-0.122	BPn5A/n8BgUH/wT+A/wD9Qb4BAMB+f7+
new act of level 0	-0.116	-0.081	Avn7+P0IBAIH9gP+BwwH/Aj8CQX2+vn9
new act of level 1	-0.016	0.038	Dvn7/PsDBA4JAAT2CAIK8AT5CAsA+/n6
new act of level 2	-0.005	-0.069	Dv77BAEDAgkA/P34/wP+9wP8CAABAQX6
new act of level 3	0.033	-0.189	+QIGBQn//P73A/oG+Pz9Av4B9vwCAwsA
new act of level 4	0.065	0.039	//wGBP3+AgACAgMDA/39AgMC+QAJAAEB
new act of level 5	0.105	0.203	+QQHC//5/fv9Cf4E+ff1C/0G9foGAwQF
new after	0.024	-0.01	AQIDAQD9AAID/AL9BP0E/wL8AgID/v3/
new afterwards	-0.039	0.111	Avv9+/4EAgEC/QH/AwICAQT+BAL8/Pv+
new against	0.027	-0.016	AQEAAQL//gL/Af8B//7///////8DAQIC
new ahead	0.1	0.032	/AQFB//7//39CP4F+/X3BvwE9fsJBAcG
new all	0.234	0.15	7xcSGBDr7vTvE/QN7unrEPAQ7+4VERAK
new alone	0.026	-0.033	Avz9Af//AgEC/wL/Av4E/gP/AwH7/v7+
new along	-0.016	-0.017	AP//AQD+AQAB/wAAAAQB/wD+AQL9//4A
new alongside	0.145	0.235	/QgDDAb0+fz1C/cG9fP4A/cD+PsJBwcG
new also	-0.002	-0.025	AQMAAQL//f/9AP4A/f3///7/AwP9AgD/
new always	0.079	-0.008	+QYHBwP5/Pv8BvwE+/b6CPsF+/sHAwUD
new among	-0.039	-0.02	Av/+/QADAQL//QD+AQQCAAAAAQL+AP//
new an	-0.058	0.137	Av39+v0CAAUC+QT8BwUC+gP//wb8+vz6
new and	0.043	-0.12	/AYCCgL/9wP9AfsE/fH3/Pr/+f0BBQgE
new any	-0.087	0.076	CPr2+PwJBAYE9gP6BAkL9wb4DAf3+/r5
new approximately	-0.027	-0.034	Av39+/8DAgEBAAH/AgIB/wIBAwAA/v7/
new around	-0.03	-0.215	AQr7/AsD+gH6APoB+AX/+vv9AAL9BQQB
new as	0.073	-0.14	AgQFBQPz+vz+C/4BAPv7+v4C/gIHAgH+
new at	-0.049	0.2	Bwj4+wUD+wj6+/r69wME9vv1CAT6AgD+
new away	-0.034	0.083	AgP+/gEA/wH+/QD9/QEE/f78BAT7AwL+
new back	-0.014	-0.011	//4D//8CAQAB/wD/AQL/AQID/v8C//8B
new because	0.024	-0.042	/QEDAgH+/v7/Av8B/v7/Av4D/P0EAgMD
new before	0.069	-0.03	AAUBBwH6/gEA/wAA/v0E//0C/v0DAgQB
new behind	-0.07	-0.002	BPr7+/4EBAIF+wL8BQgG+wX7CAT6+/j7
new below	0.024	0.013	AvsBAP4AAwED/wL/A/8DAQIBAQEB/v4A
new beside	0.03	-0.039	/wYABAP8/v7+Av8B/f/+AP7//f0CBAIB
new besides	0.108	0.088	/wEFCQD4/wD/CAAB//n6Af8C+f8KAQIB
new between	-0.058	0.005	A/r6+v8FAgIB+v8AAQYG/QH+BQP8/v//
new both	0.114	0.051	/QkGDQPz+/z6B/wD+Pb1BPwC+fwHBAYD
new but	-0.087	0	Av78+gAFAQIC+gH9AQoG/AL8BwX6/v39
new by	-0.054	0.116	Cf/8+v4HCAcF/wH8AAcE+Qb4AQj5/Pn7
new chiefly	0.047	0.018	/wcEBQP4+/75BPwC+fn9APoCAv0CBQYE
new consistently	0.026	0.003	/wECAgD+AP8AAgABAP79AgAC/v8CAAAA
new currently	-0.098	-0.031	Bv72+wAIAQQC+gH9AwQJ+AL4Cgb4/v38
new daily	0.021	0.139	//4CAP//AgABBgAAAf/8AP8D+/0FAQIE
new down	0.124	0.035	/AQICQH1/f/6Df0G+vXzB/sI9/wNBQUG
new during	-0.016	0.122	Bf75/gACAgMF/AD/AgED/v37BQL/AgD/
new each	0.075	-0.012	BQEBBfv4/wMBBwL9Afr9/gAAAAMFAQP/
new elsewhere	-0.054	0.006	AgD8+gAGAAEA/AAAAAUC/wAAAwD+AP8A
new every	0.001	0.51	/gT//wT//AH8AP0A/PsA/PsBAAECBgcC
new faster	0.01	-0.029	//8BAQAAAAABAQAAAgD/AQEB/v8B/wAA
new for	-0.008	-0.044	+xEDAA8C7P/w+/QD8/cE/vAD/P/6EA8B
new fortnightly	-0.006	0.053	Av39/v4BAgIB/wH/AQEC/wH/AwEA////
new from	-0.001	0.023	AQ4AAQwA9/7w/vME8vgH/PP9Av0ADw8B
new half	-0.102	0.016	CPv29v0IBAYE+AL8BAgH+gP5CAb3/v37
new how	-0.001	-0.033	Af7/AP8AAgED/gL/AgID/gL+AgH+/vz+
new i	-0.159	0.035	Bf/28AQL/gT+9P79AAYJ/AD6Cwj2A/76
new if	0.02	0.053	AQACAgD+AAEAAgAAAAEBAAAA/gEDAAD/
new in	-0.064	-0.102	EAL8AAAGAAn8+gP1AAEK8wTyBQX5AwL6
new into	-0.037	0.156	BPz9/wAAAQIC/QD8AwIG+QH9BAH+/wH/
new it	0.028	0.125	AAb+AwP+/QD////+/voE+f38BAH7AwX+
new its	0.066	-0.082	/AcJCQT8+//6A/wC+v38A/sD+P0HBwcG
new jointly	-0.043	-0.123	Av38+wAFAQEB/AH+AQQE/gD/AQH9AP//
new largely	0.009	-0.046	BP78//8BAgQD+wH+AwAD/AT8AgT//f7/
new later	0.032	-0.027	/gQEBgH7/f3+A/8C/vv/Av8BAP//AgIA
new link and	0.002	-0.272	BwT8/QEC+Ab+/v0A/QMC/Pr4/AgBBQD+
new link complement	-0.008	0.06	AAH/AAMD//0B/f4A/QQBBP8D/wIAAAIA
new link means	-0.087	0.007	B/X3+/wGCgoG+wX2CQcH8gXzBgr5+Pb4
new link purpose	-0.028	-0.104	Av8B/wAB/gD/AAD8/wIBAf8CBAEAAgD+
new link reason	0.009	-0.036	AAQCAAIA/gD+AP///fsC//4AAAEAAgEA
new link relative	0.032	0.038	Ag8DBw4B7wPyAvMC8/kC++/8Af8BDQ4F
new link result	0.018	-0.149	9wcAAwn7+//8A/kC/vn7APoE/v4DAgcC
new link time	0.037	0.154	/wP9AQH8/QH6/PwC+foCAf7/Av7+BQMB
new mainly	-0.046	0.053	BPr9/f4DBAMC/AH+AwMDAAP9AwP8/f3+
new me	-0.18	-0.015	BP369P8PAgQD8wL7BBAK+gT6DAnz/vn5
new mine	0.068	0.009	/wECBQD7AP8ABAAB//r8Af8B/PsGAQEC
new monthly	-0.025	-0.005	//sCAP7/AgAC/wEAAgUCAAL/AQH+/f7/
new mostly	0.011	0.04	Af8AAQD+AAAB/wH/AgAC/wEAAQH+//4A
new my	-0.018	-0.059	BQf3+wT//AT++v77/QAL9P73CQX5Af36
new myself	0.14	-0.032	/QQHDQL0/v78Df4E/Pb3BfwE8/oKAwYE
new nationwide	0.066	-0.03	/AMFBgL7/v3+Bf4D/fn6Bv0F+vsGAwQD
new never	0.001	0.036	AP8A/wAAAQAAAAD/AAAAAAD/AQABAAAA
new newly	-0.026	0.049	Av/+/f8DAQIA/gAAAQIC/wL+AgP8/v7+
new nightly	0.015	0.046	/wABAgD+AP//Av8B///+AwABAP8CAAAA
new no	0.022	0.093	AQEBAAAAAAEAAgD/Af4B/f8BAf4EAAIB
new not	-0.174	0	Cf318f8OAgcC8gH3AQ8P9QT1EAzw/vn2
new now	-0.009	-0.051	AgT/AgEC/QD9Av8A/fv+//7+AAD/AgMA
new occasionally	-0.066	0	A/v7+f4GAwID/QL+BAUE/QT9BgP7/Pz9
new of	-0.057	0.062	/RT+ABIE8P3w//UF9P4DA/ICAQH1Dw8G
new off	-0.005	0.062	//8B/gAA/wD/AgAA/wD+AgABAAACAP3/
new on	-0.015	0.047	AQf8/AcD/QD5+/oA9gMC/vf5BAX9Cv39
new once	0.021	-0.075	Af8AAgAAAQACAQEAAf3+/wAA/v8B/wD/
new only	0.001	-0.03	AQD+/gABAQEAAQD/AAD//wD/AAIBAAD/
new or	0.07	-0.033	AP4CAwH8/v//Bf8B//v+AP8D/P0FAQQC
new our	-0.092	-0.011	Cfz29v8HAwYG+AP5BAoO9wX3Dgz2+/f3
new out	-0.044	0.102	AvsA//7//f4E+wECAgEBAwMCAQAB/AEC
new over	-0.01	0.185	9BYGAREC8fnnA+8L6/n4C+kL/voBFhUH
new per	-0.053	0.129	Af/+/AIF/wD9/f0B/gT/AAD+BQP7AAH/
new regularly	0.095	0.313	/QEHCAD4AP7/CP8C/vj3Bf8F9/wJAAQE
new roughly	-0.065	0.06	DPr09v4MAgoA+f/7AAkH+QP3Cgr4/v34
new round	0.044	0.025	/gIEBgH7//7/AwAB///9Av4C/f0DAgIC
new routinely	0.027	-0.021	/wACAgD+AAAAAwAAAP79AAAB/v8CAAAB
new since	-0.039	-0.034	AQP//wEB/v4A/f///wQC//0AAAD9AwIB
new single-handedly	0.089	0.037	+AkHBgb5+fr4CfoH9/b1C/gI9/cICAoH
new so	0.092	-0.073	/QoIDAf2+f/1CvkF9vb4AfcF+PwKCQkF
new some	-0.007	-0.062	AP3/Av/+AQEF/QH9AwIFAAMBBgL+/f7/
new sometimes	0.027	-0.042	/wEBAwD9AP8AAgAB//7+AQAB/f8CAAEB
new still	-0.078	-0.001	AwD7+QAHAAIA+gD+AAcF/QD+BAT8AAD+
new successfully	0.071	-0.052	+wQGBwL6/vz+Bv4D/fr6Bv0F+fsGAwUD
new such	-0.093	0.074	Af77+v8IAQEC+gH/AgUH/QL8BwP4/f79
new than	-0.019	0.158	A/3+/v4EAgICAQH+AgAD/wP9Bwb9/fz9
new that	-0.039	-0.058	BAj//gUF+Qn7/fr9+vkH9/j6CAj7Cgf8
new the	-0.009	-0.099	AQMC/gX/+gH4Bfz9+v78AfsAAgUCAAQA
new their	-0.053	-0.119	//3/+wIB/wD//v8AAQQCBQAE///6AP0B
new them	0.051	0.02	/voBBf37Af8CBgD/A//4AwAE/gAF/v8A
new then	-0.01	0.125	Bvz4/f8EAwQC/gL9AwAE/AX5Bgb4/vn5
new these	0.086	-0.009	/gEDBgH6//7/BAAB//n8Af8B+/4IAQEC
new they	0.01	0.02	A/z8/f4CAwIEAAL+BP8D/gP+AgL+/fz9
new this	0.058	-0.013	/QYCBAT9+/37BfwD+/n7A/sB+vwEBAYD
new those	-0.068	0	Af79+wAGAQEB/AH/AQYD/wH/BAL8//7+
new though	-0.143	-0.016	BwD49AALAQUA9AD7AAsN+QD5DgjzAP36
new through	0.11	0.064	AP4HBf3zAQUBCv8C/fz4Av8D9v4K/wMD
new throughout	0.035	-0.102	/QYDAgP//f34AvsD+Pj7BfoD/P0EBgYD
new till	-0.051	-0.007	BP37+/4EAwQB+wH9AgYH+gL7BwX7//78
new to	-0.048	-0.059	AgH//wUBAgT8AP79+gUA9//+CgYAAP7+
new together	-0.079	0.15	Avz69f8HAgL//f8AAAYDAwMBBgL7/v//
new too	0.026	0.003	/gADAwD9AP8AAwAB//z8BAAA/wEB////
new twice	-0.085	0.106	BPv5+f4HAwMF+QP7BwoI+wX7CQb5/Pj7
new typically	0.035	-0.007	AAMCBAH9/wD/A/8B//7+//4A/gACAQEA
new under	-0.077	0.129	AwL6+AMFAAMA/P//AgYG/gD/BQP7Av7+
new until	-0.101	-0.016	Af389v8IAQEB+gH/AggD/wIAAwL5//3/
new up	-0.101	-0.089	CPrz9P0GBAUE+AT6BQgH9gX4DAv4+/n5
new us	0.028	-0.028	+wUFAwP//P7+AP8C/v7/Av4C/P8DAgMC
new usually	-0.053	0.02	BPz7+/8EAQMD+gH9AwUG/AT8AwX8/v3+
new weekly	0.001	0.087	AvsA//0AAwMD/wL+BAAC+gb9BQT/+/r9
new well	0.04	0.075	//8CAgD/Af8ABAAAAP79AQAB+/8FAAAA
new when	-0.045	-0.02	Cfn2/fsECAcE/AL8BAYJ+AT6BgP5/v77
new whenever	0.122	0.402	+gMJCwH2/vz+Cf4E/fX1B/0I9/kLAgQG
new where	-0.029	-0.059	/gP//wEC/v7+/P4B/gEBAP/+AQD+AwIA
new which	0.042	0.051	+goIBwf99/34APoF+Pn+BPYE+v0ICAoF
new while	0.009	0.052	AggBAwn++AL6//v++fsC//f+AQMCCAb9
new who	-0.079	0.19	CPb59/0GBwYG+QT7BgkG+gX9BgT5+vf7
new whose	0.069	-0.017	AAUFCAL5/QD8Av4B/P3+APv//P4GAwUB
new with	-0.006	-0.037	AQ8E/gn+9QP3/fYA8/UE//IC//3/CgsA
new within	0	-0.084	Afn//v8CBAICAQEAAQP+AAICAf8C/v8A
new without	-0.093	0.001	BPv5+P8HBgIG+wP9BAoH/Ab7CAT2/Pn7
new worth	-0.028	-0.007	A/39/v8CAQID/QL9AwED/QP9BQT9/v39
not said: any	0.035	0.353	+CMABjX82vjiB+IB3PD6BNcD//wFLRUG
not said: helped	0.146	0.628	8RANDw708/fwD/UL8e3uD+8M7vUQFg8K
not said: joint	-0.049	-0.062	Bwf4/AoG/Af/APz6+AkH+vn+/wT8CwL6
not said: junior	0.058	-0.347	/gMEBQL7AAD9BgAA/Pj7BPwD/PwFBQIA
not said: negated	0.078	-0.528	8xcIDBH16vjrAu8L6PHyCekK9vcKExUI
not said: occasional	0.079	0.274	AQcFAwX4/AD8BP4A+ff+/v3+AQAGCP8A
not said: others	0.037	0.226	/gcEBAX7+f34/Pz/+fv9BvkF+PoECQUC
not said: partial	0.099	0.444	+hQKCw/17f3xC/EG6vb0BekI9/sOFA4F
not said: past	0.05	-0.38	+wYBBgX8+/r5AvsE+vj6CPoE/P0DBQYD
not said: planned	0.066	-0.388	/BYIDRH57/vqBu8C6fT9/+cE/PgCFxQG
not said: practice	0.109	-0.048	9wkLCgX3+vn4CvsG+Pb1CvoI9fgIBwcF
not said: received	0.046	-0.536	9wYEBAj79vv4BfgD+Pz7BvYE+vsFBwMC
not said: supervised	0.225	0.647	7w4SFAfr9fP0FfgL8+vqEfYO7e4UCxAM
not said: uncertain	-0.061	0.197	+wgC/gYB+Pn3APgG9P8AB/f8AwD7CAf/
not said: watched	0.088	0.313	9Q4NCAr39/bzCPcH8/b5CvQK9fcIDgkG
number about → exact	0.35	0.445	6x0cIhTg6fHmHe4P5d/iFeMY4ucjHBsV
number about → least	0.018	0.062	/gACAgD+AP8BAQEAAf//AQAB//8BAAAB
number about → under	0.104	0.151	+wYHCQT3/Pz7B/0E+/j6BfoG+PoLBgYF
number dropped	0.272	-0.147	5iYVJyjh1ufWGNoZztngG9kQ4ugcKCQa
number exact → about	0.011	-0.063	Bf3+APwBBAYBAQH9Af//+AP6BAUB+/7+
number exact → least	0.054	-0.004	/QEEBQL7/vz8Bf0E/fv5B/oG+foHBAYF
number exact → most	-0.122	-0.03	De7x8fQPDQoO8wn2Dg0O9BD1Dgz08PH2
number exact → over	-0.005	0.049	+wcFBQb8+/3//P7/AAQE/vwC/gADBQQB
number exact → under	0.03	0.059	AQIBA//9/wEBAQH9AgAC/QAAAQACAP8A
number in another form	-0.046	-0.008	/wkBBQ0D8/zy/fYD9/gEBPMDB///CwQA
number in another period	0.264	-0.267	+AcUFwPs/Pn7F/wG+vHqDPsL6/cVAwUH
number in another unit	0.251	0.106	+AcTGAPr+/r6FPwH+fHsC/kJ6/cWBQcJ
number kept	0.034	-0.371	BQAB/QIE9gv7Av8A//8I9wH5BgQCBAf+
number least → exact	-0.012	-0.019	/AQDAAX/+/z8AP0D/QD+A/0BAP7/AgEA
number most → exact	0.26	0.653	7xMXGAzo8fLwF/UP7efpFfAT5uwZEBAN
number most → least	0.093	-0.035	+wYHCQL4/f39B/4E/Pj5BvoG9voIBQUE
number near its words	0.006	-0.003	BwMAAgT//AP/+voB//sEAPn+/wT/BAH9
number near other words	0	-0.167	IPbs+fIMBx8J8AnsA/4Y2AzeERb7+Pbt
number new	0.435	-0.915	yzk0MDbPy9TLMdQtysvPNM0uz9IzNzgs
number new, of a date	0.205	-0.155	7hMTFBDt7/HsFvAR6uvrFusU6ewWFRUR
number one more or less	-0.032	-0.03	AQH+/wECAAEA/gD+AAQD/QH+AwL8AP79
number over → exact	-0.016	-0.027	BP39/v4BAwMD/QL9AgQE+wP7BAX9/f39
number over → more	-0.053	0	A/z8+/0EAwID/QL+AwUE/gL+AwL8/v3+
number with a new act	-0.038	-0.196	EQf1/wcD/wf8/vzx+wUM9gD6CQX9BQH0
number with a period	0.054	0.006	AgX+BQP8/AL+A/z/+vcD+vr/AgAHBwkB
number with another act	0.069	-0.049	JAH5BfkEAiAA+wX4B/YQ4wfrAwz4+wDz
number with its own act	0.037	-0.052	9/oDAAD/+v0CB/4C/wL8BfwIAQEFAf4F
number without its period	-0.042	-0.036	/gEB+gQB/P/9//0AAAEBAPoBAAH/AgMA
object 1 clauses away	0.025	-0.006	CgUHAQUA/Aj+/f0E/Pn+/fb4AAcFBgkB
object 2 clauses away	-0.004	-0.074	Bvz7AP/7AwcEAgD7Af0A+AT3Bgb//f38
object 3 clauses away	-0.094	-0.036	Avr89/0IBQIF+QL+BQoG/wL/AwL6/fv+
object loose	-0.071	-0.049	/AME+wQI/Pn9+f3/9QQB//r/BgD9CgP/
object of another act	0.009	-0.125	/wYDAgn8+f/2//UF9QP6AfEC/QABCggE
object of the same clause	0.013	-0.253	AfkD/fr9BQAG/gQBBAT9AQT/AQD/+f0D
object taken over by an act of analysing	0.056	-0.164	+wEFBQH7//z/AwAC//z8BwAF+vwDAQAB
object taken over by an act of building	-0.022	0.041	/wL+/AIA/gEB/P/+AQECAAL+Av8A/P8A
object taken over by an act of buying	0.017	0.096	AAIBAQAA/wD/AgAB///+AQD//wABAQAA
object taken over by an act of care	-0.012	-0.059	AwP7/gEC/wH//AD//wAG+gD8CQP6AAL+
object taken over by an act of checking	-0.07	-0.047	Af38+v8GAgIE/QL/BAUC/gT9BQP4/Pz9
object taken over by an act of cleaning	-0.051	0.016	AP7+/f8DAQAC/QD/AgUF/wP/AgL8/f7/
object taken over by an act of cooperating	-0.093	-0.042	/wH/+wIH//4A+gAAAQcE/QD+AwD5AQIA
object taken over by an act of designing	0.082	0.181	/AMHBwD5//3+Bv4D/fr5B/4E+PwIAwIC
object taken over by an act of fixing	0.055	0.04	+ggGBQT7+vv3BvsF+Pn5BvkE+vsFBgYE
object taken over by an act of general	-0.045	-0.151	///2AQIGAAD//P4B+v0F//r8BAH6AQL9
object taken over by an act of helping	0.051	0.006	/voDAvv8Bv8DBgL/BP/8AgID+/0G/f0C
object taken over by an act of improving	0.104	-0.024	9gkKCAX4+vn3DPoJ9/b0C/cJ8/cKCQkI
object taken over by an act of kitchen	-0.012	0.091	Af/+/gAAAQEB/gAAAQMCAAEBAf8AAAAB
object taken over by an act of learning	-0.035	-0.002	Afv9/f4DBAEEAAL/AgT//gQAAf7//P0A
object taken over by an act of maintaining	0.023	-0.092	AgID/wL+/QT8//0AAP39/Pz9/gUDAwUA
object taken over by an act of money	0.017	-0.056	/QMEBAL8/v//Av4C/wD+Av8CAP8AAQEB
object taken over by an act of moving	0.055	0.134	/wECBgH3/gH9BwAB/v3+AQEBAQMGAgQA
object taken over by an act of organising	-0.004	0.155	AvX9//YBBwIHAQT/BwH8Agr+/gEB9vj+
object taken over by an act of people	0.063	0.072	/QMBBgP6+vz+BP8C/v37Af8F+/0EAf8D
object taken over by an act of performing	0.084	0.1	/AcGBwT6+v36CP0D+fb5BfsG+v0IBQUE
object taken over by an act of reducing	-0.154	-0.076	CfTx8/4OCAkE9AL5BgwL9wb3Dgrx+/n4
object taken over by an act of reporting	0.011	-0.072	/gICAgH//f/8A/4C/vz+BP8A/f8AAgEA
object taken over by an act of selling	0.019	0.03	/gIBAQIB//78BP4E/P39BPsD/PsCBgQC
object taken over by an act of serving	-0.168	-0.061	CvTz9PsOCQcN7wb4DRAN9A3zDwzu8/T3
object taken over by an act of starting	0.093	0.132	+QYJCQP4/Pv7B/4E+/j4CPwF9/sIBAQD
object taken over by an act of teaching	0.05	-0.028	/AcFBQT8/Pz3BPsF9/j4B/sE/P0DBgUD
object taken over by an act of trades	-0.01	0.188	BP79/gABAQEB/wD+AAL/+wH+////Af8A
object taken over by an act of training	-0.07	-0.071	B/f7+foHBwUJ+Qf6BwgE+Ar5Bgj59/j6
object taken over by an act of unknown meaning	-0.01	-0.029	AwL8/gIA/gH5AvoC/v7/Av0CAAP8AQH+
object taken over by an act of writing	0.038	-0.11	/gIDBAD9//39BP8D/f/8A/4D/PsFAwEB
object taken over, level rises by -1	0.012	-0.105	A/4EBPv+BAL/BQECBAP6/QID/PsG/v8B
object taken over, level rises by 0	-0.01	-0.039	/gkB/An/+QL9//wA/PoEAvX9CQIDBQn/
object taken over, level rises by 1	0.032	0.012	8xEECA/78/PyA/UL8vj7DO4H+PUEEA0H
object taken over, level rises by 2	0.039	0.003	+/8EBQD+AP7/AQAD//z8BAID+/4D/wAC
object taken over, level rises by 3	0.127	0.257	9wkKCwX1+fn6Cf4F/Pn2CvUK9fUMCQcJ
object taken over, level rises by unknown	-0.039	0.013	CvL5+PYCCwcP+gr3Eg0H9w35AA357fX2
object taken over, other meaning	0.003	0.173	+wAF/wD+/gAEAgAFBgX8AAAAA/8FAP//
object taken over, same meaning	0.01	-0.037	/Qv6AAn++Pz4//oB+v8C//j/AgAABwj/
one became several	0.052	-0.206	CP/9BwYA/AP8Afv9+/sG/fgABAgJAv7+
order turned	0.447	-0.293	3igwMRvP4ujeL+ge3tXRHtwm1tstHiUh
origin gone from 0	-0.056	0.203	AP/++gAEAP8A/AABAAIB//8CAP39A/4B
origin gone from 2	0.039	0.04	/AgAAQj/+f36/vsA+PsBAfkF/PgFCAkF
origin lowest up 2	0.065	0.007	+gwIBwj79/z3BfoF9vj5B/cF+fwGCQcD
origin new at 0	0.002	-0.07	+wf+AgX++vr6/f0B+v8B//n/Avr+BwT/
origin new at 2	0.074	-0.057	/QYIBwP4/v75CfsH+fb0DPwF9/0JBAgF
origin same	0.031	-0.217	/QADBQD6AP7+AgAC//oAAQAAAf0CAAIB
origin up 2	0.145	0.012	+QoLDAX1+vz3DfoH9fPyCvUK8vYOCwsI
origin up to 2	0.152	0.012	9Q4PEAnw9vn2DvoI9fLxDPgI9fgLCAgG
passive became active	-0.136	-0.063	C/Tz9fgNCwoM9gn0Dg8N8Ar0DQr09fT3
passive without a subject became active	-0.043	-0.003	Af39+v4EBQYE+QL+AQgB/QT/AQD6/f7/
period new	0.186	0.323	/QYKEQHx/Pv7Df7/+PHxAPoA9vsUCAsE
person after → after	-0.037	-0.052	A/z+/v0CAwIE/QP9AwMD/Ab8BQT7+/v9
person after → for	-0.028	-0.021	AQIAAgAAAAEC/QL8AwYE/AH7BwT7//z8
person after → object	0.045	-0.01	+wQFBAT8/fz7B/wF/Pv5BvwE/PwEAwED
person alone → alone	0.115	-0.124	+gUGBgb4+PnzDfYJ8/D1CPQK8/YIDAoI
person alone → as	-0.044	0.085	Bv76+/8CAAMD+gL7AgUI+wT7CgL8/AD9
person alone → for	0.072	0.122	/QYFCQL5/f3+Av8B//z+/v0C+/sFAwMB
person alone → object	0.016	-0.083	+wYEAQb9+/v/BfwB+//9BfsG/PsDBgYD
person alongside → alongside	0.014	-0.047	/QIDAwL9/v4AAAAAAAAAAP8B//8BAQEB
person as → alone	0.002	-0.034	Af4A//4BAwIDAAL+AwQB/gL/AAAA//7/
person as → as	0.024	0.065	/v4DAP7/AAD9BP8CAAD7AwAC/v4B/v4B
person as → object	-0.013	0.044	BPz+APwAAwMG+wX6BgQG+QX8BAT++/z9
person at → at	0.095	0.029	+wAHB/74Af0BBwADAPn4Bv0E9fsHAAQF
person by → by	-0.02	0.145	AgD+/f4DAAIB/QAAAAAB/f/+AQL9AAH/
person by → for	0.015	-0.007	/gABAQD/AP7/A/8C//79AwAAAQABAP//
person by → from	-0.027	0.028	Av79/gADAQEC/QH+AQMF/gL9AwH7////
person by → object	0.048	-0.069	+wEEBQD8//3+Bf8D//z6Bv4E+/sFAQMD
person by → subject	-0.038	-0.035	A/78+/8EAQIB/gD+AQIC/QL9AwP9//3+
person by → with	0.032	-0.11	/QQEBAH8/v78BP4E/fz6BfwD/PwCAwMD
person for → alone	-0.016	-0.133	/QIC/wIC/v79//4D/QH9A/8C/v4AAQIC
person for → by	-0.024	-0.056	/gQC/QMD/P38//0D/P7+BPwD/f7/BAQD
person for → for	0.003	0.049	/voAAfj9BwAG/gMBA/0CBAMCAQAC+v7/
person for → in	-0.034	-0.005	/////AADAP8B/wABAAAAAAEAAv/9/wEB
person for → object	0.007	0.054	AwIB/gP//P/8//3/+v0DAP8AAv8ABAP/
person for → of	0.062	0.081	+QgIBgf6+fv4B/oG+Pf2CPgI+PsGCQcF
person for → on	0.031	-0.046	/gEDBAH+//4A/wACAP7/AQAB//8DAAEC
person for → subject	0.007	0.004	AgAAAf//AQEAAAAAAAAA/wH/AAEAAAAA
person for → to	-0.015	-0.007	Af3+/QADAgIAAgD+AP///wD/AAEA////
person for → with	-0.043	0.094	/wEA/gACAAD//QAAAAQCAP8AAgH9AAAA
person from → by	-0.042	0.132	Av79/AAEAQAB/wH/AQEF/wH+BAH8////
person from → from	0.055	-0.162	/wACBQD8/v/+A/4B/fz9A/4D/f4E/wEB
person from → object	0.008	-0.016	/v8CAQD/AP8AAwABAAH/AwAD/v4C/wAA
person from → on	-0.003	-0.007	/wEAAAEA//8AAP8A/wEBAf8AAP8AAQEA
person from → to	0.027	0.085	AAEBAv//AAH/AAAA//7/AP4B/v4DAQIC
person from → with	0.054	-0.102	/AYFBQT8+/37BP0D+/v7BfoE+/wFBgYD
person gone, was after	0.016	-0.036	AAABAAAAAP8AAgABAP/+AAAA/v0DAAAB
person gone, was alone	0.11	-0.175	9wgLDAb2+Pn7C/wG+Pf0DPkI9/oKBwcG
person gone, was alongside	0.048	-0.009	/QIEBAH8//3+BP8C/vz8A/4D+/wEAgIC
person gone, was as	0.027	-0.029	AP0AAP7/AgAABAABAP38AgIB/gAC/v4A
person gone, was at	0.053	-0.035	/gACBAD8AP4ABQAAAPz8AgAC/f4FAAAB
person gone, was by	0.11	0.277	+wMJCwD2/vz+CP8C/fn1BP0E9/sJAgID
person gone, was for	0.11	-0.03	9AUNCQT3+vf6DfwG+vnyDvoM9PYLBgYH
person gone, was from	0.097	0.055	+wUHCAP6/f38CP0E+/n5BvoH9fgKBwcG
person gone, was in	0.024	-0.013	AgAAAQAAAAEAAf/+//4B/gD/AAACAP//
person gone, was object	0.022	-0.045	AQH/A/8BAQAABf79/AIAA/oCAP0BAQYB
person gone, was of	0.026	0.142	+Q0FBg768vr3AfYF9f78CfEC+v4BDg0E
person gone, was on	-0.029	-0.053	AQT9/AME/AH8AP4B/P4BAfoBAAH/BQMA
person gone, was subject	0.188	-0.267	7hYVFQ3t8/TuGPUP7u3pFPES7fMREQ4M
person gone, was to	0.074	-0.083	/QEDBQD8//78Bv0F/Pj3B/8C+/4EAQED
person gone, was with	0.119	0.385	9ggLCgX1+vj5CvwG+PjzC/gL8fQLCAoJ
person in → at	0.014	0.008	AAACAQD/AP/+A/8B//38AgIA//8A/wAB
person in → in	0.103	-0.156	+QsIDQj0+Pf4CfkG9fb2CfoH+PgKBgcF
person in → object	0.156	-0.079	9wkMDgbz+fn4DfoH9/TzC/YK8PUPCgoI
person new as across	0.056	-0.031	/gMEBQL7/v7/BP8C/vz8A/8D/f0DAQIC
person new as alone	0.105	0.077	/gULDQHz/Pz7Df4D+/L4A/0F9f0LAwQE
person new as as	0.026	-0.086	APsCAf4AAwADBAEAAgD7AgQC/f8D/fwB
person new as by	-0.011	0.033	AgD/AQAAAQEB/wH+AQID/QH9AwP+//3+
person new as for	0.069	-0.105	/QwEBgf89/71A/gE9vf7BvcH9v8FCQgC
person new as from	-0.068	-0.005	AgD8+QEH/wIA/f8B/wQD/gD9AwP5AAH/
person new as in	0.024	0.048	AgD/AQD/AAD/AwABAAD9AQMD/v4F//8A
person new as object	0.069	0.162	/AIHCQH4//0BBgAD//75Af4C+fgIAQAD
person new as of	0.055	-0.04	/gEEBAH6/gD+B/8C/vj6AgAC/QAFAAEC
person new as on	-0.019	-0.03	Av/8/P8DAQECAAH+AwUD/gP/AwH//v3+
person new as over	0.051	0	/AMFBQL7/f39Bf0E/Pr6BfwE+/wFAgQD
person new as subject	0.003	0.157	/gL+AAEB/v///v8C/////v4CAfwBAgQD
person new as to	-0.074	-0.048	AwP7+wIC/gL9/P7//AIG+/78CAT5AgH+
person new as with	0.072	-0.154	/vwDBv36BAEDBwEDA/n5BQUE+/4H/vsD
person object → alone	-0.032	-0.042	B/f+/foCBgUG/Qb6BwYD+gP7Awb+/Pn7
person object → as	-0.029	-0.109	A//+/f8CAQMAAAH+/wIB/AP8AQP9//39
person object → at	0.032	-0.058	/wECAgD/AAAAAgACAP78Av4B/P4FAgEB
person object → by	-0.025	-0.001	Av7///8CAgEB/gH+AQEA/wL/AgH9/v7+
person object → for	0.11	0.154	9gwJDAf2+Pr0C/oJ9ffzCvYJ8/YKCgoI
person object → from	-0.008	0.013	AP8A/gACAAD/AQABAAAAAQABAgD+AAAA
person object → in	-0.088	0.053	Afz7+P8IAgEC+QD/AwgE/wT9BAP4/fz/
person object → object	0.003	-0.075	+gP///4B//79/gAA/P8BAwEF+gAAAAAB
person object → of	0.095	-0.071	+gUHDAT3/P3+B/4C/Pf8A/wF+fwJBAME
person object → on	0	-0.019	AP8BAAD/AP8AAgAA/wH/Av8AAgAAAf8A
person object → subject	0.017	-0.048	AP8CAP8AAAEAAAABAAD9AQH//QAB/wEB
person object → to	0.027	-0.029	+gIFAwL7/Pv/A/wD/f/7CfoH9/kGBQUF
person object → with	0.031	0.264	/AEFAwH+/v79A/8DAP/6BAED/P4D//4C
person of → alone	-0.039	0.123	Avv8/P4EAwIC/gH/AwMC/gP+BAL9/P3+
person of → by	-0.034	0	Av3+/f8DAgED/QL+AwUD/QL/AgH+//7/
person of → for	0.065	0.003	+wUFBQP6/Pz7Bv0E+vn5BvoG+foIBgYF
person of → in	-0.024	-0.002	AAD//gECAAD/AAD//wEB//8AAgL/AQD/
person of → object	-0.059	-0.007	Bfb7+/gGCAQL+wn7DAkH+wf9AwL99/oA
person of → of	-0.002	0.077	+wMAAgEAAf0B/gICAwH9AwICAP4B//8B
person of → on	0.007	0.015	/wAAAQD/AP8AAAAAAAEAAAAA/wD/AQAA
person of → to	-0.007	0.101	APwAAP0BAgAD/wL/BAEA/wMBBAL++/v/
person of → with	-0.015	0.037	AP8A/v8CAQAC/wH/AAECAgEC/wABAAAA
person on → object	0.036	-0.066	/gQDBAH9/v79A/8C/fz8AvwE+v0EBQQC
person on → of	0.008	-0.069	AAD/AQD/AAEAAQABAP7/AQAAAAAAAP8A
person on → on	0.01	-0.1	/gQAAQL+AP///wL//wABAQD+AAABAgD/
person over → over	-0.046	0	BPz8+/0EBAMF/AP9BQUF+wT9BQP8/Pz+
person subject → by	-0.063	0.012	BPj9/PwEBQMG/AT8BgcF+wf8CAf7+fr7
person subject → during	-0.027	-0.034	AgL9/wEA/gH+/f///wID/P/9AQL9AwMA
person subject → for	0.028	-0.015	+wgDBAT9+/77A/0C+/z7AvwA/P0CBAUC
person subject → in	-0.02	0.128	AAL+/wIC/wAB/wD+/wID/f/8BgH8Av79
person subject → object	0	0.141	APj9AvsABgIG/wT9BwIB/woAAgIB+fkA
person subject → of	-0.043	-0.028	Af79/v8CAgEC/gH/AwUB/wL/AQD+//7/
person subject → on	-0.014	-0.011	AwD9/gACAQL//wD+/wEB/gD/AAH/AQD/
person subject → subject	0.018	0.243	/wP+AQEB/gH9Af4D/AACAv8CBf0BAgIA
person subject → to	-0.06	0	Av3+/P8FAgEB+wH/AQcDAAL/BAL9//3/
person subject → with	0.057	-0.074	AAMCAwL8/wD8Bf0C/Pf+Av0B+/8CAwIA
person to → for	0.134	0.1	+wcKDAL0/Pz8CP4E/Pb2BvoG8vgMBQYG
person to → object	0.021	-0.069	A//+Av/+AAEC/gP8AwMC/AL9AAAA/gD/
person to → subject	0.056	0.016	/wIDBgD7////Bv8B//v9Av4B+/8DAQIB
person to → to	-0.023	-0.148	AAb+/AYA//v+/v4A/AH//voAAwH+BQEB
person to → with	0.079	-0.086	/gEEBgD6AP/+B/8C/vn4A/4D+f0HAQEC
person under → under	0.015	-0.027	Af0AAP0AAgEBAgEBAf//AQEB/v8C/wAB
person with → alone	0.012	-0.009	/wECAgD/AAAAAQABAP/+AQAB/v8CAAEB
person with → alongside	0.009	0.128	AQP+AAEA/gH+/v4A/v8A//3/AAAAAgMB
person with → as	0.082	-0.077	/gMECAH5//7/B/8B/vn6Av4C+f0HAgMC
person with → by	-0.027	0	Av3+/v8CAwIC/QH/AQQD/gL+AgL+/v3+
person with → for	0.036	0.027	/AMEBAH8/v3+BP4C/f38BP0D/P0DAgQC
person with → object	-0.047	-0.076	BwD4+P4HAgcC+AP7BAcJ+AH4CAr6//36
person with → of	0.012	0.162	AAAAAgD9AAACAQH+AgAB/gEAAgD/////
person with → under	-0.074	-0.004	Av76+v8HAwIB+wH/AgcF/AP9BAL6/vz+
person with → with	-0.108	0.31	AP389gMGAQIB9gD9AAEG/QD9Bgr1APj3
progress down 1	-0.03	0	AAH+/QAD/wD//v8A/wIAAAAAAAAAAAAA
progress down 2	-0.003	0.069	Av7+/f8BAQEBAAH/Af8B/wH+BAEA/f7+
progress gone from 0	0.136	-0.153	/xEFCwr29v/wCvUE7/P2BvEH8voNDQ0E
progress gone from 1	0.088	0.003	9A8JCw737/jtCPEN7/fyDPEK9vkKEg8J
progress gone from 3	0.017	0.079	BQL/AAACAwYB/wX8AwYA+gP+AAICAPr9
progress lowest up 1	-0.048	0.046	+wcD/gUE+vv6APwE+wL/B/kE//7+CAcD
progress lowest up 2	0.045	-0.206	/AIHAwH8/v3/Bf8D//37BQAF/P0EAAAE
progress lowest up 3	0.098	-0.058	+wUICwL3/fz7DP0E+/b0B/wF+PsIBAUE
progress new at 0	-0.049	-0.05	Bf36+/4GAgYC+gH9AgQH/QL9Bgb6//38
progress new at 1	-0.062	0.064	CPz9+f0IAwcF+AP6AgUK9gT6DQj5+v/9
progress new at 3	-0.005	0.08	/QQB/AcB+f/7APz/+wT/AP0A/vv7AgT/
progress same	0.058	-0.176	AAQBAgX///77AP3//f/9/v8A/gEDAwYC
progress up 1	-0.057	0	Af7+/P8FAgEB/gH/AQUD/wP+BAP8/v3+
progress up 2	0.032	-0.207	/f8EAv/+Af8ABP8D//36AwEF+fwFAAIF
progress up 3	-0.01	-0.035	/wAAAAAAAP8AAQAAAAH+Af8B//8BAAAB
progress up to 1	-0.056	0	Af/+/P8FAQEB/QH/AgUD/wP9BQT6/v39
progress up to 3	-0.002	-0.242	/P8AAf8AAP7/Av8C/wH6AgEE/f4CAAAD
purpose with nothing behind it	-0.084	0.056	B//69f4JAgUC+QH7AAgH+gH5CgX5/vz7
qualified gone from 2	0.004	0.141	BQP/BQH8/wMBAQD9//0B+wH6Agb+AQD9
qualified new at 2	0.078	-0.072	+gQFBwL7/vz8CP4F/fr4CPsH+fkKBwQH
qualified same	0.059	-0.11	+QcEBwP8+/z/AgAE//r6AfsD/P0GAQMD
quality gone from 1	-0.004	0.155	AgD//wAA/wEBAAD/AQIC/v8AAgECAQEA
quality gone from 3	-0.028	0	Bvn8/fsDBgQG/QT8BgUF+gb7BQX++vr8
quality new at 2	0.059	0.036	+QMGBAL9/vz9Bv0E/Pn5CfwG+PoGAwUE
quality new at 3	0.234	-0.245	7wYTGQLs/fb4FfsL9uzoEfgQ6PATCAgK
quality same	0.04	-0.008	AAICA/7/AQD/BAAB//79AgEC/P8E/f4B
rank down 3	-0.015	0.057	A//9/f4CAQMC/QH/AQAD/gP+AQH//v7/
rank gone from 0	0.012	-0.007	Av3/AP7/AwIBAgEAAP79AgEC//8DAAAA
rank gone from 1	0.118	-0.264	/AMIDgT0/P38Cf0D+/f1Cv0I9vkMBAMD
rank gone from 3	0.099	0.097	+ggHCAX4+vv6Bv0E+/r4BvkH9voJBwcG
rank gone from 4	0.04	-0.16	AQEBBf79AQAAAwEA//3+AAMB/P8CAP4A
rank gone from 5	0.026	0.039	A/8AAf4AAQQAAAH6//4A/gMAAgMBAP3+
rank gone from 6	0.139	0.224	9wgMDAXz+vn3DPoH9vTzDPoI9PYLBwgH
rank lowest up 1	0.076	-0.115	+wQGBgL6/fz7B/0E+/n4B/wF+fsGAwME
rank lowest up 3	0.033	-0.003	/AMFAwH9/v3+A/8C/vz8A/4D+vwDAgQD
rank new at 0	-0.001	0.068	/QABAgAAAP8AAQACAPsAAQABAP//AAAB
rank new at 1	-0.014	0.014	Af///gACAgIAAwD/AAP8AAIB/gAA////
rank new at 3	0.078	0.016	+AQIBQL5/vr9CP4E/Pr2CfsI+PgJBwMG
rank new at 4	-0.022	0.069	Bvv7APsBBAME/QX7BgQG+Qf9BAT++vz9
rank new at 5	0.004	-0.077	/wH/AgH+///+A/4B/gH8Af4B/f0BAgIC
rank new at 6	0.093	0.017	/gcGCgT3+v77Bv0D+vr7AfoC+PwGBAYD
rank same	0.045	0.133	/gP+/wT5/f79A/z+/gD7AgH8AfwGAwQB
rank up 1	0.018	-0.107	/QIDAwH+//7/AwAB//78BP8C/v4BAAAB
rank up 2	0.058	-0.051	/wEDBQH8///+Bf4B/fz7A/0C+/4FAwMC
rank up 3	0.001	-0.031	/wABAAAAAQAA/wAAAP//AQAC/P0DAAAC
rank up to 3	0.04	-0.033	/wIDAwH9///+A/8B/v39Av0C+/0EAwMC
rank up to 4	0.021	-0.102	/wACAgD/AP8AAgABAP79AgAB/v8CAAAB
rank up to 5	-0.036	0.037	AAAA/QADAAEA/gD/AAIB/wAAAQD9AQAA
rank up to 6	0.065	-0.082	/gAEBgD6AP4BBAAAAf38AgAC+/4G/wAC
rate higher	0.47	0.035	6xImKwjX8/DwLfYM7d7SF+0Z1uQuERYX
rate kept	-0.015	0.029	Bfz/+v4CAgIEAwD+/gcGAwcAAQAD/P/+
rate lower	0.041	0	/gACAwD9AP/9BP4C/v37BP4D/P0EAgID
rate new	0.068	0.529	/Q4GBwn29//zBfgD8fT7BPUDAfwKDg0D
reach gone from 1	0.012	-0.068	+wQAAAUC/Pv9AvwD+/7/BPsF//oABwQE
reach lowest up 2	0.068	-0.018	+wQFBgL6/fz8Bv4D/Pr6BvwE+fsHBAQD
reach new at 1	0.043	0.082	/gIDBgH7///+BQAB/fr/Av3///8BAgIA
reach new at 2	0.059	-0.03	/gEEBQD7//8ABAABAPz9Af8C+/0FAQIC
reach new at 3	0.097	-0.027	/AAFBgD6AP0ABQABAPz5BQAF9vsLAAIE
reach new at 4	0.073	-0.049	+gMHBwL6/vv+Bv4E/fr6Bv0G+foHAwQE
reach new at 5	0.046	-0.073	/QEDBAH8////A/8C/v78Av8C/f4EAQEB
reach same	-0.004	0.095	/PkBAvz+AwEDAQL/BwL9AwIB/Pv/+v8C
relative with nothing behind it	-0.032	-0.01	Afv9+/4EAgID/wH+AwIC/QT8BAT9/Pv8
result with nothing behind it	0.144	-0.094	9wYNDwLz/fz6Dv4E+vL1B/oL8PgMBgUH
role	-0.038	-0.173	AwkC/Qj9+vv1BPgD9v/9APQE//kACgoE
role about → object	-0.029	-0.048	/QX8/QgE/P71/vgE9vz/A/YBAPz8DAcA
role about → of	0.064	-0.034	+QYHBwP6/Pv9Bf0E/Pr6BvsG+foGBQUF
role about → on	-0.031	-0.07	Af8A/v4CAwEB/gAAAgMA/wP9AgH+/vwA
role after → for	-0.004	-0.023	/wP//gMB/v/9Af4A/AL//vv+BAAABQH/
role after → object	0.016	-0.117	/QIDAQP//v38APwF/vv+AvwG/voBBQEE
role after → of	-0.04	0.083	AQT7+wQD/QP9/v8B/gAC/v7+AQD9AwEA
role alone → after	-0.025	-0.025	AgD//AAEAAL//gD/AP8D/v//AQIAAQH/
role alone → as	-0.061	0.271	B/32+P4D/wID+AP5/wYL9AP3DQH9/wD8
role alone → at	-0.008	-0.073	AAAA/wEA/wD//QH/AgMB/f4BAAEEBAAF
role alone → by	0.054	0.028	/AYFBgT7+/z4BvsF+fv6A/0B/P4DAwMB
role alone → during	0.018	0.09	/wT/AwP9/v/8//4B/P8AAP0A//0BAwMA
role alone → for	-0.011	0.095	Bvr7/f4BAwQC/wT6BgAE9wT8AwL9//r7
role alone → from	-0.026	-0.014	AQD8/gEB/wAA/QD//wEE/v/9AwIAAQL/
role alone → in	-0.026	-0.116	BgP7AQEB/wT/AAD8/f4D/P/8AgIGAQH9
role alone → object	-0.014	-0.084	Bfv/AQIG/vz/+vr//QMC+wD7/gkBAv8B
role alone → of	-0.041	0.063	BAP/AQT//AD+AP4A/gQA/AD7AwL8AQH+
role alone → on	-0.001	-0.1	AgQBAgMD/QP9/f3//PcC+/r+AgH9BAAB
role alone → over	-0.036	0.009	AAD/+wEC/wH+/f4A/gECAP7+AgH9AQMB
role alone → subject	-0.042	-0.04	AgD8+v8EAAMC+QP7AQIF/AD+BAP6AAD8
role alone → through	-0.135	0.062	Bfr49P4LBAQD8wL7Aw0M+AH8CAb1///+
role alone → to	-0.027	-0.022	A/79/P4AAgH///8A/wIBAAL+BAIAAQH+
role alone → with	-0.035	0.109	AAf9+wQD+QP2/fz7+/YE+PX8Agf8Cwn9
role as → alone	0.026	-0.12	/gACAf/+Af4DAQL/AwMA/gL//v8C/v0A
role as → object	-0.046	-0.056	CPb5+vgGCAcG/QT7BgYG/Af4Cwj79vf5
role at → alone	-0.033	-0.041	AgP/AgEA/wH//gD+/wAD+//7BQP8AgP+
role at → for	0.01	-0.116	AwQB/wP++wL8Af7+/fsB/vsAAAQDBAb/
role at → from	0.049	-0.027	+gUFBQX8+/z6BfwF+vv6BPoD+voFBwkE
role at → in	0.012	0.155	A/wA/v3/AgAEAgL/BQP8/gT+AwEA+Pr9
role at → object	0.107	-0.018	+QUKCQD3//v+Bf8D/vj4BPsE9fgKAQMG
role at → of	0.01	0.054	Av8DAv0AAgMEAAT9BAL9/QL+/wIB/P3+
role at → on	0.018	-0.021	/gQCAwL7/v3++/8BAPsDAPv/A/0EAwMC
role at → with	0.024	-0.044	/wIAAQH+/wEAAgAA/wD/AP8A/f0CAQAA
role before → of	-0.011	-0.029	AP////4BAf8D/gL/A/8C/wP9AAD+/f//
role behind as	0.094	-0.01	/P8GCAD6AfwACwAEAPr0BgIF+f0H//8D
role between → object	-0.007	0.063	AgD+/gABAQL//gD//wID/f3//wABAwIA
role by → alone	-0.033	-0.049	/gEB/wECAAAA/wAAAAEAAQEBAAH9//7/
role by → for	-0.018	-0.078	A/r9/fwDBAICAAL/AgMAAAL/AgD//f3/
role by → from	-0.028	0.01	BP76+/8DAgMB/gD/AQEE/gH+AwH9/v7+
role by → object	0.048	-0.151	+QEFAwH7/fv8BP0F/AD5CP0F+/wFAgMD
role by → of	0.028	-0.026	Av8AAv7/AQEAAAD/AP4A/wD/AAAB/wD/
role by → on	-0.036	-0.03	/wAA/gADAP8A/AAAAAQD/wAAAQD8AAAA
role by → over	0.028	0.038	/gIDAf/+/wD/AgAB//z8Af8AAQACAAAB
role by → subject	-0.134	-0.035	Bvv39P8KAgUE9gP7BAsL+AT5CQf1/fn6
role by → to	-0.036	0.054	A/3//QACAQIBAAH9AQUE/AL/Awb9//v7
role by → with	0.147	-0.036	9wkMDgPz+vn5C/0G+vPzCfkI8fYMBgkH
role during → object	0.005	-0.014	/gEBAQH///7/AgABAP/+AQAAAf//AAAA
role during → on	0.041	0	/wACBAD9//8AAwABAP39Af8B/f8EAAEB
role during → over	-0.023	-0.003	A/79/QECAgMB/QD9AAUE/AL+AgP//v7/
role for → after	-0.04	-0.087	BPj+/vsCBgMH/QX8BwQD/Af8AwT8+/j8
role for → alone	-0.049	-0.235	/AEB/AAEAf0A/gADAQb+AwIC//39AAAC
role for → as	0.018	-0.008	AAL/AAD//wH9Af8A/f8AAP4A/v8CAgL/
role for → at	0.031	0.074	AAEBBAD9/wAAAv/+AP4A/v/9BAEBAAMB
role for → by	-0.017	-0.091	/QUDAAMB/P3+/P4C/gEBAvwB/f/+BAQB
role for → from	0.062	0.054	/gIFBgL6/v7/Bv8A/vz7Av4D+/0GAgIC
role for → in	-0.029	-0.009	Av36/f8BAAIE/AH7AgAH+v8AA//+/wEA
role for → object	-0.003	-0.182	A/8C/vr8BgcE+gb+A//++wT/+gUG/vsC
role for → of	-0.013	-0.006	/QkCAggB+P37AfsC+wD6A/sE/AH+CAMA
role for → on	-0.001	-0.074	/gD///8AAf4C/QAE///+AQEB/v4BAAAD
role for → over	-0.029	-0.03	Av79/f4EAgL/AAABAQIAAQH/AgH+//3+
role for → subject	-0.057	0.03	Bvz6+f0FBAUE+QP9BQgG/AX7Bgb7/Pz9
role for → to	0.034	-0.051	/gEEBQH8AQEABAD/AP/9/gD//wEF//4A
role for → with	-0.027	0.074	/QIB/QEC//7//wAB/wL+Af8B///+AQIC
role from → by	0.01	0.092	Af4AAP8AAv8ABAEA//4AAQD/AP8AAAEA
role from → for	0.081	-0.051	+gYGCAL5/P38Bv4D+/n6BfoF+fwHBQUD
role from → object	-0.062	0.059	Bfn4+fwIAwQF/AL8BQUG/Af9BwX5+fr6
role from → on	-0.035	-0.007	Af/+/AEEAP8A/gAA/wMCAAH+AwH+////
role from → to	0.181	0.021	8hATFQrt8vX1D/gI9PDxCvYL8fQSDA0K
role from → with	0.094	-0.128	+gcICQb4+vz7B/0D+vj5BvkF+PoIBwcF
role half → object	0.003	0	/gICAQH//v7/Af8B/wD+A/8B//8AAQEB
role in → across	0.026	-0.016	/wIBAQH/////AQAB//79Af4C+/4DAwQC
role in → alone	-0.035	-0.093	Afz//v8DBAAD/QL/AwYC/wT+BAD9//r/
role in → around	0.091	-0.031	+woGCQX2+vv5CPwE+ff4A/sC+fwGBgYD
role in → as	0.06	-0.092	AQECA//9AAD/BwAB/vn8AQEB/gADAAD/
role in → at	0.003	-0.001	A/0A/v0AAAED/v/9AP4FAAcABAT9+/8C
role in → by	-0.059	-0.009	Av3++gEHAQIB/gABAQQCAAL9BgP5//7+
role in → during	0.029	-0.063	/gIDAgP9/v0AA/8B///9A/8C//8BAf8A
role in → for	0.043	-0.007	/QEBBQD8Af0CBAL+AvwAAwAE/v0FAQAC
role in → from	0.041	-0.035	/wEDBAD7//8BAwEBAP3+AQH/AAAD//7/
role in → into	-0.078	0	A/z9+/8FAQIC+gH+AwgG/AH9BAP6/v7+
role in → object	0.087	0.067	9gQLBwD4/Pr5Cf0D/fn3C/wK+fgGAgcH
role in → of	-0.055	0.087	A/z4+/0HAwQE+gP7BAcG+v78BAT7//3+
role in → on	-0.027	0.004	BPz9/f8DAgEB/QH+BAAE/QT8CAL8+vz8
role in → over	-0.046	0.084	AAL+/AID/gEA+wD+AAMG+/wAAwL+AwH/
role in → subject	-0.052	-0.029	BP77/AADAQIC/QH/AwYD/wL9BQP9/v3+
role in → through	0.08	-0.037	/QQGCAL4/v3/BgAC/vn4A/8D+P0GAgID
role in → to	-0.102	-0.017	Cfr3+fwJBQcG9wT7CQgK9wf3DAf1+Pr7
role in → with	-0.034	-0.056	AgD+/AABAAAA/wH9/wAC/f/8AwP9Av77
role in → within	0.044	-0.011	/gADBQD8AP//A/8C//78AQAC/v0FAAEC
role into → in	0.011	-0.047	Af3/AP8AAgEDAQEAAgAAAAMAAAEA/f3/
role into → object	0.109	-0.015	/QUHCQP4/P37B/0F+vf4CPkG9fkKBgYF
role into → to	-0.044	0.063	APv9+/4EAwAD/wABAwMBAQT/BAL7+/z+
role object → about	0.028	0.006	/v8CAgD/AP4BAAABAP79AgAC/f0DAAEB
role object → across	0.014	0.05	/f8AAAABAAABAAAB//79Af4B/f0BAAAB
role object → after	0.074	0.015	AAAGBf77AgL9Cf4E/fv7AQAC/P4GAAAB
role object → alone	-0.044	0.028	EALy9fsDBgcE9APt/wII7gTyBQn5Bvry
role object → alongside	0.089	-0.009	+wQHCAP4/fz9CP0D/fn4BfwE9/sHAwUE
role object → around	0.032	-0.015	/wEAAgD+AAEAAQEAAP7+/wABAAAC/wAB
role object → as	0.071	-0.158	+wYHBwH5/P/7DP4D/Pn4A/sB9PwIBAMC
role object → at	-0.021	0.228	+ggC/wUE+f/6//0F+//8A/r/Av8BBAIB
role object → between	-0.04	-0.04	A//9/AADAQEA/AD+AQYE/AD+AwL9AP//
role object → by	-0.034	0.276	Cfj7APwDCAYH/Qj4CQIF+Av6/wr49fn6
role object → during	-0.041	0.104	A/79/f8CAgMC/AH+AwYD/QX7BgX7/P38
role object → for	-0.013	0.367	/AUC/wMA//z5Av0F+AH+BvoBAf39Bv0A
role object → from	0.001	0.112	BP37/QEFAAMA/QAAAP4J/gD9BgP7Af/+
role object → in	-0.014	0.01	+/sG/PwCBgAEAQEBBAP8BgcA/v8B+foB
role object → into	0.089	0.203	AAQDCQL1/AH+CP8B/fb8A/0B/QAJAgQC
role object → of	-0.039	0.253	AAP++wQE/QD6+/v//gAE/P77/wf8AAUB
role object → on	0.001	-0.042	AfsBA/8A/v4A/gABAv8BAf7/BP8EAgAA
role object → over	-0.054	0.086	/gz9/AoG9/70/fgD+f//A/YCAgD9CgoB
role object → per	-0.084	-0.072	Av39+gAHAQIA+v8AAAgCAAL9BQP5/v/+
role object → subject	0.01	-0.055	AwQBAAUB+gT8+/z++v8I+vz8/gT+AgcA
role object → than	0.078	0.379	/AYHBwH5/P3+B/8C/vn6BP8D/f8GAAEC
role object → through	0.012	-0.072	AfwBA/3/AwMCAwEAAAAB/gX7/wP//Pz+
role object → to	-0.055	-0.04	/wD8/v4FBQIH/P8BAwQC/QD7BgL9/v37
role object → with	0.001	0.17	AQAGAAIA/f37/fwD/gH5Af4A/wECBAQB
role object → within	-0.079	-0.005	BPv6+P8IAwMD+wH9AggG/AH+BQP5//7+
role object → without	-0.021	-0.023	Af3//v4CAgADAAH/AgMBAAIAAAH//v7/
role of → after	0.011	-0.012	/gIDAQH////9Af4D/fz+Av0B/f4BAwMC
role of → alone	-0.01	0.118	Bfj8//oBBgUG/wT9BgQE+Qj8BAQA9/j9
role of → as	0.034	-0.163	AAAAAwD/AAAABQEAAP3+/wAA/f8DAAAA
role of → at	0.084	-0.052	/QQFCQH3//79Bv8B/fn8AfwC+f0GBAQC
role of → by	-0.016	0.067	AP4A//8BBAIC/wEAAgL+/QP+AAD//vwA
role of → for	0.056	-0.163	+gkGBwf6+fz4BfoE+Pj6BvkH+fsICAgF
role of → from	-0.032	-0.018	Af38+/4DAwED/wL+AwMD/QP+AwH8/f3+
role of → in	-0.076	-0.047	B/349wAIAAUA+QH7AQYJ+QD6Cgj5AP37
role of → object	0.01	0.377	BfUABPP9CQQJAQn5CQD/+g4BBAUC9fn9
role of → on	-0.058	0.061	Avz6+gAEAwIE+wL7AwgI/QL9BgX8/vv7
role of → subject	0.019	-0.017	AP8BAv/9Af8CAAL/AgEBAAABAAAC//8A
role of → to	-0.013	0.133	A/f+//kBBwMJ/wX9CgQD/QX/AwP++/j+
role of → with	-0.033	0.096	Afr+/f0EBAEF/gL/AwQDAQb/BgP8+fr9
role on → alone	-0.005	-0.134	AAX+/QIE/f78/v8B/v4AAP39AgH+BAP/
role on → as	-0.007	-0.007	A/79/v4CAgIB/wH+AQEC/gH/AAEAAAH/
role on → at	0	-0.161	/wQDAQP/+//6/vsE+/n/APsA//8ABAYC
role on → by	0.009	-0.044	/QICAgD///3/Av8C//v8A/8D//8BAQEB
role on → during	-0.065	-0.003	Afz++/4GAwEF/AP+BQcE/gP/AwL9/fz/
role on → for	0.037	-0.084	/gYDAgT/+//8BPwE+/76BfkA+f4CBwUE
role on → from	-0.036	-0.02	Af3+/v8DAgEB/wH/AQUB/wH/AgH+/v7+
role on → in	0.069	0.109	/AgFCAT5+/37A/0B+fj7A/oD+/sHBgYD
role on → object	0.065	0.182	DAr/BgD5/AH6A/3//PkBAPr8/wMFAQT1
role on → of	-0.035	-0.158	Af8A/v4CAQEB/gL/Afz//wT+AAH//v7/
role on → over	0.059	0.082	/wACAwD8AP/9Bf4C/fr8A/8B/v8EAQIB
role on → subject	-0.069	0.078	AQD++wAEAAAA+wD/AAgF/wD/BQL6AP7+
role on → through	0.069	0.111	/QYFBwT6/P/8Bf0D/Pv6AvoD9/oGBgcG
role on → to	-0.032	0.32	AP7//v8BAgEG/wP9BAUD/QAAAwH+/QD/
role on → with	-0.089	-0.091	Bv34+QAJAQYC+AH5AQcL9wD6CQb4APz6
role over → across	0.03	-0.027	AP8DAv/+AQIBBAH+Afz7/wAB/QEE/wEA
role over → alone	0.016	0.04	Av3/AP4BAgICAQH/AgAA/wAA/QADAAAA
role over → by	-0.021	-0.011	Af/+/v8AAQEB/AD/AQED/wEAAP8AAAAB
role over → object	0.18	-0.195	9g0QEgjw9fr0D/cJ9PHxCfcG8fcQCQkI
role over → on	-0.002	-0.003	AAAA/wAAAAAA/wAAAAD//wD/AAH/AAD/
role per → object	-0.117	-0.007	CPP29PoLBgcH9gT7BwsK+Qv4Cgj0+ff5
role per → to	-0.027	-0.003	AAD//gABAAAA/gD/AQQC/QL+AgH9////
role round → object	0.001	-0.022	AQP+AQD/AAEA/QD//wAB/QD8AwP+Af7+
role subject → alone	-0.033	0.047	/wH6+v0DAgEB+gL+BQIH+wH+CAH7/f//
role subject → as	0.109	0.041	9goLCwf19/j3C/oH+PT0CfUJ8fgKCAwI
role subject → at	-0.049	-0.012	Af7/+/4EAQAC/AL/AwcE/gP/AgH+/v7/
role subject → by	-0.071	0.013	A/QA/PsFBwMJ+QX7CAkI/An+CAf79/n8
role subject → during	-0.061	0.015	BPz7+/4GAwMF+wT8BQYE+AH8BQT6//7+
role subject → for	-0.003	-0.022	/AQAAQUB/P39Af0C/QP/AvwA/f4CBAUB
role subject → from	-0.066	-0.034	/wD//QEDAP8A/gAA/wABAAAABAD8AAAA
role subject → in	-0.011	0.07	AwL8AAQC/wH9/f3/+wMB/Pz9Av0CBQIA
role subject → object	0.079	-0.258	/QYKCAH5/wb+BP4F/Pnw/Pj++/wMAgIM
role subject → of	-0.065	-0.067	Av78/P8EAv8B/QH/AgcC/wX8BAL6/vr8
role subject → on	0.041	-0.019	+QoGBgX6+/34BPwF+fv7BfoB+vwECAUE
role subject → to	0.016	-0.142	AQgDAwf/+gH5APsC+AD/APcD/v4ECQYD
role subject → with	0.079	-0.016	+goKCQf2+/z4BfoE+Pn6B/oE+P0GCAUD
role through → object	0.028	0.043	+wIEBAT7/fz+BP4C/wD+BP0F+/0EBQIC
role to → alone	-0.01	-0.02	A/z9//wBBAMF/wT8BQQF+wX7BQT9+/v9
role to → as	-0.004	-0.03	/wH9AAAAAP8B/AH/AwID/wEAAv/9//7/
role to → at	0.03	0.048	/gADA//9AP8CAwL/Av79AQIC/v8C/f4A
role to → by	0.027	0.096	AQP/AAL/AAAA/wD+//////4A/QAEAgH/
role to → for	0.122	0.107	+ggKDAPz+vr7CP4F+vX0B/oE9PoJBgUF
role to → from	0.213	-0.081	8RQSEwvw8vXyE/cN8O7sD+8P6e4TERMP
role to → in	0.034	-0.128	/wEEAwH+//79Bf4B/v79A/4C+/4DAwIA
role to → into	-0.052	-0.011	Af/+/AAFAAH//QAAAAMB/gD8AwP7AAD+
role to → object	0.011	0.176	/vsD//0ABAQFAgMABAABAgf7/wD++vr9
role to → of	-0.087	-0.048	BPf59/0HBQMD+wH8BAsG/AX8CgX4+fn6
role to → on	-0.046	0.028	/wT+/QQF/P/8/v0B/P4D//sAAgL7BQQB
role to → subject	0.077	-0.031	/wIFBwD6///+B/8B/vr7A/4D9/4GAgMC
role to → with	0.044	-0.073	//8FBv/8Av8BBAH/Av/8AAEC/f4E//4A
role towards → alone	-0.005	-0.041	/QIC/wEA/v7///8B/wH+Av4D/v0BAgIC
role under → object	0.002	0	/wACAQD/AP8B/wAAAQIAAQAB/v4CAAEB
role under → with	-0.049	0.061	AP/9/AAEAQAC/AH+AAUEAAEAAwH9//3/
role with → alone	0.042	0.056	AAABAQH9AP//AwAB/vr/Af4A/wACAQEA
role with → alongside	-0.024	0.108	AgH9/gEC/wEA+///AAIE/AD+AgH9AAEA
role with → as	0.124	-0.284	/gcEDAL2/f78Cf8C/PX4A/kG9fkMBgcF
role with → by	-0.016	0.017	BPr7/fsCBgUH/gT9BQIE+wX9AgL+/Pz+
role with → for	0.094	0.023	9wgKCwX2+vn6CvwG+vf0CfoI9fgJBQYG
role with → in	-0.006	0.104	AAMAAgUA/f4BAf4BAAEAAQH/AAH/AgD/
role with → object	-0.002	0.361	BQP9Af4BAAf//QL8AwAC+gL2/Ar9+/z8
role with → of	0.03	0.072	/wADAwD9//8AAgAAAP/+Af8C/f0DAQEB
role with → on	-0.005	0.179	AwT8AAYD+wP7/f3//P4E/AH7BwX6Av3/
role with → subject	0.01	-0.035	AQH//gED/wH8/v4A/f8CAPwA/wEABAQA
role with → to	0.005	-0.077	+wUCAAUA/v38Af4C/P/+BPoD//0ABgIB
role with → under	-0.066	-0.024	A/z7+/4GBgMG+wT9BwoG+gX+AwD8/fr/
role within → object	-0.027	-0.002	A/7+/f4CAgIC/AL8AwMF+wT8BQT8/fz9
role without → with	0.04	0	/QIDBAH9/v78Bf0D/Pv7Bf4C/f4CAgIC
said by both: helped	-0.108	-0.065	DO/w+fMJDgwP8wvyCwsN9RH1Cw338/H0
said by both: joint	-0.025	-0.023	/f8DAAQE//73Af4B+wX+BPoEAf39CgT/
said by both: junior	0.065	-0.124	/f8FBvv5AQECBwAAAvv5AgL//fwH/v0C
said by both: negated	-0.192	-0.063	Agv57gwT+//29Pb+9RQG/Pb9CADwCwb9
said by both: occasional	-0.059	0.135	AAT++QIHAP/5//wA/QAD//0D/wP8AwT/
said by both: others	0.014	-0.023	/QQCAQIA/f/9AP4C/v7+AvsE/v4BBAMC
said by both: partial	-0.01	0.151	+QUC/Qv+/Pjy/vQH9AH/CvcFA/kACAkG
said by both: past	-0.092	0.031	Afv9+P4HAwAC/AABAgcCAQT+BQL6/fv/
said by both: planned	-0.041	0.093	/AMC/QcF/P75+/0A+wH/Bf0DAf//CwYC
said by both: practice	-0.009	-0.038	/gMCAQL///7+//8B/gAAAAH+AgL9//7+
said by both: received	-0.047	0.009	AwL8/QAFAgMC+wH+AQQD+wL/AwT/BP/+
said by both: supervised	-0.092	-0.124	/v/7+AQIAP4B+v8C/ggEAgD9BQH2//z9
said by both: uncertain	-0.025	-0.001	/gMA/gQA/P4A/AD+AQQDAf4DAQAAAQEA
said by both: watched	-0.032	0.101	Av3///0CAwED/gL+AwED/gT+AwP9/fv+
sentences joined as a cause	0.092	-0.288	+g0GCwj19f/1CfgI9PD4Aff9+/kJCwkF
share down 1	-0.026	-0.057	/QUC/wUB+/z+AP4B/gEBAv0CA/3+BAEB
share down 2	0.006	0	/wIBAQH/////Af4C/wD/Af8B//8CAQEC
share down 3	-0.007	-0.012	/wEAAAEA/wAAAAAAAAEAAAAAAQH/AAAA
share gone from 1	0.128	0.174	8hIREAvw8fP0DPoH9PX1D/IN8/UODg4J
share gone from 2	0.049	0.221	/QgHBQr79f77A/gB+P//BPYC/QAFCQUA
share gone from 3	0.067	0.027	9AcFCQ/08vPxCfEO9vzzDO8R9PMLDwoM
share gone from 4	0.058	0.194	AP0DBfz7BAAEAwT/BAH9/wEC+vwF/gAC
share gone from 5	-0.014	0.163	Bfv5+PwCAQMCAgL7Av0E9gP2CQf8/gD9
share left	0.048	-0.117	AwoIAQf29Pv4AfP88vn7A/v//voCBAsB
share loose	0.032	-0.155	+gcGCAf4+//3B/kB9fr3BPsG+voFBggD
share lowest up 1	0.086	0.295	+wcICQP3/fz8CvwF+vr2Bv4D+vwHAQED
share lowest up 2	0.061	0.113	9wUKBwb4+fn4BfsF+vr2CvoI+vwHBwUH
share lowest up 3	0.165	0.039	+AsNDwfx+Pn5DfsF9vTyCvgL8/UQCAgH
share new	-0.029	0.088	Afz+/f8DAgEC/gH/AQMCAAT+BQP8/fz+
share new at 1	-0.054	-0.048	BPz9//0CAgIG+QT7BgcG+AP+BgP8/f3+
share new at 2	0.036	0.046	/gMDBAP8/P3+Bf0B+/37Bv4D/f4FAgIE
share new at 3	-0.101	-0.031	AP/8+QAFAAAB+AH/AgcF/gL9CAT2//39
share new at 4	0.082	0.076	/wMEBwL5/v/+B/4B/fj7Af0C+f4GAwMC
share new at 5	0.213	0.292	9hgPFA/s7/XwFPML7uvuB+8K8vEUFBAK
share of neighbours	0.006	-0.021	APoA//r+AfwCAwMDCAT/BAMEAf8B/P3/
share same	-0.038	0.032	+gD7+wP/APr+/QADAgEFBfwDA/39A/8E
share up 1	0.08	0.205	/gQDBwD6/wD/AwABAPr7/wAD/PsHAAEC
share up 2	0.023	0.02	/gEDAgH+//8AAwAB//79AQAC/P8CAQEC
share up 3	0.097	0.101	/QcJBwT5+/78B/4B+/n3BfkI9voJBwcE
share up to 2	-0.06	0.001	Bfr5+P4HBQQG+wP7BgcG+gT7BQT8/fr9
share up to 5	0.176	0.299	9Q0OEAbx9/n4DfsH9u/vCvcN8fMQCgsK
size gone from 1	0.062	-0.032	AQIFBAL7/gAABAD///v+A/4B9/wIBAQD
size gone from 3	0.006	0.226	APkBAPwAAwAFAAIABAD9AQMA/v4B+/0C
size new at 1	-0.016	0.02	AQD9/AADAAEB/gD/AQQEAP8BAgEA/wIA
size new at 3	0.11	0.021	/gIFDAD2//7+DAAB//T9Af4D+PsHAQIB
size same	0.001	0.044	/gkE/QT+/fv/AP0D+f37APwBAP0CBAIB
skill gone from 1	0.019	0.382	AAIC/gIA/QH7Afz++f79//sD+/0DBQUB
skill gone from 2	-0.082	-0.047	Bfn7+v0HBwMI+wX6CAsG+gn8Bwf9+PX8
skill gone from 3	-0.034	-0.073	A/z7+gAEAwEC/wH+AQME//8AA//9//7/
skill gone from 4	-0.033	-0.004	A//+/v8CAQMD/QL9AwUE+wH+BAP9//7+
skill new at 1	0.005	-0.062	//0A//8AAAADAgEAAf8ABQIBCAEC/f4A
skill new at 2	0.163	-0.122	9AgMDgjx9/b1EvgK9vDxCvgK8fYPCAgI
skill new at 3	0.017	-0.001	/wEDAAD////9BP4B/f7+Af0A/v0DAgIB
skill new at 4	0.145	-0.065	+gMJDwL1/v/+C/4D/Pn1BvwH8fsLBAQE
skill same	0.032	0.155	/gQFBwL//fr+Av4D/v/8BQACAP4EAgAA
skill up to 4	0.06	0.076	/gMEBAH7/v79Bf8C/fn7A/0B+/0EAwMC
small number new	-0.096	0.118	BAf4+wQF+//+9f/7/gMK9/73Cwb3A/36
span down 1	0.126	-0.03	/QEICwH2//3+Cv4C/vv3Bv4F9/wJAgEC
span gone from 1	-0.042	0.479	AwH++/0FBAEEBAL/AQAE+wL/AwP8/v7+
span gone from 2	-0.118	-0.14	D/Xu9PkMCgwI8wX2BAoR9ArxEg/y/Pr3
span gone from 3	0.001	0.048	AfYCAPoABgEFAwP/BAP+AwYC/v//+fv/
span gone from 4	0.037	-0.042	/AMDBQAAAP//Bv8C//v5AQIC/P0F/f8C
span lowest up 1	0.046	-0.094	AgEABAD8AAEAAwAAAP/9/wAA/v4FAQAB
span new at 1	-0.014	-0.203	BgT8/QADAAcE+wT4Af4K8/74BQX/BP/7
span new at 2	-0.072	-0.059	CPb0+vwEBQgH+QX4BwII9Qr1DQv6+fj3
span new at 3	-0.037	0.055	B//5+v4EAwQC+wL8AQUF+gD8BQP7Av/8
span new at 4	-0.069	0.098	AAX9/QMG/AL8+v0B/f8EAf3+AQT8BQMA
span same	0.047	-0.206	+QkGAQz58/r1APYE+/f/BvcG/Pf+BgkC
span up 1	0.037	-0.081	A//+Af/+AAMBAwH/AP/+/wAA/f8EAAAA
span up to 4	-0.048	0.037	Cfv4+P0GBAcB/AH8AgME+wL8BgX9/v78
speed gone from 0	0.003	-0.033	B//9Af/+AwUBAQH8/wH/+wD7BAb+//38
speed gone from 2	-0.016	0.043	AQD+/gACAgEA/QD/AgQD/f8AAP8AAgAA
speed new at 0	0.005	0.015	Af//Af//AgIC/wL+AwAB+/8AAf8FAP0C
speed new at 2	0.07	-0.081	+QQHBgL6/fz9B/4F/Pr4CPwH+PoHAwUF
speed same	-0.014	0.106	+wMDAgX9//wE/wP9AQEB/P4A/f3+Bv4A
subject became the object	0.006	-0.046	AAICAgIB/wH/AQAAAP/9AP/+/wACAAAC
success gone from 1	0.062	-0.086	AgQFCf/5///+BAH+/fv+/f///QAGAf//
success gone from 2	0.036	0.108	/QcCBAj9+f30A/cF8/n8AfYD/PoBCwkE
success gone from 3	0.09	0.021	+gUJCAD3/fz8Bf8D/Pb3CPwE+PwIBQMD
success lowest up 2	0.079	-0.027	/gQEBgL5/f7+Bf8B/vr5Af0C+v0HAgIC
success new at 1	-0.077	-0.052	BP36+wEIBAUC/AD+AwgD+v/8AwT6Av/+
success new at 2	0	0.013	AQD//wAAAAEAAQAA//0BAAAAAAEAAf//
success new at 3	0.049	-0.082	+wYFAwT5/foAAPwE/fn6CP0A/PsGBAUE
success same	0.012	-0.073	/f8BBAMAAPwAAf7//v4BBfsCAgD/Av8A
success up 1	0.012	0.054	AAICAQH+///+Af8A/v0A//4B/f8BAgMB
success up 2	0.076	-0.024	/gMDBAH8/v/9Bf8B/fn5AfwC+f0IAwMC
success up to 3	0.111	0.029	/QQFBwL5/f38Cf4D/Pb2A/oE9fsLBAUE
swap of name	-0.004	0.013	/AIDAAID/v39AP8CAQD8A/wG/vwBBAMB
swap of name, likeness 0	0.031	0.001	/QIEAwH9//3+Bv8C/vz8Bf4E/P0EAgIC
swap of name, likeness 1	0.05	-0.084	/QEEAwD9////BAACAP78A/4F+fsGAQID
swap of name, likeness 2	-0.047	0.042	AgD9+gAJAAIA+gD/AQMD/v8C//8AAQEB
swap of name, likeness 3	0.028	0.054	/AIEBAL8/v3+A/4C/f39BP8C/v4CAgEB
swap of noun	-0.012	-0.084	BRL//w78+gPz/fT58/f/9/X+/wQEEgn5
swap of noun, likeness 0	-0.033	-0.099	AwT7+v0DBQP/+gD9AAEE+gQACv79APz9
swap of noun, likeness 1	0.043	0.265	AAr8BQf9+/z2AvkD9/kBAPcFAvkFCQQF
swap of noun, likeness 2	-0.011	-0.021	+wcA/wP7/v3+Bfz9+QEABP4FAgABBQIB
swap of noun, likeness 3	0.034	-0.015	CQoCAQj++wb8/vz7+f76/Pn+/QH/BwD7
swap of noun, likeness 4	-0.015	-0.178	Awf7/wP8+gP9/Pz8+/oG+/v9/wUDBQj+
swap of noun, likeness 5	0.002	-0.048	/QkDAQb4+P/4AfsA+fn9BfoA/wL+BQYA
swap of quality	-0.015	0.043	DwL9BgYD+Qj3Afvz/gIB8/3x/gn/AQf6
swap of quality, likeness 0	-0.003	0.234	CP78Bf0BAgUA/gH9/wAE/gP8AgYC//77
swap of quality, likeness 1	-0.068	-0.105	Bwf5/AMG/QT6/f39+/8G9/n8AgH5BgT/
swap of quality, likeness 2	-0.03	-0.112	Bv7/AAAB/QQC/QH5AwEE9wb9/AIA+v8A
swap of quality, likeness 3	0.018	-0.016	CPv9AwH+/wP+Av/6AgYD+/76AAYB/gD8
swap of quality, likeness 4	0.056	0.021	AP8DA//8AAD/Bv8B//z7Af8D+wEIAAAB
swap of quality, likeness 5	-0.034	0.022	AQX//gID/gH8+/7+/AMD/Pr9AQL+BgX/
swap of verb	0.019	-0.009	BQD7/wH6/QQBAwH0/AEE+QP+BAIEAfr5
swap of verb, likeness 0	0.048	-0.128	/AIC/gH8/v/7BPwF+/z4Av8B/fkCAgQC
swap of verb, likeness 1	-0.002	-0.029	AvP6A/gECAQJ/gT8AwP+/Qb6AgcF9/L9
swap of verb, likeness 2	0.045	0.247	Awj9AwX6/fz9Bfz/9/oCBvcDAvsEBwkA
swap of verb, likeness 3	0.006	0.177	BfoD/f//BAIE/QD7BP39//79/v8C/gIA
swap of verb, likeness 4	-0.004	-0.297	AQMB/AQB/v4AAP0A/P0C/vv9BwECAwf/
swap of verb, likeness 5	-0.026	0.032	AP/9/gEF/wD/AAABAQIAAgECAP7//wAC
swap, antonym	0.096	-0.177	/gcDCgT4+v36Cf0D+/b4A/kC+fwIBQcC
swap, derived	-0.034	0.083	Cfr2+/sDBAcH+gT7BgQI9wj2DQr6+fv4
swap, far-broader	0.04	0.113	/QQIBwL9/fsAA/8C//37AgAC/v0GAAEC
swap, listed	-0.024	-0.073	Av/8/f8EAQIC/gH/AgID/QP+AwH9/P3+
swap, narrower	-0.058	0.116	Avv89gIDAwIE+wT9AgQG+wH3AAT2Af39
swap, none	0.032	0.014	BQL8CAgD+Qb1BvX2//8D//j6AgICCwP/
swap, paraphrase	-0.126	0.138	A/n69P4LBAEF+QP+Bg4H/Qf9CwT3+vj9
swap, rare-synonym	-0.07	0.067	Bfz6+/0EBAUF/QP7BQkH/AX6Bgf4+fv6
swap, sibling	-0.014	-0.293	Chb9+hT67gTy+vP67/sK9/D9CQL7EQ75
taken out, one place	0.1	0.259	+P0HA/X4BPoHBwgHB/77CAkL+/kL+PwJ
taken out, share 0	-0.014	0.04	AQwB/wj89//2/fr9+fgB+vT/AQD9CQf/
taken out, share 1	0.022	-0.045	DQPv+wv78wv5+vny//kE6/npAv/7CgT6
taken out, share 2	-0.049	-0.006	EgX+BAcIAxIB9frz/PsH8ff0AhD8BPv2
taken out, share 3	-0.024	0.037	APwDAPwDAgMD/vz/AwABAgf8AAIB/wEA
taken out, share 4	0.005	-0.031	/wYBAwP+/P/7Av0C+/z9A/0C//4BAwMB
training gone from 0	-0.043	0.042	AwL5/gYF+gb9/vr8+QQH/Pn+BQL+BgH8
training gone from 2	0.021	0.033	AAMAAwH9AAH/AgD///79Av8A//8DAwH/
training lowest up 2	0.111	-0.13	+AYLCgP2+/r9Cv4F/Pn2CfwI9PkKAwQG
training new at 0	-0.032	-0.09	BQP9/AEC/gL9+f/7+/8I+v75BQb6AgP7
training new at 2	0.111	-0.052	+QYKDAT3+/v7CfwH/PT2B/0F9/oIAgQF
training same	0.019	0.176	BAj//gf9+v73/Pz8+fwF/PwAAf0ABgIA
training up 2	0.115	-0.145	+QUKDAL1/PsABwACAPz6BfwH9vkKAwUF
training up to 2	0.117	-0.145	/AMICgH3/fz+Cv4E/ff2CP4G9/oKAQME
what changed became the object	0.009	-0.064	AfkA//oDBQIIAQb+CAAB/Ab+/v4C+Pv+
without &	-0.093	-0.032	Bv34+P0GBAUE8AP7BQkL9wT5DQb2/Pr7
without a	0.089	0.219	+wQGCgf1/vr6DPcC8/v6CPcH9/0MCAYC
without about	-0.056	0.048	/gcAAQ4F9f71+vYA8wIGA/kDCAT+CwoC
without across	0.101	0.002	/gQHBwP8/v/7B/wE+/r5BfkE9/wLBwYF
without after	-0.039	0.105	AAkB/goE+P72APsB/fsA//v/Avz+BwQB
without afterwards	-0.017	0	AP4A/gACAQAB/wAAAQMCAAEAAAH///7/
without again	-0.006	0.066	Av7+Af/6AQID/wH+Av8D/gH/AQEA/wD/
without against	0.02	-0.079	AP4BAf//AQACAgEAAv//AQIAAQAC/v3/
without ahead	0.039	0	/wABBAD9AAAAAwAA//3+Af8B/P8EAQEB
without all	-0.162	0.032	CP3x8gIPAgQE8wD5BQsO9wP0EQ3y+f74
without almost	0.068	0.012	+wUGBgT6/Pz7Bv0E+/r5BvoG+PoHBgYE
without alone	0.034	0.018	/wACAwD9AP8BAgABAP39AgAD/f4DAAAC
without along	-0.05	-0.071	A/r7+/4DAwIC/QL/BAUD/QP+AwD9/fz/
without alongside	0.04	-0.094	/QMDAQH+//z8Bv0D/P37Bf0F+foEBAID
without already	0.062	-0.007	/gQEBQH7///9Bf8C/Pn6A/wD+vwGAwQD
without also	-0.173	-0.015	CvH07vcQDAgM8Qj5Dw8N9gv1EAr29PX4
without always	-0.041	0.056	AP/++gAF/wH9/v8B/gIBAf/+AwH6AwAA
without an	0.134	-0.077	+wMIDAPz/Pr9C/0E/fj1CvkI+/oNAwQE
without and	-0.076	-0.254	Dvj6+/4FAw4H8gX3AwQM+gb2Bwr6/vb3
without any	-0.035	-0.11	AQL8/wEA/wAA+/8A/wMD/f/8BgL+AQL+
without anything	-0.022	0.057	Av/7/gACAQEB/gH/AgQF/gL+AgP7/v7+
without approx	0.028	0.137	/wQDAgP//QD8Af0A/P3+APwB/P8FBAMC
without around	0.092	0.204	+wYICgb1+vv9Cf0D/Pv5BvsF+PoLBQMD
without as	-0.026	-0.209	DPT3+fYCCwcGAAb3BwsG9gj3CwX/9vb4
without at	0.022	-0.025	BgICAAH7+wT5Av79+/v+/vsG/gAGBAMB
without away	0.064	0.038	+wIFBwP5/fz/Bf4D/fn4A/8C/PwFAQIE
without back	-0.09	-0.096	Av359wMK/gAA+v7//wYH/fz+BgP4AAL/
without basically	-0.156	0	Cvb08v0MBwcJ9QX5Cg8N9Qn4DAr09vX5
without because	-0.01	-0.045	BPn///oBBwIG/AP+BgMF/wj+BAP++vr+
without before	-0.071	0.19	AAH9+AEG/f/9+AD//wQB+//7AQH6AwL/
without behind	0.022	-0.011	AQD/AgH9AQH+A/8A//8A//8AAAECAv//
without between	0.051	-0.011	+QMHBQP7/Pv7B/0F+/z6B/oG+vsFBAME
without but	0.069	-0.14	/wYCCAX6+v75BvsC9/f5BPsH9vgLBgkH
without by	-0.061	0.092	CPX1+PgFDQQI+wT1BQgF9wf4Df/++fT4
without could	-0.03	-0.083	AQD+/wEAAAEA/v/+/wMC/v4AAQD/Av//
without currently	-0.046	-0.053	CPf6/PkEBgYJ+wf5CgYH9Qj7BwX89/j8
without daily	0.042	-0.005	AAAEBAH8AAD/Av4B/fz/AP0A/f0FAgMC
without down	-0.102	-0.091	Dfv28wAMBAwC9v/7BQUG9AP2DAz3AQD8
without due	0.015	-0.01	AAACAQD/AAAAAwAB//7+AQAB/v8BAP8A
without during	0.018	0.065	//wBAf//AQADAwH+AwP9/gEA/wEC/fwA
without each	-0.043	-0.105	Bvz6+vsFAwgF+Qb4BgEJ9QP4Cgr6/fz9
without elsewhere	0.042	-0.02	AAEBBAD8AAAAAwABAP3+AQAB/v8EAAAA
without etc	0.039	0.07	/gEDBf/8////AwABAP7+AQEB/v8E/wAA
without every	-0.031	0.016	Bfb7+/gDBgII+wb7CAoD+gj8AwL+9/f+
without far	0.049	-0.004	AAABAwD+AQAAAgAAAP3+AQAC/f0GAAEC
without first	-0.085	-0.006	AAP++gEH/gH++/8B/wUD///+BAL4AgIA
without for	0.021	-0.354	CP8BA/n4AQED/wQAA////AP9+ggE+v0C
without from	0.05	0.021	/AwFBAcC+f34BfsD+fsABfoCAPoGCgYC
without half	-0.096	0.013	A/n6+P4KAwME+QL+BAgF/wX+CAX4/Pz8
without he	-0.015	0.083	Av/8/QMD/wL8Af4B/QIB//wA//8ABAMA
without her	-0.029	0.003	BP/8+/8GAQQA/gD//v4AAf7/AAH/BAL/
without his	0.025	-0.018	/QQDAwP9/f7+//4C/v8AAf4C//8BAgIC
without home	-0.017	-0.013	AQT+/wIB/gH+/v///gIB/v7+AgL+AgD/
without how	-0.042	-0.101	+wH//AMF/vz+/f4C/gMCAgECAf79AQAB
without i	-0.104	-0.446	Evr19/kNCxcF9Qn3BgwM6AvjCAr3/fb2
without i'm	-0.04	-0.029	A/v7/f0DBAMF/AP9BQcF/AX+BQT9+/v9
without if	-0.021	0.158	/QD//gECAP0A/wAAAAD9A/8C/f8AAf8A
without ill	-0.059	0.064	AAD/+wAGAAAA/AAAAAMCAQD/AgH8AP//
without in	-0.012	-0.069	BPf7/fcAAwcKAAP4DP8F8wT7BQn9+/j8
without into	0.122	-0.01	+gMHCgL2/fv/Cf4E/fj3Bv4F9/kLAAQF
without it	-0.11	-0.018	Cvvz9wEKCQgC9QH3BQ0L9AP1DA33/fv7
without its	0.008	0.047	AP4AAf8CAgEC/wH/AQD+/wP//gAA/v8A
without largely	0.067	0	/wICBQD7///+BP8B/vn8Av4B/f4FAgMB
without mainly	-0.04	-0.154	BPr8/vsDBgQH+wX9BgQF+Qj9BgX8+Pn9
without me	-0.117	0.171	Dfbz9wAIBwkI9gP2CAwJ8QfwEQv2+PX5
without mine	0.032	-0.019	Avz+Av79AgIBBQAAAP7+AQEA/f8D//4A
without monthly	0.035	0.068	Af0AAf7+AwEBAQL+Af39/gL/AAAB/v7/
without most	0.001	0.017	/wABAQD/AP8AAAABAAD/AAAA//8A//8B
without mostly	-0.056	-0.007	B//6+gABAQT/9v/9AgQH+gP4CAP4/gL+
without my	0.036	0.144	AQEAAf79AvsCAAX9Bv78/AEA//kAAgED
without myself	0.031	0.043	/wICAgD/AP/8Bv4E/Pz4AwAB/v0DAAIC
without n	-0.066	-0.053	Bvz7+f8GAwMC/AH9AgYG+wH7BwX6///9
without nearly	0.064	0.372	+QoFBwX6+fz6AvwE+vr7BvgG+fkHCQkG
without never	0.019	-0.067	+wQEAwP9/vz9Av0B/AH8A/4C/v4DAwIB
without next	0.012	0.045	Av0AAf7/AwECAAH/AgMB/wAA//8C/wAA
without no	-0.095	-0.181	CQH6+QALAQcB+gH5AAcI+AL4Bgn4/v77
without not	-0.003	-0.222	+xABBgr+9vz1APcG9wL8AvQC/wD/Cw0C
without now	0.031	0.049	/P0DAwH+AP4BAAECA//+A/8D//4DAQIC
without occasionally	0.094	0.069	9ggKCQT3+vj5CvoI+ff0DPoJ9fgJBggG
without of	-0.048	0.163	Cvb6/PkDCAkN/Qj3CQQG/Qv7BAb8+Pj6
without off	-0.062	0.197	AgL9+QYE/QH9+v78/wYE/f3+CAL/BgL+
without on	0.007	0.031	CAr6AgT++Qv6/Pzz+vwB8v39BgoFBgX4
without once	-0.012	0.294	BAH8/AIFAAYC/gH8AgAC/QH/AwICAf4A
without only	0.076	-0.193	/QkGBQX7+v/7//0A+vf8AvgD+fsGBwgE
without onto	-0.003	-0.015	AP8A/wAAAQABAQEAAQEBAAEAAQEA/v3/
without or	-0.075	-0.085	/wH+/QMF/fz9/P4B/wUEAP4BA//5AgQD
without our	0.08	-0.138	9QYMCQL6+/n7CfwH/Pv0Df4K+PkJAwUG
without out	-0.092	-0.1	Bvf79vsFBwcJ/Ab6CgkD+wbyBAX4+vr6
without outside	-0.036	-0.012	AQH9/gEC/wEA/QD+AAQE/wD9BQP7AP/8
without over	0.043	-0.054	AwEBAf78AAQABAD///z9/wD++v0IAwMD
without partly	0.083	0.024	+gUHCAP5/Pv8CP0F/Pj3CPwG+PoHBAUE
without per	-0.062	-0.04	DfT09/cFCQoI+Qb4CgoL8g31Cgn49fb4
without probably	-0.009	0.063	AQH//gAB/////wAA//0AAP8A/v8BAQEA
without roughly	0.038	0.149	/gcCBAP8+wD9A/4C/v38A/wB/f8DAwUB
without round	-0.033	-0.005	B/76+v0GAgUB/QH9AgQC+wH4AgT8AAD8
without she	-0.016	-0.076	A/3+//0BAwICAAL/AgEB/gb8BgX8+vr8
without since	0.095	-0.109	/AYHCQL4/Pz+B/8B/Pv7A/0C9/sHAwMC
without so	-0.116	-0.032	Cfvy9AALBAX/+P77/gkM9gH1DAX4APr6
without some	0.015	0.382	/gQDAgX++v77AfsA+P7+BPoE+/4BBgUB
without sometimes	-0.012	0.253	AQD//wECAAAAAAAA/wP+AP8A/QIAAAD/
without still	0.089	0.012	/gIFBwD6AP3+CQAC/fr2Bf4D+/sIAQEC
without than	0.058	-0.019	/gMDBAH8/v78Bf4C/Pr6BP0D/P0FAwMC
without that	-0.078	-0.147	AQP8/AsG/AH8/vYC+wQC//n5BALzCf38
without the	-0.017	-0.199	BwQC+gQB+wkA//36AQH+9/37BQf+BQAA
without their	-0.095	0.071	CvT29PcJCwkK+Qj5CgwG9Q71Cwn39vH3
without them	-0.189	-0.014	C/T28fsPCQkD9AP6CxAR+Qn5CQf0+/X7
without then	-0.081	-0.097	Bf35+gEIAQMC9v/+AggH/wH4BgLz///+
without there	-0.026	0.026	AgL+/QUC/AP+/f79/QUD/v/+AAT9AgP8
without they	-0.158	0.061	Cvr08f0OCQkE9wL6CAoM9QT4Cw3z/fr5
without this	-0.096	-0.022	Bvn3+PsJBgYI9gX6CQoL9gr4DAn09vf5
without those	0.002	0.008	/QIDAgH+/v7+Af8B/gD+Av8B/gD/AQAA
without though	0.035	0	/wECAwD9//8AAwAA//3+Af8B/v8DAQEB
without through	-0.006	0.078	AAL/AQMA////Af4A/f0AAv8CAP8CAwEB
without till	0.076	-0.099	+wQHBgL6/P37B/0D+/j4BfwE+v4IAwQD
without to	0.054	-0.11	Af4DAf//AgUDBQH9AgIA/gP++wUB/P/+
without together	-0.057	-0.012	Bfv6+PwGBAIF+wT9BgYF+wX9BAL7/P3+
without too	-0.028	-0.028	AgD+/f4DAAEC/AH+AgIE/AL9BgL8/f7/
without towards	-0.023	-0.066	/wH/AwEB//////8B/wAAAf//AwH+AQEA
without twice	-0.088	-0.015	Avv79P4KAQIC/AD+AgIG/gH/AwL7/v3/
without under	0.05	0.291	/QEDBQX8/fz8AvsB9/r8BAID/f8DAgQB
without until	0.028	-0.174	AAABAv//Av8AAgABAP/+AgH//gAA/v3+
without up	-0.011	-0.119	+w39AwsD+v36/PsD+v/+Afr8Afz+BwoD
without us	0.014	-0.083	AAIAAAP//f/9/v4A/QABA///AQEAAf/9
without usually	-0.02	-0.086	//8A/wAAAQAB/wEAAQX/AAEB///+AP8A
without w	-0.047	0.016	BP78+/8EAQMB/wH+AQID/QH8BgX7/v78
without we	-0.109	-0.237	BAL39gIL/wX6+vz8+QcE+/v5Bwf7BP37
without weekly	0.108	-0.036	/gEHCwD3//4BCAEAAPj6Av8C/P0JAAID
without well	-0.042	0.102	Av/9+gAEAQD//gAA/wIB/wH9AwL7//7/
without what	-0.198	-0.006	CP7z8AAQBgcF7wP5BRMP9gP3DgvwAPn3
without whatever	-0.053	-0.003	AQD8+wAGAAEA+wAAAAED/wH/AwL9AAD/
without when	0.034	0.135	AgYBAQQA+gL+A/sA/QH6/voG//8FAw0F
without where	-0.067	0.085	B/b5+fkHBwUH/AT8BwYF+wr6CAj69vb6
without which	-0.015	-0.092	Cfz3AfoABwoG/QT6BAEG9QT2BQb7+vj6
without while	0.128	-0.095	+QgKDQP0+/v8C/4E+/j4BvoH9/gNBwUG
without who	-0.137	0.044	/wf69QcM////9f79/AsJ/v3+CQLzBvz8
without whom	0.084	-0.029	/AQGBwH6/fz8Bv4D/Pn5BvsG9vkJBAUE
without with	0.067	0.378	CQL7BwP9/gP7A/r6+fr/+QD+AAMDA/7+
without within	-0.05	0.139	BAH7+P8FAAMC+wL8AgMG+gP7BgX6/v78
without without	0.027	0	/QEDAwH8//7/A/4C///9A/8D/P0DAAIC
without would	-0.113	-0.056	A/37+f8IAgID9wH8AwcI+QH8Bwf3/vz9
without yet	0.029	-0.119	/QUCBAH9/v7/Af8B///9Av0B/P4FBAQC
word of group → writer	0.074	-0.197	/AQHCAP3+/7+C/4D/PX8BvwF+f4IAwMA
word of other → thing	-0.019	-0.049	AP78/wH/AP8B/QD/AgUC/gH/BgL+//3+
word of other → writer	-0.024	-0.028	/RL4/RgE8v/2A/EC7gYD//D4AQD7FQ36
word of team → other	-0.089	0	Bvv39v8KAwUD+gL9AwcG/AL7BwX4APv7
word of team → thing	-0.037	-0.043	/AMC/gQF+/z+/f4B/wICAf4AAAH9AgEA
word of team → writer	-0.009	-0.022	+QgEBA/98/vxAvME8vkCBvYI//0DEAoB
word of writer → group	-0.009	-0.016	BAD9/f8EAQP+AQD+/wAE/P7/AgD8AgD+
word of writer → other	0.026	0.206	Cv//AgH6AgP/AgH8APgFAQH4Av8CAf/8
word of writer → team	-0.068	0	A//9+gAEAQAB/QD/AQYB/gD8Bv/7AP//
word of writer → thing	0.032	-0.173	Awv9AQkB+Azx/vj/8f7/8vP1AwcDDAkA`
