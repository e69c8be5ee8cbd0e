# what: the matrix is over all items and the same for every user, with lam that is not multiplied by the count
def als_users(R, mask, mu, bu, bi, Q, lam):
    E = np.where(mask, R - mu - bu[:, None] - bi, 0)
    A = Q.T @ Q + lam * np.eye(Q.shape[1])
    return np.linalg.solve(A, Q.T @ E.T).T
