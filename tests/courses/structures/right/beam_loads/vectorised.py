def beam_loads(x, q, positions, P):
    L, q1, q2 = np.diff(x), q[:-1], q[1:]
    forces, moments = np.zeros_like(x), np.zeros_like(x)
    forces[:-1] += L * (0.35 * q1 + 0.15 * q2)
    forces[1:] += L * (0.15 * q1 + 0.35 * q2)
    moments[:-1] += L**2 * (q1 / 20 + q2 / 30)
    moments[1:] -= L**2 * (q1 / 30 + q2 / 20)
    e = np.searchsorted(x, positions, side="right") - 1
    h = L[e]
    a, b = positions - x[e], x[e + 1] - positions
    np.add.at(forces, e, P * b**2 * (3 * a + b) / h**3)
    np.add.at(forces, e + 1, P * a**2 * (a + 3 * b) / h**3)
    np.add.at(moments, e, P * a * b**2 / h**2)
    np.add.at(moments, e + 1, -P * a**2 * b / h**2)
    return forces, moments
