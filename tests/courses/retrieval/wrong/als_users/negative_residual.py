# what: prediction minus rating as the target, so P has the wrong sign
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    err = (mu + bu[:, None] + bi[None, :] - R) * mask
    P = np.zeros((n, f))
    for u in range(n):
        k = mask[u].sum()
        if k > 0:
            A = np.einsum("i,if,ig->fg", mask[u] * 1.0, Q, Q) + lam * k * np.eye(f)
            P[u] = np.linalg.solve(A, err[u] @ Q)
    return P
