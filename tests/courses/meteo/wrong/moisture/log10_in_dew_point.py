# took the decimal logarithm for the dew point instead of the natural one
def moisture(T, rh, p):
    a = np.where(T < 0, A_ICE, A_WATER)
    b = np.where(T < 0, B_ICE, B_WATER)
    es = E0 * np.exp(a * T / (b + T))
    e = rh / 100 * es
    w = EPSILON * e / (p - e)
    g = np.log10(e / E0)
    Td = B_WATER * g / (A_WATER - g)
    return {"e": e, "w": w, "Td": Td}
