# took the share of the hops' mass that is added late instead of the share of the bitterness
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    t = boil.copy()
    t[t == 0] = STEEP_MIN
    util = np.outer((1 - np.exp(-0.04 * t)) / 4.15, 1.65 * 0.000125 ** (gravity - 1))
    util[pellets] *= PELLET_BONUS
    acids = (alpha * grams.T).T * 1000 / volume
    unlimited = np.sum(acids * util, axis=0)
    is_late = boil <= LATE_MIN
    late = grams[is_late].sum(axis=0) / grams.sum(axis=0)
    ibu = np.where(unlimited > MAX_IBU, MAX_IBU, unlimited)
    points = (gravity - 1) * 1000
    return {"ibu": ibu, "late": late, "ratio": ibu / points}
