# what: the regression is on the ratings themselves, without mean and biases
def als_users(R, mask, mu, bu, bi, Q, lam):
    f = Q.shape[1]
    P = []
    for r, w in zip(R, mask):
        if not w.any():
            P.append(np.zeros(f))
            continue
        A = Q[w].T @ Q[w] + lam * np.sum(w) * np.identity(f)
        P.append(np.linalg.solve(A, Q[w].T @ r[w]))
    return np.array(P)
