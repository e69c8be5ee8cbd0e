# old and new speed are added for the position, but not halved
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    T = len(x_lead)
    xs = np.zeros((T, len(x0)))
    vs = np.zeros((T, len(x0)))
    xs[0], vs[0] = x0, v0
    for t in range(1, T):
        x, v = xs[t - 1], vs[t - 1]
        s = np.concatenate([x_lead[t - 1 : t], x[:-1]]) - x - driver["length"]
        dv = v - np.concatenate([v_lead[t - 1 : t], v[:-1]])
        s_star = driver["s0"] + np.maximum(0, v * driver["T"] + 0.5 * v * dv / np.sqrt(driver["a"] * driver["b"]))
        acc = driver["a"] * (1 - (v / driver["v_wish"]) ** 4 - (s_star / s) ** 2)
        vs[t] = np.maximum(0, v + dt * acc)
        xs[t] = x + dt * (v + vs[t])
    gaps = np.column_stack([x_lead, xs[:, :-1]]) - xs - driver["length"]
    return xs.T, vs.T, gaps.min(axis=0)
