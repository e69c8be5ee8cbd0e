# what: takes forces for accelerations: the masses are missing
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    pot = np.zeros(steps + 1)
    r = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[:, :, 0], vs[:, :, 0], pot[0] = x, v, r["potential"]
    for t in range(1, steps + 1):
        vh = v + dt / 2 * r["forces"]
        x = (x + dt * vh) % box
        r = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = vh + dt / 2 * r["forces"]
        xs[:, :, t], vs[:, :, t], pot[t] = x, v, r["potential"]
    kin = np.sum(0.5 * m[:, None] * np.sum(vs**2, axis=1), axis=0)
    return {"x": xs, "v": vs, "potential": pot, "kinetic": kin}
