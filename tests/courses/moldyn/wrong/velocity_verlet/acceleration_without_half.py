# what: adds dt^2 a to the positions, without the half
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    xs, vs, pot, kin = [x], [v], [], []
    out = lennard_jones(x, box, epsilon, sigma, cutoff)
    a = out["forces"] / m[:, None]
    pot.append(out["potential"])
    for _ in range(steps):
        x = np.mod(x + v * dt + a * dt**2, box)
        out = lennard_jones(x, box, epsilon, sigma, cutoff)
        a_new = out["forces"] / m[:, None]
        v = v + 0.5 * (a + a_new) * dt
        a = a_new
        xs.append(x)
        vs.append(v)
        pot.append(out["potential"])
    vs = np.stack(vs, axis=-1)
    kin = 0.5 * np.einsum("i,ijt,ijt->t", m, vs, vs)
    return {"x": np.stack(xs, axis=-1), "v": vs, "potential": np.array(pot), "kinetic": kin}
