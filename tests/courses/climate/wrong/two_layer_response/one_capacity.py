# the deep ocean's temperature changes with the surface's heat capacity C instead of Cd
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    scen, years = F.shape
    T1 = np.zeros((scen, years + 1))
    T2 = np.zeros((scen, years + 1))
    for y in range(years):
        q = gamma * (T1[:, y] - T2[:, y])
        T1[:, y + 1] = T1[:, y] + (F[:, y] - lam * T1[:, y] - eff * q) / C * dt
        T2[:, y + 1] = T2[:, y] + q / C * dt
    dT1 = T1[:, 1:] - T1[:, :-1]
    dT2 = T2[:, 1:] - T2[:, :-1]
    return {"surface": T1, "deep": T2, "imbalance": C * dT1 / dt + Cd * dT2 / dt}
