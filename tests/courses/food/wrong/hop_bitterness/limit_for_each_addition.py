# limited the bitterness of each addition to MAX_IBU instead of that of the whole batch
def hop_bitterness(alpha, grams, boil, pellets, gravity, volume):
    batches = len(volume)
    ibu, late = np.zeros(batches), np.zeros(batches)
    for j in range(batches):
        everything = 0.0
        limited = 0.0
        late_part = 0.0
        for i in range(len(alpha)):
            t = boil[i] if boil[i] > 0 else STEEP_MIN
            x = 1000 * alpha[i] * grams[i, j] / volume[j]
            x = x * (1 - np.exp(-0.04 * t)) / 4.15 * 1.65 * 0.000125 ** (gravity[j] - 1)
            if pellets[i]:
                x = x * PELLET_BONUS
            everything += x
            limited += min(x, MAX_IBU)
            if boil[i] <= LATE_MIN:
                late_part += x
        ibu[j] = limited
        late[j] = late_part / everything
    return {"ibu": ibu, "late": late, "ratio": ibu / (gravity - 1) / 1000}
