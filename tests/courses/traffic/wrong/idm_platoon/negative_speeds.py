# the new speed may become negative: cars drive backwards after hard braking
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    n = len(x0)
    T = len(x_lead)
    pos = np.zeros((n + 1, T))
    spd = np.zeros((n + 1, T))
    pos[0, :] = x_lead
    spd[0, :] = v_lead
    pos[1:, 0] = x0
    spd[1:, 0] = v0
    for t in range(T - 1):
        net = -np.diff(pos[:, t]) - driver["length"]
        rate = np.diff(spd[:, t])
        u = spd[1:, t]
        s_star = driver["s0"] + np.maximum(0, u * driver["T"] + u * rate / (2 * np.sqrt(driver["a"] * driver["b"])))
        du = driver["a"] * (1 - (u / driver["v_wish"]) ** 4 - (s_star / net) ** 2)
        spd[1:, t + 1] = u + dt * du
        pos[1:, t + 1] = pos[1:, t] + dt * (u + spd[1:, t + 1]) / 2
    closest = np.min(-np.diff(pos, axis=0) - driver["length"], axis=1)
    return pos[1:], spd[1:], closest
