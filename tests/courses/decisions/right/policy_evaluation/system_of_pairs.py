# what: solves for the action values of all pairs at once; the state values are their means under pi
def policy_evaluation(P, R, pi, ends, mu, gamma):
    S, A = pi.shape
    go = (1.0 - ends)[:, None]
    r = (go * np.sum(P * R, axis=2)).reshape(S * A)
    T = np.einsum("sat,tb->satb", go[:, :, None] * P, pi).reshape(S * A, S * A)
    q = np.linalg.solve(np.eye(S * A) - gamma * T, r)
    Q = q.reshape(S, A)
    V = np.einsum("sa,sa->s", pi, Q)
    start = (mu[:, None] * pi).reshape(S * A)
    pairs = np.linalg.solve(np.eye(S * A) - gamma * T.T, start)
    return V, Q, pairs.reshape(S, A).sum(axis=1)
