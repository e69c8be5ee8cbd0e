# right: by matrix products
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    t = np.maximum(boil, STEEP_MIN * (boil == 0))
    w = alpha * -np.expm1(-0.04 * t) * np.where(pellets, PELLET_BONUS, 1)
    per_batch = 1000 * 1.65 * np.exp(np.log(0.000125) * (gravity - 1)) / 4.15 / volume
    total = (w @ grams) * per_batch
    late = 1 - (w * (boil > LATE_MIN)) @ grams / (w @ grams)
    ibu = np.where(total < MAX_IBU, total, MAX_IBU)
    return {"ibu": ibu, "late": late, "ratio": ibu / (gravity - 1) / 1000}
