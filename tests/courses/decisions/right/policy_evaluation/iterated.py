# what: both systems are iterated until nothing changes
def policy_evaluation(P, R, pi, ends, mu, gamma):
    V = np.zeros(len(mu))
    for _ in range(3000):
        V = np.sum(pi * bellman_backup(P, R, V, ends, gamma), axis=1)
    P_pi = np.einsum("sa,sat->st", pi, P)
    P_pi[ends] = 0.0
    visits = np.zeros(len(mu))
    for _ in range(3000):
        visits = mu + gamma * visits @ P_pi
    return V, bellman_backup(P, R, V, ends, gamma), visits
