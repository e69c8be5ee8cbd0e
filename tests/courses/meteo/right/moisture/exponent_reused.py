def moisture(T, rh, p):
    over_ice = A_ICE * T / (B_ICE + T)
    over_water = A_WATER * T / (B_WATER + T)
    lg = np.where(T >= 0, over_water, over_ice) + np.log(rh) - np.log(100)
    vapor = E0 * np.exp(lg)
    dry = p - vapor
    dew = -B_WATER * lg / (lg - A_WATER)
    return dict(e=vapor, w=EPSILON * (vapor / dry), Td=dew)
