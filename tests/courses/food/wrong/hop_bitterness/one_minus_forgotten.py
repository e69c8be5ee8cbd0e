# wrote exp(-0.04 t) instead of 1 - exp(-0.04 t) in the time factor
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    """Bitterness of several batches of beer by Tinseth's formula.

    alpha: alpha acids of each hop addition as a fraction of its mass, shape (k,)
    grams: hops in g of each addition in each batch, shape (k, b)
    boil: minutes that each addition is boiled, 0 at flame-out, shape (k,)
    pellets: which additions are pellets, truth values, shape (k,)
    gravity: specific gravity of each batch's wort, such as 1.050, shape (b,)
    volume: volume of each batch in liters, shape (b,)

    returns: dictionary with
        ibu: bitterness of each batch in IBU, MAX_IBU at most, shape (b,)
        late: share of each batch's bitterness that comes from late additions, shape (b,)
        ratio: IBU for each gravity unit (thousandth above 1), shape (b,)
    """
    minutes = np.where(boil == 0, STEEP_MIN, boil)
    time_factor = np.exp(-0.04 * minutes) / 4.15
    form = np.where(pellets, PELLET_BONUS, 1.0)
    bigness = 1.65 * 0.000125 ** (gravity - 1)
    dose = 1000 * alpha[:, None] * grams / volume
    parts = dose * (form * time_factor)[:, None] * bigness
    total = np.sum(parts, axis=0)
    late = np.sum(parts[boil <= LATE_MIN], axis=0) / total
    ibu = np.minimum(total, MAX_IBU)
    ratio = ibu / (1000 * (gravity - 1))
    return {"ibu": ibu, "late": late, "ratio": ratio}
