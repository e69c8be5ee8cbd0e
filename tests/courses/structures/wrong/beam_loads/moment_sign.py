# the moment at the right end of the distributed load has the wrong sign
def beam_loads(x, q, positions, P):
    forces = np.zeros(len(x))
    moments = np.zeros(len(x))
    L = np.diff(x)
    ql, qr = q[:-1], q[1:]
    forces[:-1] += L * (7 * ql + 3 * qr) / 20
    forces[1:] += L * (3 * ql + 7 * qr) / 20
    moments[:-1] += L**2 * (3 * ql + 2 * qr) / 60
    moments[1:] += L**2 * (2 * ql + 3 * qr) / 60
    for place, load in zip(positions, P):
        e = np.searchsorted(x, place, side="right") - 1
        a, b = place - x[e], x[e + 1] - place
        forces[e] += load * b**2 * (3 * a + b) / L[e] ** 3
        forces[e + 1] += load * a**2 * (a + 3 * b) / L[e] ** 3
        moments[e] += load * a * b**2 / L[e] ** 2
        moments[e + 1] -= load * a**2 * b / L[e] ** 2
    return forces, moments
