# the leader as row 0 of the arrays, differences by np.diff
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    T = len(x_lead)
    X = np.vstack([x_lead, np.zeros((len(x0), T))])
    V = np.vstack([v_lead, np.zeros((len(x0), T))])
    X[1:, 0], V[1:, 0] = x0, v0
    a, b = driver["a"], driver["b"]
    for t in range(T - 1):
        s = -np.diff(X[:, t]) - driver["length"]
        u, dv = V[1:, t], np.diff(V[:, t])
        s_star = driver["s0"] + np.clip(u * driver["T"] + u * dv / np.sqrt(4 * a * b), 0, None)
        new = u + dt * (a - a * (u / driver["v_wish"]) ** 4 - a * (s_star / s) ** 2)
        new = np.where(new < 0, 0, new)
        V[1:, t + 1] = new
        X[1:, t + 1] = X[1:, t] + 0.5 * dt * u + 0.5 * dt * new
    return X[1:], V[1:], np.amin(-np.diff(X, axis=0) - driver["length"], axis=1)
