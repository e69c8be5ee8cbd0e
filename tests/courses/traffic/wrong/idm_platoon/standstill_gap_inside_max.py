# s0 stands inside the max: the desired gap as a whole is kept above 0, instead of the part beyond s0
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    def desired(v, dv):
        s = driver["s0"] + v * driver["T"] + v * dv / (2 * np.sqrt(driver["a"] * driver["b"]))
        return np.where(s > 0, s, 0)

    n, T = len(x0), len(x_lead)
    x = np.zeros((T, n))
    v = np.zeros((T, n))
    x[0], v[0] = x0, v0
    gaps = np.zeros((T, n))
    for t in range(T):
        gaps[t] = np.append(x_lead[t], x[t, :-1]) - x[t] - driver["length"]
        if t < T - 1:
            dv = v[t] - np.append(v_lead[t], v[t, :-1])
            acc = 1 - (v[t] / driver["v_wish"]) ** 4 - (desired(v[t], dv) / gaps[t]) ** 2
            v[t + 1] = np.maximum(0, v[t] + dt * driver["a"] * acc)
            x[t + 1] = x[t] + dt * (v[t] + v[t + 1]) / 2
    return x.T, v.T, gaps.min(axis=0)
