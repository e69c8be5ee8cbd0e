# the gap at standstill s0 is missing in the desired gap
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    a, b, Th = driver["a"], driver["b"], driver["T"]
    xs, vs = [np.array(x0)], [np.array(v0)]
    for xl, vl in zip(x_lead[:-1], v_lead[:-1]):
        x, v = xs[-1], vs[-1]
        ds = np.append(xl, x[:-1]) - x - driver["length"]
        dv = v - np.append(vl, v[:-1])
        s_opt = np.maximum(0, v * Th + v * dv / (2 * np.sqrt(a * b)))
        acc = a * (1 - (v / driver["v_wish"]) ** 4 - (s_opt / ds) ** 2)
        v_new = np.maximum(0, v + acc * dt)
        xs.append(x + (v + v_new) / 2 * dt)
        vs.append(v_new)
    X, V = np.stack(xs, axis=1), np.stack(vs, axis=1)
    G = np.concatenate([x_lead[None], X[:-1]]) - X - driver["length"]
    return X, V, G.min(axis=1)
