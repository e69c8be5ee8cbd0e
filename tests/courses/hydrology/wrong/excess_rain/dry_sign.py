# in the dry formula the denominator has a plus sign
def excess_rain(rain, before, cn, area):
    s5 = before.sum()
    if s5 < 35:
        cn_a = (4.2 * cn) / (10 + 0.058 * cn)
    elif s5 > 53:
        cn_a = (23 * cn) / (10 + 0.13 * cn)
    else:
        cn_a = cn
    S = 25400 / cn_a - 254
    Ia = S / 5
    P = np.add.accumulate(rain)
    res = []
    for s, a in zip(S, Ia):
        last = 0.0
        row = []
        for p in P:
            q = (p - a) ** 2 / (p - a + s) if p > a else 0.0
            row.append(q - last)
            last = q
        res.append(row)
    res = np.array(res)
    return res, res.T.dot(area) / area.sum()
