# computed the specific humidity instead of the mixing ratio
def moisture(T, rh, p):
    def magnus(t):
        if t < 0:
            return E0 * np.exp(A_ICE * t / (B_ICE + t))
        return E0 * np.exp(A_WATER * t / (B_WATER + t))

    rows, cols = T.shape
    e = np.zeros((rows, cols))
    w = np.zeros((rows, cols))
    Td = np.zeros((rows, cols))
    for i in range(rows):
        for j in range(cols):
            e[i, j] = magnus(T[i, j]) * rh[i, j] / 100
            w[i, j] = EPSILON * e[i, j] / (p[i, 0] - (1 - EPSILON) * e[i, j])
            x = np.log(e[i, j] / E0)
            Td[i, j] = B_WATER * x / (A_WATER - x)
    return {"e": e, "w": w, "Td": Td}
