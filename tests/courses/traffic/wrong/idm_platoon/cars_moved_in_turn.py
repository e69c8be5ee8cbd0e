# the cars are moved one after another: a car reacts to where the follower ahead of it already is after this step
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    n, T = len(x0), len(x_lead)
    x, v = np.zeros((n, T)), np.zeros((n, T))
    pos, vel = list(x0), list(v0)
    x[:, 0], v[:, 0] = pos, vel
    for t in range(T - 1):
        px, pv = x_lead[t], v_lead[t]
        for i in range(n):
            s = px - pos[i] - driver["length"]
            u = vel[i]
            want = driver["s0"] + max(0, u * driver["T"] + u * (u - pv) / (2 * np.sqrt(driver["a"] * driver["b"])))
            acc = driver["a"] * (1 - (u / driver["v_wish"]) ** 4 - (want / s) ** 2)
            vel[i] = max(0, u + dt * acc)
            pos[i] = pos[i] + dt * (u + vel[i]) / 2
            px, pv = pos[i], vel[i]
        x[:, t + 1], v[:, t + 1] = pos, vel
    closest = np.min(np.vstack([x_lead, x[:-1]]) - x - driver["length"], axis=1)
    return x, v, closest
