# style: scalar loops with running totals
def excess_rain(rain, before, cn, area):
    p5 = 0.0
    for b in before:
        p5 += b
    ex = np.zeros((len(cn), len(rain)))
    basin = np.zeros(len(rain))
    for k in range(len(cn)):
        c = cn[k]
        if p5 < 35:
            c = 4.2 * c / (10 - 0.058 * c)
        if p5 > 53:
            c = 23 * c / (10 + 0.13 * c)
        S = 254 * (100 / c - 1)
        P, last = 0.0, 0.0
        for t in range(len(rain)):
            P += rain[t]
            q = 0.0
            if P > 0.2 * S:
                q = (P - 0.2 * S) ** 2 / (P + 0.8 * S)
            ex[k, t] = q - last
            last = q
            basin[t] += ex[k, t] * area[k] / np.sum(area)
    return ex, basin
