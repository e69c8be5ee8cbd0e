# the deceleration is limited to the comfortable braking b, which the model does not do
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    n, T = len(x0), len(x_lead)
    x = np.zeros((n, T))
    v = np.zeros((n, T))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(T - 1):
        gap = np.append(x_lead[t], x[:-1, t]) - x[:, t] - driver["length"]
        dv = v[:, t] - np.append(v_lead[t], v[:-1, t])
        ss = driver["s0"] + np.maximum(0, v[:, t] * driver["T"] + v[:, t] * dv / np.sqrt(4 * driver["a"] * driver["b"]))
        acc = driver["a"] * (1 - (v[:, t] / driver["v_wish"]) ** 4 - (ss / gap) ** 2)
        acc = np.maximum(acc, -driver["b"])
        v[:, t + 1] = np.maximum(0, v[:, t] + dt * acc)
        x[:, t + 1] = x[:, t] + dt * (v[:, t] + v[:, t + 1]) / 2
    closest = np.min(np.vstack([x_lead, x[:-1]]) - x - driver["length"], axis=1)
    return x, v, closest
