# the ratio of speed to desired speed is squared instead of taken to the power of 4
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    x = np.zeros((len(x0), len(x_lead)))
    v = np.zeros_like(x)
    x[:, 0] = x0
    v[:, 0] = v0
    L = driver["length"]
    root = 2 * np.sqrt(driver["a"] * driver["b"])
    for t in range(x.shape[1] - 1):
        gap = np.hstack([x_lead[t], x[:-1, t]]) - x[:, t] - L
        rate = v[:, t] - np.hstack([v_lead[t], v[:-1, t]])
        dyn = v[:, t] * driver["T"] + v[:, t] * rate / root
        dyn[dyn < 0] = 0
        free = 1 - (v[:, t] / driver["v_wish"]) ** 2
        inter = ((driver["s0"] + dyn) / gap) ** 2
        new_v = v[:, t] + dt * driver["a"] * (free - inter)
        new_v[new_v < 0] = 0
        v[:, t + 1] = new_v
        x[:, t + 1] = x[:, t] + dt * (v[:, t] + new_v) / 2
    front = np.vstack([x_lead[None, :], x[:-1, :]])
    return x, v, (front - x - L).min(axis=1)
