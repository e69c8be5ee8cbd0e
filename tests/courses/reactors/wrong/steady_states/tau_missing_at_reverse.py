# the space time is missing at the reverse rate constant in the denominator
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    kin = rate_constants(T, **kinetics)
    heat = []
    for kf, kr in zip(kin["forward"][0], kin["reverse"][0]):
        X = tau * kf / (1 + tau * kf + kr)
        heat.append(-kinetics["dH"][0] * 1000 * X)
    heat = np.array(heat)
    T_c = (T_feed + kappa * T_cool) / (1 + kappa)
    loss = Cp * (1 + kappa) * (T - T_c)
    surplus = heat - loss
    cross = np.flatnonzero(np.diff(np.sign(surplus)) != 0)
    slope = (surplus[cross + 1] - surplus[cross]) / (T[cross + 1] - T[cross])
    return {"generated": heat, "removed": loss, "steady": T[cross] - surplus[cross] / slope, "stable": slope < 0}
