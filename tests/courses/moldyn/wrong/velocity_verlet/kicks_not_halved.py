# what: adds both forces with a whole time step each: the half is missing
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    im = 1 / m[:, None]
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    pe = np.zeros(steps + 1)
    cur = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[..., 0] = x
    vs[..., 0] = v
    pe[0] = cur["potential"]
    for t in range(steps):
        x = (x + dt * v + 0.5 * dt * dt * cur["forces"] * im) % box
        nxt = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = v + dt * (cur["forces"] + nxt["forces"]) * im
        cur = nxt
        xs[..., t + 1] = x
        vs[..., t + 1] = v
        pe[t + 1] = cur["potential"]
    ke = 0.5 * np.sum(m[:, None, None] * vs**2, axis=(0, 1))
    return {"x": xs, "v": vs, "potential": pe, "kinetic": ke}
