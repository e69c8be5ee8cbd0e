# the feedback lambda T of the surface is taken at the end of the step (implicit) instead of at its beginning
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface, deep = np.zeros((m, t + 1)), np.zeros((m, t + 1))
    for k in range(t):
        up = gamma * (surface[:, k] - deep[:, k])
        surface[:, k + 1] = (surface[:, k] + dt / C * (F[:, k] - eff * up)) / (1 + lam * dt / C)
        deep[:, k + 1] = deep[:, k] + dt / Cd * up
    E = C * surface + Cd * deep
    return {"surface": surface, "deep": deep, "imbalance": (E[:, 1:] - E[:, :-1]) / dt}
