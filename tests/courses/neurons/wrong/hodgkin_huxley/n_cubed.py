# the potassium current has n**3 instead of n**4
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = np.array(V0)
    y = gate_rates(v, celsius)["inf"]
    Vs = []
    na = []
    for inj in I.T:
        d = gate_rates(v, celsius)
        y = d["inf"] - (d["inf"] - y) * np.exp(-dt / d["tau"])
        cond = np.stack([g[0] * y[0] ** 3 * y[1], g[1] * y[2] ** 3, g[2] * np.ones_like(v)])
        cur = cond * (v[None, :] - E[:, None])
        v = v + dt * (inj - cur.sum(axis=0)) / C
        Vs.append(v)
        na.append(cur[0])
    return np.stack(Vs, axis=1), y, dt * np.sum(na, axis=0)
