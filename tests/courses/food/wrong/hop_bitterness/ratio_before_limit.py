# took the unlimited bitterness for the ratio instead of the limited one
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    minutes = boil + STEEP_MIN * (boil == 0)
    factor = (1 + (PELLET_BONUS - 1) * pellets) * (1 - np.exp(-0.04 * minutes)) / 4.15
    parts = np.einsum("k,k,kb->kb", alpha, factor, grams)
    parts = parts * 1000 / volume * (1.65 * 0.000125 ** (gravity - 1))
    bitter = parts.sum(axis=0)
    late = (parts * (boil <= LATE_MIN)[:, None]).sum(axis=0) / bitter
    points = 1000 * (gravity - 1)
    return {"ibu": np.minimum(bitter, MAX_IBU), "late": late, "ratio": bitter / points}
