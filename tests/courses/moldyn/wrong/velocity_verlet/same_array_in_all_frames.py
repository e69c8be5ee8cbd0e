# what: moves the array in place and lists it again and again: all frames hold the last positions
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    x = x.copy()
    v = v.copy()
    xs, vs, pot, kin = [], [], [], []
    lj = lennard_jones(x, box, epsilon, sigma, cutoff)
    for t in range(steps + 1):
        if t:
            v = v + 0.5 * dt * lj["forces"] / m[:, None]
            x += dt * v
            x %= box
            lj = lennard_jones(x, box, epsilon, sigma, cutoff)
            v = v + 0.5 * dt * lj["forces"] / m[:, None]
        xs.append(x)
        vs.append(v)
        pot.append(lj["potential"])
        kin.append(0.5 * np.sum(m[:, None] * v**2))
    return {
        "x": np.stack(xs, axis=-1),
        "v": np.stack(vs, axis=-1),
        "potential": np.array(pot),
        "kinetic": np.array(kin),
    }
