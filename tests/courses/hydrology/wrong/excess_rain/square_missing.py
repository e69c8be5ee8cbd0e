# the square in the runoff formula is missing
def excess_rain(rain, before, cn, area):
    am = before.sum()
    if am < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif am > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = 25400 / cn - 254
    total = np.cumsum(rain)

    def Q(p, s):
        e = p - 0.2 * s
        return e / (e + s) if e > 0 else 0.0

    cumq = np.array([[Q(p, s) for p in total] for s in S])
    inc = np.array([[row[0]] + [row[i] - row[i - 1] for i in range(1, len(row))] for row in cumq])
    return inc, area @ inc / area.sum()
