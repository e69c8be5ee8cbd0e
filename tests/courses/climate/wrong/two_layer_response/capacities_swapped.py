# C and Cd are swapped everywhere: the surface has the deep ocean's heat capacity and the other way round
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m = F.shape[0]
    state = np.zeros((2, m))
    out = [state]
    cap = np.array([[Cd], [C]])
    for k in range(F.shape[1]):
        x = gamma * (state[0] - state[1])
        gain = np.stack([F[:, k] - lam * state[0] - eff * x, x])
        state = state + dt * gain / cap
        out.append(state)
    out = np.array(out)
    surface = out[:, 0].T
    deep = out[:, 1].T
    imbalance = (Cd * np.diff(surface, axis=1) + C * np.diff(deep, axis=1)) / dt
    return {"surface": surface, "deep": deep, "imbalance": imbalance}
