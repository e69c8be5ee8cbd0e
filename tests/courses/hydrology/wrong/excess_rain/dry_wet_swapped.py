# the formulas for dry and wet are swapped
def excess_rain(rain, before, cn, area):
    def adjust(curve, p5):
        if p5 < 35:
            return 23 * curve / (10 + 0.13 * curve)
        if p5 > 53:
            return 4.2 * curve / (10 - 0.058 * curve)
        return curve

    c = adjust(cn, before.sum())
    S = 25400 / c - 254
    P = rain.cumsum()
    eff = np.clip(P[None] - 0.2 * S[:, None], 0, None)
    Q = eff * eff / (eff + S[:, None])
    dQ = np.diff(np.pad(Q, ((0, 0), (1, 0))), axis=1)
    return dQ, np.einsum("k,kt->t", area, dQ) / area.sum()
