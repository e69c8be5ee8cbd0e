# the forces of the distributed load are divided by 12 instead of 20
def beam_loads(x, q, positions, P):
    forces = np.zeros(len(x))
    moments = np.zeros(len(x))
    for e in range(len(x) - 1):
        L = x[e + 1] - x[e]
        forces[e] += L / 12 * (7 * q[e] + 3 * q[e + 1])
        forces[e + 1] += L / 12 * (3 * q[e] + 7 * q[e + 1])
        moments[e] += L**2 / 60 * (3 * q[e] + 2 * q[e + 1])
        moments[e + 1] += -(L**2) / 60 * (2 * q[e] + 3 * q[e + 1])
        for i in range(len(positions)):
            a = positions[i] - x[e]
            b = L - a
            if 0 <= a < L:
                forces[e] += P[i] * b**2 * (3 * a + b) / L**3
                forces[e + 1] += P[i] * a**2 * (a + 3 * b) / L**3
                moments[e] += P[i] * a * b**2 / L**2
                moments[e + 1] -= P[i] * a**2 * b / L**2
    return forces, moments
