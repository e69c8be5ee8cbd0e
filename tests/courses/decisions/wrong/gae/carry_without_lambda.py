# what: the carry decays by gamma alone, without lambda
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    mask = 1 - done
    A = np.zeros((n, T + 1))
    for t in range(T)[::-1]:
        delta = rewards[:, t] + gamma * mask[:, t] * values[:, t + 1] - values[:, t]
        A[:, t] = delta + gamma * mask[:, t] * A[:, t + 1]
    A = A[:, :-1]
    return A, A + values[:, :-1], (A - np.mean(A)) / (np.std(A) + 1e-8)
