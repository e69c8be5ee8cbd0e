# the approach rate is the speed of the car ahead minus the own one, with the wrong sign
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    def acceleration(speed, gap, diff):
        term = speed * driver["T"] + speed * diff / (2 * np.sqrt(driver["a"] * driver["b"]))
        s_star = driver["s0"] + max(0.0, term)
        return driver["a"] * (1 - (speed / driver["v_wish"]) ** 4 - (s_star / gap) ** 2)

    n, T = len(x0), len(x_lead)
    x, v = np.zeros((n, T)), np.zeros((n, T))
    closest = np.full(n, np.inf)
    x[:, 0], v[:, 0] = x0, v0
    for t in range(T):
        for i in range(n):
            xa = x_lead[t] if i == 0 else x[i - 1, t]
            va = v_lead[t] if i == 0 else v[i - 1, t]
            gap = xa - x[i, t] - driver["length"]
            closest[i] = min(closest[i], gap)
            if t + 1 < T:
                acc = acceleration(v[i, t], gap, va - v[i, t])
                v[i, t + 1] = max(0.0, v[i, t] + dt * acc)
                x[i, t + 1] = x[i, t] + dt * (v[i, t] + v[i, t + 1]) / 2
    return x, v, closest
