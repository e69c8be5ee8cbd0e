# what: leaves positions where they are when they pass the boundary
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    X, V, P, K = [], [], [], []
    e = lennard_jones(x, box, epsilon, sigma, cutoff)
    X.append(x)
    V.append(v)
    P.append(e["potential"])
    K.append(0.5 * np.sum(m[:, None] * v**2))
    for _ in range(steps):
        v = v + 0.5 * dt * e["forces"] / m[:, None]
        x = x + dt * v
        e = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = v + 0.5 * dt * e["forces"] / m[:, None]
        X.append(x)
        V.append(v)
        P.append(e["potential"])
        K.append(0.5 * np.sum(m[:, None] * v**2))
    return {
        "x": np.moveaxis(np.array(X), 0, -1),
        "v": np.moveaxis(np.array(V), 0, -1),
        "potential": np.array(P),
        "kinetic": np.array(K),
    }
