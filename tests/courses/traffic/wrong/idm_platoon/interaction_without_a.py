# the bracket is closed too early: a multiplies the free-road part only, not the interaction
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    x, v = np.zeros((len(x0), len(x_lead))), np.zeros((len(x0), len(x_lead)))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(len(x_lead) - 1):
        ahead_x = np.r_[x_lead[t], x[:-1, t]]
        ahead_v = np.r_[v_lead[t], v[:-1, t]]
        s = ahead_x - x[:, t] - driver["length"]
        braking = v[:, t] * (v[:, t] - ahead_v) / (2 * np.sqrt(driver["a"] * driver["b"]))
        s_star = driver["s0"] + np.maximum(0, v[:, t] * driver["T"] + braking)
        free_road = driver["a"] * (1 - (v[:, t] / driver["v_wish"]) ** 4)
        dv = free_road - (s_star / s) ** 2
        v[:, t + 1] = np.maximum(0, v[:, t] + dt * dv)
        x[:, t + 1] = x[:, t] + dt * (v[:, t] + v[:, t + 1]) / 2
    ahead = np.vstack([x_lead, x[:-1]])
    closest = np.amin(ahead - x - driver["length"], axis=1)
    return x, v, closest
