# used the mean gravity of all batches in the bigness factor instead of each batch's own
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    og = np.mean(gravity)
    big = 1.65 * np.power(0.000125, og - 1)
    steeped = np.where(boil > 0, boil, STEEP_MIN)
    per_hop = alpha * (1 - np.exp(-0.04 * steeped)) / 4.15
    per_hop = per_hop * np.where(pellets, PELLET_BONUS, 1)
    contribution = per_hop[:, np.newaxis] * grams * 1000 / volume * big
    total = contribution.sum(0)
    late = contribution[boil <= LATE_MIN].sum(0) / total
    ibu = np.minimum(MAX_IBU, total)
    ratio = ibu / (1000 * (gravity - 1))
    return {"ibu": ibu, "late": late, "ratio": ratio}
