# right: a helper for the utilization, einsum for the sums
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    def use(minutes, og):
        return 1.65 * 0.000125 ** (og - 1) * (1 - np.exp(-0.04 * minutes)) / 4.15

    minutes = boil.astype(float)
    minutes[boil == 0] = STEEP_MIN
    u = use(minutes[:, None], gravity[None, :])
    u[pellets] = u[pellets] * PELLET_BONUS
    mg = 1000 * np.einsum("k,kb,b->kb", alpha, grams, 1 / volume)
    unlimited = np.einsum("kb,kb->b", mg, u)
    sel = boil <= LATE_MIN
    late = np.einsum("kb,kb->b", mg[sel], u[sel]) / unlimited
    ibu = np.clip(unlimited, 0, MAX_IBU)
    points = (gravity - 1) * 1000
    return {"late": late, "ratio": ibu / points, "ibu": ibu}
