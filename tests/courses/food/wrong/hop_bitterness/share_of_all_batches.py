# divided each batch's late bitterness by the bitterness of all batches together instead of its own
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    minutes = np.array([m if m else STEEP_MIN for m in boil])
    time = (1 - np.exp(-0.04 * minutes)) / 4.15
    bonus = np.ones(len(alpha))
    bonus[pellets] = PELLET_BONUS
    weights = alpha * time * bonus
    table = weights.reshape(-1, 1) * grams / volume * 1000
    table = table * 1.65 * 0.000125 ** (gravity - 1)
    late_ones = table[boil <= LATE_MIN]
    share = late_ones.sum(axis=0) / table.sum()
    ibu = np.clip(table.sum(axis=0), 0, MAX_IBU)
    return {"ibu": ibu, "late": share, "ratio": ibu / (gravity * 1000 - 1000)}
