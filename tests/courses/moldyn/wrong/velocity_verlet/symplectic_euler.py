# what: kicks by a whole step and then moves: symplectic Euler
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    U = np.zeros(steps + 1)
    T = np.zeros(steps + 1)
    for s in range(steps + 1):
        lj = lennard_jones(x, box, epsilon, sigma, cutoff)
        xs[:, :, s] = x
        vs[:, :, s] = v
        U[s] = lj["potential"]
        T[s] = np.sum(m[:, None] * v**2) / 2
        v = v + dt * lj["forces"] / m[:, None]
        x = (x + dt * v) % box
    return {"x": xs, "v": vs, "potential": U, "kinetic": T}
