# the position is v dt + acc dt^2 / 2 with the full deceleration, which is not the mean of the speeds where a car stops within the step
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    steps = len(x_lead)
    x, v = np.zeros((len(x0), steps)), np.zeros((len(x0), steps))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(steps - 1):
        xp = np.insert(x[:-1, t], 0, x_lead[t])
        vp = np.insert(v[:-1, t], 0, v_lead[t])
        s = xp - x[:, t] - driver["length"]
        beta = v[:, t] * driver["T"] + v[:, t] * (v[:, t] - vp) / (2 * np.sqrt(driver["a"] * driver["b"]))
        s_star = driver["s0"] + np.maximum(beta, 0)
        acc = driver["a"] * (1 - (v[:, t] / driver["v_wish"]) ** 4 - (s_star / s) ** 2)
        x[:, t + 1] = x[:, t] + v[:, t] * dt + 0.5 * acc * dt**2
        v[:, t + 1] = np.maximum(0, v[:, t] + acc * dt)
    closest = np.min(np.vstack([x_lead, x[:-1]]) - x - driver["length"], axis=1)
    return x, v, closest
