# the efficacy stands in the equation of the deep ocean instead of in that of the surface
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    for row in range(m):
        for k in range(t):
            difference = surface[row, k] - deep[row, k]
            surface[row, k + 1] = surface[row, k] + dt / C * (F[row, k] - lam * surface[row, k] - gamma * difference)
            deep[row, k + 1] = deep[row, k] + dt / Cd * eff * gamma * difference
    content = C * surface + Cd * deep
    return {"surface": surface, "deep": deep, "imbalance": (content[:, 1:] - content[:, :-1]) / dt}
