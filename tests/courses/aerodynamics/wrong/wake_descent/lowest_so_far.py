# lowest holds the lowest height reached up to each time instead of the one at that time
def wake_descent(start, gamma, core, tau, dt, steps):
    z, g = start.copy(), gamma.copy()
    path, circ = [z], [g]
    lowest = [z[:, 1].min()]
    for _ in range(steps):
        gn = g * np.exp(-dt / tau)
        v1 = induced_velocity(z, np.concatenate([z, z * [1, -1]]), np.concatenate([g, -g]), core)
        p = z + dt * v1
        v2 = induced_velocity(p, np.concatenate([p, p * [1, -1]]), np.concatenate([gn, -gn]), core)
        z, g = z + dt * (v1 + v2) / 2, gn
        path.append(z)
        circ.append(g)
        lowest.append(min(lowest[-1], z[:, 1].min()))
    return np.stack(path, -1), np.stack(circ, -1), np.array(lowest)
