# survival through sums of logarithms, the curtate expectation corrected for the survivors of the table
def life_table(q, radix):
    n = len(q)
    l = radix * np.exp(np.concatenate([[0.0], np.cumsum(np.log1p(-q))]))
    tail_sums = np.cumsum(l[::-1])[::-1]
    e = (tail_sums[1:] - 0.5 * l[n]) / l[:-1] + 0.5
    return {"l": l, "d": q * l[:n], "e": e}
