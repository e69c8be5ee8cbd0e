# the closest gap is the gap at the last time instead of the smallest one over all times
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    n, T = len(x0), len(x_lead)
    x, v = np.zeros((n, T)), np.zeros((n, T))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(T - 1):
        s = np.append(x_lead[t], x[:-1, t]) - x[:, t] - driver["length"]
        dv = v[:, t] - np.append(v_lead[t], v[:-1, t])
        s_star = driver["s0"] + np.maximum(0, v[:, t] * driver["T"] + v[:, t] * dv / (2 * np.sqrt(driver["a"] * driver["b"])))
        acc = driver["a"] * (1 - (v[:, t] / driver["v_wish"]) ** 4 - (s_star / s) ** 2)
        v[:, t + 1] = np.maximum(0, v[:, t] + dt * acc)
        x[:, t + 1] = x[:, t] + dt * (v[:, t] + v[:, t + 1]) / 2
    closest = np.append(x_lead[-1], x[:-1, -1]) - x[:, -1] - driver["length"]
    return x, v, closest
