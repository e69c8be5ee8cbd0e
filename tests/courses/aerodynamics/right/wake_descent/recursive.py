# style: a generator of states, images by a copied array
def wake_descent(start, gamma, core, tau, dt, steps):
    def speed(pos, g):
        image = pos.copy()
        image[:, 1] *= -1
        return induced_velocity(pos, np.append(pos, image, axis=0), np.append(g, -g), core)

    def states():
        pos, g = start.copy(), gamma.copy()
        yield pos, g
        for _ in range(steps):
            v1 = speed(pos, g)
            g = g / np.exp(dt / tau)
            v2 = speed(pos + v1 * dt, g)
            pos = pos + v1 * dt / 2 + v2 * dt / 2
            yield pos, g

    path = np.zeros((len(gamma), 2, steps + 1))
    circ = np.zeros((len(gamma), steps + 1))
    low = np.zeros(steps + 1)
    for k, (pos, g) in enumerate(states()):
        path[:, :, k] = pos
        circ[:, k] = g
        low[k] = np.sort(pos[:, 1])[0]
    return path, circ, low
