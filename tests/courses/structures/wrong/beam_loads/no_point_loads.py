# the point loads are forgotten
def beam_loads(x, q, positions, P):
    L = x[1:] - x[:-1]
    q1 = q[:-1]
    q2 = q[1:]
    forces = np.zeros(len(x))
    moments = np.zeros(len(x))
    forces[:-1] += L * (7 * q1 + 3 * q2) / 20
    forces[1:] += L * (3 * q1 + 7 * q2) / 20
    moments[:-1] += L**2 * (3 * q1 + 2 * q2) / 60
    moments[1:] -= L**2 * (2 * q1 + 3 * q2) / 60
    return forces, moments
