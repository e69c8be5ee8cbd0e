# the distributed load is taken as uniform: mean of both ends, qL/2 and qL^2/12
def beam_loads(x, q, positions, P):
    n = len(x)
    forces, moments = np.zeros(n), np.zeros(n)
    for e in range(n - 1):
        L = x[e + 1] - x[e]
        qm = (q[e] + q[e + 1]) / 2
        forces[e] += qm * L / 2
        forces[e + 1] += qm * L / 2
        moments[e] += qm * L**2 / 12
        moments[e + 1] -= qm * L**2 / 12
        for s, load in zip(positions, P):
            if x[e] <= s < x[e + 1]:
                a, b = s - x[e], x[e + 1] - s
                forces[e] += load * b**2 * (3 * a + b) / L**3
                forces[e + 1] += load * a**2 * (a + 3 * b) / L**3
                moments[e] += load * a * b**2 / L**2
                moments[e + 1] -= load * a**2 * b / L**2
    return forces, moments
