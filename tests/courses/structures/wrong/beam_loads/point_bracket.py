# the factors 3 and 1 in the brackets of the point forces are swapped: a + 3b left, 3a + b right
def beam_loads(x, q, positions, P):
    forces = np.zeros(len(x))
    moments = np.zeros(len(x))
    for e in range(len(x) - 1):
        L = x[e + 1] - x[e]
        forces[e] += L * (7 * q[e] + 3 * q[e + 1]) / 20
        forces[e + 1] += L * (3 * q[e] + 7 * q[e + 1]) / 20
        moments[e] += L**2 * (3 * q[e] + 2 * q[e + 1]) / 60
        moments[e + 1] -= L**2 * (2 * q[e] + 3 * q[e + 1]) / 60
        for place, load in zip(positions, P):
            xi = (place - x[e]) / L
            eta = 1 - xi
            if xi >= 0 and eta > 0:
                forces[e] += load * eta**2 * (xi + 3 * eta)
                forces[e + 1] += load * xi**2 * (3 * xi + eta)
                moments[e] += load * L * xi * eta**2
                moments[e + 1] -= load * L * xi**2 * eta
    return forces, moments
