# right: two loops, all sums by hand
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    k, b = grams.shape
    out = {"ibu": np.zeros(b), "late": np.zeros(b), "ratio": np.zeros(b)}
    for j in range(b):
        big = 1.65 * 0.000125 ** (gravity[j] - 1)
        total = late = 0.0
        for i in range(k):
            t = STEEP_MIN if boil[i] == 0 else boil[i]
            u = big * (1 - np.exp(-0.04 * t)) / 4.15
            x = u * 1000 * alpha[i] * grams[i, j] / volume[j] * (PELLET_BONUS if pellets[i] else 1)
            total += x
            late += x if boil[i] <= LATE_MIN else 0
        out["ibu"][j] = min(total, MAX_IBU)
        out["late"][j] = late / total
        out["ratio"][j] = out["ibu"][j] / (1000 * (gravity[j] - 1))
    return out
