# the distances a and b to the ends are swapped
def beam_loads(x, q, positions, P):
    forces = np.zeros(len(x))
    moments = np.zeros(len(x))
    for e in range(len(x) - 1):
        left, right = x[e], x[e + 1]
        L = right - left
        forces[e] += L * (7 * q[e] + 3 * q[e + 1]) / 20
        forces[e + 1] += L * (3 * q[e] + 7 * q[e + 1]) / 20
        moments[e] += L**2 * (3 * q[e] + 2 * q[e + 1]) / 60
        moments[e + 1] -= L**2 * (2 * q[e] + 3 * q[e + 1]) / 60
        inside = (positions >= left) & (positions < right)
        b = positions[inside] - left
        a = right - positions[inside]
        p = P[inside]
        forces[e] += np.sum(p * b**2 * (3 * a + b)) / L**3
        forces[e + 1] += np.sum(p * a**2 * (a + 3 * b)) / L**3
        moments[e] += np.sum(p * a * b**2) / L**2
        moments[e + 1] -= np.sum(p * a**2 * b) / L**2
    return forces, moments
