# the ratio of desired to actual gap is not squared
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    n, T = len(x0), len(x_lead)
    x, v = np.empty((n, T)), np.empty((n, T))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(T - 1):
        for i in range(n):
            if i == 0:
                front_x, front_v = x_lead[t], v_lead[t]
            else:
                front_x, front_v = x[i - 1, t], v[i - 1, t]
            s = front_x - x[i, t] - driver["length"]
            dv = v[i, t] - front_v
            s_star = driver["s0"] + max(
                0, v[i, t] * driver["T"] + v[i, t] * dv / (2 * (driver["a"] * driver["b"]) ** 0.5)
            )
            acc = driver["a"] * (1 - (v[i, t] / driver["v_wish"]) ** 4 - s_star / s)
            v[i, t + 1] = max(0, v[i, t] + dt * acc)
            x[i, t + 1] = x[i, t] + dt * (v[i, t] + v[i, t + 1]) / 2
    closest = np.zeros(n)
    for i in range(n):
        other = x_lead if i == 0 else x[i - 1]
        closest[i] = np.min(other - x[i] - driver["length"])
    return x, v, closest
