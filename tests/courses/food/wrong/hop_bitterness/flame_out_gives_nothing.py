# took the boil time as it is, so that hops at flame-out give nothing instead of STEEP_MIN minutes
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    k, b = grams.shape
    table = np.zeros((k, b))
    for i in range(k):
        f_time = (1 - np.exp(-0.04 * boil[i])) / 4.15
        bonus = PELLET_BONUS if pellets[i] else 1.0
        for j in range(b):
            f_big = 1.65 * 0.000125 ** (gravity[j] - 1)
            mg = alpha[i] * grams[i, j] * 1000 / volume[j]
            table[i, j] = mg * f_time * f_big * bonus
    total = table.sum(axis=0)
    late = table[boil <= LATE_MIN].sum(axis=0) / total
    ibu = np.clip(total, None, MAX_IBU)
    return {"ibu": ibu, "late": late, "ratio": ibu / ((gravity - 1) * 1000)}
