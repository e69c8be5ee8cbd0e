# all three currents in one (3, n) array with broadcasting, stored in lists
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v, y = V0, gate_rates(V0, celsius)["inf"]
    potentials, sodium = [], []
    for inj in I.T:
        r = gate_rates(v, celsius)
        f = np.exp(-dt / r["tau"])
        y = y * f + r["inf"] * (1 - f)
        open_share = np.stack([y[0] ** 3 * y[1], y[2] ** 4, np.ones_like(v)])
        ionic = np.einsum("k,kn,kn->kn", g, open_share, v[None] - E[:, None])
        v = v + (inj - ionic.sum(axis=0)) * dt / C
        potentials.append(v)
        sodium.append(ionic[0])
    return np.array(potentials).T, y, dt * np.array(sodium).sum(axis=0)
