# what: explicit part from the initial level in each step
def heat_theta(u0, alpha, dx, dt, theta, steps, left, right):
    mu = dt / dx**2 * alpha
    implicit, explicit = theta * mu, (1 - theta) * mu
    low = np.concatenate([-implicit[:-1], [0.0]])
    upp = np.concatenate([[0.0], -implicit[1:]])
    mid = np.concatenate([[1.0], 1 + implicit[:-1] + implicit[1:], [1.0]])
    hist = np.zeros((len(u0), steps + 1))
    hist[:, 0] = u0
    for k in range(1, steps + 1):
        old = hist[:, 0]
        inner = old[1:-1] + explicit[1:] * (old[2:] - old[1:-1]) - explicit[:-1] * (old[1:-1] - old[:-2])
        hist[:, k] = tridiagonal_solve(low, mid, upp, np.concatenate([[left], inner, [right]]))
    return hist
