# the whole rotation matrix is transposed (turns from inertial to perifocal)
def propagate(orbit, times, iterations):
    a, e, i, W, w, M0 = (orbit[k] for k in ("a", "e", "inc", "raan", "argp", "M0"))
    M = (M0 + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    q = np.array([r * np.cos(nu), r * np.sin(nu), np.zeros(len(nu))])
    Rz = lambda t: np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1]])
    Rx = lambda t: np.array([[1, 0, 0], [0, np.cos(t), -np.sin(t)], [0, np.sin(t), np.cos(t)]])
    Q = Rz(W) @ Rx(i) @ Rz(w)
    pos = Q.T @ q
    speed = np.sqrt(MU_EARTH * (2 / r - 1 / a))
    return pos, speed
