# 7 and 3 of the distributed load are swapped in the forces
def beam_loads(x, q, positions, P):
    forces = np.zeros(len(x))
    moments = np.zeros(len(x))
    for e in range(len(x) - 1):
        L = x[e + 1] - x[e]
        q1, q2 = q[e], q[e + 1]
        forces[e] += L * (3 * q1 + 7 * q2) / 20
        forces[e + 1] += L * (7 * q1 + 3 * q2) / 20
        moments[e] += L**2 * (3 * q1 + 2 * q2) / 60
        moments[e + 1] -= L**2 * (2 * q1 + 3 * q2) / 60
        for k in range(len(P)):
            a = positions[k] - x[e]
            b = x[e + 1] - positions[k]
            if a >= 0 and b > 0:
                forces[e] += P[k] * b**2 * (3 * a + b) / L**3
                forces[e + 1] += P[k] * a**2 * (a + 3 * b) / L**3
                moments[e] += P[k] * a * b**2 / L**2
                moments[e + 1] -= P[k] * a**2 * b / L**2
    return forces, moments
