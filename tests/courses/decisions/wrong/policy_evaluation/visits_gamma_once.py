# what: in the sum of the visits every later step is discounted by gamma alone instead of by gamma to the k, for a hundred steps
def policy_evaluation(P, R, pi, ends, mu, gamma):
    live = 1.0 - ends
    P_pi = live[:, None] * np.einsum("sa,sat->st", pi, P)
    r_pi = live * np.einsum("sa,sat,sat->s", pi, P, R)
    V = np.linalg.solve(np.eye(len(live)) - gamma * P_pi, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    p = mu.copy()
    visits = mu.copy()
    for k in range(100):
        p = p @ P_pi
        visits += gamma * p
    return V, Q, visits
