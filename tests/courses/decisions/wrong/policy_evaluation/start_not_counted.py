# what: the visit at the start itself is not counted: the sum begins at the first step instead of at the zeroth
def policy_evaluation(P, R, pi, ends, mu, gamma):
    alive = 1.0 - ends
    Ppi = alive[:, None] * np.einsum("ij,ijk->ik", pi, P)
    rpi = alive * np.einsum("ij,ijk->i", pi, P * R)
    V = np.linalg.solve(np.eye(len(mu)) - gamma * Ppi, rpi)
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = np.zeros_like(mu)
    d = mu
    for k in range(2000):
        d = gamma * Ppi.T @ d
        visits = visits + d
    return V, Q, visits
