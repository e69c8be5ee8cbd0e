# the position is moved with the old speed alone (plain Euler step) instead of the mean of old and new
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    n, T = x0.shape[0], x_lead.shape[0]
    x = np.zeros((n, T))
    v = np.zeros((n, T))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(T - 1):
        for i in range(n):
            xl, vl = (x_lead[t], v_lead[t]) if i == 0 else (x[i - 1, t], v[i - 1, t])
            me = v[i, t]
            gap = xl - x[i, t] - driver["length"]
            star = driver["s0"] + max(0.0, me * driver["T"] + me * (me - vl) / (2 * np.sqrt(driver["a"] * driver["b"])))
            acc = driver["a"] * (1 - (me / driver["v_wish"]) ** 4 - (star / gap) ** 2)
            x[i, t + 1] = x[i, t] + dt * me
            v[i, t + 1] = max(0.0, me + dt * acc)
    ahead = np.vstack([x_lead, x[: n - 1]])
    return x, v, np.min(ahead - x - driver["length"], axis=1)
