# the uptake is gamma T, the temperature of the deep ocean is not subtracted
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    surface = np.zeros((F.shape[0], F.shape[1] + 1))
    deep = np.zeros((F.shape[0], F.shape[1] + 1))
    for k in range(F.shape[1]):
        into_ocean = gamma * surface[:, k]
        surface[:, k + 1] = surface[:, k] + dt * (F[:, k] - lam * surface[:, k] - eff * into_ocean) / C
        deep[:, k + 1] = deep[:, k] + dt * into_ocean / Cd
    d_surface = np.diff(surface, axis=1)
    d_deep = np.diff(deep, axis=1)
    return {"surface": surface, "deep": deep, "imbalance": (C * d_surface + Cd * d_deep) / dt}
