# the part of the desired gap beyond s0 may become negative: the max with 0 is left out
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    x = np.zeros((len(x0), len(x_lead)))
    v = np.zeros((len(x0), len(x_lead)))
    x[:, 0], v[:, 0] = x0, v0
    c = 2 * np.sqrt(driver["a"] * driver["b"])
    for t in range(len(x_lead) - 1):
        vt = v[:, t]
        gap = np.append(x_lead[t], x[:-1, t]) - x[:, t] - driver["length"]
        dv = vt - np.append(v_lead[t], v[:-1, t])
        s = driver["s0"] + driver["T"] * vt + vt * dv / c
        acc = driver["a"] * (1 - (vt / driver["v_wish"]) ** 4 - (s / gap) ** 2)
        v[:, t + 1] = np.clip(vt + dt * acc, 0, None)
        x[:, t + 1] = x[:, t] + dt * (vt + v[:, t + 1]) / 2
    return x, v, np.min(np.vstack([x_lead, x[:-1]]) - x - driver["length"], axis=1)
