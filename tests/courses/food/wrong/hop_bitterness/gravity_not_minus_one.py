# raised 0.000125 to the gravity instead of the gravity minus 1
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    def utilization(minutes):
        return (1 - np.exp(-0.04 * minutes)) / 4.15

    bigness = 1.65 * 0.000125 ** gravity
    rows = []
    for i, a in enumerate(alpha):
        u = utilization(STEEP_MIN if boil[i] == 0 else boil[i])
        if pellets[i]:
            u *= PELLET_BONUS
        rows.append(a * grams[i] * 1000 / volume * u * bigness)
    rows = np.array(rows)
    total = rows.sum(axis=0)
    late = np.zeros_like(total)
    for i in range(len(alpha)):
        if boil[i] <= LATE_MIN:
            late += rows[i]
    ibu = np.minimum(total, MAX_IBU)
    return {"ibu": ibu, "late": late / total, "ratio": ibu / (1000 * (gravity - 1))}
