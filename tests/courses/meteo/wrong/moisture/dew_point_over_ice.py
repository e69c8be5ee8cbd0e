# inverted the formula with the ice constants below zero instead of always over water
def moisture(T, rh, p):
    warm = T >= 0
    a = np.where(warm, A_WATER, A_ICE)
    b = np.where(warm, B_WATER, B_ICE)
    e = E0 * np.exp(a * T / (b + T)) * (rh / 100)
    ratio = np.log(e / E0)
    return {
        "e": e,
        "w": EPSILON * e / (p - e),
        "Td": b * ratio / (a - ratio),
    }
