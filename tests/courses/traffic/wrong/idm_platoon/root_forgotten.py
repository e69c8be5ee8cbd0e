# the square root is forgotten: the braking term is divided by 2 a b
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    p = driver
    N, steps = len(x0), len(x_lead)
    x = np.zeros((N, steps))
    v = np.zeros((N, steps))
    x[:, 0] = x0
    v[:, 0] = v0
    for k in range(1, steps):
        xo, vo = x[:, k - 1], v[:, k - 1]
        xf = np.r_[x_lead[k - 1], xo[:-1]]
        vf = np.r_[v_lead[k - 1], vo[:-1]]
        s = xf - xo - p["length"]
        ss = p["s0"] + np.maximum(0, vo * p["T"] + vo * (vo - vf) / (2 * p["a"] * p["b"]))
        acc = p["a"] * (1 - (vo / p["v_wish"]) ** 4 - (ss / s) ** 2)
        v[:, k] = np.maximum(vo + dt * acc, 0)
        x[:, k] = xo + (vo + v[:, k]) * dt / 2
    ahead = np.vstack((x_lead, x[:-1]))
    return x, v, np.min(ahead - x - p["length"], axis=1)
