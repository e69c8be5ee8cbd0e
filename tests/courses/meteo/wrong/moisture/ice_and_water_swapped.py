# took the ice constants above zero and the water constants below, instead of the reverse
def moisture(T, rh, p):
    a = np.where(T < 0, A_WATER, A_ICE)
    b = np.where(T < 0, B_WATER, B_ICE)
    es = E0 * np.exp(a * T / (b + T))
    e = rh / 100 * es
    w = EPSILON * e / (p - e)
    g = np.log(e / E0)
    Td = B_WATER * g / (A_WATER - g)
    return {"e": e, "w": w, "Td": Td}
