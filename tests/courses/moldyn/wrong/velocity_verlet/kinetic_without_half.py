# what: the kinetic energy is m v^2, without the half
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    Epot = np.zeros(steps + 1)
    Ekin = np.zeros(steps + 1)
    f = None
    for t in range(steps + 1):
        if t > 0:
            vhalf = v + dt * f / (2 * m[:, None])
            x = (x + dt * vhalf) % box
        d = lennard_jones(x, box, epsilon, sigma, cutoff)
        f = d["forces"]
        if t > 0:
            v = vhalf + dt * f / (2 * m[:, None])
        xs[:, :, t] = x
        vs[:, :, t] = v
        Epot[t] = d["potential"]
        Ekin[t] = np.sum(m[:, None] * v**2)
    return {"x": xs, "v": vs, "potential": Epot, "kinetic": Ekin}
