def moisture(T, rh, p):
    def magnus(t):
        a, b = (A_ICE, B_ICE) if t < 0 else (A_WATER, B_WATER)
        return E0 * np.exp(a * t / (b + t))

    k, m = T.shape
    e, w, Td = np.zeros((k, m)), np.zeros((k, m)), np.zeros((k, m))
    for i in range(k):
        for j in range(m):
            vapor = magnus(T[i, j]) * rh[i, j] / 100
            e[i, j] = vapor
            w[i, j] = EPSILON * vapor / (p[i, 0] - vapor)
            lg = np.log(vapor / E0)
            Td[i, j] = B_WATER * lg / (A_WATER - lg)
    return {"e": e, "w": w, "Td": Td}
