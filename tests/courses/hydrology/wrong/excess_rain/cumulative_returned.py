# the cumulative runoff is returned, its growth in each step is not taken
def excess_rain(rain, before, cn, area):
    antecedent = float(np.sum(before))
    if antecedent < 35:
        cn_used = 4.2 * cn / (10 - 0.058 * cn)
    elif antecedent <= 53:
        cn_used = cn
    else:
        cn_used = 23 * cn / (10 + 0.13 * cn)
    Q = []
    for c in cn_used:
        S = 25400 / c - 254
        P = 0.0
        row = []
        for r in rain:
            P += r
            row.append((P - 0.2 * S) ** 2 / (P + 0.8 * S) if P > 0.2 * S else 0.0)
        Q.append(row)
    Q = np.array(Q)
    return Q, area @ Q / area.sum()
