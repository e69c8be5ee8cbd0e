# what: Q is made of the policy's mean reward of the state instead of the reward of the action
def policy_evaluation(P, R, pi, ends, mu, gamma):
    live = 1.0 - ends
    P_pi = live[:, None] * np.einsum("sa,sat->st", pi, P)
    r_pi = live * np.einsum("sa,sat,sat->s", pi, P, R)
    M = np.eye(len(mu)) - gamma * P_pi
    V = np.linalg.solve(M, r_pi)
    Q = r_pi[:, None] + gamma * np.einsum("sat,t->sa", P, V)
    Q[ends] = 0.0
    visits = np.linalg.solve(M.T, mu)
    return V, Q, visits
