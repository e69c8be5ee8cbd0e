# lambda is taken for a sensitivity: the feedback is T / lambda instead of lambda T
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    n_scenarios, n_steps = F.shape
    T_up = np.zeros((n_scenarios, n_steps + 1))
    T_down = np.zeros((n_scenarios, n_steps + 1))
    for j in range(n_steps):
        feedback = T_up[:, j] / lam
        mixing = gamma * (T_up[:, j] - T_down[:, j])
        T_up[:, j + 1] = T_up[:, j] + dt / C * (F[:, j] - feedback - eff * mixing)
        T_down[:, j + 1] = T_down[:, j] + dt / Cd * mixing
    heat = C * T_up + Cd * T_down
    return {"surface": T_up, "deep": T_down, "imbalance": np.diff(heat, axis=1) / dt}
