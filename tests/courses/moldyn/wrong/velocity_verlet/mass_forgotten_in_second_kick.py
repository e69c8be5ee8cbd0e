# what: the second half step of the velocity is not divided by the mass
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    mass = m[:, None]
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    potential = np.zeros(steps + 1)
    kinetic = np.zeros(steps + 1)
    lj = lennard_jones(x, box, epsilon, sigma, cutoff)
    for t in range(steps + 1):
        xs[:, :, t] = x
        vs[:, :, t] = v
        potential[t] = lj["potential"]
        kinetic[t] = 0.5 * np.sum(mass * v**2)
        if t == steps:
            break
        v_half = v + lj["forces"] / mass * dt / 2
        x = (x + v_half * dt) % box
        lj = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = v_half + lj["forces"] * dt / 2
    return {"x": xs, "v": vs, "potential": potential, "kinetic": kinetic}
