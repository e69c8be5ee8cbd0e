# used the constants over water below zero too, instead of those over ice
def moisture(T, rh, p):
    es = E0 * np.exp(A_WATER * T / (B_WATER + T))
    e = rh / 100 * es
    w = EPSILON * e / (p - e)
    g = np.log(e / E0)
    Td = B_WATER * g / (A_WATER - g)
    return {"e": e, "w": w, "Td": Td}
