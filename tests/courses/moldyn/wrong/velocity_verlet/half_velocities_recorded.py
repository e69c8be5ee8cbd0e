# what: records the velocities of the half steps and their kinetic energy
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    pot = np.zeros(steps + 1)
    step = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[:, :, 0] = x
    vs[:, :, 0] = v
    pot[0] = step["potential"]
    for i in range(1, steps + 1):
        vhalf = v + 0.5 * dt * step["forces"] / m[:, None]
        x = (x + dt * vhalf) % box
        step = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = vhalf + 0.5 * dt * step["forces"] / m[:, None]
        xs[:, :, i] = x
        vs[:, :, i] = vhalf
        pot[i] = step["potential"]
    kin = 0.5 * np.einsum("i,ijt->t", m, vs**2)
    return {"x": xs, "v": vs, "potential": pot, "kinetic": kin}
