# what: the visits are solved with M instead of its transpose
def policy_evaluation(P, R, pi, ends, mu, gamma):
    n = P.shape[0]
    keep = (~ends).astype(float)
    T = np.sum(pi[:, :, None] * P, axis=1) * keep[:, None]
    r = np.sum(pi[:, :, None] * P * R, axis=(1, 2)) * keep
    A = np.eye(n) - gamma * T
    A_inv = np.linalg.inv(A)
    V = A_inv @ r
    d = A_inv @ mu
    return V, bellman_backup(P, R, V, ends, gamma), d
