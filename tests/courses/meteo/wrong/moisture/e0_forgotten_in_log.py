# took the logarithm of the vapor pressure itself instead of its ratio to E0
def moisture(T, rh, p):
    def constants(t):
        return (A_ICE, B_ICE) if t < 0 else (A_WATER, B_WATER)

    e = np.zeros_like(T)
    for idx in np.ndindex(T.shape):
        a, b = constants(T[idx])
        e[idx] = rh[idx] / 100 * E0 * np.exp(a * T[idx] / (b + T[idx]))
    w = EPSILON * e / (p - e)
    ln_e = np.log(e)
    Td = B_WATER * ln_e / (A_WATER - ln_e)
    return {"e": e, "w": w, "Td": Td}
