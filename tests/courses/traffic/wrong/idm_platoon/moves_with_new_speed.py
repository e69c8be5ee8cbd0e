# the position is moved with the new speed alone instead of the mean of old and new
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    x = np.tile(x0[:, None], (1, len(x_lead))).astype(float)
    v = np.tile(v0[:, None], (1, len(x_lead))).astype(float)
    front = lambda lead, own: np.concatenate(([lead], own[:-1]))
    for t in range(len(x_lead) - 1):
        s = front(x_lead[t], x[:, t]) - x[:, t] - driver["length"]
        dv = v[:, t] - front(v_lead[t], v[:, t])
        extra = v[:, t] * (driver["T"] + dv / (2 * np.sqrt(driver["a"] * driver["b"])))
        ratio = (driver["s0"] + np.maximum(0, extra)) / s
        acc = driver["a"] * (1 - (v[:, t] / driver["v_wish"]) ** 4 - ratio**2)
        v[:, t + 1] = np.maximum(0, v[:, t] + dt * acc)
        x[:, t + 1] = x[:, t] + dt * v[:, t + 1]
    closest = [np.min(f - o - driver["length"]) for f, o in zip([x_lead, *x[:-1]], x)]
    return x, v, np.array(closest)
