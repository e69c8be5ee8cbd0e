# divided by the total pressure instead of the pressure of the dry air
def moisture(T, rh, p):
    ice = T < 0
    es = np.empty(T.shape)
    es[ice] = E0 * np.exp(A_ICE * T[ice] / (B_ICE + T[ice]))
    es[~ice] = E0 * np.exp(A_WATER * T[~ice] / (B_WATER + T[~ice]))
    vapor = es * rh / 100
    mixing = EPSILON * vapor / p
    lg = np.log(vapor / E0)
    return {"e": vapor, "w": mixing, "Td": B_WATER * lg / (A_WATER - lg)}
