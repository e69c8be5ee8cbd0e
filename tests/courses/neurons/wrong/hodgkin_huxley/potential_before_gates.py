# V is updated first and the gates relax afterwards, at the new potential; as they begin in the steady state of V0, only the returned gates come out differently (relaxed once more)
def membrane_current(v, y, g, E):
    na = g[0] * y[0] ** 3 * y[1] * (v - E[0])
    k = g[1] * y[2] ** 4 * (v - E[1])
    leak = g[2] * (v - E[2])
    return na, na + k + leak


def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0.copy()
    y = gate_rates(v, celsius)["inf"].copy()
    out = np.zeros_like(I)
    q = np.zeros_like(V0)
    for t in range(I.shape[1]):
        na, total = membrane_current(v, y, g, E)
        v = v + (I[:, t] - total) * dt / C
        k = gate_rates(v, celsius)
        y = k["inf"] + (y - k["inf"]) * np.exp(-dt / k["tau"])
        out[:, t] = v
        q = q + na * dt
    return out, y, q
