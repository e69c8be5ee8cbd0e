def moisture(T, rh, p):
    ice = T < 0
    es = np.empty(T.shape)
    es[ice] = np.exp(A_ICE * T[ice] / (B_ICE + T[ice]))
    es[~ice] = np.exp(A_WATER * T[~ice] / (B_WATER + T[~ice]))
    share = es * rh / 100
    e = E0 * share
    lg = np.log(share)
    return {"Td": B_WATER / (A_WATER / lg - 1), "w": EPSILON / (p / e - 1), "e": e}
