# L^2 instead of L^3 in the forces of the point loads
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
            a = place - x[e]
            b = x[e + 1] - place
            if a >= 0 and b > 0:
                scale = load / L**2
                forces[e] += scale * b**2 * (3 * a + b)
                forces[e + 1] += scale * a**2 * (a + 3 * b)
                moments[e] += scale * a * b**2
                moments[e + 1] -= scale * a**2 * b
    return forces, moments
