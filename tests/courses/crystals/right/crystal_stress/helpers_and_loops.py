# helpers for Voigt's notation, loops over indices
PAIRS = [(0, 0), (1, 1), (2, 2), (1, 2), (0, 2), (0, 1)]


def rotate(t, Q):
    out = np.zeros((3, 3))
    for i in range(3):
        for j in range(3):
            for p in range(3):
                for q in range(3):
                    out[i, j] += Q[i, p] * Q[j, q] * t[p, q]
    return out


def crystal_stress(strain, C, R, normals, directions, tau_crit):
    local = rotate(strain, R)
    vec = [local[i, j] + (local[j, i] if i != j else 0) for i, j in PAIRS]
    sigma = np.zeros((3, 3))
    energy = 0.0
    for row, (i, j) in enumerate(PAIRS):
        value = sum(C[row, col] * vec[col] for col in range(6))
        sigma[i, j] = sigma[j, i] = value
        energy += value * vec[row] / 2
    tau = np.array(
        [d @ sigma @ n / np.sqrt(n @ n) / np.sqrt(d @ d) for n, d in zip(normals, directions)]
    )
    slips = np.array([t >= tau_crit or t <= -tau_crit for t in tau])
    return {"stress": rotate(sigma, R.T), "energy": energy, "tau": tau, "slips": slips}
